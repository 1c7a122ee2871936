import { vatIdExample, vatIdProblem } from '#domain/vat-id.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { businessMessages } from './business-messages.ts'
import { type ProfileEditing, ProfileField } from './profile-field.tsx'

const messages = businessMessages.identity

/** What a business is registered as. The form of a VAT id is looked at, and what looks wrong is told, not refused. */
export function IdentityPanel(editing: ProfileEditing) {
  const problem = vatIdProblem(editing.row.vatId)
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ProfileField {...editing} name="legalName" />
        <ProfileField {...editing} name="registrationNumber" />
        <ProfileField {...editing} name="taxId" />
        <ProfileField
          {...editing}
          name="vatId"
          error={problem && messages.vatProblems[problem](vatIdExample(editing.row.vatId))}
        />
        <ProfileField {...editing} name="electronicAddress" help={messages.electronicHelp} />
        <ProfileField {...editing} name="electronicScheme" />
      </div>
    </Panel>
  )
}

/** How customers reach a business. */
export function ContactPanel(editing: ProfileEditing) {
  return (
    <Panel title={businessMessages.contact.title} lead={businessMessages.contact.lead}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ProfileField {...editing} name="contactName" />
        <ProfileField {...editing} name="email" />
        <ProfileField {...editing} name="phoneNumber" />
        <ProfileField {...editing} name="website" help={businessMessages.contact.websiteHelp} />
      </div>
    </Panel>
  )
}
