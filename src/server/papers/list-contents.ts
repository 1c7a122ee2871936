import type { Units } from '#domain/money.ts'
import type { Queryable } from '#server/kit/database/database.ts'

/** What a reader of a price list may see of one product or variant: never a cost, a margin or a floor (PLIST-05). */
export interface ListedPrice {
  readonly productId: string
  readonly name: string
  readonly sku: string
  readonly description: string
  readonly currency: string
  /** Null where the list has no price for it. */
  readonly price: Units | null
  /** Only where the list shows trade prices. */
  readonly tradePrice: Units | null
  /** Lower prices for more, by rising quantity (1/10,000). */
  readonly tiers: readonly { readonly minQuantity: number; readonly price: Units }[]
  readonly thumbnailUrl: string
}

/** A price list as it leaves the house. */
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
  /** Whether sales VAT is in the prices; null where none is charged. */
  readonly includesVat: boolean | null
  readonly business: string
  readonly items: readonly ListedPrice[]
}

/** A list as it was read in a transaction; its prices are made after that, so that nobody waits for them. */
export interface UnpricedList {
  readonly status: string
  /** The addresses of the pictures that it shows. */
  readonly thumbnailUrls: readonly string[]
  /** Makes the prices that are in force, and gives way to others in between. Throws `list-too-large` for more than a page may hold. */
  price(): Promise<ListContents>
}

/** Reads a list; undefined where the user has none of that id. Throws `list-too-large` for more than a page may hold. */
export type ReadList = (tx: Queryable, id: string) => Promise<UnpricedList | undefined>
