import type { RowOfKind } from '#contract/row-kinds.ts'
import { countryName } from '#web/kit/format/country-names.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { startMessages } from './messages.ts'

const messages = startMessages.sellsFrom

/** Where somebody sells and how VAT is counted, in one sentence: `You sell from Germany in EUR, prices include 19% VAT`. */
function countrySentence({
  country,
  preferredCurrency,
  taxRate,
  pricesIncludeVat,
}: RowOfKind<'businessProfile'>): string {
  if (country === '') return messages.notSet
  const rate = formatRate(taxRate)
  const vat = taxRate === 0 ? messages.without : pricesIncludeVat ? messages.include(rate) : messages.exclude(rate)
  return `${messages.line(countryName(country), preferredCurrency)}, ${vat}.`
}

/** That sentence, with the way to change it. */
export function CountryLine({ profile }: { readonly profile: RowOfKind<'businessProfile'> }) {
  return (
    <p className="text-muted">
      {countrySentence(profile)}{' '}
      <ScreenLink screen="business-profile" className="font-semibold text-primary underline-offset-2 hover:underline">
        {profile.country === '' ? messages.set : messages.change}
      </ScreenLink>
      {profile.country !== '' && (
        <ScreenLink
          screen="settings-vat"
          className="ms-3 font-semibold text-primary underline-offset-2 hover:underline"
        >
          {messages.changeVat}
        </ScreenLink>
      )}
    </p>
  )
}
