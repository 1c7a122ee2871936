import type { CostOrigin } from './cost-origin.ts'
import { DUTY_LINE, REBATE_LINE } from './landed-cost/cost-lines.ts'
import { priceBasis, type PriceSource } from './pricing.ts'
import type { PricingInput, PricingRules } from './pricing-rules.ts'
import type { VariantInput } from './variant-pricing.ts'

/** The source of an input of a price: a row, a variant or a setting, a dated rate, a shipment, or the defaults of the engine. */
export type InputSource = PriceSource | 'rate' | 'shipment' | 'variant'

/** One input of a price, in stored form, and its source (PRICE-16). */
export interface ReceiptInput {
  /** The field's name, or that of the rule. */
  readonly field: string
  readonly type: 'money' | 'percent' | 'other'
  readonly value: number | string | boolean | null
  readonly source: InputSource
  /** The user's own name of a cost line. */
  readonly label?: string
  /** The origin of a cost, with rate and date. */
  readonly origin?: CostOrigin
}

/** The variant's own values, by field or by the id of its cost line; all others are its product's. */
export type OwnInputs = ReadonlySet<string>

const NONE: OwnInputs = new Set()

/** The variant's own inputs of its price (PRICE-08). */
export function ownInputs({
  baseCost,
  shippingCost = null,
  dutyCost = null,
  rebate = null,
  ...prices
}: VariantInput): OwnInputs {
  const own = [
    ['baseCost', baseCost],
    ['shippingCost', shippingCost],
    ['importDuty', dutyCost],
    [DUTY_LINE, dutyCost],
    [REBATE_LINE, rebate],
    ['retailPrice', prices.retailPrice],
    ['tradePrice', prices.tradePrice],
  ] as const
  return new Set(own.flatMap(([name, value]) => (value === null ? [] : [name])))
}

/**
 * Every input of a price, in the order of the formulas; unused inputs are left out (PRICE-16). For a variant's price, `own` names the
 * inputs that did not come from its product.
 */
export function receiptInputs(input: PricingInput, rules: PricingRules, own = NONE): readonly ReceiptInput[] {
  return [
    ...costInputs(input, rules, own),
    ...basisInputs(input, rules, own),
    ...shelfInputs(rules),
    ...tradeInputs(input, rules, own),
  ]
}

function costInputs(input: PricingInput, rules: PricingRules, own: OwnInputs): ReceiptInput[] {
  const { importDuty, vatTax } = input
  return [
    ofVariant(own, 'baseCost', cost('baseCost', input.baseCost, input.baseCostOrigin)),
    ofVariant(own, 'shippingCost', cost('shippingCost', input.shippingCost, input.shippingCostOrigin)),
    ofVariant(own, 'importDuty', { field: 'importDuty', type: 'percent', value: importDuty, source: 'product' }),
    { field: 'dutyBasis', type: 'other', value: rules.dutyBasis, source: 'profile' },
    ...input.additionalCosts.map(({ id, label, amount, origin }): ReceiptInput => {
      const line = cost('additionalCosts', amount, origin)
      const isLanded = id === DUTY_LINE || id === REBATE_LINE
      return ofVariant(own, id, { ...line, label, ...(isLanded ? { source: 'shipment' } : {}) })
    }),
    { field: 'vatTax', type: 'percent', value: vatTax, source: 'product' },
    { field: 'vatRecoverable', type: 'other', value: rules.vatRecoverable, source: 'profile' },
  ]
}

function cost(field: string, value: number | null, origin: CostOrigin | null | undefined): ReceiptInput {
  return { field, type: 'money', value, source: origin ? 'rate' : 'product', ...(origin ? { origin } : {}) }
}

function ofVariant(own: OwnInputs, name: string, input: ReceiptInput): ReceiptInput {
  return own.has(name) ? { ...input, source: 'variant' } : input
}

function basisInputs(input: PricingInput, rules: PricingRules, own: OwnInputs): ReceiptInput[] {
  const basis = priceBasis(input, rules)
  if (basis.rule === 'none') return []
  if (basis.rule === 'amount') {
    const field = input.pricingMode === 'retailPrice' ? 'retailPrice' : 'pricingAmount'
    return [ofVariant(own, field, { field, type: 'money', value: basis.amount, source: 'product' })]
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

function tradeInputs({ tradePrice }: PricingInput, { tradeMargin }: PricingRules, own: OwnInputs): ReceiptInput[] {
  if (tradePrice !== null)
    return [ofVariant(own, 'tradePrice', { field: 'tradePrice', type: 'money', value: tradePrice, source: 'product' })]
  return [{ field: 'tradeMargin', type: 'percent', value: tradeMargin, source: 'profile' }]
}

/** An input that differs under today's rules. */
export interface ChangedInput {
  readonly field: string
  readonly type: ReceiptInput['type']
  readonly was: ReceiptInput['value']
  readonly is: ReceiptInput['value']
  /** Its source today. */
  readonly source: InputSource
}

/** The rules that have changed since a price was made; the row's own values are the same in both. */
export function changedInputs(
  input: PricingInput,
  { made, now }: { readonly made: PricingRules; readonly now: PricingRules },
  own = NONE,
): readonly ChangedInput[] {
  const before = receiptInputs(input, made, own)
  return receiptInputs(input, now, own).flatMap(({ field, type, value, source }, index) => {
    const was = before[index]
    if (!was || (was.value === value && was.source === source)) return []
    return [{ field, type, was: was.value, is: value, source }]
  })
}
