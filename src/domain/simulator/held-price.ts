import { nearest, nearestProduct, nearestRatio, restOf } from '../exact.ts'
import { PPM, type Ppm, type Units, UNITS_PER_MINOR } from '../money.ts'
import type { EndingGrid } from '../price-ending.ts'
import { type ExactCost, exactNumerator } from '../total-cost.ts'
import type { Gives } from './levers.ts'

/**
 * The price between the one that is asked now and the one that would keep the margin. A price that would leave the allowed range stops at
 * its limit, on an ending within the range where there is one.
 */
export function heldPrice(price: Units, wanted: Units, gives: Gives, grid: EndingGrid | null): Units {
  if (gives.keep === 'margins') return wanted
  if (gives.keep === 'prices') return price
  if (wanted < price) {
    const low = raisedToMinor(nearestProduct(price, PPM - gives.ppm, PPM))
    if (wanted >= low) return wanted
    const ended = grid === null ? low : low + restOf(grid.offset - low, grid.step)
    return ended <= price ? ended : low
  }
  const high = loweredToMinor(nearestProduct(price, PPM + gives.ppm, PPM))
  if (wanted <= high) return wanted
  const ended = grid === null ? high : high - restOf(high - grid.offset, grid.step)
  return ended >= price ? ended : high
}

function loweredToMinor(units: Units): Units {
  return units - restOf(units, UNITS_PER_MINOR)
}

function raisedToMinor(units: Units): Units {
  return units + restOf(-units, UNITS_PER_MINOR)
}

/**
 * The price that leaves the same margin on another cost and sales VAT: price × cost after / cost before, rounded once to the minor unit.
 * Both costs are known.
 */
export function sameMarginPrice(
  price: Units,
  before: ExactCost,
  grossBefore: Ppm,
  after: ExactCost,
  grossAfter: Ppm,
): Units {
  const near = nearest(
    approximateSameMargin(price, before.approximate, grossBefore, after.approximate, grossAfter, UNITS_PER_MINOR),
  )
  if (!Number.isNaN(near)) return near * UNITS_PER_MINOR
  const numerator = BigInt(price) * exactNumerator(after) * BigInt(PPM + grossAfter)
  const denominator = exactNumerator(before) * BigInt(PPM + grossBefore) * BigInt(UNITS_PER_MINOR)
  return nearestRatio(numerator, denominator) * UNITS_PER_MINOR
}

/** `sameMarginPrice` in float64, before rounding. */
export function approximateSameMargin(
  price: Units,
  before: number,
  grossBefore: Ppm,
  after: number,
  grossAfter: Ppm,
  step: Units,
): number {
  return (price * after * (PPM + grossAfter)) / (before * (PPM + grossBefore) * step)
}
