import { businessProfile } from '#contract/entities/business-profile.ts'
import { vatIdProblem } from '#domain/vat-id.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { businessText } from './business-text.ts'
import { type ProfileEditing, ProfileField } from './profile-field.tsx'

const text = businessText.identity
const PROBLEMS = { country: text.vatCountry, form: text.vatForm }
const { vatId } = businessProfile.fields

/** What a business is registered as. The form of a VAT id is looked at, and what looks wrong is told, not refused. */
export function IdentityPanel(editing: ProfileEditing) {
  const { row, save } = editing
  const problem = vatIdProblem(row.vatId)
  return (
    <Panel title={text.title} lead={text.lead}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ProfileField {...editing} name="legalName" />
        <ProfileField {...editing} name="registrationNumber" />
        <ProfileField {...editing} name="taxId" />
        <SavedText
          label={vatId.label}
          help={vatId.help}
          error={problem && PROBLEMS[problem]}
          value={row.vatId}
          read={readField(vatId)}
          onSave={(value) => save(row, { vatId: value }, vatId.label)}
        />
        <ProfileField {...editing} name="electronicAddress" help={text.electronicHelp} />
        <ProfileField {...editing} name="electronicScheme" />
      </div>
    </Panel>
  )
}

/** How customers reach a business. */
export function ContactPanel(editing: ProfileEditing) {
  return (
    <Panel title={businessText.contact.title} lead={businessText.contact.lead}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ProfileField {...editing} name="contactName" />
        <ProfileField {...editing} name="email" />
        <ProfileField {...editing} name="phoneNumber" />
        <ProfileField {...editing} name="website" help={businessText.contact.websiteHelp} />
      </div>
    </Panel>
  )
}
