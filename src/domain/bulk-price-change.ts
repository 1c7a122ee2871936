import type { BulkEdit, BulkRow, BulkDeps, BulkVariant, ProductPatch } from './bulk-edit.ts'
import { minorDigits } from './currency.ts'
import { nearestProduct } from './exact.ts'
import { MAX_PPM, PPM, type Ppm, type Units, UNITS_PER_MINOR } from './money.ts'
import { endedPrice, endingGrid } from './price-ending.ts'
import {
  changedByPercent,
  changedToMinor,
  isMarginClamped,
  marginOnCost,
  markupOnCost,
  priceByPercent,
} from './price-formulas.ts'
import { costByRules, priceByRules } from './pricing.ts'
import {
  type PricingContext,
  type PricingInput,
  type PricingRules,
  resolvedRules,
  type WhatIf,
} from './pricing-rules.ts'
import { isCostKept, isCostKnown } from './total-cost.ts'
import { variantInput } from './variant-pricing.ts'

/** How the price of a product or variant comes to be: by `standing` rules now, and by those in force afterwards. */
interface Change {
  readonly percent: Ppm
  readonly context: PricingContext
  readonly whatIf: WhatIf | null
  readonly standing: PricingRules | null
}

/**
 * The prices of a product and its variants changed by a percentage from what they are now: under `standing` rules if there are any,
 * else under those in force (PRICE-06). By a changed rule where rules are kept, otherwise as fixed prices.
 */
export function changedPrices(
  row: BulkRow,
  { priceChange, priceChangeKeeps }: BulkEdit,
  { contextOf, whatIf }: BulkDeps,
  standing: PricingRules | null,
): ProductPatch & Pick<BulkRow, 'variants'> {
  if (priceChange === undefined) return {}
  const change = { percent: priceChange, context: contextOf(row.categoryId), whatIf, standing }
  const changed = (input: PricingInput) => changedPrice(input, change)
  const nearRule = priceChangeKeeps === 'rule' ? changedRule(row, change) : undefined
  if (nearRule !== undefined) {
    // No change needs no other rule, even under other settings than the price was made by.
    if (priceChange === 0) return {}
    const rule = meetingRule(row, nearRule, change.context, changed)
    // A variant with a price of its own follows no rule; the others follow the rule of the product.
    const moved = (variant: BulkVariant): BulkVariant =>
      variant.retailPrice === null ? variant : repriced(row, variant, row, changed)
    return { pricingPercent: rule, ...(row.variants && { variants: row.variants.map(moved) }) }
  }
  const own = ownPrice(row, changed(row))
  const follows = { ...row, ...own }
  return {
    ...own,
    ...(row.variants && { variants: row.variants.map((each) => repriced(row, each, follows, changed)) }),
  }
}

/** Whether a price follows the cost: by a margin or markup of its own, or by the what-if figures. */
export function followsRule({ pricingMode, pricingStrategy }: BulkRow): boolean {
  return pricingMode === null || (pricingMode === 'strategy' && pricingStrategy !== 'manual')
}

/** What is sold by the rule of a product: itself and its variants without a price of their own. */
function soldBy(row: BulkRow): readonly PricingInput[] {
  const following = (row.variants ?? []).filter(({ retailPrice }) => retailPrice === null)
  return [row, ...following.map((variant) => variantInput(row, variant))]
}

/** The margin or markup that changes the price by a percentage; undefined if there is none. */
function changedRule(row: BulkRow, change: Change): Ppm | undefined {
  const { pricingMode, pricingStrategy } = row
  if (pricingMode !== 'strategy' || pricingStrategy === 'manual') return undefined
  // Without a cost a rule gives no price, and there is nothing to change.
  const sold = soldBy(row).find((input) => priceNow(input, change) !== null)
  if (sold === undefined) return undefined
  const isOfToday = priceNow(sold, change) === priceNow(sold, { ...change, standing: null })
  const rule = isOfToday ? raisedRule(row, change) : ruleMeeting(sold, change)
  return rule !== undefined && isKeptRule(row, rule) ? rule : undefined
}

/** The margin or markup whose price is that of the present one, changed by the percentage whatever the cost. */
function raisedRule(row: BulkRow, { percent: change, context }: Change): Ppm | undefined {
  if (row.pricingStrategy === 'markup') {
    const whole = PPM + (row.pricingPercent ?? 0)
    const raised = changedByPercent(whole, change)
    return isFine(raised * PPM, whole * (PPM + change)) ? raised - PPM : undefined
  }
  const percent = row.pricingPercent ?? context.defaultMargin
  if (isMarginClamped(percent) || percent < 0 || change <= -PPM) return undefined
  const left = nearestProduct(PPM - percent, PPM, PPM + change)
  return isFine(left * (PPM + change), (PPM - percent) * PPM) ? PPM - left : undefined
}

/**
 * Whether a rule of four decimals comes within 0.01 % of the price: close to a margin of 100 % or a markup of −100 % its steps are too
 * wide for that, and a fixed price says what was asked for.
 */
function isFine(made: number, wanted: number): boolean {
  return wanted > 0 && Math.abs(made - wanted) * 10_000 <= wanted
}

/** The margin or markup that gives the changed price under the rules in force, where those moved since the price was made. */
function ruleMeeting(input: PricingInput, change: Change): Ppm | undefined {
  const rules = resolvedRules(input, change.context, null)
  const cost = costByRules(input, rules)
  const price = changedByPercent(priceNow(input, change) ?? 0, change.percent)
  if (price <= 0 || !isCostKept(cost) || !isCostKnown(cost)) return undefined
  const gross = rules.pricesIncludeVat ? rules.taxRate : 0
  const net = nearestProduct(price, PPM, PPM + gross)
  const isMarkup = input.pricingStrategy === 'markup'
  const rule = isMarkup ? markupOnCost(net, cost) : marginOnCost(net, cost)
  const made = priceByPercent(cost, isMarkup ? 'markup' : 'margin', rule, gross)
  return Math.abs(made - price) <= UNITS_PER_MINOR || isFine(made, price) ? rule : undefined
}

/**
 * The percentage itself, or the next one up or down, whose prices are those that the exact percentage gives: a stored percentage has four
 * decimals, which can be too coarse for a price that lies between two minor units.
 */
function meetingRule(
  row: BulkRow,
  rule: Ppm,
  context: PricingContext,
  changed: (input: PricingInput) => Units | undefined,
): Ppm {
  const sold = soldBy(row)
  const wanted = sold.map(changed)
  const missed = (percent: Ppm): number =>
    sold.filter((input, index) => {
      const next = { ...input, pricingPercent: percent }
      return priceByRules(next, resolvedRules(next, context, null)).effectivePrice !== (wanted[index] ?? null)
    }).length
  let [best, least] = [rule, missed(rule)]
  for (const other of [rule + 1, rule - 1]) {
    const misses = least > 0 && isKeptRule(row, other) ? missed(other) : Infinity
    if (misses < least) [best, least] = [other, misses]
  }
  return best
}

function isKeptRule({ pricingStrategy }: BulkRow, percent: Ppm): boolean {
  return pricingStrategy === 'markup' ? percent > -PPM && percent <= MAX_PPM : percent >= 0 && percent < PPM
}

function ownPrice(row: BulkRow, price: Units | undefined): ProductPatch {
  if (price === undefined) return {}
  return row.pricingMode === 'retailPrice' ? { retailPrice: price } : { pricingMode: 'manual', pricingAmount: price }
}

/** A variant with its own changed price (PRICE-08); without a price of its own it shares that of `follows`, its product at the new price. */
function repriced(
  row: BulkRow,
  variant: BulkVariant,
  follows: BulkRow,
  changed: (input: PricingInput) => Units | undefined,
): BulkVariant {
  const price = changed(variantInput(row, variant))
  if (price === undefined || (variant.retailPrice === null && price === amountOf(follows))) return variant
  return { ...variant, retailPrice: price }
}

/** The price that a product's variants share; null if each has the price of its own cost. */
function amountOf({ pricingMode, pricingAmount, retailPrice }: BulkRow): Units | null {
  if (pricingMode === 'retailPrice') return retailPrice
  return pricingMode === 'manual' ? pricingAmount : null
}

/** The price that is asked now; null where there is none. */
function priceNow(input: PricingInput, { context, whatIf, standing }: Change): Units | null {
  return priceByRules(input, standing ?? resolvedRules(input, context, whatIf)).effectivePrice
}

/** The price that is asked now, changed, with its ending and above its floor; undefined where there is none. */
function changedPrice(input: PricingInput, change: Change): Units | undefined {
  const price = priceNow(input, change)
  if (price === null) return undefined
  if (change.percent === 0) return price
  const rules = resolvedRules(input, change.context, change.whatIf)
  const grid = endingGrid(rules.ending, minorDigits(input.baseCurrency))
  const changed = changedToMinor(price, change.percent)
  return endedPrice(changed, grid, rules.endingDirection, priceByRules(input, rules).floorPrice ?? 0)
}
