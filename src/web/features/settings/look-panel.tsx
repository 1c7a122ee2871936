import { useState } from 'react'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { DOCUMENT_DESIGNS } from '#domain/documents/designs.ts'
import { languageChoice } from '#web/kit/documents/language-choice.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { businessMessages } from './business-messages.ts'
import { DesignPicture } from './design-picture.tsx'
import { type ProfileEditing, ProfileField } from './profile-field.tsx'
import { SamplePdf } from './sample-pdf.tsx'

const messages = businessMessages.look
const { documentDesign, documentAccent } = businessProfile.fields
/** The colour of papers whose business has none. */
const STANDARD = '#3451b2'

/** How papers look: design, colour and language (DOC-12). */
export function LookPanel(editing: ProfileEditing) {
  const { row, save } = editing
  const language = languageChoice(row.documentLanguage, messages.ownLanguage)
  return (
    <Panel title={messages.title} lead={messages.lead}>
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
                onChange={() => save({ documentDesign: design }, documentDesign.label)}
              />
              <DesignPicture design={design} accent={row.documentAccent || STANDARD} logo={row.logo} />
              <span className="mt-2 block text-center font-semibold">{messages.designs[design]}</span>
              <span className="block text-center text-[13px] text-pretty text-muted max-sm:sr-only">
                {messages.designHelp[design]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 grid items-start gap-4 sm:grid-cols-2">
        <Accent key={row.documentAccent} {...editing} />
        <ProfileField
          {...editing}
          name="documentLanguage"
          value={language.value === 'en' ? '' : language.value}
          options={language.options.filter(({ value }) => value !== 'en')}
        />
      </div>
      <SamplePdf row={row} />
    </Panel>
  )
}

/** The colour is saved on leaving: the system's picker reports every step on the way. */
function Accent({ row, save }: ProfileEditing) {
  const [draft, setDraft] = useState(row.documentAccent || STANDARD)
  const commit = (): void => {
    if (draft !== (row.documentAccent || STANDARD)) save({ documentAccent: draft }, documentAccent.label)
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
            <Button size="small" onClick={() => save({ documentAccent: '' }, documentAccent.label)}>
              {messages.standardColour}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
