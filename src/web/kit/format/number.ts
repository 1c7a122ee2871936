import { decimalFromScaled } from '#domain/decimal.ts'
import { pluralOf, type PluralTexts } from '#domain/plural.ts'
import { cachedFormatter, messageLanguage } from './locale.ts'

const plain = cachedFormatter((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }))
const percent = cachedFormatter((locale, key) => {
  const [min = '0', max = min] = key.split('-')
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: Number(min),
    maximumFractionDigits: Number(max),
    // Half away from zero, as all rounding here (PRICE-09).
    roundingMode: 'halfExpand',
  })
})

/** The noun for a number of things; a language with more plural forms than these adds them by category. */
export interface Noun extends PluralTexts {
  readonly one: string
}

/** A number with the locale's separators, at most 4 digits after the point. */
export function formatNumber(value: number): string {
  return plain('').format(value)
}

/** A quantity in 1/10,000: 15 000 is `1.5`. */
export function formatQuantity(quantity: number): string {
  return plain('').format(asNumeric(decimalFromScaled(quantity, 4, 0)))
}

/** A number and its noun: `1 product`, `1,204 products`. */
export function formatCount(count: number, noun: Noun): string {
  return `${formatNumber(count)} ${plural(count, noun)}`
}

/** The text for a number by its plural category in the language of the messages: a whole sentence, or the part that changes. */
export function plural(count: number, texts: PluralTexts): string {
  return pluralOf(messageLanguage(), count, texts)
}

/** A percentage in ppm with one digit, for columns and figures: 175 000 is `17.5%`. */
export function formatPercent(ppm: number): string {
  return percent('1').format(asNumeric(decimalFromScaled(ppm, 6, 0)))
}

/** A percentage in ppm with exactly the digits it has, for inputs and rates: 55 000 is `5.5%`, 200 000 is `20%`. */
export function formatRate(ppm: number): string {
  return percent('0-4').format(asNumeric(decimalFromScaled(ppm, 6, 0)))
}

/** Decimal text in the type that lets `Intl` format it digit by digit, never through a float. */
export function asNumeric(decimal: string): Intl.StringNumericLiteral {
  return decimal as Intl.StringNumericLiteral
}
