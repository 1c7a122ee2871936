import type { CostOrigin } from './cost-origin.ts'
import { minorDigits } from './currency.ts'
import { PPM, type Ppm, roundToMinor, type Units, UNITS_PER_MINOR } from './money.ts'
import { endedPrice, endingGrid, type PriceEnding } from './price-ending.ts'
import { isMarginClamped, type PercentRule, priceByPercent } from './price-formulas.ts'
import { costByRules, priceBasis, priceByRules, type PriceSource } from './pricing.ts'
import type { PricingInput, PricingRules } from './pricing-rules.ts'
import { shownParts } from './shown-parts.ts'
import { counted, type ExactCost, exactCostOf, isCostKept, multipleOfCost, shownCost } from './total-cost.ts'

/** The kind of a step, which is also the key of its message. `cost` and `price` are totals and add nothing. */
export type PriceStepKind =
  | 'base'
  | 'shipping'
  | 'duty'
  | 'extra'
  | 'vat'
  | 'cost'
  | PercentRule
  | 'manual'
  | 'retailPrice'
  | 'salesVat'
  | 'ending'
  | 'floor'
  | 'price'

/**
 * One step on the way from the supplier's price to the shelf price; amounts in units, rounded to the minor unit, or to the unit where the
 * total cost keeps its digits (`shownCost`).
 */
export interface PriceStep {
  readonly kind: PriceStepKind
  /** The addition to `running`; negative if it lowers the price, 0 on totals. */
  readonly amount: Units
  readonly running: Units
  /** The source of the step's figure; null on totals. */
  readonly source: PriceSource | null
  /** The applied percentage, if any. */
  readonly percent: Ppm | null
  /** The base of the percentage. */
  readonly base: Units | null
  /** The user's own name of a cost line. */
  readonly label: string | null
  /** On an `ending` step. */
  readonly ending: PriceEnding | null
  /** On a `vat` step that adds nothing: the VAT that is paid and recovered (PRICE-05). */
  readonly recoverable: Units | null
  /** The paid amount behind a foreign cost, and its rate (PRICE-15). */
  readonly origin: CostOrigin | null
  /** On a `margin` step: 100 % or more, priced at twice the cost (PRICE-01). */
  readonly clamped: boolean
}

type Detail = Partial<Omit<PriceStep, 'kind' | 'amount' | 'running'>>

const NO_DETAIL = {
  source: null,
  percent: null,
  base: null,
  label: null,
  ending: null,
  recoverable: null,
  origin: null,
  clamped: false,
} as const satisfies Detail

/**
 * The story of a price as ordered steps whose amounts add up to it exactly (PROD-15, PRICE-16): costs, their total, margin or fixed
 * price, sales VAT, ending, floor, price. Ends at the cost if there is no price; empty if the cost is out of range.
 */
export function priceStory(input: PricingInput, rules: PricingRules): readonly PriceStep[] {
  const cost = costByRules(input, rules)
  if (!isCostKept(cost)) return []
  const steps: PriceStep[] = []
  const reach: Reach = (kind, running, detail) => {
    const amount = running - (steps.at(-1)?.running ?? 0)
    steps.push({ kind, amount, running, ...NO_DETAIL, ...detail })
  }
  tellCost(reach, input, cost, rules)
  tellPrice(reach, input, cost, rules)
  return steps
}

/** Adds the step that brings the running total to `running`. */
type Reach = (kind: PriceStepKind, running: Units, detail?: Detail) => void

function tellCost(reach: Reach, input: PricingInput, cost: ExactCost, rules: PricingRules): void {
  const parts = costParts(input, cost)
  const beforeVat = exactCostOf(cost.plain, cost.dutyBase, cost.dutyPpm, 0)
  const amounts = shownParts(
    parts.map(({ exact }) => exact),
    isToldExactly(cost) ? shownCost(beforeVat) : roundToMinor(shownCost(beforeVat)),
  )
  let running = 0
  parts.forEach(({ kind, detail }, at) => {
    running += amounts[at] ?? 0
    reach(kind, running, { source: 'product', ...detail })
  })
  tellVat(reach, input, cost, beforeVat, rules)
  reach('cost', shownCost(cost))
}

/** A part of the cost before VAT; `exact` in ppm of a unit. */
interface CostPart {
  readonly kind: PriceStepKind
  readonly exact: bigint
  readonly detail: Detail
}

function costParts(input: PricingInput, { dutyBase, dutyPpm }: ExactCost): readonly CostPart[] {
  const part = (kind: PriceStepKind, amount: number, times: number, detail: Detail): CostPart[] => {
    const exact = BigInt(amount) * BigInt(times)
    return exact === 0n && kind !== 'base' ? [] : [{ kind, exact, detail }]
  }
  const { baseCostOrigin = null, shippingCostOrigin = null, additionalCosts } = input
  return [
    ...part('base', counted(input.baseCost), PPM, { origin: baseCostOrigin }),
    ...part('shipping', counted(input.shippingCost), PPM, { origin: shippingCostOrigin }),
    ...part('duty', dutyBase, dutyPpm, { percent: dutyPpm, base: dutyBase }),
    ...additionalCosts.flatMap(({ label, amount, origin = null }) =>
      part('extra', counted(amount), PPM, { label, origin }),
    ),
  ]
}

/** Whether the total keeps digits below the minor unit; then its parts do so too. */
function isToldExactly(cost: ExactCost): boolean {
  return shownCost(cost) % UNITS_PER_MINOR !== 0
}

function tellVat(reach: Reach, input: PricingInput, cost: ExactCost, beforeVat: ExactCost, rules: PricingRules): void {
  const paid = rules.vatRecoverable ? costByRules(input, { ...rules, vatRecoverable: false }) : cost
  if (paid.vatPpm === 0) return
  const base = shownCost(beforeVat)
  const shownPaid = isToldExactly(cost) ? multipleOfCost(paid, 1, 1, 0, 1) : shownCost(paid)
  reach('vat', shownCost(cost), {
    source: input.vatTax === null ? 'what-if' : 'product',
    percent: paid.vatPpm,
    base,
    recoverable: rules.vatRecoverable ? shownPaid - base : null,
  })
}

function tellPrice(reach: Reach, input: PricingInput, cost: ExactCost, rules: PricingRules): void {
  const { effectivePrice, netPrice } = priceByRules(input, rules)
  if (effectivePrice === null || netPrice === null) return
  const basis = priceBasis(input, rules)
  if (basis.rule === 'margin' || basis.rule === 'markup') {
    const { rule, percent, source } = basis
    const clamped = rule === 'margin' && isMarginClamped(percent)
    const computed = priceByPercent(cost, rule, percent, rules.pricesIncludeVat ? rules.taxRate : 0)
    // Where nothing is done to the price afterwards, the step is the profit to the cent: what is left of a price with VAT is rounded too.
    const reached = computed === effectivePrice ? netPrice : priceByPercent(cost, rule, percent)
    reach(rule, reached, { source, percent, clamped })
    tellSalesVat(reach, computed, rules)
    tellEnding(reach, input, computed, effectivePrice, rules)
  } else {
    reach(input.pricingMode === 'retailPrice' ? 'retailPrice' : 'manual', netPrice, { source: 'product' })
    tellSalesVat(reach, effectivePrice, rules)
  }
  reach('price', effectivePrice)
}

function tellSalesVat(reach: Reach, gross: Units, rules: PricingRules): void {
  if (rules.pricesIncludeVat && rules.taxRate !== 0) {
    reach('salesVat', gross, { source: 'profile', percent: rules.taxRate })
  }
}

function tellEnding(reach: Reach, input: PricingInput, computed: Units, price: Units, rules: PricingRules): void {
  const { ending, endingSource, endingDirection, floor, floorSource } = rules
  const ended = endedPrice(computed, endingGrid(ending, minorDigits(input.baseCurrency)), endingDirection)
  if (ended !== computed) reach('ending', ended, { source: endingSource, ending })
  if (price !== ended) reach('floor', price, { source: floorSource, percent: floor, ending })
}
