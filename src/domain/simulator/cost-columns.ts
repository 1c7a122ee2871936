/** What became of the costs of a row; of those that are `unsure` some have no rate, and the exact path tells the others. */
export const COSTS = { same: 0, moved: 1, unsure: 2 } as const

/** The costs of every row under a scenario. A part that no lever moves is that of the catalogue itself, so that nothing is copied. */
export interface MovedCosts {
  base: Float64Array
  shipping: Float64Array
  extras: Float64Array
  duty: Float64Array
  /** NaN without VAT. */
  vat: Float64Array
  readonly cost: Float64Array
  /** One of `COSTS`. */
  readonly states: Uint8Array
  /** Room for the parts that levers move. */
  readonly room: Readonly<Record<'base' | 'shipping' | 'extras' | 'duty' | 'vat', Float64Array>>
}

/** Empty costs of so many rows. */
export function movedCosts(count: number): MovedCosts {
  const numbers = (): Float64Array => new Float64Array(count)
  const room = { base: numbers(), shipping: numbers(), extras: numbers(), duty: numbers(), vat: numbers() }
  return { ...room, cost: numbers(), states: new Uint8Array(count), room }
}
