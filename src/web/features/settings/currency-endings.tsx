import X from 'lucide-react/icons/x'
import { currencies } from '#domain/currencies.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { currencyName } from '#web/kit/format/country-names.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { useReadOnlyPart } from '#web/kit/ui/read-only-part.tsx'
import type { ProfileEditing } from './profile-field.tsx'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { settingsMessages } from './messages.ts'

type Endings = RowOfKind<'businessProfile'>['currencyEndings']

const field = businessProfile.fields.currencyEndings
const messages = settingsMessages.currencyEndings

/** Price endings of single currencies, in place of the one above (PRICE-11). */
export function CurrencyEndings({ row, save }: ProfileEditing) {
  const { currencyEndings: endings, priceEnding } = row
  const isClosed = useReadOnlyPart()
  const set = (next: Endings) => save({ currencyEndings: next }, field.label)
  const taken = new Set(endings.map(({ currency }) => currency))
  const free = currencies.filter(({ code }) => !taken.has(code))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[13px] font-semibold">{field.label}</legend>
      {endings.length > 0 && (
        <ul className="mb-3 space-y-2">
          {endings.map(({ id, currency, ending }) => (
            <li key={id} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 truncate">{currencyName(currency)}</span>
              <NativeSelect
                label={messages.endingOf(currency)}
                hideLabel
                className="w-40 shrink-0"
                value={ending}
                options={optionsOf(priceMessages.endings)}
                onChange={(next) => set(endings.map((each) => (each.id === id ? { ...each, ending: next } : each)))}
              />
              <IconButton
                label={messages.remove(currency)}
                icon={<X />}
                className="text-muted"
                onClick={() => set(endings.filter((each) => each.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {!isClosed && (
        <NativeSelect
          label={messages.add}
          hideLabel
          className="max-w-sm"
          value=""
          options={[
            { value: '', label: messages.add },
            ...free.map(({ code }) => ({ value: code, label: currencyName(code) })),
          ]}
          onChange={(currency) => {
            if (currency !== '') set([...endings, { id: currency, currency, ending: priceEnding }])
          }}
        />
      )}
      <p className="mt-1.5 text-[13px] text-pretty text-muted">{messages.help}</p>
    </fieldset>
  )
}
