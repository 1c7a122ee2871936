import { floorOf } from '#domain/price-floor.ts'
import { datedRates } from '#domain/analytics/dated-rates.ts'
import { DocumentChanges } from '#domain/analytics/document-changes.ts'
import type { DocumentBook, DocumentFacts } from '#domain/analytics/document-facts.ts'
import { DocumentsToDo } from '#domain/analytics/documents-to-do.ts'
import { namedRange } from '#domain/analytics/period.ts'
import { ProductLines } from '#domain/analytics/product-lines.ts'
import type { AnalysedProduct, AnalysedVariant } from '#domain/analytics/product-pieces.ts'
import { ProductSales, type SoldProduct } from '#domain/analytics/product-sales.ts'
import { NOTHING_WAITS, waitsOf, type WaitRules } from '#domain/analytics/product-waits.ts'
import type { WaitingLine } from '#domain/analytics/waiting-list.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import type { Ppm } from '#domain/money.ts'
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

/** What is read of the documents for one day. */
interface ReadPapers {
  readonly today: string
  readonly changes: DocumentChanges
  readonly sales: ProductSales
  readonly toDo: DocumentsToDo
}

/** What waits among products, and the documents among which something may. */
export interface WaitingWorkResult {
  readonly lines: readonly WaitingLine[]
  readonly documents: readonly DocumentFacts[]
}

/** The products of a store as they were read under the rules and rates of one day. */
interface Fed {
  readonly feed: RowFeed
  readonly lines: ProductLines
  readonly papers: ReadPapers
  /** Reads a product again, of which something else was sold. */
  readonly renew: (productId: string) => void
}

/**
 * What products wait for, and documents may. Each is read once, and parsed where its columns do not tell; after a change those are read again
 * that were changed, or sold.
 */
export class WaitingWork implements SlicedWork<WaitingWorkResult> {
  readonly #store: WaitingRows
  readonly #documents: () => DocumentBook
  #fed: Fed | undefined
  #basis = ''
  #set: RateSet | undefined
  #papers: ReadPapers | undefined
  /** Products of which something else was sold since they were read. */
  readonly #sold = new Set<string>()

  constructor(store: WaitingRows, documents: () => DocumentBook) {
    this.#store = store
    this.#documents = documents
  }

  readonly isBehind = (): boolean => {
    const { feed, papers } = this.#fedNow()
    return feed.isBehind || papers.changes.isBehind || this.#sold.size > 0
  }

  readonly goOn = (hasTime: () => boolean): boolean => {
    const fed = this.#fedNow()
    // What was sold comes first, so that each product is looked at once.
    return this.#readPapers(fed, hasTime) && fed.feed.read(hasTime) && this.#renewSold(fed, hasTime)
  }

  readonly result = (): WaitingWorkResult => {
    const { lines, papers } = this.#fedNow()
    return { lines: lines.lines(), documents: papers.toDo.of(this.#documents().all()) }
  }

  #readPapers({ papers }: Fed, hasTime: () => boolean): boolean {
    const { changes, sales, toDo } = papers
    return changes.read(hasTime, (change) => {
      sales.take(change, (productId) => this.#sold.add(productId))
      toDo.take(change)
    })
  }

  #renewSold({ renew }: Fed, hasTime: () => boolean): boolean {
    for (const productId of this.#sold) {
      if (!hasTime()) return false
      this.#sold.delete(productId)
      renew(productId)
    }
    return true
  }

  #fedNow(): Fed {
    const today = businessToday()
    const [basis, set] = [`${today} ${this.#versionsOf('businessProfile', 'category')}`, knownRates()]
    if (this.#fed && basis === this.#basis && set === this.#set) return this.#fed
    this.#basis = basis
    this.#set = set
    this.#fed = this.#feedOf(today, set)
    return this.#fed
  }

  #feedOf(today: string, set: RateSet): Fed {
    const profiles = this.#store.all('businessProfile')
    const now = pricingNow(profiles, (kind, id) => this.#store.get(kind, id))
    const rates = datedRates([set], figureCurrency(profiles))
    const rules: WaitRules = {
      // Floors of categories and of the business change without the products that they hold for (PRICE-12).
      floorOf: (product) => floorOf(product, now.contextOf(product.categoryId)),
      presentOf: (product) => resolvedRules(product, now.contextOf(product.categoryId)),
      set,
    }
    const lines = new ProductLines()
    const papers = this.#papersOf(today)
    const { sales } = papers
    const read = (row: object, sold: SoldProduct) =>
      waitsOf(judged(row as FlooredProduct, now), rules, { ...sold, today, rates })
    const put = (row: FedRow): void => {
      this.#sold.delete(row.id)
      const sold = sales.of(row.id)
      const waits = isSettled(row, now) && !hasRisen(row, sold) ? NOTHING_WAITS : read(row.some(FIELDS), sold)
      lines.put(row.id, waits)
    }
    const remove = (id: string): void => lines.put(id, NOTHING_WAITS)
    const products = this.#store.collection('product')
    const renew = (id: string): void => {
      const row = products.glance(id)
      if (row) lines.put(id, read(row, sales.of(id)))
    }
    return { feed: new RowFeed(products, { put, remove }), lines, papers, renew }
  }

  /** Of another day other sales count. */
  #papersOf(today: string): ReadPapers {
    if (this.#papers?.today === today) return this.#papers
    this.#papers = {
      today,
      changes: new DocumentChanges(this.#documents()),
      sales: new ProductSales(namedRange('last365', today)),
      toDo: new DocumentsToDo(today),
    }
    return this.#papers
  }

  #versionsOf(...kinds: readonly string[]): string {
    return kinds.map((kind) => this.#store.collection(kind).version).join()
  }
}

/** Of a product that is settled otherwise, the cost may have risen since it was sold. */
function hasRisen(row: FedRow, { firstCosts }: SoldProduct): boolean {
  const cost = Number(row.value('totalCost'))
  for (const ofPiece of firstCosts.values())
    for (const { unitCost } of ofPiece.values()) if (unitCost < cost) return true
  return false
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
