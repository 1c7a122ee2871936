import type { AnyRow } from '#contract/entity.ts'
import { storedItem } from '#contract/priced-item.ts'
import { pricingContextOf } from '#contract/product-pricing.ts'
import { roundToMinor, type Units } from '#domain/money.ts'
import { type EffectivePrice, effectivePrice } from '#domain/price-list/effective-price.ts'
import { ONE } from '#domain/price-list/list-price.ts'
import { type ListedThing, listedThings } from '#domain/price-list/listed-things.ts'
import { type PreparedList, type PriceBook, priceBook } from '#domain/price-list/price-book.ts'
import type { ListPrice, PricedItem, PriceListTerms, ScheduledChange } from '#domain/price-list/price-data.ts'
import type { Queryable } from './kit/database/database.ts'
import { readLookup, readRefs, RowCache } from './kit/rows/reading.ts'
import { readMore } from './kit/write/write.ts'
import type { ListContents, ListedPrice } from './papers/list-contents.ts'

interface ListRow extends PriceListTerms {
  readonly note: string
  readonly accent: string
  readonly showPictures: boolean
  readonly showTrade: boolean
}

interface ProductRow extends Pick<ListedPrice, 'name' | 'sku' | 'description' | 'thumbnailUrl'> {
  readonly id: string
  readonly isActive: boolean
  readonly barcode: string
  readonly variants: Parameters<typeof listedThings>[0]['variants']
}

interface ProfileRow {
  readonly name: string
  readonly taxRate: number
}

/**
 * Reads a price list as its readers see it: the products that are active, in their order, each variant for itself, with the prices that the
 * one resolver gives now. Costs stay behind here. Undefined where the user has no list of that id.
 */
export async function readList(tx: Queryable, id: string): Promise<ListContents | undefined> {
  const cache = new RowCache()
  const open = { tx, cache }
  await readMore(open, readRefs([{ kind: 'priceList', id }]))
  const list = cache.get('priceList', id) as (AnyRow & ListRow) | undefined
  if (!list) return undefined
  await readMore(open, [
    ...readRefs(list.productIds.map((productId) => ({ kind: 'product', id: productId }))),
    readLookup({ kind: 'priceListPrice', field: 'priceListId', is: id }),
    readLookup({ kind: 'scheduledPrice', field: 'status', is: 'running' }),
    readLookup({ kind: 'businessProfile', field: 'isDefault', is: true }),
  ])
  const prices = [...cache.of('priceListPrice').values()] as unknown as ListPrice[]
  const scheduled = [...cache.of('scheduledPrice').values()] as unknown as ScheduledChange[]
  const profile = [...cache.of('businessProfile').values()][0]
  const book = priceBook({ lists: [list], prices, scheduled, endings: pricingContextOf(profile, []) })
  const pricer = new Pricer(list, prices, book, Date.now())
  const items = list.productIds.flatMap((productId) => pricer.listed(cache.get('product', productId)))
  const { name: business = '', taxRate = 0 } = (profile ?? {}) as Partial<ProfileRow>
  const { title, status, note, accent, showPictures, showTrade, validFrom, validTo } = list
  return {
    id,
    title,
    status,
    note,
    accent,
    showPictures,
    showTrade,
    validFrom,
    validTo,
    includesVat: taxRate > 0 || list.withoutVat ? pricer.includesVat : null,
    business,
    items,
  }
}

/** Prices the products of one list at a moment. */
class Pricer {
  includesVat = false
  readonly #list: ListRow
  readonly #book: PriceBook
  readonly #prepared: PreparedList | undefined
  readonly #at: number
  /** The quantities from which a product may be cheaper, by product; the list's own are those of all. */
  readonly #breaks = new Map<string, Set<number>>()

  constructor(list: ListRow, prices: readonly ListPrice[], book: PriceBook, at: number) {
    this.#list = list
    this.#book = book
    this.#prepared = book.list(list.id)
    this.#at = at
    for (const { productId, minQuantity } of prices) {
      const known = this.#breaks.get(productId) ?? new Set()
      this.#breaks.set(productId, known.add(minQuantity))
    }
  }

  /** The prices of a product: none when it is gone or inactive, one, or one for each active variant. */
  listed(row: AnyRow | undefined): ListedPrice[] {
    const product = row as unknown as ProductRow | undefined
    if (!row || !product?.isActive) return []
    return listedThings(product).flatMap((thing) => this.#one(storedItem(row, thing.variantId), product, thing))
  }

  #one(item: PricedItem | undefined, product: ProductRow, called: ListedThing): ListedPrice[] {
    if (!item) return []
    const now = this.#priceAt(item, ONE)
    if (!now.isNet && item.pricesIncludeVat) this.includesVat = true
    return [
      {
        productId: product.id,
        name: called.name,
        sku: called.sku,
        description: product.description,
        currency: now.currency,
        price: now.price,
        tradePrice: this.#list.showTrade ? this.#tradePrice(item, now.currency) : null,
        tiers: this.#tiers(item, now),
        thumbnailUrl: product.thumbnailUrl,
      },
    ]
  }

  #priceAt(item: PricedItem, quantity: number): EffectivePrice {
    const day = new Date(this.#at).toISOString().slice(0, 10)
    const request = { quantity, at: this.#at, day, customerGroup: this.#list.customerGroup, priceListId: this.#list.id }
    return effectivePrice(item, request, this.#book)
  }

  #tradePrice({ tradePrice, currency: own }: PricedItem, currency: string): Units | null {
    if (tradePrice === null) return null
    const converted = this.#prepared?.convert(tradePrice, own, currency) ?? null
    return converted === null ? null : roundToMinor(converted)
  }

  /** Only what makes it cheaper is worth telling. */
  #tiers(item: PricedItem, first: EffectivePrice): ListedPrice['tiers'] {
    const quantities = new Set([
      ...this.#list.tiers.map(({ minQuantity }) => minQuantity),
      ...(this.#breaks.get(item.productId) ?? []),
    ])
    const rising = [...quantities].filter((quantity) => quantity > ONE).sort((a, b) => a - b)
    const tiers: { minQuantity: number; price: Units }[] = []
    let last = first.price
    for (const minQuantity of rising) {
      const { price, currency } = this.#priceAt(item, minQuantity)
      if (price === null || currency !== first.currency || (last !== null && price >= last)) continue
      tiers.push({ minQuantity, price })
      last = price
    }
    return tiers
  }
}
