import { effectiveFloor } from '#domain/price-floor.ts'
import { type DatedRates, datedRates } from '#domain/analytics/dated-rates.ts'
import { firstSoldCosts, type SoldCost } from '#domain/analytics/cost-rises.ts'
import type { DocumentBook } from '#domain/analytics/document-facts.ts'
import { namedRange } from '#domain/analytics/period.ts'
import type { AnalysedProduct, AnalysedVariant } from '#domain/analytics/product-pieces.ts'
import {
  type WaitBook,
  waitBook,
  type WaitingProduct,
  waitingProducts,
  type WaitSales,
} from '#domain/analytics/product-waits.ts'
import { soldQuantities } from '#domain/analytics/sold-quantities.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import type { Ppm, Units } from '#domain/money.ts'
import { resolvedRules } from '#domain/pricing-rules.ts'
import { knownRates } from '#web/kit/currency/rates.ts'
import type { Store } from '#web/kit/data/store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { ANALYSED_FIELDS } from '#web/kit/figures/book-takers.ts'
import { figureCurrency } from '#web/kit/figures/figure-currency.ts'
import { type PricingNow, pricingNow } from '#web/kit/figures/pricing-now.ts'
import { type FedRow, RowFeed } from '#web/kit/figures/row-feed.ts'
import type { SlicedWork } from '#web/kit/figures/sliced-source.ts'
import { isSettled } from './settled-product.ts'

const FIELDS = [...ANALYSED_FIELDS, 'keepsFloor']

interface FlooredProduct extends AnalysedProduct {
  readonly keepsFloor: Ppm | null
  readonly variants: readonly (AnalysedVariant & { readonly keepsFloor: Ppm | null })[]
}

/** The rows that the work reads. */
export type WaitingRows = Pick<Store, 'all' | 'get' | 'collection'>

/** The products of a store as they were read under the rules of one moment. */
interface Fed {
  readonly book: WaitBook
  readonly feed: RowFeed
  readonly rates: DatedRates
  readonly now: PricingNow
  /** The costs of the products that wait for nothing as far as their columns tell. */
  readonly settled: Map<string, Units>
}

/** What products wait for. Each is read once, and parsed where its columns do not tell; what was sold of it is added up when the list is made. */
export class WaitingWork implements SlicedWork<readonly WaitingProduct[]> {
  readonly #store: WaitingRows
  readonly #documents: () => DocumentBook
  #fed: Fed | undefined
  #basis = ''
  #set: RateSet | undefined
  #soldAt = ''
  /** The state in which it was last looked for costs that rose, and what is left to look at. */
  #lookedAt = ''
  #unlooked: Iterator<SoldCost> | undefined
  #sold: Pick<WaitSales, 'sold' | 'firstCosts'> | undefined

  constructor(store: WaitingRows, documents: () => DocumentBook) {
    this.#store = store
    this.#documents = documents
  }

  readonly isBehind = (): boolean =>
    this.#fedNow().feed.isBehind || this.#soldAt !== this.#salesOf() || this.#unlooked !== undefined

  readonly goOn = (hasTime: () => boolean): boolean => {
    const fed = this.#fedNow()
    return fed.feed.read(hasTime) && this.#readRisen(fed, hasTime)
  }

  readonly result = (): readonly WaitingProduct[] => {
    const { book, rates } = this.#fedNow()
    return waitingProducts(book, { ...this.#soldNow(), today: businessToday(), rates })
  }

  /** Of a product that is settled otherwise, the cost may have risen since it was sold. */
  #readRisen({ book, now, settled }: Fed, hasTime: () => boolean): boolean {
    const products = this.#store.collection('product')
    const { firstCosts } = this.#soldNow()
    const at = `${this.#soldAt} ${products.version}`
    if (at !== this.#lookedAt) this.#unlooked = eachCost(firstCosts)
    this.#lookedAt = at
    for (let sold = this.#unlooked?.next(); sold && !sold.done; sold = this.#unlooked?.next()) {
      const { productId, unitCost } = sold.value
      const cost = settled.get(productId)
      if (cost === undefined || cost <= unitCost) continue
      const row = products.glance(productId)
      settled.delete(productId)
      if (row) book.put(judged(row as unknown as FlooredProduct, now))
      if (!hasTime()) return false
    }
    this.#unlooked = undefined
    return true
  }

  #fedNow(): Fed {
    const [basis, set] = [this.#versionsOf('businessProfile', 'category'), knownRates()]
    if (this.#fed && basis === this.#basis && set === this.#set) return this.#fed
    this.#basis = basis
    this.#set = set
    this.#lookedAt = ''
    const profiles = this.#store.all('businessProfile')
    const now = pricingNow(profiles, (kind, id) => this.#store.get(kind, id))
    const rates = datedRates([set], figureCurrency(profiles))
    const book = waitBook({
      floorOf: (product) => floorOf(product, now),
      presentOf: (product) => resolvedRules(product, now.contextOf(product.categoryId)),
      today: businessToday(),
      rates,
      set,
    })
    const settled = new Map<string, Units>()
    const remove = (id: string): void => {
      book.remove(id)
      settled.delete(id)
    }
    const put = (row: FedRow): void => {
      remove(row.id)
      if (isSettled(row, now)) settled.set(row.id, Number(row.value('totalCost')))
      else book.put(judged(row.some(FIELDS) as unknown as FlooredProduct, now))
    }
    const feed = new RowFeed(this.#store.collection('product'), { put, remove })
    this.#fed = { book, feed, rates, now, settled }
    return this.#fed
  }

  #salesOf(): string {
    return `${businessToday()} ${this.#versionsOf('document')}`
  }

  #soldNow(): Pick<WaitSales, 'sold' | 'firstCosts'> {
    const at = this.#salesOf()
    if (this.#sold && at === this.#soldAt) return this.#sold
    const range = namedRange('last365', businessToday())
    const documents = this.#documents()
    this.#soldAt = at
    this.#sold = {
      sold: soldQuantities(documents.all(), { range }),
      firstCosts: firstSoldCosts(documents.all(), range),
    }
    return this.#sold
  }

  #versionsOf(...kinds: readonly string[]): string {
    return kinds.map((kind) => this.#store.collection(kind).version).join()
  }
}

function* eachCost(firstCosts: WaitSales['firstCosts']): Generator<SoldCost, void> {
  for (const ofPiece of firstCosts.values()) yield* ofPiece.values()
}

/** The floor in force now; floors of categories and of the business change without the products that they hold for (PRICE-12). */
function floorOf({ floorMargin, categoryId }: AnalysedProduct, { contextOf }: PricingNow): Ppm | null {
  const context = contextOf(categoryId)
  return effectiveFloor(floorMargin, context.categoryFloors, context.floorMargin).floor
}

function judged(row: FlooredProduct, { isBelow }: PricingNow): AnalysedProduct {
  const { floorMargin, categoryId, variants } = row
  const isLow = (keepsFloor: Ppm | null): boolean => isBelow(keepsFloor, floorMargin, categoryId)
  return {
    ...row,
    belowFloor: isLow(row.keepsFloor),
    variants: variants.map((variant) => ({ ...variant, belowFloor: isLow(variant.keepsFloor) })),
  }
}
