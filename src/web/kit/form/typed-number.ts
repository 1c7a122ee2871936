import { decimalFromPpm, decimalFromQuantity, decimalFromUnits, type Ppm, type Units } from '#domain/money.ts'
import { restateNumbers } from '#domain/number-input.ts'
import type { DecimalSign } from '#domain/numeral.ts'
import { cachedFormatter } from '../format/locale.ts'
import { asNumeric } from '../format/number.ts'

/** The decimal sign of a locale; the empty one is the user's. */
export const signOfLocale = cachedFormatter((own, locale): DecimalSign => {
  const parts = new Intl.NumberFormat(locale || own).formatToParts(1.5)
  return parts.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.'
})

/** Exact decimal text with the locale's decimal sign, as the user would type it. */
export function typed(decimal: string): string {
  return signOfLocale('') === ',' ? decimal.replace('.', ',') : decimal
}

const grouped = cachedFormatter(
  (locale, digits) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) }),
)
const MOST_GROUPED_DIGITS = 20

/** Exact decimal text as it is read: with the locale's groups and decimal sign, and no other digits. */
export function groupedNumber(decimal: string): string {
  const digits = decimal.split('.')[1]?.length ?? 0
  return digits > MOST_GROUPED_DIGITS ? typed(decimal) : grouped(String(digits)).format(asNumeric(decimal))
}

/** What was typed as a number or sum under another locale, as it is typed under the user's. */
export function restatedNumber(text: string, locale: string): string {
  return restateNumbers(text, signOfLocale(locale), signOfLocale(''))
}

/** An amount in units as the text of its field; null is an empty field. */
export function moneyText(units: Units | null, currency: string): string {
  return units === null ? '' : typed(decimalFromUnits(units, currency))
}

/** A percentage in ppm as the text of its field; null is an empty field. */
export function percentText(ppm: Ppm | null): string {
  return ppm === null ? '' : typed(decimalFromPpm(ppm))
}

/** A quantity in 1/10,000 as the text of its field; null is an empty field. */
export function quantityText(quantity: number | null): string {
  return quantity === null ? '' : typed(decimalFromQuantity(quantity))
}

/** A whole number as the text of its field; null is an empty field. */
export function integerText(value: number | null): string {
  return value === null ? '' : String(value)
}
