import { useState } from 'react'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { DOCUMENT_DESIGNS } from '#domain/documents/designs.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { businessText } from './business-text.ts'
import { DesignPicture } from './design-picture.tsx'
import type { ProfileEditing } from './profile-field.tsx'
import { SamplePaper } from './sample-paper.tsx'

const text = businessText.look
const { documentDesign, documentAccent, documentLanguage } = businessProfile.fields
/** The colour of papers whose business has none. */
const STANDARD = '#3451b2'
const LANGUAGES = [
  { value: '', label: text.ownLanguage },
  ...Object.entries(text.languages).map(([value, label]) => ({ value, label })),
]

/** How papers look: design, colour and language (DOC-12). */
export function LookPanel(editing: ProfileEditing) {
  const { row, save } = editing
  const language = row.documentLanguage.split('-')[0]?.toLowerCase() ?? ''
  return (
    <Panel title={text.title} lead={text.lead}>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-[13px] font-semibold">{documentDesign.label}</legend>
        <div className="grid grid-cols-3 gap-3">
          {DOCUMENT_DESIGNS.map((design) => (
            <label
              key={design}
              className={classNames(
                'relative block cursor-pointer rounded-xl border p-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
                row.documentDesign === design ? 'border-primary bg-accent' : 'border-line hover:border-field-line',
              )}
            >
              <input
                type="radio"
                name={`design-${row.id}`}
                className="sr-only"
                checked={row.documentDesign === design}
                onChange={() => save(row, { documentDesign: design }, documentDesign.label)}
              />
              <DesignPicture design={design} accent={row.documentAccent || STANDARD} logo={row.logo} />
              <span className="mt-2 block text-center font-semibold">{text.designs[design]}</span>
              <span className="block text-center text-[13px] text-pretty text-muted max-sm:sr-only">
                {text.designHelp[design]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 grid items-start gap-4 sm:grid-cols-2">
        <Accent key={row.documentAccent} {...editing} />
        <NativeSelect
          label={documentLanguage.label}
          value={language in text.languages ? language : ''}
          options={LANGUAGES}
          onChange={(next) => save(row, { documentLanguage: next }, documentLanguage.label)}
        />
      </div>
      <SamplePaper row={row} />
    </Panel>
  )
}

/** The colour is saved on leaving: the system's picker reports every step on the way. */
function Accent({ row, save }: ProfileEditing) {
  const [draft, setDraft] = useState(row.documentAccent || STANDARD)
  const commit = (): void => {
    if (draft !== (row.documentAccent || STANDARD)) save(row, { documentAccent: draft }, documentAccent.label)
  }
  return (
    <Field label={documentAccent.label}>
      {(ids) => (
        <div className="flex items-center gap-2">
          <input
            {...ids}
            type="color"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={commit}
            className="h-9 w-16 cursor-pointer rounded-lg border border-field-line bg-card p-1 max-md:h-11"
          />
          <span className="text-muted">{draft}</span>
          {row.documentAccent !== '' && (
            <Button size="small" onClick={() => save(row, { documentAccent: '' }, documentAccent.label)}>
              {text.standardColour}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
