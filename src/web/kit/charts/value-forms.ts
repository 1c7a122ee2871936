import { decimalFromScaled } from '#domain/decimal.ts'
import { decimalFromUnits, roundToMinor, unitsPerMajor } from '#domain/money.ts'
import { cachedFormatter } from '../format/locale.ts'
import { formatMoney } from '../format/money.ts'
import { asNumeric, formatNumber, formatPercent, formatQuantity } from '../format/number.ts'
import type { ValueForm } from './chart-data.ts'

const shortMoney = cachedFormatter(
  (locale, currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 }),
)
const shortNumber = cachedFormatter(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
)
const wholePercent = cachedFormatter(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
)

/** Amounts of a currency, in units. */
export function moneyForm(currency: string): ValueForm {
  return {
    text: (units) => formatMoney(units, currency),
    short: (units) => shortMoney(currency).format(asNumeric(decimalFromUnits(roundToMinor(units), currency))),
    file: (units) => plainMoney(units, currency),
    unit: currency,
    step: unitsPerMajor(currency),
  }
}

/** Numbers of things. */
export const countForm: ValueForm = {
  text: formatNumber,
  short: (value) => shortNumber('').format(value),
  file: (value) => value,
  step: 1,
}

/** Quantities in 1/10,000. */
export const quantityForm: ValueForm = {
  text: formatQuantity,
  short: formatQuantity,
  file: (value) => decimalFromScaled(value, 4, 0),
  step: 10_000,
}

/** Percentages in ppm; a file holds them in percent. */
export const percentForm: ValueForm = {
  text: formatPercent,
  short: (ppm) => wholePercent('').format(asNumeric(decimalFromScaled(ppm, 6, 0))),
  file: (ppm) => decimalFromScaled(ppm, 4, 0),
  unit: '%',
  step: 10_000,
}

/** Tenths, such as of days. */
export const tenthsForm: ValueForm = {
  text: (tenths) => formatNumber(tenths / 10),
  short: (tenths) => formatNumber(tenths / 10),
  file: (tenths) => decimalFromScaled(tenths, 1, 0),
  step: 10,
}

function plainMoney(units: number, currency: string): string {
  return decimalFromUnits(roundToMinor(units), currency)
}
