import { type LineSurroundings, ratedBy } from './line-columns.ts'
import type { LinePatch, LineRow } from './shipment-row.ts'

/** What a new line begins with: the currency and rate of the one above. */
export function newLineData(above: LineRow | undefined, surroundings: LineSurroundings): LinePatch {
  const currency = above?.currency ?? surroundings.currency
  return { currency, ...ratedBy(currency, surroundings) }
}
