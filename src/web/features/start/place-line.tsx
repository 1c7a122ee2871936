import { countryName } from '#web/kit/format/places.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import type { ProfileRow } from './rows.ts'
import { startText } from './text.ts'

const text = startText.place

/** Where somebody sells and how VAT is counted, in one sentence: `You sell from Germany in EUR, prices include 19% VAT`. */
function placeSentence({ country, preferredCurrency, taxRate, pricesIncludeVat }: ProfileRow): string {
  if (country === '') return text.notSet
  const rate = formatRate(taxRate)
  const vat = taxRate === 0 ? text.without : pricesIncludeVat ? text.include(rate) : text.exclude(rate)
  return `${text.line(countryName(country), preferredCurrency)}, ${vat}.`
}

/** That sentence, with the way to change it. */
export function PlaceLine({ profile }: { readonly profile: ProfileRow }) {
  return (
    <p className="text-muted">
      {placeSentence(profile)}{' '}
      <ScreenLink screen="settings" className="font-semibold text-primary underline-offset-2 hover:underline">
        {profile.country === '' ? text.set : text.change}
      </ScreenLink>
    </p>
  )
}
