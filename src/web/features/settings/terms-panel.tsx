import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { businessMessages } from './business-messages.ts'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { type ProfileEditing, ProfileField } from './profile-field.tsx'

const messages = businessMessages.terms

/** What new documents start with. */
export function TermsPanel(editing: ProfileEditing) {
  const isOff = !editing.row.vatRegistered
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <ProfileField {...editing} name="taxRate" disabled={isOff} />
        <ProfileField {...editing} name="taxBasis" options={optionsOf(messages.bases)} />
        <ProfileField {...editing} name="defaultMargin" />
        <ProfileField {...editing} name="paymentDays" />
        <ProfileField {...editing} name="remindsAfter" />
        <div className="sm:col-span-2">
          <ProfileField {...editing} name="pricesIncludeVat" disabled={isOff} />
        </div>
        <div className="sm:col-span-2">
          <ProfileField {...editing} name="termsAndConditions" help={messages.termsHelp} />
        </div>
      </div>
      <p className="mt-4 text-[13px] text-muted">
        {businessMessages.prices}{' '}
        <ScreenLink
          screen="settings-vat"
          search={editing.row.isDefault ? {} : { profile: editing.row.id }}
          className="underline"
        >
          {businessMessages.toPrices}
        </ScreenLink>
      </p>
    </Panel>
  )
}
