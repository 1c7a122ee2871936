import { useMemo, useState } from 'react'
import type { TaxCategory } from '#domain/documents/totals.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { explainedPrice, type ExplainedPrice } from '#domain/price-list/price-steps.ts'
import { type PriceBook, priceBook } from '#domain/price-list/price-book.ts'
import type { ListPrice, PriceListTerms, ScheduledChange } from '#domain/price-list/price-data.ts'
import { soldItem } from '#contract/priced-item.ts'
import type { product } from '#contract/entities/product.ts'
import type { AnyRow, RowOf } from '#contract/entity.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow, ItemPatch, ItemRow } from '#web/kit/documents/document-row.ts'
import { today } from '#web/kit/format/date.ts'
import { type PricingContextOf, usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import type { LineOffer } from './document-offers.ts'
import {
  inCurrency,
  linePrice,
  lineTax,
  netLinePrice,
  priceRequest,
  supplierPrice,
  type LinePrice,
  type PriceTerms,
  unitCost,
} from './document-pricing.ts'
import { documentText } from './document-text.ts'

const text = documentText.lines

/** What an item line is of. */
type Sold = Pick<ItemRow, 'productId' | 'variantId' | 'quantity'>

/** Prices lines for the customer of a document. */
export interface DocumentPricing {
  readonly terms: PriceTerms
  /** What a line takes over from what was picked, at a quantity (1/10,000). */
  readonly picked: (offer: LineOffer, quantity: number) => ItemPatch
  /** What the rules give for a line of a product now; undefined for other lines. */
  readonly priceOf: (item: Sold) => LinePrice | undefined
  /** Why they give that. */
  readonly explain: (item: Sold) => ExplainedPrice | undefined
  /** The same where something else were true of the document. */
  readonly under: (change: TermsChange) => DocumentPricing
}

/** Another customer, currency, tax rate (ppm) or way of showing tax. */
export interface TermsChange {
  readonly customer?: AnyRow
  readonly currency?: string
  readonly pricesIncludeTax?: boolean
  readonly taxRate?: number
}

/** The pricing of a document's lines; works offline, from the local copy. */
export function useDocumentPricing(row: DocumentRow): DocumentPricing {
  const store = useStore()
  const contextOf = usePricingContextOf()
  const rates = useRates()
  const [lists, prices, scheduled] = [useRows('priceList'), useRows('priceListPrice'), useRows('scheduledPrice')]
  const customers = useRows('customer')
  const profiles = useRows('businessProfile')
  const [at] = useState(() => Date.now())
  const book = useMemo(
    () =>
      priceBook({
        lists: lists as unknown as readonly PriceListTerms[],
        prices: prices as unknown as readonly ListPrice[],
        scheduled: scheduled as unknown as readonly ScheduledChange[],
        endings: contextOf(null),
      }),
    [lists, prices, scheduled, contextOf],
  )
  const { currency, pricesIncludeTax, customerId, businessProfileId, issueDate } = row
  const isBought = DOCUMENT_RULES[row.documentType].isBought === true
  return useMemo(() => {
    const profile = profiles.find(({ id }) => id === businessProfileId) ?? profiles.find((each) => each['isDefault'])
    // What a supplier charges of tax is theirs to say.
    const taxRate = isBought ? 0 : Number(profile?.['taxRate'] ?? 0)
    const common = { currency, pricesIncludeTax, taxRate, at, day: issueDate ?? today(), rates }
    const customer = customers.find(({ id }) => id === customerId)
    return pricingFor(customer, common, { store, contextOf, book, isBought })
  }, [
    isBought,
    store,
    contextOf,
    book,
    rates,
    at,
    profiles,
    customers,
    currency,
    pricesIncludeTax,
    customerId,
    businessProfileId,
    issueDate,
  ])
}

interface Sources {
  readonly store: Store
  readonly contextOf: PricingContextOf
  readonly book: PriceBook
  /** The lines are ordered from a supplier, at what they cost there. */
  readonly isBought: boolean
}

type CommonTerms = Omit<PriceTerms, 'taxCategory' | 'priceListId'>

function pricingFor(customer: AnyRow | undefined, common: CommonTerms, sources: Sources): DocumentPricing {
  const { store, contextOf, book, isBought } = sources
  const terms: PriceTerms = {
    ...common,
    taxCategory: (customer?.['taxCategory'] ?? null) as TaxCategory | null,
    priceListId: (customer?.['priceListId'] ?? '') as string,
  }
  const productOf = (productId: string | null) => (productId === null ? undefined : store.get('product', productId))
  const itemOf = ({ productId, variantId }: Pick<Sold, 'productId' | 'variantId'>) => {
    const product = productOf(productId)
    return product && soldItem(product, variantId, contextOf((product['categoryId'] ?? null) as string | null))
  }
  const priceOf = (sold: Sold): LinePrice | undefined => {
    if (isBought) return orderPrice(productOf(sold.productId), sold.variantId, terms)
    const item = itemOf(sold)
    return item && linePrice(item, sold.quantity, terms, book)
  }
  const tax = { taxPercent: lineTax(terms), taxCategory: terms.taxCategory === 'S' ? null : terms.taxCategory }
  const pickedProduct = (offer: LineOffer & { kind: 'product' }, quantity: number): ItemPatch => {
    const { productId, variantId, sku, name } = offer.found
    const { unitPrice = null, priceRule = '' } = priceOf({ productId, variantId, quantity }) ?? {}
    const item = isBought ? undefined : itemOf({ productId, variantId })
    const cost = item ? unitCost(item, terms) : null
    const known = { productId, variantId, serviceId: null, sku, description: name, unitCode: 'C62', unitCost: cost }
    return { ...known, ...tax, unitPrice: unitPrice ?? 0, priceRule }
  }
  return {
    terms,
    picked: (offer, quantity) =>
      offer.kind === 'product' ? pickedProduct(offer, quantity) : { ...pickedService(offer, terms), ...tax },
    priceOf,
    explain: (sold) => {
      const item = isBought ? undefined : itemOf(sold)
      return item && explainedPrice(item, priceRequest(terms, sold.quantity, book), book)
    },
    under: ({ customer: other = customer, ...change }) => pricingFor(other, { ...common, ...change }, sources),
  }
}

type Ordered = Pick<RowOf<typeof product.fields>, 'baseCost' | 'baseCurrency' | 'variants'>

/** What a product, or one of its variants, costs at the supplier. */
function orderPrice(row: AnyRow | undefined, variantId: string, terms: PriceTerms): LinePrice | undefined {
  if (!row) return undefined
  const { baseCost, baseCurrency, variants } = row as AnyRow & Ordered
  const variant = variants.find(({ id }) => id === variantId)
  return supplierPrice(variant?.baseCost ?? baseCost, baseCurrency, terms)
}

function pickedService({ service, packageId, name }: LineOffer & { kind: 'service' }, terms: PriceTerms): ItemPatch {
  const chosen = service.packageOptions.find(({ id }) => id === packageId)
  const price = chosen ? (chosen.price ?? service.computedPrice) : service.mainPrice
  const words = chosen ? text.package(chosen.name) : text.servicePrice
  const { unitPrice, priceRule } = netLinePrice(price, service.baseCurrency, words, terms)
  const isHourly = service.pricingModel === 'hourly'
  return {
    productId: null,
    variantId: '',
    serviceId: service.id,
    sku: '',
    description: name,
    unitCode: isHourly ? 'HUR' : 'C62',
    unitPrice: unitPrice ?? 0,
    priceRule,
    unitCost: inCurrency(isHourly ? service.laborRate : service.totalCost, service.baseCurrency, terms),
  }
}
