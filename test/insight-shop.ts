import { datedRates } from '#domain/analytics/dated-rates.ts'
import { dismissalsOf } from '#domain/insights/dismissals.ts'
import { findInsights, type InsightReport } from '#domain/insights/find-insights.ts'
import type { Insight } from '#domain/insights/insight.ts'
import { InsightBook } from '#domain/insights/insight-book.ts'
import type { InsightKind } from '#domain/insights/insight-kinds.ts'
import type { FigureContext, InsightProduct } from '#domain/insights/product-figures.ts'
import type { InsightSources } from '#domain/insights/shop.ts'
import type { SalesDocument, SalesItem } from '#domain/insights/sold-lines.ts'
import { marginPpm } from '#domain/price-formulas.ts'
import { DEFAULT_PRICING_CONTEXT, type PricingContext } from '#domain/pricing-rules.ts'

/** One major unit of EUR. */
export const EUR = 1_000_000
/** One per cent. */
export const PERCENT = 10_000
export const TODAY = '2026-07-06'

/** The context of a shop in EUR without rates, unless others are given. */
export function contextOf(
  pricing: Partial<PricingContext> = {},
  rates: Readonly<Record<string, number>> = {},
): FigureContext {
  return {
    pricing: { ...DEFAULT_PRICING_CONTEXT, ...pricing },
    currency: 'EUR',
    rateFrom: (currency) => rates[currency] ?? null,
  }
}

/** A product row at a cost and a price in major units; its margin follows from them. */
export function productAt(
  id: string,
  cost: number,
  price: number | null,
  values: Partial<InsightProduct> = {},
): InsightProduct {
  const units = price === null ? null : price * EUR
  return {
    id,
    name: `Product ${id}`,
    sku: '',
    categoryId: null,
    isActive: true,
    baseCurrency: 'EUR',
    baseCost: cost * EUR,
    shippingCost: 0,
    importDuty: 0,
    vatTax: null,
    additionalCosts: [],
    baseCostOrigin: null,
    shippingCostOrigin: null,
    priceEnding: null,
    receipt: { engine: 1 },
    variants: [],
    totalCost: cost * EUR,
    effectivePrice: units,
    margin: units === null ? null : marginPpm(units, cost * EUR),
    ...values,
  }
}

/** A paid invoice of a day with its lines. */
export function invoiceOf(
  id: string,
  day: string,
  items: readonly (Partial<SalesItem> & { readonly productId: string })[],
  values: Partial<SalesDocument> = {},
): SalesDocument {
  return {
    id,
    documentType: 'invoice',
    documentNumber: `INV-${id}`,
    status: 'paid',
    issueDate: day,
    currency: 'EUR',
    relatedDocuments: [],
    creditedAmount: 0,
    creditedInDrafts: 0,
    pricesIncludeTax: false,
    items: items.map((item) => ({
      variantId: '',
      quantity: 10_000,
      unitPrice: 0,
      taxPercent: 0,
      unitCost: null,
      lineTotal: ((item.quantity ?? 10_000) * (item.unitPrice ?? 0)) / 10_000,
      ...item,
    })),
    ...values,
  }
}

interface Given extends Partial<Omit<InsightSources, 'book'>> {
  readonly products?: readonly InsightProduct[]
  readonly documents?: readonly SalesDocument[]
  readonly context?: FigureContext
}

/** The sources of a shop as of `TODAY`. */
export function sourcesOf({ products = [], documents = [], context = contextOf(), ...given }: Given): InsightSources {
  const book = new InsightBook(context)
  for (const row of products) book.setProduct(row)
  for (const row of documents) book.setDocument(row)
  return {
    book,
    categoryName: (id) => `Category ${id}`,
    events: [],
    supplierPrices: [],
    listPrices: [],
    promotions: [],
    datedRates: datedRates([], context.currency),
    today: TODAY,
    timeZone: 'Europe/Berlin',
    ...given,
  }
}

/** What is found in a shop of which nothing was dismissed. */
function reportOf(given: Given, most = 100): InsightReport {
  return findInsights(sourcesOf(given), dismissalsOf([]), most)
}

/** The insights of one kind in such a shop. */
export function insightsOf(kind: InsightKind, given: Given): readonly Insight[] {
  return reportOf(given).get(kind)?.insights ?? []
}

/** The products that they are about. */
export function productsOf(kind: InsightKind, given: Given): readonly (string | null)[] {
  return insightsOf(kind, given).map(({ productId }) => productId)
}
