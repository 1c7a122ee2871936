import { minorDigits } from '../currency.ts'
import type { CostOrigin } from '../cost-origin.ts'
import { DUTY_LINE } from '../landed-cost/cost-lines.ts'
import type { Ppm, Units } from '../money.ts'
import { endedPrice, endingGrid, type EndingGrid, type PriceEnding } from '../price-ending.ts'
import { netPrice } from '../price-formulas.ts'
import { receiptRules } from '../price-receipt.ts'
import { type PricingContext, inheritedEnding } from '../pricing-rules.ts'
import { type JudgedPrice, tellingMargin } from '../product-problem.ts'
import type { CostLine } from '../total-cost.ts'
import { foldText } from '../text-fold.ts'
import { variantName } from '../variants.ts'

/** A variant of a product row, as far as insights read it. */
export interface InsightVariant extends Omit<JudgedPrice, 'belowFloor'> {
  readonly id: string
  readonly name: string
  readonly optionValues: readonly string[]
  readonly sku: string
  readonly isActive: boolean
  readonly dutyCost?: Units | null
}

/** A product row, as far as insights read it; derived figures are those stored with it. */
export interface InsightProduct extends Omit<JudgedPrice, 'belowFloor'> {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly categoryId: string | null
  readonly isActive: boolean
  readonly baseCurrency: string
  readonly baseCost: Units
  readonly shippingCost: Units
  readonly importDuty: Ppm
  readonly vatTax: Ppm | null
  readonly additionalCosts: readonly CostLine[]
  readonly baseCostOrigin: CostOrigin | null
  readonly shippingCostOrigin: CostOrigin | null
  readonly priceEnding: PriceEnding | null
  readonly receipt: Readonly<Record<string, unknown>> | null
  readonly variants: readonly InsightVariant[]
}

/** What the figures of products depend on beside their rows. */
export interface FigureContext {
  readonly pricing: PricingContext
  /** The currency of the business, in which amounts of several products are compared. */
  readonly currency: string
  /** Units of the business's currency for one unit of another; null without a rate. */
  readonly rateFrom: (currency: string) => number | null
}

/** A price at which a product is sold, with the one that its ending asks for. */
export interface SoldPrice {
  /** Empty for the product itself. */
  readonly variantId: string
  readonly price: Units
  /** Net of sales VAT, as the price was made. */
  readonly net: Units
  /** Null where the price ends as it should. */
  readonly ended: Units | null
}

/**
 * The figures of one product that rules are made from; amounts in units of its currency. Cost, margin and net price are those of the sold
 * price with the lowest margin: active variants stand for their product (PRICE-08).
 */
export interface ProductFigures {
  readonly id: string
  readonly name: string
  /** The product, with the variant whose figures these are. */
  readonly title: string
  readonly categoryId: string | null
  readonly currency: string
  readonly isActive: boolean
  readonly variantId: string
  /** How many sold variants share what was sold without naming one; 1 without variants. */
  readonly sharers: number
  /** 0 or less if it is not known. */
  readonly cost: Units
  readonly price: Units | null
  readonly net: Units | null
  /** Null without a price and a cost, and at a price of 0. */
  readonly margin: Ppm | null
  /** The cost in the currency of the business; null without a cost or a rate. */
  readonly costHere: Units | null
  /** Cost and margin of the product as its list shows them, whichever variant is the worst: categories are averaged from these. */
  readonly listed: ListedFigures
  /** Another currency that its costs were paid in, or that it is sold in; null if none is known. */
  readonly foreign: string | null
  readonly duty: Ppm
  /** As a percentage, or as an amount of a landed shipment. */
  readonly hasDuty: boolean
  /** Null if it was never entered. */
  readonly vat: Ppm | null
  /** Supplier price and shipping. */
  readonly goods: Units
  readonly ending: PriceEnding
  readonly prices: readonly SoldPrice[]
  /** Folded, each once; those of variants too. */
  readonly skus: readonly string[]
}

/** The figures of a product that its list shows. */
export interface ListedFigures {
  readonly cost: Units
  /** In the currency of the business; null without a cost or a rate. */
  readonly costHere: Units | null
  readonly margin: Ppm | null
}

/** The figures of a product row; nothing of the row is kept. */
export function productFigures(row: InsightProduct, context: FigureContext): ProductFigures {
  const sold = row.variants.length === 0 ? [] : row.variants.filter(({ isActive }) => isActive)
  const worst: InsightVariant | InsightProduct = sold.length === 0 ? row : sold.reduce(worseOf)
  const { baseCurrency: currency, baseCost, shippingCost } = row
  const ending = row.priceEnding ?? inheritedEnding(currency, context.pricing).ending
  const prices = soldPrices(row, sold, endingGrid(ending, minorDigits(currency)), context.pricing)
  const variantId = worst === row ? '' : worst.id
  return {
    id: row.id,
    name: row.name,
    title: worst === row ? row.name : titleOf(row.name, worst as InsightVariant),
    categoryId: row.categoryId,
    currency,
    isActive: row.isActive,
    variantId,
    sharers: Math.max(1, sold.length),
    cost: worst.totalCost,
    price: worst.effectivePrice,
    net: netOf(prices, variantId),
    margin: knownMargin(worst),
    costHere: costHere(worst.totalCost, currency, context),
    listed: {
      cost: row.totalCost,
      costHere: costHere(row.totalCost, currency, context),
      margin: knownMargin(row),
    },
    foreign: foreignCurrency(row, context.currency),
    duty: row.importDuty,
    hasDuty: hasDuty(row),
    vat: row.vatTax,
    goods: baseCost + shippingCost,
    ending,
    prices,
    skus: skusOf(row),
  }
}

/** `Mug · Small / Red`, or the product alone where nothing names the variant. */
function titleOf(product: string, variant: InsightVariant): string {
  const name = variantName(variant) || variant.sku
  return name === '' ? product : `${product} · ${name}`
}

function knownMargin(price: InsightVariant | InsightProduct): Ppm | null {
  return price.totalCost > 0 ? tellingMargin(price) : null
}

function worseOf(one: InsightVariant, other: InsightVariant): InsightVariant {
  return orderOf(other) < orderOf(one) ? other : one
}

function orderOf({ effectivePrice, margin }: InsightVariant): number {
  return effectivePrice === 0 ? Number.NEGATIVE_INFINITY : (margin ?? Number.POSITIVE_INFINITY)
}

function costHere(cost: Units, currency: string, context: FigureContext): Units | null {
  if (cost <= 0) return null
  if (currency === context.currency) return cost
  const rate = context.rateFrom(currency)
  return rate === null ? null : Math.round(cost * rate)
}

function foreignCurrency(row: InsightProduct, business: string): string | null {
  const { baseCurrency, baseCostOrigin, shippingCostOrigin } = row
  if (baseCostOrigin && baseCostOrigin.currency !== baseCurrency) return baseCostOrigin.currency
  if (shippingCostOrigin && shippingCostOrigin.currency !== baseCurrency) return shippingCostOrigin.currency
  return baseCurrency === business ? null : baseCurrency
}

function hasDuty({ importDuty, additionalCosts, variants }: InsightProduct): boolean {
  if (importDuty > 0) return true
  if (additionalCosts.some(({ id, amount }) => id === DUTY_LINE && amount !== null && amount !== 0)) return true
  return variants.some(({ dutyCost }) => dutyCost !== undefined && dutyCost !== null && dutyCost !== 0)
}

const NO_PRICES: readonly SoldPrice[] = []

function soldPrices(
  row: InsightProduct,
  sold: readonly InsightVariant[],
  grid: EndingGrid | null,
  pricing: PricingContext,
): readonly SoldPrice[] {
  if (row.effectivePrice === null && sold.length === 0) return NO_PRICES
  const gross = grossRate(row, pricing)
  const each = (variantId: string, price: Units | null): readonly SoldPrice[] => {
    if (price === null) return NO_PRICES
    const net = gross === null ? price : netPrice(price, gross)
    return [{ variantId, price, net, ended: rightlyEnded(price, grid) }]
  }
  if (sold.length === 0) return each('', row.effectivePrice)
  return sold.flatMap(({ id, effectivePrice }) => each(id, effectivePrice))
}

/** The sales VAT in a stored price; null if it is net (PRICE-06). */
function grossRate({ receipt }: InsightProduct, pricing: PricingContext): Ppm | null {
  // Most receipts name no rule at all, which is net.
  if (receipt && receipt['engine'] === 1 && receipt['pricesIncludeVat'] === undefined) return null
  const { pricesIncludeVat, taxRate } = (receipt && receiptRules(receipt)) ?? pricing
  return pricesIncludeVat ? taxRate : null
}

/** Upwards in any case: a price that nobody lowers stays above its floor. */
function rightlyEnded(price: Units, grid: EndingGrid | null): Units | null {
  if (grid === null || price <= 0 || (price - grid.offset) % grid.step === 0) return null
  return endedPrice(price, grid)
}

function netOf(prices: readonly SoldPrice[], variantId: string): Units | null {
  for (const each of prices) if (each.variantId === variantId) return each.net
  return null
}

const NO_SKUS: readonly string[] = []

function skusOf({ sku, variants }: InsightProduct): readonly string[] {
  const own = skuKey(sku)
  if (variants.length === 0) return own === '' ? NO_SKUS : [own]
  const all = new Set([own, ...variants.map((variant) => skuKey(variant.sku))])
  all.delete('')
  return [...all]
}

/** A SKU as it is compared: `ab-1 ` and `AB-1` are one. */
function skuKey(sku: string): string {
  return foldText(sku).trim()
}

/** The price at which a product or variant is sold; undefined without one. */
export function soldPriceOf({ prices }: ProductFigures, variantId: string): SoldPrice | undefined {
  return prices.find((each) => each.variantId === variantId)
}
