import type { ChargeSplit } from '#domain/landed-cost/charge.ts'
import { landedCost, type LandedLineInput } from '#domain/landed-cost/landed-cost.ts'
import type { Ppm, Units } from '#domain/money.ts'
import { EXAMPLE_CURRENCY } from './example-story.ts'

/** How the freight of the example can be split. */
export const EXAMPLE_SPLITS = ['value', 'weight', 'quantity'] as const satisfies readonly ChargeSplit[]
export type ExampleSplit = (typeof EXAMPLE_SPLITS)[number]

/** The products of the example's shipment. */
export const EXAMPLE_LINES = ['mug', 'pan', 'towel'] as const
export type ExampleLine = (typeof EXAMPLE_LINES)[number]

interface Goods {
  readonly pieces: number
  /** Per piece. */
  readonly unitCost: Units
  readonly dutyPercent: Ppm
  /** Per piece, in 1/10,000 kg. */
  readonly weight: number
}

const GOODS: Readonly<Record<ExampleLine, Goods>> = {
  mug: { pieces: 200, unitCost: 4_200_000, dutyPercent: 27_000, weight: 3_000 },
  pan: { pieces: 40, unitCost: 9_500_000, dutyPercent: 17_000, weight: 32_000 },
  towel: { pieces: 300, unitCost: 1_100_000, dutyPercent: 120_000, weight: 1_000 },
}
/** Of the whole shipment. */
export const EXAMPLE_FREIGHT: Units = 390_000_000

/** A product of the shipment: what its supplier asks, and what it really costs, per piece. */
export interface LandedExample {
  readonly line: ExampleLine
  readonly pieces: number
  readonly paid: Units
  readonly freight: Units
  readonly landed: Units
}

/** Lands the example's shipment by the formulas that land every shipment (SHIP-02). */
export function exampleLanding(split: ExampleSplit): readonly LandedExample[] {
  const { lines } = landedCost({
    lines: EXAMPLE_LINES.map(lineOf),
    charges: [
      {
        id: 'freight',
        kind: 'freight',
        amount: EXAMPLE_FREIGHT,
        currency: EXAMPLE_CURRENCY,
        rate: '',
        split,
        shares: [],
        dutiable: true,
      },
    ],
    currency: EXAMPLE_CURRENCY,
    dutyBasis: 'cif',
  })
  return EXAMPLE_LINES.map((line, index) => {
    const { pieces, unitCost } = GOODS[line]
    const { parts: [freight] = [], unitCost: landed } = lines[index] ?? {}
    return { line, pieces, paid: unitCost, freight: Math.round((freight ?? 0) / pieces), landed: landed ?? 0 }
  })
}

function lineOf(id: ExampleLine): LandedLineInput {
  const { pieces, ...goods } = GOODS[id]
  return { id, quantity: pieces * 10_000, currency: EXAMPLE_CURRENCY, rate: '', volume: null, ...goods }
}
