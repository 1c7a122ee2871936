import { useState } from 'react'
import { DOCUMENT_RULES, DOCUMENT_TYPES } from '#domain/documents/types.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { asDocuments, type DocumentRow } from '#web/kit/documents/document-row.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { SelectField } from '#web/kit/ui/select-field.tsx'
import type { DocumentActs } from './document-acts.ts'
import { documentText } from './document-text.ts'
import { TypeChoice } from './document-type-choice.tsx'

const text = documentText.page

/** Begins a new document: empty, or from a template. Credit notes are made of invoices. */
export function DocumentStart({ acts, customerId }: { readonly acts: DocumentActs; readonly customerId: string }) {
  const go = useGo()
  const templates = asDocuments(useRows('document')).filter(
    ({ documentType, status }) => documentType === 'template' && status !== 'void',
  )
  const profiles = useRows('businessProfile')
  const [profileId, setProfileId] = useState('')
  const profile = profiles.find(({ id }) => id === profileId) ?? profiles.find((each) => each['isDefault'])
  const show = (id: string | undefined) => id !== undefined && go('document', { id })
  const data = {
    ...(profileId === '' || !profile ? {} : { businessProfileId: profile.id }),
    ...(customerId === '' ? {} : { customerId }),
  }
  return (
    <div className="max-w-3xl">
      <PageHead title={text.newTitle} facts={text.newText} />
      {profiles.length > 1 && (
        <SelectField
          label={text.business}
          help={text.businessHelp}
          className="mb-5 max-w-80"
          value={profile?.id ?? null}
          options={profiles.map(({ id, name }) => ({ value: id, label: typeof name === 'string' ? name : '' }))}
          onChange={setProfileId}
        />
      )}
      <TypeChoice
        types={DOCUMENT_TYPES.filter((type) => type !== 'creditnote')}
        labelOf={(type) => DOCUMENT_RULES[type].label.one}
        onChoose={(type) => void acts.create(type, data).then(show)}
      />
      {templates.length > 0 && (
        <section className="mt-8">
          <h2 className="text-base">{text.templates}</h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {templates.map((template) => (
              <li key={template.id}>
                <Button onClick={() => void acts.duplicate(template, 'invoice').then(show)}>
                  {templateName(template)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function templateName({ documentNumber, customerName, items }: DocumentRow): string {
  return [documentNumber, customerName || items[0]?.description].filter(Boolean).join(' · ')
}
