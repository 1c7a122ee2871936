import type { Ppm } from './money.ts'

/** The health of a margin: enough, too little, below the floor, or less than the cost. */
export type MarginHealth = 'healthy' | 'thin' | 'belowFloor' | 'losing'

/** A margin below this is thin even without a floor (INS-01). */
export const THIN_MARGIN: Ppm = 150_000

/** Judges a margin; a loss is a loss also below the floor, and a price below its floor is never healthy (PRICE-12). */
export function marginHealth(margin: Ppm, belowFloor: boolean): MarginHealth {
  if (margin < 0) return 'losing'
  if (belowFloor) return 'belowFloor'
  return margin < THIN_MARGIN ? 'thin' : 'healthy'
}
