import { restOf } from './exact.ts'
import { type Units, UNITS_PER_MINOR } from './money.ts'

/** How computed prices end (PRICE-11). */
export const PRICE_ENDINGS = ['none', '.99', '.95', '.90', '.49', 'whole', 'nearest5', 'nearest10'] as const

/** One of `PRICE_ENDINGS`. */
export type PriceEnding = (typeof PRICE_ENDINGS)[number]

/** `up`, the default, never lowers a price; `nearest` goes to the closer ending. */
export type EndingDirection = 'up' | 'nearest'

/** The prices an ending allows: `offset` plus any multiple of `step`. */
export interface EndingGrid {
  readonly step: Units
  readonly offset: Units
}

const DECIMALS: Readonly<Partial<Record<PriceEnding, number>>> = { '.99': 99, '.95': 95, '.90': 90, '.49': 49 }
const MULTIPLES: Readonly<Partial<Record<PriceEnding, number>>> = { whole: 1, nearest5: 5, nearest10: 10 }

const GRIDS: ReadonlyMap<number, ReadonlyMap<PriceEnding, EndingGrid | null>> = new Map(
  [0, 2, 3].map((digits) => [digits, new Map(PRICE_ENDINGS.map((ending) => [ending, gridOf(ending, digits)]))]),
)

function gridOf(ending: PriceEnding, digits: number): EndingGrid | null {
  const major = 10 ** digits * UNITS_PER_MINOR
  const multiple = MULTIPLES[ending]
  if (multiple !== undefined) return { step: multiple * major, offset: 0 }
  const hundredths = DECIMALS[ending]
  if (hundredths === undefined) return null
  // Without a minor unit the hundred takes the part of the whole: 1 980 yen becomes 1 999.
  const step = digits === 0 ? 100 * major : major
  return { step, offset: (step / 100) * hundredths }
}

/**
 * The grid of an ending in a currency with so many minor digits; null if prices are not moved. `.99` is 0.99 of a major unit, or …99 in
 * a currency without a minor unit; `whole`, `nearest5` and `nearest10` count major units.
 */
export function endingGrid(ending: PriceEnding, digits: number): EndingGrid | null {
  return GRIDS.get(digits)?.get(ending) ?? null
}

/**
 * The price moved to an ending (PRICE-11): up, or to the nearest, but always above zero and never below `floor`, the lowest price that
 * the margin floor allows. A price of zero stays without an ending.
 */
export function endedPrice(
  price: Units,
  grid: EndingGrid | null,
  direction: EndingDirection = 'up',
  floor: Units = 0,
): Units {
  if (grid === null || price <= 0) return price
  const ended = direction === 'up' ? raised(price, grid) : closest(price, grid)
  return ended < floor ? raised(floor, grid) : ended
}

/** The lowest price of the grid that is not below `price`. */
function raised(price: Units, { step, offset }: EndingGrid): Units {
  const over = restOf(price - offset, step)
  return over > 0 ? price - over + step : price
}

function closest(price: Units, grid: EndingGrid): Units {
  const above = raised(price, grid)
  const below = above - grid.step
  return below > 0 && price - below < above - price ? below : above
}
