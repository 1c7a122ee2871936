import { decimalFromScaled } from '#domain/decimal.ts'
import { cachedFormatter } from '#web/kit/format/locale.ts'
import { asNumeric } from '#web/kit/format/number.ts'

const changes = cachedFormatter(
  (locale, style) =>
    new Intl.NumberFormat(locale, {
      style: style as 'percent' | 'decimal',
      signDisplay: 'exceptZero',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      roundingMode: 'halfExpand',
    }),
)

/** A change in ppm with its sign: `+12.5%`. */
export function formatPercentChange(ppm: number): string {
  return changes('percent').format(asNumeric(decimalFromScaled(ppm, 6, 0)))
}

/** A difference of two percentages in ppm, in points with its sign: `−1.2`. */
export function formatPointsChange(ppm: number): string {
  return changes('decimal').format(asNumeric(decimalFromScaled(ppm, 4, 0)))
}
