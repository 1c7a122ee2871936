import { minorDigits } from '#domain/currency.ts'
import { decimalFromUnits, roundToMinor } from '#domain/money.ts'
import { cachedFormatter } from './locale.ts'
import { asNumeric } from './number.ts'

const EXTRA_DIGITS = 4

/** The key is the currency and how it is written: `EUR`, `EUR exact`, `EUR plain`, `EUR signed`. */
const formatter = cachedFormatter((locale, key) => {
  const [currency = '', manner] = key.split(' ')
  const digits = minorDigits(currency)
  return new Intl.NumberFormat(locale, {
    ...(manner === 'plain' ? { style: 'decimal' } : { style: 'currency', currency }),
    ...(manner === 'signed' ? { signDisplay: 'exceptZero' } : {}),
    minimumFractionDigits: digits,
    maximumFractionDigits: manner === 'exact' ? digits + EXTRA_DIGITS : digits,
  })
})

/** An amount in units, rounded half away from zero to the currency's minor unit: `$12.34` (PRICE-09). */
export function formatMoney(units: number, currency: string): string {
  return formatter(currency).format(asNumeric(decimalFromUnits(roundToMinor(units), currency)))
}

/** An amount in units with every digit it has, for unit costs below a cent: `$0.0375`. */
export function formatMoneyExact(units: number, currency: string): string {
  return formatter(`${currency} exact`).format(asNumeric(decimalFromUnits(units, currency)))
}

/** An amount in units without its currency, for columns whose head says it: `1,234.50`. */
export function formatAmount(units: number, currency: string): string {
  return formatter(`${currency} plain`).format(asNumeric(decimalFromUnits(roundToMinor(units), currency)))
}

/** A difference in units with its sign: `+$1.20`, `−$0.40`. */
export function formatMoneyChange(units: number, currency: string): string {
  return formatter(`${currency} signed`).format(asNumeric(decimalFromUnits(roundToMinor(units), currency)))
}

/** The sign of a currency as the locale writes it: `€`, `$`, `KWD`. */
export function currencySymbol(currency: string): string {
  const parts = formatter(currency).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? currency
}
