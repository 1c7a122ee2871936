import X from 'lucide-react/icons/x'
import { currencies } from '#domain/currency.ts'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { priceText } from '#web/kit/price/text.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import type { ProfileEditing } from './profile-field.tsx'
import type { ProfileRow } from './profile-row.ts'
import { settingsText } from './text.ts'

type Endings = ProfileRow['currencyEndings']

const ENDINGS = PRICE_ENDINGS.map((value) => ({ value, label: priceText.endings[value] }))
const { label } = businessProfile.fields.currencyEndings
const text = settingsText.currencyEndings

/** Price endings of single currencies, in place of the one above (PRICE-11). */
export function CurrencyEndings({ row, save }: ProfileEditing) {
  const { currencyEndings: endings, priceEnding } = row
  const set = (next: Endings) => save(row, { currencyEndings: next }, label)
  const taken = new Set(endings.map(({ currency }) => currency))
  const free = currencies.filter(({ code }) => !taken.has(code))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[13px] font-semibold">{label}</legend>
      {endings.length > 0 && (
        <ul className="mb-3 space-y-2">
          {endings.map(({ id, currency, ending }) => (
            <li key={id} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 truncate">{nameOf(currency)}</span>
              <NativeSelect
                label={text.endingOf(currency)}
                hideLabel
                className="w-40 shrink-0"
                value={ending}
                options={ENDINGS}
                onChange={(next) => set(endings.map((each) => (each.id === id ? { ...each, ending: next } : each)))}
              />
              <IconButton
                label={text.remove(currency)}
                icon={<X />}
                className="text-muted"
                onClick={() => set(endings.filter((each) => each.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <NativeSelect
        label={text.add}
        hideLabel
        className="max-w-sm"
        value=""
        options={[{ value: '', label: text.add }, ...free.map(({ code }) => ({ value: code, label: nameOf(code) }))]}
        onChange={(currency) => {
          if (currency !== '') set([...endings, { id: currency, currency, ending: priceEnding }])
        }}
      />
      <p className="mt-1.5 text-[13px] text-pretty text-muted">{text.help}</p>
    </fieldset>
  )
}

const NAMES: ReadonlyMap<string, string> = new Map(currencies.map(({ code, name }) => [code, name]))

function nameOf(code: string): string {
  const name = NAMES.get(code)
  return name === undefined ? code : `${code} · ${name}`
}
