import { MAX_UNITS, mostOf, PPM, type Units } from '#domain/money.ts'
import { priceByRules } from '#domain/pricing.ts'
import { rulesOfPrice } from '#domain/price-receipt.ts'
import { type PricingInput, type PricingRules, resolvedRules } from '#domain/pricing-rules.ts'
import { type VariantInput, variantInput } from '#domain/variant-pricing.ts'
import { type Named, variantName } from '#domain/variants.ts'
import type { DeriveContext } from './entity.ts'
import { fieldOfExcess, sumOfLines } from './field-of-excess.ts'
import { productMessages } from './product-messages.ts'
import { productContext } from './product-pricing.ts'
import { PRICE_INPUTS } from '#domain/price-inputs.ts'

/** The part of a product row whose amounts are bounded, with its derived costs and prices. */
interface Ranged extends PricingInput {
  readonly categoryId: string | null
  readonly receipt: Readonly<Record<string, unknown>> | null
  readonly variants: readonly (VariantInput &
    Named & { readonly totalCost: Units; readonly effectivePrice: Units | null })[]
}

const INPUTS: ReadonlySet<string> = new Set(PRICE_INPUTS.map((path) => path.split('.', 1)[0] ?? path))

/**
 * Refuses by name costs and prices that come out larger than can be kept, of the product and of each variant (PRICE-08, PRICE-09). A
 * price that stands is judged by the rules that made it, whatever they are now (PRICE-16).
 */
export function rangeIssues(
  row: Ranged,
  changed: ReadonlySet<string>,
  context: DeriveContext,
): Readonly<Record<string, string>> {
  const rules = rulesOfPrice(row.receipt, resolvedRules(row, productContext(row.categoryId, context)))
  const { flag, totalCost } = priceByRules(row, rules)
  if (flag === 'out-of-range') return ownIssue(row, totalCost === null, changed)
  // What was kept before this rule stands until an amount is touched.
  const isTouched = !context.before || [...changed].some((name) => INPUTS.has(name))
  return isTouched && !context.isRestored ? variantIssues(row, rules) : {}
}

function ownIssue(row: Ranged, byCost: boolean, changed: ReadonlySet<string>): Readonly<Record<string, string>> {
  const most = mostOf(row.baseCurrency)
  if (byCost) {
    return { [fieldOfExcess(addedCosts(row), changed)]: productMessages.costsTooLarge(most) }
  }
  const field = row.pricingMode === 'strategy' ? 'pricingPercent' : 'pricingAmount'
  return { [field]: productMessages.priceTooLarge(most) }
}

/** What each field adds to the cost, nearly: only which one adds most is asked. */
function addedCosts({ baseCost, shippingCost, additionalCosts, importDuty, vatTax }: PricingInput) {
  const goods = (baseCost ?? 0) + (shippingCost ?? 0)
  const further = sumOfLines(additionalCosts)
  const duty = (goods * (importDuty ?? 0)) / PPM
  return {
    baseCost: baseCost ?? 0,
    shippingCost: shippingCost ?? 0,
    additionalCosts: further,
    importDuty: duty,
    vatTax: ((goods + duty + further) * (vatTax ?? 0)) / PPM,
  }
}

function variantIssues(row: Ranged, rules: PricingRules): Readonly<Record<string, string>> {
  const issues = row.variants.flatMap((variant, index): [string, string][] => {
    // Figures that are kept need no second calculation.
    if (variant.totalCost !== MAX_UNITS && variant.effectivePrice !== null) return []
    const { flag, totalCost } = priceByRules(variantInput(row, variant), rules)
    if (flag !== 'out-of-range') return []
    const most = mostOf(row.baseCurrency)
    const name = variantName(variant)
    return totalCost === null
      ? [[`variants.${index}.baseCost`, productMessages.variantCostsTooLarge(name, most)]]
      : [[`variants.${index}.retailPrice`, productMessages.variantPriceTooLarge(name, most)]]
  })
  return Object.fromEntries(issues)
}
