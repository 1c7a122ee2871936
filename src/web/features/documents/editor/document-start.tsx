import { useState } from 'react'
import { useRows } from '#web/kit/data/use-store.ts'
import { businessOf } from '#web/kit/documents/use-business.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { SelectField } from '#web/kit/ui/select-field.tsx'
import type { DocumentActions } from '../actions/use-document-actions.ts'
import { NEW_TYPES } from '../new-types.ts'
import { pageMessages as messages } from './messages.ts'
import { TypeChoice } from './type-choice.tsx'

interface DocumentStartProps {
  readonly actions: DocumentActions
  readonly customerId: string
}

/** Begins a new document: empty, or from a template. */
export function DocumentStart({ actions, customerId }: DocumentStartProps) {
  const go = useGo()
  const templates = useRows('document').filter(
    ({ documentType, status }) => documentType === 'template' && status !== 'void',
  )
  const profiles = useRows('businessProfile')
  const [profileId, setProfileId] = useState('')
  const profile = businessOf(profiles, profileId)
  const show = (id: string | undefined) => id !== undefined && go('document', { id, new: '1' })
  const data = {
    ...(profileId === '' || !profile ? {} : { businessProfileId: profile.id }),
    ...(customerId === '' ? {} : { customerId }),
  }
  return (
    <div className="max-w-3xl">
      <PageHead title={messages.newTitle} facts={messages.newText} />
      {profiles.length > 1 && (
        <SelectField
          label={messages.business}
          help={messages.businessHelp}
          className="mb-5 max-w-80"
          value={profile?.id ?? null}
          options={profiles.map(({ id, name }) => ({ value: id, label: typeof name === 'string' ? name : '' }))}
          onChange={setProfileId}
        />
      )}
      <TypeChoice types={NEW_TYPES} onChoose={(type) => void actions.create(type, data).then(show)} />
      {templates.length > 0 && (
        <section className="mt-8">
          <h2 className="text-base">{messages.templates}</h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {templates.map((template) => (
              <li key={template.id}>
                <Button onClick={() => void actions.duplicate(template, 'invoice').then(show)}>
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
