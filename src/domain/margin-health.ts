import type { Ppm } from './money.ts'

/** The health of a margin: enough, too little or below the floor, or less than the cost. */
export type MarginHealth = 'healthy' | 'thin' | 'losing'

/** A margin below this is thin even without a floor (INS-01). */
const THIN_MARGIN: Ppm = 150_000

/** Judges a margin; a price below its floor is never healthy (PRICE-12). */
export function marginHealth(margin: Ppm, belowFloor: boolean): MarginHealth {
  if (margin < 0) return 'losing'
  return belowFloor || margin < THIN_MARGIN ? 'thin' : 'healthy'
}
