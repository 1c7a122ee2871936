import { type CostOrigin, OWN_RATE } from '#domain/cost-origin.ts'
import { unitsFromDecimal } from '#domain/money.ts'
import { formatDay } from '../format/date.ts'
import { formatMoneyExact } from '../format/money.ts'
import { asNumeric } from '../format/number.ts'
import { cachedFormatter } from '../format/locale.ts'
import { currencyMessages } from './messages.ts'

const SHOWN_DIGITS = 6

const rates = cachedFormatter(
  (locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: SHOWN_DIGITS, minimumSignificantDigits: 1 }),
)

/** A rate in six significant digits, as exact as published ones are: `0.128911`. */
export function formatExchangeRate(rate: string): string {
  return rates('').format(asNumeric(rate))
}

/** The day and source of a rate: `of 6 Jul 2026, ECB`. */
export function rateProvenance({ date, source }: Pick<CostOrigin, 'date' | 'source'>): string {
  return currencyMessages.of(formatDay(date), source === OWN_RATE ? currencyMessages.ownRate : source)
}

/** What a foreign cost was paid as, with rate, day and source (PRICE-15): `CN¥12.50 at 0.1289 of 6 Jul 2026, ECB`. */
export function originMessage(origin: CostOrigin): string {
  const paid = unitsFromDecimal(origin.amount, origin.currency)
  const amount = 'issue' in paid ? origin.amount : formatMoneyExact(paid.value, origin.currency)
  return currencyMessages.paid(amount, formatExchangeRate(origin.rate), rateProvenance(origin))
}
