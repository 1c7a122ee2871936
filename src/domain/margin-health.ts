import type { Ppm } from './money.ts'

/** What a margin means: enough, too little or under the floor, or less than the cost. */
export type MarginHealth = 'healthy' | 'thin' | 'losing'

/** A margin below this is thin even where no floor is set (INS-01). */
const THIN_MARGIN: Ppm = 150_000

/** The health of a margin; a price below its floor is never healthy (PRICE-12). */
export function marginHealth(margin: Ppm, belowFloor: boolean): MarginHealth {
  if (margin < 0) return 'losing'
  return belowFloor || margin < THIN_MARGIN ? 'thin' : 'healthy'
}
