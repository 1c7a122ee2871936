import {
  costIn,
  type LinePrice,
  linePrice,
  lineTax,
  netLinePrice,
  priceRequest,
  type PriceTerms,
  supplierPrice,
  unitCost,
} from '#domain/documents/line-price.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { exactUnitCost } from '#domain/service-pricing.ts'
import type { TaxCategory } from '#domain/documents/totals.ts'
import type { PriceBook } from '#domain/price-list/price-book.ts'
import { explainedPrice, type ExplainedPrice } from '#domain/price-list/price-steps.ts'
import type { PricingContext } from '#domain/pricing-rules.ts'
import type { ItemPatch, ItemRow } from './document-row.ts'
import type { DocumentRow } from './entities/document-derive.ts'
import type { product } from './entities/product.ts'
import type { AnyRow, RowOf } from './entity.ts'
import type { FoundProduct, LineThing } from './line-offers.ts'
import { soldItem } from './priced-item.ts'
import { documentPriceMessages } from './document-price-messages.ts'
import { NO_PRICE } from './unpriced-line.ts'

/** The product and quantity of an item line. */
type Sold = Pick<ItemRow, 'productId' | 'variantId' | 'quantity'>

/** Prices lines for the customer of a document: the only place that does, for the editor and for REST (DOC-19). */
export interface DocumentPricing {
  readonly terms: PriceTerms
  /** The fields that a line takes from what was picked, at a quantity (1/10,000). */
  readonly picked: (thing: LineThing, quantity: number) => ItemPatch
  /** The price by the rules now for a line of a product; undefined for other lines. */
  readonly priceOf: (item: Sold) => LinePrice | undefined
  /** How that price was found. */
  readonly explain: (item: Sold) => ExplainedPrice | undefined
  /** The same pricing under other terms. */
  readonly under: (change: TermsChange) => DocumentPricing
}

/** Another customer, currency, tax rate (ppm) or way of showing tax. */
export interface TermsChange {
  readonly customer?: AnyRow
  readonly currency?: string
  readonly pricesIncludeTax?: boolean
  readonly taxRate?: number
}

/** The rows beside the document that prices depend on. */
export interface PricingSources {
  readonly productOf: (id: string) => AnyRow | undefined
  /** How products of a category are priced now; null for no category. */
  readonly contextOf: (categoryId: string | null) => PricingContext
  readonly book: PriceBook
}

/** The terms of a document, with the rows that it names and the moment (epoch milliseconds). */
export interface PricedDocument extends Pick<PriceTerms, 'at' | 'day' | 'rates' | 'formats'> {
  readonly row: Pick<DocumentRow, 'documentType' | 'currency' | 'pricesIncludeTax'>
  readonly customer: AnyRow | undefined
  /** The business that issues the document. */
  readonly profile: AnyRow | undefined
}

/** The pricing of a document's lines: the same in the browser and on the server. */
export function documentPricing(
  { row, customer, profile, ...moment }: PricedDocument,
  sources: PricingSources,
): DocumentPricing {
  const { documentType, currency, pricesIncludeTax } = row
  const isBought = DOCUMENT_RULES[documentType].isBought === true
  // Tax on purchases is the supplier's.
  const taxRate = isBought ? 0 : Number(profile?.['taxRate'] ?? 0)
  return pricingFor(customer, { ...moment, currency, pricesIncludeTax, taxRate }, { ...sources, isBought })
}

interface Sources extends PricingSources {
  /** The lines are bought from a supplier, at the supplier's price. */
  readonly isBought: boolean
}

type CommonTerms = Omit<PriceTerms, 'taxCategory' | 'priceListId' | 'customerGroup'>

function pricingFor(customer: AnyRow | undefined, common: CommonTerms, sources: Sources): DocumentPricing {
  const { contextOf, book, isBought } = sources
  const terms: PriceTerms = {
    ...common,
    taxCategory: (customer?.['taxCategory'] ?? null) as TaxCategory | null,
    priceListId: (customer?.['priceListId'] ?? '') as string,
    customerGroup: (customer?.['customerGroup'] ?? '') as string,
  }
  const productOf = (productId: string | null) => (productId === null ? undefined : sources.productOf(productId))
  const itemOf = ({ productId, variantId }: Pick<Sold, 'productId' | 'variantId'>) => {
    const row = productOf(productId)
    return row && soldItem(row, variantId, contextOf)
  }
  const priceOf = (sold: Sold): LinePrice | undefined => {
    if (isBought) return orderPrice(productOf(sold.productId), sold.variantId, terms)
    const item = itemOf(sold)
    return item && linePrice(item, sold.quantity, terms, book)
  }
  const pickedProduct = ({ productId, variantId, sku, name }: FoundProduct, quantity: number): ItemPatch => {
    const price = priceOf({ productId, variantId, quantity })
    const item = isBought ? undefined : itemOf({ productId, variantId })
    const cost = item ? unitCost(item, terms) : null
    const known = { productId, variantId, serviceId: null, sku, description: name, unitCode: 'C62', unitCost: cost }
    return { ...known, ...usualTax(terms), ...knownPrice(price) }
  }
  return {
    terms,
    picked: (thing, quantity) =>
      thing.kind === 'product'
        ? pickedProduct(thing.found, quantity)
        : { ...pickedService(thing, terms), ...usualTax(terms) },
    priceOf,
    explain: (sold) => {
      const item = isBought ? undefined : itemOf(sold)
      return item && explainedPrice(item, priceRequest(terms, sold.quantity, book), book)
    },
    under: ({ customer: other = customer, ...change }) => pricingFor(other, { ...common, ...change }, sources),
  }
}

/** The price of a line with its rule; where there is none, the line says that it is still to be entered. */
function knownPrice(price: LinePrice | undefined): Pick<ItemRow, 'unitPrice' | 'priceRule'> {
  const { unitPrice = null, priceRule = '' } = price ?? {}
  return unitPrice === null ? { unitPrice: 0, priceRule: NO_PRICE } : { unitPrice, priceRule }
}

/** How a new line is taxed for this customer. */
export function usualTax(terms: PriceTerms): Pick<ItemRow, 'taxPercent' | 'taxCategory'> {
  return { taxPercent: lineTax(terms), taxCategory: terms.taxCategory === 'S' ? null : terms.taxCategory }
}

type Ordered = Pick<RowOf<typeof product.fields>, 'baseCost' | 'baseCurrency' | 'variants'>

/** The supplier's price of a product or one of its variants; a cost of 0 is one that is not known. */
function orderPrice(row: AnyRow | undefined, variantId: string, terms: PriceTerms): LinePrice | undefined {
  if (!row) return undefined
  const { baseCost, baseCurrency, variants } = row as AnyRow & Ordered
  const variant = variants.find(({ id }) => id === variantId)
  return supplierPrice((variant?.baseCost ?? baseCost) || null, baseCurrency, terms)
}

function pickedService(
  { service, packageId, name }: Extract<LineThing, { kind: 'service' }>,
  terms: PriceTerms,
): ItemPatch {
  const chosen = service.packageOptions.find(({ id }) => id === packageId)
  // A package may be free; a service at 0 has no price yet.
  const price = chosen?.price ?? ((chosen ? service.computedPrice : service.mainPrice) || null)
  const words = chosen ? documentPriceMessages.package(chosen.name) : documentPriceMessages.service
  const found = netLinePrice(price, service.baseCurrency, words, terms)
  const isHourly = service.pricingModel === 'hourly'
  return {
    productId: null,
    variantId: '',
    serviceId: service.id,
    sku: '',
    description: name,
    unitCode: isHourly ? 'HUR' : 'C62',
    ...knownPrice(found),
    unitCost: costIn(exactUnitCost(service), service.baseCurrency, terms),
  }
}
