import { businessProfile } from '#contract/entities/business-profile.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { countryName, countryOptions, currencyOptions } from '#web/kit/format/places.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { placeProposal } from './profile-edits.ts'
import { type ProfileEditing, ProfileField } from './profile-field.tsx'
import { settingsText } from './text.ts'

const text = settingsText.business
const { country, preferredCurrency } = businessProfile.fields

/** Who sells, where, and in which currency. */
export function BusinessPanel(editing: ProfileEditing) {
  const { row, save } = editing
  return (
    <Panel title={text.title} lead={text.lead}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ProfileField {...editing} name="name" />
        <ProfileField {...editing} name="businessType" />
        <Combobox
          label={country.label}
          placeholder={text.chooseCountry}
          value={row.country === '' ? null : row.country}
          options={countryOptions}
          onChange={(code) => save(row, { country: code ?? '' }, country.label)}
        />
        <Combobox
          required
          label={preferredCurrency.label}
          help={text.currencyHelp}
          value={row.preferredCurrency}
          options={currencyOptions}
          onChange={(code) => code !== null && save(row, { preferredCurrency: code }, preferredCurrency.label)}
        />
      </div>
      <Proposal {...editing} />
      <Address {...editing} />
    </Panel>
  )
}

/** What is usual in the chosen country, to be taken over by a press. */
function Proposal({ row, save }: ProfileEditing) {
  const proposal = placeProposal(row)
  if (!proposal) return null
  const words = settingsText.proposal
  const { currency, taxRate } = proposal
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 rounded-xl bg-accent px-4 py-2.5" role="status">
      <p className="mr-auto font-semibold">{words.title(countryName(row.country))}</p>
      {currency !== undefined && (
        <Button size="small" onClick={() => save(row, { preferredCurrency: currency }, preferredCurrency.label)}>
          {words.currency(currency)}
        </Button>
      )}
      {taxRate !== undefined && (
        <Button size="small" onClick={() => save(row, { taxRate }, businessProfile.fields.taxRate.label)}>
          {words.rate(formatRate(taxRate))}
        </Button>
      )}
    </div>
  )
}

type AddressPart = 'street' | 'zip' | 'city' | 'state'
/** The parts of an address and how long each may be. */
const PARTS: readonly (readonly [part: AddressPart, max: number])[] = [
  ['street', 300],
  ['zip', 30],
  ['city', 200],
  ['state', 200],
]

function Address({ row, save }: ProfileEditing) {
  const { address } = row
  return (
    <fieldset className="mt-5">
      <legend className="sr-only">{text.address}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {PARTS.map(([part, max]) => (
          <SavedText
            key={part}
            label={text[part]}
            value={address[part] ?? ''}
            read={(typed) => ({ value: typed.trim().slice(0, max) })}
            onSave={(value) => save(row, { address: { ...address, [part]: value } }, text.address)}
          />
        ))}
      </div>
    </fieldset>
  )
}
