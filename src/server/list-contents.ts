import type { AnyRow } from '#contract/entity.ts'
import type { Units } from '#domain/money.ts'
import { type EffectivePrice, effectivePrice } from '#domain/price-list/effective-price.ts'
import { ONE } from '#domain/price-list/list-rules.ts'
import { type BreakQuestion, listedBreaks } from '#domain/price-list/listed-breaks.ts'
import { type ListedThing, listedThings } from '#domain/price-list/listed-things.ts'
import { includesVat } from '#domain/price-list/list-terms.ts'
import type { PreparedList } from '#domain/price-list/price-book.ts'
import type { PricedItem, PriceListTerms } from '#domain/price-list/price-data.ts'
import { plainAmount, roundedIfKept } from '#domain/unrounded.ts'
import { DatabaseError, type Queryable } from './kit/database/database.ts'
import { pageTooLarge } from './kit/rows/bounded-page.ts'
import { readLookup, readRefs, RowCache } from './kit/rows/reading.ts'
import { inSlices } from './kit/slices.ts'
import { readMore } from './kit/write/write.ts'
import type { ListContents, ListedPrice, UnpricedList } from './pdf/list-contents.ts'
import { type ListHeadings, readHeadings } from './list-headings.ts'
import { type ListPage, readListPage } from './price-lists/resolved-list.ts'
import { sharedNow } from './kit/clock.ts'

/** The most bytes of a whole list's rows and prices: 20,000 products of some hundred words each. */
const MOST_READ_BYTES = 32 * 2 ** 20
const MOST_TOLD_BYTES = 16 * 2 ** 20
/** The bytes of one price, and of one break: breaks that are not shown are read too. */
const PRICE_BYTES = 200
const BREAK_BYTES = 40

interface ListRow extends PriceListTerms {
  readonly note: string
  readonly accent: string
  readonly showPictures: boolean
  readonly showTrade: boolean
}

interface ProductRow extends Pick<ListedPrice, 'name' | 'sku' | 'description' | 'thumbnailUrl'> {
  readonly id: string
  readonly barcode: string
  readonly variants: Parameters<typeof listedThings>[0]['variants']
}

interface ProfileRow {
  readonly name: string
  readonly taxRate: number
}

/**
 * Reads a price list as its readers see it: the active products, in their order, with each variant, at the prices that the one resolver
 * gives now. Costs are left out. Undefined if the user has no list of that id.
 */
export async function readList(tx: Queryable, id: string): Promise<UnpricedList | undefined> {
  const cache = new RowCache()
  const profiles = readLookup({ kind: 'businessProfile', field: 'isDefault', is: true })
  await readMore({ tx, cache }, [...readRefs([{ kind: 'priceList', id }]), profiles])
  const list = cache.get('priceList', id) as (AnyRow & ListRow) | undefined
  if (!list) return undefined
  const at = sharedNow()
  const page = await readWhole(tx, id, at)
  const profile = ([...cache.of('businessProfile').values()][0] ?? {}) as Partial<ProfileRow>
  const shown = page.products.filter((row) => row['isActive'] === true)
  const headings = await readHeadings(tx, cache, shown)
  return {
    status: list.status,
    thumbnailUrls: list.showPictures ? [...new Set(shown.map((row) => String(row['thumbnailUrl'])))] : [],
    price: () => contentsOf(list, shown, new Pricer(list, page, at, headings), profile),
  }
}

async function readWhole(tx: Queryable, id: string, at: number): Promise<ListPage> {
  try {
    return await readListPage(tx, { id, at, mostBytes: MOST_READ_BYTES })
  } catch (error) {
    throw error instanceof DatabaseError && error.code === 'PW006' ? pageTooLarge(MOST_READ_BYTES) : error
  }
}

async function contentsOf(
  list: AnyRow & ListRow,
  products: readonly AnyRow[],
  pricer: Pricer,
  { name: business = '', taxRate = 0 }: Partial<ProfileRow>,
): Promise<ListContents> {
  pricer.requireFitting(products)
  const items: ListedPrice[] = []
  const giveWay = inSlices()
  for (const row of products) {
    for (const item of pricer.listed(row)) {
      items.push(item)
      await giveWay()
    }
  }
  const { id, title, status, note, accent, showPictures, showTrade, validFrom, validTo } = list
  const includesVat = taxRate > 0 || list.withoutVat || pricer.isTaxed ? vatOf(items) : null
  const listed = { id, title, status, note, accent, showPictures, showTrade, validFrom, validTo, business }
  return { ...listed, includesVat, categories: pricer.categoriesOf(items), items }
}

/** Prices made before the shop changed its setting stay with or without VAT, as they were made (PRICE-06). */
function vatOf(items: readonly ListedPrice[]): boolean | 'differs' {
  const [first = false, ...others] = new Set(items.map(({ includesVat }) => includesVat))
  return others.length > 0 ? 'differs' : first
}

/** Prices the products of one list at a moment. */
class Pricer {
  /** Whether a price was made by a shop that charges VAT. */
  isTaxed = false
  readonly #list: ListRow
  readonly #page: Pick<ListPage, 'book' | 'itemOf'>
  readonly #prepared: PreparedList | undefined
  readonly #at: number
  readonly #headings: ListHeadings

  constructor(list: ListRow, page: Pick<ListPage, 'book' | 'itemOf'>, at: number, headings: ListHeadings) {
    this.#list = list
    this.#page = page
    this.#prepared = page.book.list(list.id)
    this.#at = at
    this.#headings = headings
  }

  /** Refuses products with too many prices, before any is calculated. */
  requireFitting(rows: readonly AnyRow[]): void {
    let bytes = 0
    for (const row of rows) {
      const product = row as unknown as ProductRow
      const each = PRICE_BYTES + BREAK_BYTES * this.#breaksOf(product.id).length + product.description.length
      for (const { name, sku } of listedThings(product)) bytes += each + name.length + sku.length
    }
    if (bytes > MOST_TOLD_BYTES) throw pageTooLarge(MOST_TOLD_BYTES)
  }

  /** The prices of a product, one for each active variant. */
  *listed(row: AnyRow): Iterable<ListedPrice> {
    const product = row as unknown as ProductRow
    const breaks = this.#breaksOf(product.id)
    const category = this.#headings.of(row)
    for (const called of listedThings(product)) {
      const item = this.#page.itemOf(row, called.variantId)
      if (item) yield { ...this.#one(item, breaks, product, called), category }
    }
  }

  categoriesOf(items: readonly ListedPrice[]): string[] {
    return [...new Set(items.map(({ category }) => category))].sort(this.#headings.compare)
  }

  /** Where a product may get another price: at the list's own breaks, and those of its overrides. */
  #breaksOf(productId: string): BreakQuestion['starts'] {
    const { tiers = [], prices } = this.#prepared ?? {}
    return [...tiers, ...(prices?.get(productId) ?? [])]
  }

  #one(
    item: PricedItem,
    breaks: BreakQuestion['starts'],
    product: ProductRow,
    called: ListedThing,
  ): Omit<ListedPrice, 'category'> {
    const now = this.#priceAt(item, ONE)
    if (item.taxRate > 0) this.isTaxed = true
    return {
      productId: product.id,
      name: called.name,
      sku: called.sku,
      description: product.description,
      currency: now.currency,
      price: now.price,
      includesVat: includesVat(now, item),
      tradePrice: this.#list.showTrade ? this.#tradePrice(item, now.currency) : null,
      tiers: listedBreaks({ starts: breaks, first: now, priceAt: (quantity) => this.#priceAt(item, quantity) }),
      thumbnailUrl: product.thumbnailUrl,
    }
  }

  #priceAt(item: PricedItem, quantity: number): EffectivePrice {
    const day = new Date(this.#at).toISOString().slice(0, 10)
    const request = { quantity, at: this.#at, day, customerGroup: this.#list.customerGroup, priceListId: this.#list.id }
    return effectivePrice(item, request, this.#page.book)
  }

  #tradePrice({ tradePrice, currency: own }: PricedItem, currency: string): Units | null {
    if (tradePrice === null) return null
    return roundedIfKept(this.#prepared?.converted(plainAmount(tradePrice), own, currency) ?? null)
  }
}
