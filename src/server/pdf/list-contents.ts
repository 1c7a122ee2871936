import type { Units } from '#domain/money.ts'
import type { Queryable } from '#server/kit/database/database.ts'

/** The price of one product or variant as a reader of the list may see it: never a cost, a margin or a floor (PLIST-05). */
export interface ListedPrice {
  readonly productId: string
  readonly name: string
  readonly sku: string
  readonly description: string
  /** The category's name below that of its parent; empty for none. */
  readonly category: string
  readonly currency: string
  /** Null if the list has no price for it. */
  readonly price: Units | null
  /** Whether the price includes sales VAT. */
  readonly includesVat: boolean
  /** Only if the list shows trade prices. */
  readonly tradePrice: Units | null
  /** Lower prices for more, by rising quantity (1/10,000). */
  readonly tiers: readonly { readonly minQuantity: number; readonly price: Units }[]
  readonly thumbnailUrl: string
}

/** A price list as others may see it. */
export interface ListContents {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly note: string
  /** `#rrggbb`, or empty. */
  readonly accent: string
  readonly showPictures: boolean
  readonly showTrade: boolean
  /** Calendar days. */
  readonly validFrom: string | null
  readonly validTo: string | null
  /** Whether prices include sales VAT: each says so itself if they differ; null if none is charged. */
  readonly includesVat: boolean | 'differs' | null
  readonly business: string
  /** The categories that occur, in their order; products without one stand under an empty one. */
  readonly categories: readonly string[]
  readonly items: readonly ListedPrice[]
}

/** A list as read in a transaction; its prices are calculated afterwards, so that nobody waits for them. */
export interface UnpricedList {
  readonly status: string
  /** The addresses of its pictures. */
  readonly thumbnailUrls: readonly string[]
  /** Calculates the prices in force, with pauses for others. Throws `list-too-large` for more than a page may hold. */
  price(): Promise<ListContents>
}

/** Reads a list; undefined if the user has none of that id. Throws `list-too-large` for more than a page may hold. */
export type ReadList = (tx: Queryable, id: string) => Promise<UnpricedList | undefined>
