import type { CostOrigin } from './cost-origin.ts'
import { DUTY_LINE, REBATE_LINE } from './landed-cost/cost-lines.ts'
import { priceBasis, type PriceSource } from './pricing.ts'
import type { PricingInput, PricingRules } from './pricing-rules.ts'

/** Where an input of a price came from: a row or setting, a dated rate, a shipment, or the defaults of the engine. */
export type InputSource = PriceSource | 'rate' | 'shipment'

/** One input of a price, in stored form, and where it came from (PRICE-16). */
export interface ReceiptInput {
  /** The field's name, or that of the rule. */
  readonly field: string
  readonly type: 'money' | 'percent' | 'other'
  readonly value: number | string | boolean | null
  readonly source: InputSource
  /** The user's own name of a cost line. */
  readonly label?: string
  /** What a cost was converted from, with rate and date. */
  readonly origin?: CostOrigin
}

/** Everything that a price was made from, in the order of the formulas; what plays no part is left out (PRICE-16). */
export function receiptInputs(input: PricingInput, rules: PricingRules): readonly ReceiptInput[] {
  return [
    ...costInputs(input, rules),
    ...basisInputs(input, rules),
    ...shelfInputs(rules),
    ...tradeInputs(input, rules),
  ]
}

function costInputs(input: PricingInput, rules: PricingRules): ReceiptInput[] {
  const { importDuty, vatTax } = input
  return [
    cost('baseCost', input.baseCost, input.baseCostOrigin),
    cost('shippingCost', input.shippingCost, input.shippingCostOrigin),
    { field: 'importDuty', type: 'percent', value: importDuty, source: 'product' },
    { field: 'dutyBasis', type: 'other', value: rules.dutyBasis, source: 'profile' },
    ...input.additionalCosts.map(({ id, label, amount, origin }): ReceiptInput => {
      const line = cost('additionalCosts', amount, origin)
      const isLanded = id === DUTY_LINE || id === REBATE_LINE
      return { ...line, label, ...(isLanded ? { source: 'shipment' } : {}) }
    }),
    { field: 'vatTax', type: 'percent', value: vatTax, source: 'product' },
    { field: 'vatRecoverable', type: 'other', value: rules.vatRecoverable, source: 'profile' },
  ]
}

function cost(field: string, value: number | null, origin: CostOrigin | null | undefined): ReceiptInput {
  return { field, type: 'money', value, source: origin ? 'rate' : 'product', ...(origin ? { origin } : {}) }
}

function basisInputs(input: PricingInput, rules: PricingRules): ReceiptInput[] {
  const basis = priceBasis(input, rules)
  if (basis.rule === 'none') return []
  if (basis.rule === 'amount') {
    const field = input.pricingMode === 'retailPrice' ? 'retailPrice' : 'pricingAmount'
    return [{ field, type: 'money', value: basis.amount, source: 'product' }]
  }
  return [{ field: basis.rule, type: 'percent', value: basis.percent, source: basis.source }]
}

function shelfInputs(rules: PricingRules): ReceiptInput[] {
  const { ending, endingSource, endingDirection, floor, floorSource } = rules
  return [
    { field: 'pricesIncludeVat', type: 'other', value: rules.pricesIncludeVat, source: 'profile' },
    { field: 'taxRate', type: 'percent', value: rules.taxRate, source: 'profile' },
    { field: 'priceEnding', type: 'other', value: ending, source: endingSource },
    { field: 'endingDirection', type: 'other', value: endingDirection, source: 'default' },
    { field: 'floorMargin', type: 'percent', value: floor, source: floorSource ?? 'default' },
  ]
}

function tradeInputs({ tradePrice }: PricingInput, { tradeMargin }: PricingRules): ReceiptInput[] {
  if (tradePrice !== null) return [{ field: 'tradePrice', type: 'money', value: tradePrice, source: 'product' }]
  return [{ field: 'tradeMargin', type: 'percent', value: tradeMargin, source: 'profile' }]
}

/** An input that is another one under the rules of now. */
export interface ChangedInput {
  readonly field: string
  readonly type: ReceiptInput['type']
  readonly was: ReceiptInput['value']
  readonly is: ReceiptInput['value']
  /** Where it comes from now. */
  readonly source: InputSource
}

/** What has changed in the rules since a price was made: what the row itself says is the same in both. */
export function changedInputs(input: PricingInput, then: PricingRules, now: PricingRules): readonly ChangedInput[] {
  const before = receiptInputs(input, then)
  return receiptInputs(input, now).flatMap(({ field, type, value, source }, index) => {
    const was = before[index]
    if (!was || (was.value === value && was.source === source)) return []
    return [{ field, type, was: was.value, is: value, source }]
  })
}
