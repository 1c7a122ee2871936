import { TAX_BASES } from '#domain/documents/totals.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { businessText } from './business-text.ts'
import { type ProfileEditing, ProfileField } from './profile-field.tsx'

const text = businessText.terms
const BASES = TAX_BASES.map((value) => ({ value, label: text.bases[value] }))

/** What new documents start with. */
export function TermsPanel(editing: ProfileEditing) {
  const isOff = !editing.row.vatRegistered
  return (
    <Panel title={text.title} lead={text.lead}>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <ProfileField {...editing} name="taxRate" disabled={isOff} />
        <ProfileField {...editing} name="taxBasis" options={BASES} />
        <ProfileField {...editing} name="defaultMargin" />
        <ProfileField {...editing} name="paymentDays" />
        <ProfileField {...editing} name="remindsAfter" />
        <div className="sm:col-span-2">
          <ProfileField {...editing} name="pricesIncludeVat" disabled={isOff} />
        </div>
        <div className="sm:col-span-2">
          <ProfileField {...editing} name="termsAndConditions" help={text.termsHelp} />
        </div>
      </div>
      <p className="mt-4 text-[13px] text-muted">
        {businessText.prices}{' '}
        <ScreenLink
          screen="settings"
          search={editing.row.isDefault ? {} : { profile: editing.row.id }}
          className="underline"
        >
          {businessText.toPrices}
        </ScreenLink>
      </p>
    </Panel>
  )
}
