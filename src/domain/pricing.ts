import { minorDigits } from './currency.ts'
import { MAX_UNITS, type Ppm, roundToMinor, type Units } from './money.ts'
import { endedPrice, endingGrid } from './price-ending.ts'
import {
  floorPrice,
  grossPrice,
  isMarginClamped,
  marginOnCost,
  markupOnCost,
  netPrice,
  type PercentRule,
  priceByPercent,
} from './price-formulas.ts'
import {
  type PricingContext,
  type PricingInput,
  type PricingRules,
  resolvedRules,
  type WhatIf,
} from './pricing-rules.ts'
import { type ExactCost, exactCost, isCostKept, isCostKnown, shownCost } from './total-cost.ts'

/** Why a product has no price, or one that cannot be judged; `no-cost` may come with a fixed price. */
export type PricingFlag = 'no-cost' | 'no-price' | 'out-of-range'

/** The price of a product and its profit; amounts in units, rounded to the minor unit. */
export interface PricingResult {
  /** Rounded for display; null if it is too large. */
  readonly totalCost: Units | null
  /** The price shoppers see (PRICE-06): gross where prices include VAT, else net. */
  readonly effectivePrice: Units | null
  /** Net of sales VAT in every setting (PRICE-07). */
  readonly effectiveTradePrice: Units | null
  readonly netPrice: Units | null
  readonly grossPrice: Units | null
  /** Net price − total cost, both as shown. */
  readonly profit: Units | null
  readonly marginPpm: Ppm | null
  readonly markupPpm: Ppm | null
  /** The lowest price the margin floor allows, in the terms of `effectivePrice`. */
  readonly floorPrice: Units | null
  readonly belowFloor: boolean
  /** A stored margin of 100 % or more, priced at twice the cost (PRICE-01). */
  readonly clamped: boolean
  readonly flag: PricingFlag | null
}

/** The price of a product and everything derived from it (PRICE-01…07, 11, 12); `whatIf` prices products without pricing of their own. */
export function pricing(input: PricingInput, context: PricingContext, whatIf: WhatIf | null = null): PricingResult {
  return priceByRules(input, resolvedRules(input, context, whatIf))
}

/** The price that a list shows for a product without pricing of its own (PROD-08); null for any other product, or without a cost. */
export function whatIfPrice(input: PricingInput, context: PricingContext, whatIf: WhatIf): Units | null {
  return input.pricingMode === null ? pricing(input, context, whatIf).effectivePrice : null
}

/** `pricing` with resolved rules. */
export function priceByRules(input: PricingInput, rules: PricingRules): PricingResult {
  const cost = costByRules(input, rules)
  const kept = isCostKept(cost)
  const known = kept && isCostKnown(cost)
  const basis = priceBasis(input, rules)
  const gross = rules.pricesIncludeVat ? rules.taxRate : 0
  const floor = known && rules.floor !== null ? floorPrice(cost, rules.floor, gross) : null
  const shelf = kept ? shelfPrice(cost, known, basis, rules, input.baseCurrency, floor) : null
  const price = shelf !== null && shelf <= MAX_UNITS ? shelf : null
  const net = price !== null && rules.pricesIncludeVat ? netPrice(price, rules.taxRate) : price
  const total = kept ? shownCost(cost) : null
  return {
    totalCost: total,
    effectivePrice: price,
    effectiveTradePrice: tradePrice(input, cost, known, rules),
    netPrice: net,
    grossPrice: price === null || rules.pricesIncludeVat ? price : grossPrice(price, rules.taxRate),
    profit: net === null || total === null ? null : net - total,
    marginPpm: net === null ? null : marginOnCost(net, cost),
    markupPpm: net === null ? null : markupOnCost(net, cost),
    floorPrice: floor,
    belowFloor: price !== null && floor !== null && price < floor,
    clamped: basis.rule === 'margin' && isMarginClamped(basis.percent),
    flag: flagOf(kept, known, shelf, price),
  }
}

/** A price made by `rules`, judged by another floor (PRICE-12): the price stays, its flags may change. */
export function underFloor(
  input: PricingInput,
  rules: PricingRules,
  result: PricingResult,
  floor: Ppm | null,
): PricingResult {
  const cost = costByRules(input, rules)
  const isJudged = floor !== null && isCostKept(cost) && isCostKnown(cost)
  const least = isJudged ? floorPrice(cost, floor, rules.pricesIncludeVat ? rules.taxRate : 0) : null
  const { effectivePrice: price } = result
  return { ...result, floorPrice: least, belowFloor: price !== null && least !== null && price < least }
}

function flagOf(kept: boolean, known: boolean, shelf: Units | null, price: Units | null): PricingFlag | null {
  if (!kept || shelf !== price) return 'out-of-range'
  if (!known) return 'no-cost'
  return price === null ? 'no-price' : null
}

/** The source of a figure of a price. */
export type PriceSource = 'product' | 'category' | 'currency' | 'profile' | 'what-if' | 'default'

/** The base of a product's price: a percentage on its cost, a fixed or stored amount, or nothing yet. */
export type PriceBasis =
  | { readonly rule: PercentRule; readonly percent: Ppm; readonly source: PriceSource }
  | { readonly rule: 'amount'; readonly amount: Units | null }
  | { readonly rule: 'none' }

/** The base that mode and strategy select (PRICE-06); a missing margin is the profile's default, a missing markup is 0. */
export function priceBasis(input: PricingInput, rules: PricingRules): PriceBasis {
  if (input.pricingMode === null) {
    return rules.whatIf ? { rule: 'margin', percent: rules.whatIf.retailMargin, source: 'what-if' } : { rule: 'none' }
  }
  if (input.pricingMode === 'retailPrice') return { rule: 'amount', amount: input.retailPrice }
  if (input.pricingMode === 'manual' || input.pricingStrategy === 'manual') {
    return { rule: 'amount', amount: input.pricingAmount }
  }
  const rule = input.pricingStrategy ?? 'margin'
  if (input.pricingPercent !== null) return { rule, percent: input.pricingPercent, source: 'product' }
  return rule === 'margin'
    ? { rule, percent: rules.defaultMargin, source: 'profile' }
    : { rule, percent: 0, source: 'default' }
}

/** The exact cost under the rules; the what-if VAT is used if the product has none of its own (PROD-08). */
export function costByRules(input: PricingInput, rules: PricingRules): ExactCost {
  return exactCost(input, rules, input.vatTax ?? rules.whatIf?.vat ?? null)
}

// An ending moves computed prices only: a typed price stays as typed.
function shelfPrice(
  cost: ExactCost,
  known: boolean,
  basis: PriceBasis,
  rules: PricingRules,
  currency: string,
  floor: Units | null,
): Units | null {
  if (basis.rule === 'amount') return basis.amount === null ? null : roundToMinor(basis.amount)
  if (basis.rule === 'none' || !known) return null
  const computed = priceByPercent(cost, basis.rule, basis.percent, rules.pricesIncludeVat ? rules.taxRate : 0)
  return endedPrice(computed, endingGrid(rules.ending, minorDigits(currency)), rules.endingDirection, floor ?? 0)
}

/** The margin of a trade price that nobody entered (PRICE-07). */
export function usedTradeMargin({ whatIf, tradeMargin }: Pick<PricingRules, 'whatIf' | 'tradeMargin'>): Ppm {
  return whatIf?.tradeMargin ?? tradeMargin
}

function tradePrice(input: PricingInput, cost: ExactCost, known: boolean, rules: PricingRules): Units | null {
  if (input.tradePrice !== null) return roundToMinor(input.tradePrice)
  if (!known) return null
  const price = priceByPercent(cost, 'margin', usedTradeMargin(rules))
  return price > MAX_UNITS ? null : price
}
