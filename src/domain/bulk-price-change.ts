import type { BulkEdit, BulkRow, BulkDeps, BulkVariant, ProductPatch } from './bulk-edit.ts'
import { minorDigits } from './currency.ts'
import { nearestProduct } from './exact.ts'
import { MAX_PPM, PPM, type Ppm, roundToMinor, type Units } from './money.ts'
import { endedPrice, endingGrid } from './price-ending.ts'
import { changedByPercent, isMarginClamped } from './price-formulas.ts'
import { priceByRules } from './pricing.ts'
import { type PricingContext, type PricingInput, resolvedRules, type WhatIf } from './pricing-rules.ts'
import { variantInput } from './variant-pricing.ts'

/**
 * The prices of a product and its variants changed by a percentage: by a changed rule where rules are kept, otherwise as fixed prices.
 */
export function changedPrices(
  row: BulkRow,
  { priceChange, priceChangeKeeps }: BulkEdit,
  { contextOf, whatIf }: BulkDeps,
): ProductPatch & Pick<BulkRow, 'variants'> {
  if (priceChange === undefined) return {}
  const context = contextOf(row.categoryId)
  const changed = (input: PricingInput) => changedPrice(input, priceChange, context, whatIf)
  // Without a cost a rule gives no price, and there is nothing to change.
  const isRuled = priceChangeKeeps === 'rule' && soldBy(row).some((input) => changed(input) !== undefined)
  const nearRule = isRuled ? changedRule(row, priceChange, context) : undefined
  if (nearRule !== undefined) {
    const rule = meetingRule(row, nearRule, context, changed)
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

/** The margin or markup that changes the price by a percentage, whatever the cost; undefined if there is none. */
function changedRule(row: BulkRow, priceChange: Ppm, context: PricingContext): Ppm | undefined {
  const { pricingMode, pricingStrategy } = row
  if (pricingMode !== 'strategy' || pricingStrategy === 'manual') return undefined
  if (pricingStrategy === 'markup') {
    const percent = row.pricingPercent ?? 0
    const markup = changedByPercent(PPM + percent, priceChange) - PPM
    return percent > -PPM && isKeptRule(row, markup) ? markup : undefined
  }
  const percent = row.pricingPercent ?? context.defaultMargin
  if (isMarginClamped(percent) || percent < 0 || priceChange <= -PPM) return undefined
  const margin = PPM - nearestProduct(PPM - percent, PPM, PPM + priceChange)
  return isKeptRule(row, margin) ? margin : undefined
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

/** The price that is asked now, changed, with its ending and above its floor; undefined where there is none. */
function changedPrice(
  input: PricingInput,
  priceChange: Ppm,
  context: PricingContext,
  whatIf: WhatIf | null,
): Units | undefined {
  const rules = resolvedRules(input, context, whatIf)
  const { effectivePrice, floorPrice } = priceByRules(input, rules)
  if (effectivePrice === null) return undefined
  const grid = endingGrid(rules.ending, minorDigits(input.baseCurrency))
  const changed = roundToMinor(changedByPercent(effectivePrice, priceChange))
  return endedPrice(changed, grid, rules.endingDirection, floorPrice ?? 0)
}
