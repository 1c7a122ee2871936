import { describe, expect, it } from 'vitest'
import { EXAMPLE_FREIGHT, EXAMPLE_SPLITS, exampleLanding } from './example-landing.ts'

const WEIGHTS = { mug: 0.3, pan: 3.2, towel: 0.1 } as const
const DUTY = { mug: 0.027, pan: 0.017, towel: 0.12 } as const
/** Charges are split to the cent. */
const CENT = 10_000

describe('the shipment of the home page', () => {
  it.each(EXAMPLE_SPLITS)('SHIP-02 lands by the same formulas as any other, split by %s', (split) => {
    const lines = exampleLanding(split)
    const shareOf = ({ line, pieces, paid }: (typeof lines)[number]): number =>
      ({ value: paid * pieces, weight: WEIGHTS[line] * pieces, quantity: pieces })[split]
    const all = lines.reduce((sum, line) => sum + shareOf(line), 0)
    for (const each of lines) {
      const nearly = (2 * CENT) / each.pieces
      const freight = (EXAMPLE_FREIGHT * shareOf(each)) / all / each.pieces
      expect(Math.abs(each.freight - freight)).toBeLessThan(nearly)
      expect(Math.abs(each.landed - (each.paid + freight) * (1 + DUTY[each.line]))).toBeLessThan(nearly)
    }
  })
})
