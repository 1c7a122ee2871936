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
  const isRuled = priceChangeKeeps === 'rule' && givesPrice(row, changed)
  const rule = isRuled ? changedRule(row, priceChange, context) : undefined
  if (rule !== undefined) {
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

/** Whether a price comes of the rule of a product now: without a cost it gives none, and there is nothing to change. */
function givesPrice(row: BulkRow, changed: (input: PricingInput) => Units | undefined): boolean {
  const following = (row.variants ?? []).filter(({ retailPrice }) => retailPrice === null)
  return [row, ...following.map((each) => variantInput(row, each))].some((input) => changed(input) !== undefined)
}

/** The margin or markup that changes the price by a percentage, whatever the cost; undefined if there is none. */
function changedRule(row: BulkRow, priceChange: Ppm, context: PricingContext): Ppm | undefined {
  const { pricingMode, pricingStrategy } = row
  if (pricingMode !== 'strategy' || pricingStrategy === 'manual') return undefined
  if (pricingStrategy === 'markup') {
    const percent = row.pricingPercent ?? 0
    const markup = changedByPercent(PPM + percent, priceChange) - PPM
    return percent > -PPM && markup > -PPM && markup <= MAX_PPM ? markup : undefined
  }
  const percent = row.pricingPercent ?? context.defaultMargin
  if (isMarginClamped(percent) || percent < 0 || priceChange <= -PPM) return undefined
  const margin = PPM - nearestProduct(PPM - percent, PPM, PPM + priceChange)
  return margin >= 0 && margin < PPM ? margin : undefined
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
