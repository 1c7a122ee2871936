import { decimalFromUnits, type Units, UNITS_PER_MINOR } from '#domain/money.ts'
import { StoreFailure } from '../port.ts'
import { unitsOf } from './wix-amounts.ts'
import { wixMessages } from './wix-messages.ts'
import type { Figures } from './wix-revision.ts'

/** One reduction of a V1 product, for all of its variants. */
export interface V1Discount {
  readonly type: 'NONE' | 'AMOUNT' | 'PERCENT'
  /** A decimal: an amount, or a percentage. */
  readonly value: string
}

/** How V1 holds prices: full ones, and one reduction for all. */
export interface V1Prices {
  /** The full price of each, as a decimal. */
  readonly full: ReadonlyMap<string, string>
  readonly discount: V1Discount
}

/** Percentages are tried to so many hundredths. */
const HUNDREDTHS = 100

/**
 * The full prices and the one reduction that give these prices and former prices. Throws `StoreFailure` of the reason `refused` where one
 * reduction cannot.
 */
export function v1PricesOf(wanted: readonly Figures[], currency: string): V1Prices {
  const pairs = wanted.flatMap((each) => {
    const price = unitsOf(each.price, currency)
    return price === null ? [] : [{ id: each.externalId, price, full: unitsOf(each.compareAt, currency) ?? price }]
  })
  const full = new Map(pairs.map((each) => [each.id, decimalFromUnits(each.full, currency)]))
  const [first] = pairs
  if (!first || pairs.every((each) => each.full === each.price)) return { full, discount: { type: 'NONE', value: '0' } }
  const off = first.full - first.price
  if (off > 0 && pairs.every((each) => each.full - each.price === off))
    return { full, discount: { type: 'AMOUNT', value: decimalFromUnits(off, currency) } }
  const percent = commonPercent(pairs)
  if (percent !== undefined) return { full, discount: { type: 'PERCENT', value: percent } }
  throw new StoreFailure('refused', 'one reduction cannot give these prices', { said: wixMessages.oneReduction })
}

type Pair = { readonly price: Units; readonly full: Units }

/** The percentage off, as a decimal, that leads from each full price to its price; the coarsest one. */
function commonPercent(pairs: readonly Pair[]): string | undefined {
  const largest = pairs.reduce((a, b) => (b.full > a.full ? b : a))
  if (largest.price >= largest.full) return undefined
  for (const step of [HUNDREDTHS, HUNDREDTHS / 10, 1]) {
    const scale = BigInt(HUNDREDTHS * HUNDREDTHS)
    const exact = (BigInt(largest.full - largest.price) * scale * 2n) / BigInt(largest.full)
    const hundredths = Math.round(Number(exact) / 2 / step) * step
    if (hundredths > 0 && pairs.every((each) => reduced(each.full, hundredths) === each.price))
      return `${Math.floor(hundredths / HUNDREDTHS)}.${String(hundredths % HUNDREDTHS).padStart(2, '0')}`
  }
  return undefined
}

/** A full price less a percentage in hundredths, rounded half up to the minor unit. */
function reduced(full: Units, hundredths: number): Units {
  const whole = BigInt(HUNDREDTHS * HUNDREDTHS)
  const minor = BigInt(UNITS_PER_MINOR)
  const numerator = BigInt(full) * (whole - BigInt(hundredths))
  return Number((2n * numerator + whole * minor) / (2n * whole * minor)) * UNITS_PER_MINOR
}
