import { businessProfile } from '#contract/entities/business-profile.ts'
import { AddressFields } from '#web/kit/form/address-fields.tsx'
import { countryName, countryOptions, currencyOptions } from '#web/kit/format/country-names.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { placeProposal } from './profile-edits.ts'
import { type ProfileEditing, ProfileField } from './profile-field.tsx'
import { settingsMessages } from './messages.ts'

const messages = settingsMessages.business
const { preferredCurrency, taxRate: rate } = businessProfile.fields

/** Who sells, where, and in which currency. */
export function BusinessPanel(editing: ProfileEditing) {
  const { row, save } = editing
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ProfileField {...editing} name="name" />
        <ProfileField {...editing} name="businessType" options={optionsOf(messages.types)} />
        <ProfileField {...editing} name="country" placeholder={messages.chooseCountry} options={countryOptions()} />
        <ProfileField {...editing} name="preferredCurrency" help={messages.currencyHelp} options={currencyOptions()} />
      </div>
      <Proposal {...editing} />
      <fieldset className="mt-5">
        <legend className="sr-only">{messages.address}</legend>
        <div className="grid grid-cols-2 gap-4">
          <AddressFields value={row.address} onSave={(address) => save({ address }, messages.address)} />
        </div>
      </fieldset>
    </Panel>
  )
}

/** What is usual in the chosen country, to be taken over by a press. */
function Proposal({ row, save }: ProfileEditing) {
  const proposal = placeProposal(row)
  if (!proposal) return null
  const words = settingsMessages.proposal
  const { currency, taxRate } = proposal
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 rounded-xl bg-accent px-4 py-2.5" role="status">
      <p className="me-auto font-semibold">{words.title(countryName(row.country))}</p>
      {currency !== undefined && (
        <Button size="small" onClick={() => save({ preferredCurrency: currency }, preferredCurrency.label)}>
          {words.currency(currency)}
        </Button>
      )}
      {taxRate !== undefined && (
        <Button size="small" onClick={() => save({ taxRate }, rate.label)}>
          {words.rate(formatRate(taxRate))}
        </Button>
      )}
    </div>
  )
}
