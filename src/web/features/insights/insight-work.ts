import type { ExpandRule } from '#domain/calendar/occurrences.ts'
import { datedRates } from '#domain/analytics/dated-rates.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { dismissalsOf } from '#domain/insights/dismissals.ts'
import { findInsights } from '#domain/insights/find-insights.ts'
import { InsightBook } from '#domain/insights/insight-book.ts'
import { plannedPromotions, type PricedNow } from '#domain/insights/planned-promotion.ts'
import { pricingStarts } from '#domain/insights/pricing-starts.ts'
import type { InsightProduct } from '#domain/insights/product-figures.ts'
import { pricesToEnd } from '#domain/insights/rules/ending-rule.ts'
import { type InsightSources, ratesInto } from '#domain/insights/shop.ts'
import { MOST_INSIGHTS, type ShownInsights, shownInsights } from '#domain/insights/shown-insights.ts'
import type { SalesDocument } from '#domain/insights/sold-lines.ts'
import { supplierPrices } from '#domain/insights/supplier-prices.ts'
import { typedListPrices } from '#domain/insights/typed-list-prices.ts'
import { pricingContextOf } from '#contract/product-pricing.ts'
import { rateSets } from '#web/kit/currency/rate-history.ts'
import { knownRates } from '#web/kit/currency/rates.ts'
import type { Store } from '#web/kit/data/store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { figureCurrency } from '#web/kit/figures/figure-currency.ts'
import { RowFeed } from '#web/kit/figures/row-feed.ts'
import type { SlicedWork } from '#web/kit/figures/sliced-source.ts'
import { userTimeZone } from '#web/kit/format/date.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'

/** Until the rules of events that repeat have loaded, these take place when they begin. */
const once: ExpandRule = ({ start, from, to }) => (start >= from && start <= to ? [start] : [])
/** The most insights of each kind that are looked for where somebody wants to see them all. */
const MOST_FOUND = 100
/** What each row is read from, and with another of which it is read anew. */
const BASIS = ['businessProfile'] as const
/** Small kinds, from which insights are found anew whenever one of them changes. */
const ASKED = [
  'insightDismissal',
  'category',
  'event',
  'shipment',
  'shipmentLine',
  'priceList',
  'priceListPrice',
  'scheduledPrice',
] as const

/** What follows the rows of one book. */
interface Fed {
  readonly book: InsightBook
  readonly feeds: readonly RowFeed[]
}

/** The insights of a store. Rows are kept as figures, so that after a change only the rows that changed are read again (INS-01). */
export class InsightWork implements SlicedWork<ShownInsights> {
  readonly #store: Store
  #fed: Fed | undefined
  #rates: RateSet | undefined
  /** The rates of past days that were looked at last. */
  #sets: readonly RateSet[] | undefined
  #basis = ''
  #found = ''
  #expand = once
  #most = MOST_INSIGHTS

  constructor(store: Store) {
    this.#store = store
  }

  /** Expands the rules of events that repeat. */
  set expand(expand: ExpandRule) {
    this.#expand = expand
    this.#found = ''
  }

  /** Looks for further insights than those that are cards; false where that was done already. */
  findMore(): boolean {
    if (this.#most === MOST_FOUND) return false
    this.#most = MOST_FOUND
    this.#found = ''
    return true
  }

  readonly isBehind = (): boolean => {
    const { feeds } = this.#fedNow()
    return feeds.some(({ isBehind }) => isBehind) || this.#found !== this.#asked() || this.#sets !== rateSets()
  }

  readonly goOn = (hasTime: () => boolean): boolean => this.#fedNow().feeds.every((feed) => feed.read(hasTime))

  readonly result = (): ShownInsights => {
    this.#found = this.#asked()
    this.#sets = rateSets()
    const dismissals = dismissalsOf(this.#store.all('insightDismissal'))
    return shownInsights(findInsights(this.#sources(this.#fedNow().book), dismissals, this.#most), dismissals)
  }

  /** The products of an act that corrects endings: there may be as many as there are. */
  productsToEnd(currency: string, ending: string): readonly string[] {
    const found = pricesToEnd(this.#fedNow().book, currency, ending)
    return [...new Set(found.map(({ productId }) => productId))]
  }

  #fedNow(): Fed {
    const [basis, rates] = [this.#versions(BASIS), knownRates()]
    if (this.#fed && basis === this.#basis && rates === this.#rates) return this.#fed
    this.#basis = basis
    this.#rates = rates
    const profiles = this.#store.all('businessProfile')
    const currency = figureCurrency(profiles)
    const pricing = pricingContextOf(defaultProfile(profiles), [])
    const book = new InsightBook({ pricing, currency, rateFrom: ratesInto(currency, rates) })
    this.#fed = { book, feeds: feedsOf(this.#store, book) }
    return this.#fed
  }

  #asked(): string {
    return `${businessToday()} ${this.#versions(ASKED)}`
  }

  #versions(kinds: readonly string[]): string {
    return kinds.map((kind) => this.#store.collection(kind).version).join()
  }

  #sources(book: InsightBook): InsightSources {
    const store = this.#store
    const [today, now] = [businessToday(), Date.now()]
    const timeZone = defaultProfile(store.all('businessProfile'))?.timeZone || userTimeZone()
    return {
      book,
      categoryName: (id) => store.get('category', id)?.name ?? '',
      events: pricingStarts(store.all('event'), today, timeZone, this.#expand),
      supplierPrices: supplierPrices(store.all('shipment'), store.all('shipmentLine'), timeZone),
      listPrices: typedListPrices(store.all('priceList'), store.all('priceListPrice'), today),
      promotions: plannedPromotions(store.all('scheduledPrice'), now, (...item) => pricedNow(store, ...item)),
      datedRates: datedRates(rateSets(), book.context.currency),
      today,
      timeZone,
    }
  }
}

/** Whether an event repeats, so that its rule has to be expanded. */
export function hasRepeats(store: Store): boolean {
  return store.all('event').some(({ repeatRule }) => repeatRule !== '')
}

function feedsOf(store: Store, book: InsightBook): readonly RowFeed[] {
  return [
    new RowFeed(store.collection('product'), {
      put: (row) => book.setProduct(row.whole() as unknown as InsightProduct),
      remove: (id) => book.removeProduct(id),
    }),
    new RowFeed(store.collection('document'), {
      put: (row) => book.setDocument(row.whole() as unknown as SalesDocument),
      remove: (id) => book.removeDocument(id),
    }),
  ]
}

function pricedNow(store: Store, productId: string, variantId: string): PricedNow | undefined {
  const row = store.get('product', productId)
  const variant = variantId === '' ? undefined : row?.variants.find(({ id }) => id === variantId)
  const price = variantId === '' ? row?.effectivePrice : variant?.effectivePrice
  if (!row || price === null || price === undefined) return undefined
  return { currency: row.baseCurrency, price, createdAt: row.createdAt }
}
