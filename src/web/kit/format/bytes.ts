import { cachedFormatter } from './locale.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1_000

const formatter = cachedFormatter((locale, unit) => {
  const maximumFractionDigits = unit === 'byte' || unit === 'kilobyte' ? 0 : 1
  // The short form of a byte has no plural.
  const unitDisplay = unit === 'byte' ? 'long' : 'short'
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits })
})

/** A number of bytes as people say it: `1.2 MB`. */
export function formatBytes(bytes: number): string {
  let [value, index] = [bytes, 0]
  while (value >= STEP && index < UNITS.length - 1) {
    value /= STEP
    index++
  }
  return formatter(UNITS[index] ?? 'byte').format(value)
}
