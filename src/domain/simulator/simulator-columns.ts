import { type PricingColumns, pricingColumns } from '../pricing-columns.ts'
import type { DeclaredGoods } from './declared-goods.ts'
import type { SimulatedRow } from './simulator-deps.ts'
import type { Exchange } from './column-currencies.ts'

/** What is so of a row of the columns, as bits of `flags`. */
export const ROW_FLAG = {
  /** It is what is sold: a product without active variants, or an active variant. */
  sold: 1,
  /** Its duty was landed as an amount, which the product has. */
  landedDuty: 2,
  /** It is a variant with a duty amount of its own. */
  ownDuty: 4,
  /** Its price follows a margin of the product, or the usual one. */
  byMargin: 8,
  /** Costs count by today's rules as by those that its price was made by. */
  sameCostRules: 16,
  /** An amount that a scenario adds to the supplier price or the freight is added to it. */
  takesAmounts: 32,
  /** So is one that is added to other costs. */
  takesOthers: 64,
} as const

/** What is so of a product, as bits of `productFlags`. */
export const PRODUCT_FLAG = {
  /** Its figures are so large that only the exact path tells them. */
  odd: 1,
  /** One of its variants has a price of its own. */
  variantPrices: 4,
  /** It is priced by a margin of its own or the usual one. */
  byMargin: 8,
  /** An amount on its other costs leaves it out. */
  mixedCosts: 16,
} as const

/** The figures that are shown for each row; NaN stands for null. */
export interface ShownFigures {
  readonly cost: Float64Array
  readonly price: Float64Array
  readonly profit: Float64Array
  readonly margin: Float64Array
  /** 1 for a price below its floor. */
  readonly below: Uint8Array
  /** 1 for what is sold at a loss. */
  readonly loses: Uint8Array
}

/** Empty figures of so many rows. */
export function shownFigures(count: number): ShownFigures {
  return {
    cost: new Float64Array(count),
    price: new Float64Array(count),
    profit: new Float64Array(count),
    margin: new Float64Array(count),
    below: new Uint8Array(count),
    loses: new Uint8Array(count),
  }
}

/**
 * The catalogue as the simulator reads it in every frame: one row for each product, followed by those of its variants. NaN stands for null.
 */
export interface SimulatorColumns {
  readonly products: readonly SimulatedRow[]
  /** The first row of each product, and at the end the number of rows. */
  readonly starts: Uint32Array
  readonly productFlags: Uint8Array
  /** 0 leaves a product out of the scope of the scenario. */
  readonly inScope: Uint8Array
  /** The margin of a product that would be the same under a new margin of that size; NaN for any other. */
  readonly ownMargin: Float64Array
  /** The margin that is stored with the product; NaN without one. */
  readonly storedMargin: Float64Array
  /** The margin that the product of each row follows; NaN for another rule, or the usual margin. */
  readonly marginOfProduct: Float64Array
  /** What the product was declared as, in `declared`. */
  readonly goods: Uint32Array
  readonly declared: readonly DeclaredGoods[]
  readonly input: PricingColumns
  readonly flags: Uint8Array
  /** What was paid for the goods and their freight, with its place in `exchanges`; NaN for an amount in the product's currency. */
  readonly basePaid: Float64Array
  readonly baseExchange: Uint32Array
  readonly shippingPaid: Float64Array
  readonly shippingExchange: Uint32Array
  readonly exchanges: readonly Exchange[]
  /** Duty that was landed as an amount; it is part of `input.extras`. */
  readonly landed: Float64Array
  /** The first of each row's cost lines that are no landed ones, and at the end their number. */
  readonly lineStarts: Uint32Array
  readonly lineAmount: Float64Array
  readonly linePaid: Float64Array
  readonly lineExchange: Uint32Array
  readonly before: ShownFigures
  /** The cost by the rules that the price was made by, in float64, and the sales VAT in the price. */
  readonly costBefore: Float64Array
  readonly grossBefore: Float64Array
}

/** The parts of the columns that have a known size. */
export type SizedColumns = Omit<
  SimulatorColumns,
  'products' | 'declared' | 'exchanges' | 'lineAmount' | 'linePaid' | 'lineExchange'
>

/** Empty columns for so many products and rows. */
export function sizedColumns(products: number, rows: number): SizedColumns {
  const numbers = (): Float64Array => new Float64Array(rows)
  const places = (): Uint32Array => new Uint32Array(rows)
  return {
    starts: new Uint32Array(products + 1),
    productFlags: new Uint8Array(products),
    inScope: new Uint8Array(products).fill(1),
    ownMargin: new Float64Array(products),
    storedMargin: new Float64Array(products),
    marginOfProduct: numbers(),
    goods: new Uint32Array(products),
    input: pricingColumns(rows),
    flags: new Uint8Array(rows),
    basePaid: numbers(),
    baseExchange: places(),
    shippingPaid: numbers(),
    shippingExchange: places(),
    landed: numbers(),
    lineStarts: new Uint32Array(rows + 1),
    before: shownFigures(rows),
    costBefore: numbers(),
    grossBefore: numbers(),
  }
}

/** A figure of a column; NaN beyond its end. */
export function at(column: Float64Array, row: number): number {
  return column[row] ?? NaN
}

/** A code of a column; 0 beyond its end. */
export function codeAt(column: Uint8Array | Uint32Array, row: number): number {
  return column[row] ?? 0
}
