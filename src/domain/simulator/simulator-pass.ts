import { currencies } from '../currencies.ts'
import type { RateSet } from '../exchange-rates.ts'
import { PPM, type Ppm } from '../money.ts'
import { type EndingGrid, endingGrid, PRICE_ENDINGS } from '../price-ending.ts'
import { factorDenominator, factorNumerator } from '../price-formulas.ts'
import { inheritedEnding, type PricingContext } from '../pricing-rules.ts'
import { type AssumedExchange, assumedExchanges } from './column-currencies.ts'
import { leverAmount } from './lever-amounts.ts'
import { type AmountChange, changedMargin, dutyLeverOf, type Levers, type RateChange } from './levers.ts'
import { simulatedContext } from './simulated-rules.ts'
import type { SimulatorColumns } from './simulator-columns.ts'
import type { SimulatorDeps } from './simulator-deps.ts'

/** Price / cost of a margin. */
interface Factor {
  readonly numerator: number
  readonly denominator: number
}

/** The constants of one frame: the levers, resolved for whatever the rows of the catalogue share. */
export interface SimulatorPass {
  readonly levers: Levers
  readonly deps: SimulatorDeps
  readonly context: PricingContext
  readonly isCif: boolean
  /** The sales VAT in prices after the scenario. */
  readonly gross: Ppm
  /** Every price is made anew. */
  readonly recalculates: boolean
  readonly supplierPpm: Ppm | null
  readonly freightPpm: Ppm | null
  readonly otherPpm: Ppm | null
  /** The added amounts by `currencyIndex`, NaN without a rate; null if nothing is added. */
  readonly addedSupplier: Float64Array | null
  readonly addedFreight: Float64Array | null
  readonly addedOther: Float64Array | null
  readonly exchanges: readonly (AssumedExchange | null)[]
  /** Some exchange rate is another one. */
  readonly movesRates: boolean
  /** Cost lines are looked at one by one. */
  readonly movesLines: boolean
  /** The duty lever by `declared` of the columns; undefined without one. */
  readonly duties: readonly (RateChange | undefined)[]
  /** What the margin of every row becomes, if all get the same. */
  readonly margin: Factor | null
  /** The usual margin, after points if there are any. */
  readonly usualMargin: Factor
  readonly ownFloor: RateChange | undefined
  /** The floor of the business; NaN without one. */
  readonly floor: Ppm
  /** About the lowest price of a cost by it; NaN without one. */
  readonly floorFactor: number
  readonly endings: Uint8Array
  /** The ending that every product gets; -1 leaves each its own. */
  readonly ending: number
  /** By ending × 4 + minor digits. */
  readonly grids: readonly (EndingGrid | null)[]
}

/** Resolves the levers for one frame. */
export function startPass(columns: SimulatorColumns, levers: Levers, deps: SimulatorDeps): SimulatorPass {
  const today = deps.contextOf(null)
  const context = simulatedContext(today, levers)
  const { supplierCost, freight, otherCosts, margin, rates = [], duties } = levers
  const gross = context.pricesIncludeVat ? context.taxRate : 0
  const usual = margin?.by === 'points' ? changedMargin(context.defaultMargin, margin) : context.defaultMargin
  return {
    levers,
    deps,
    context,
    isCif: context.dutyBasis === 'cif',
    gross,
    recalculates: today.taxRate !== context.taxRate,
    supplierPpm: percentOf(supplierCost),
    freightPpm: percentOf(freight),
    otherPpm: percentOf(otherCosts),
    addedSupplier: addedBy(supplierCost, deps.rates),
    addedFreight: addedBy(freight, deps.rates),
    addedOther: addedBy(otherCosts, deps.rates),
    exchanges: assumedExchanges(columns.exchanges, rates, deps.rates),
    movesRates: rates.length > 0,
    movesLines: percentOf(otherCosts) !== null || rates.length > 0,
    duties: columns.declared.map((goods) => duties && dutyLeverOf(duties, goods)),
    margin: margin?.by === 'rate' ? factorOf(changedMargin(0, margin)) : null,
    usualMargin: factorOf(usual),
    ownFloor: levers.floor,
    floor: today.floorMargin ?? NaN,
    floorFactor: floorFactorOf(floorUnder(today.floorMargin ?? NaN, levers.floor), gross),
    endings: Uint8Array.from(CODES, (code) => PRICE_ENDINGS.indexOf(inheritedEnding(code, context).ending)),
    ending: levers.ending ? endingCode(levers.ending.ending) : KEPT_ENDING,
    grids: GRIDS,
  }
}

/** In `ending` of a pass: each product keeps its own. */
export const KEPT_ENDING = -1
/** In `ending` of a pass: every product gets that of its currency or the business. */
export const INHERITED_ENDING = -2

const CODES = [...currencies.map(({ code }) => code), '']
const GRIDS = PRICE_ENDINGS.flatMap((ending) => [0, 1, 2, 3].map((digits) => endingGrid(ending, digits)))

function endingCode(ending: (typeof PRICE_ENDINGS)[number] | null): number {
  return ending === null ? INHERITED_ENDING : PRICE_ENDINGS.indexOf(ending)
}

function percentOf(change: AmountChange | undefined): Ppm | null {
  return change?.by === 'percent' ? change.ppm : null
}

function addedBy(change: AmountChange | undefined, rates: RateSet | null): Float64Array | null {
  if (change?.by !== 'amount') return null
  return Float64Array.from(CODES, (code) => leverAmount(change, code, rates) ?? NaN)
}

/** A margin floor under its lever; NaN without one. */
export function floorUnder(floor: Ppm, lever: RateChange | undefined): Ppm {
  if (!lever) return floor
  if (lever.by === 'rate') return changedMargin(0, lever)
  return floor === floor ? changedMargin(floor, lever) : NaN
}

/** About the lowest price of a cost by a margin floor. */
export function floorFactorOf(floor: Ppm, gross: Ppm): number {
  return (PPM + gross) / (PPM - floor)
}

/** Price / cost of a margin. */
function factorOf(margin: Ppm): Factor {
  return { numerator: factorNumerator('margin', margin), denominator: factorDenominator('margin', margin) }
}
