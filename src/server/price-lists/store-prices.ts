import type { Units } from '#domain/money.ts'
import { effectivePrice } from '#domain/price-list/effective-price.ts'
import { ONE } from '#domain/price-list/list-rules.ts'
import { lowestPrice, type PromotionSpan } from '#domain/price-list/lowest-price.ts'
import type { LostReason, PriceListTerms } from '#domain/price-list/price-data.ts'
import { type AnyRow, general } from '#contract/entity.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { priceList } from '#contract/entities/price-list.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { selectRows } from '../kit/rows/columns.ts'
import { type Entry, listEntries, pricesOver, productEntries } from './price-history.ts'
import { termsOf } from './resolved-list.ts'

/** Which products are asked for, in which list, when. */
interface StorePriceQuestion {
  readonly products: readonly AnyRow[]
  /** Null asks for their own prices. */
  readonly priceListId: string | null
  /** Epoch milliseconds. */
  readonly at: number
}

/** What a product or variant is to cost in a store. */
interface StorePrice {
  /** In `currency`, rounded to the minor unit; null with the reason. */
  readonly price: Units | null
  readonly reason: LostReason | null
  readonly currency: string
  readonly belowFloor: boolean
  /**
   * While an announced promotion runs the lowest price of the 30 days before it, if it is higher (LEDGER-03); null after one; undefined for
   * what never had one, whose former price is the store's own affair.
   */
  readonly compareAt: Units | null | undefined
  /** The price list that it is from; null for the product's own price. */
  readonly listId: string | null
}

interface Promotion extends PromotionSpan {
  readonly productId: string
  readonly variantId: string
  readonly priceListId: string | null
}

/** A product, one of its variants, and the list that prices it; null for its own price. */
interface Asked {
  readonly row: AnyRow
  readonly variantId: string
  readonly listId: string | null
}

/**
 * Answers what products are to cost in a store: by its price list where they are in it, else their own price (STORE-06). Undefined for an
 * unknown variant. Throws `list-too-large` if too many rows decide it.
 */
export async function storePrices(
  tx: Queryable,
  { products, priceListId, at }: StorePriceQuestion,
): Promise<(row: AnyRow, variantId: string) => StorePrice | undefined> {
  const [lists, promotions, profiles] = await tx.batch([
    { text: selectRows(general(priceList), 'id = $1'), values: [priceListId] },
    {
      text: `select product_id as "productId", variant_id as "variantId", price_list_id as "priceListId",
          starts_at as "startsAt", ends_at as "endsAt" from scheduled_price
        where user_id = ${currentUser} and promotion and status in ('running', 'done') and product_id = any($1)
          and (price_list_id is null or price_list_id = $2)`,
      values: [products.map(({ id }) => id), priceListId],
    },
    { text: selectRows(general(businessProfile), 'is_default') },
  ])
  const list = lists?.rows[0] as (AnyRow & PriceListTerms) | undefined
  const { book, itemOf } = await termsOf(tx, list, products, undefined)
  const inList = new Set(list?.productIds)
  const listOf = ({ id }: AnyRow): string | null => (list && inList.has(id) ? list.id : null)
  const all = (promotions?.rows ?? []) as unknown as readonly Promotion[]
  const profile = profiles?.rows[0] as RowOfKind<'businessProfile'> | undefined
  const timeZone = profile?.timeZone ?? 'UTC'
  const own = (asked: Asked): readonly Promotion[] => all.filter((each) => isOf(each, asked))
  const promoted = new Set(all.flatMap((each) => (isRunning(each, at) ? [each.productId] : [])))
  const histories = await historiesOf(
    tx,
    products.filter(({ id }) => promoted.has(id)),
    listOf,
  )
  return (row, variantId) => {
    const item = itemOf(row, variantId)
    if (!item) return undefined
    const listId = listOf(row)
    const request = {
      quantity: ONE,
      at,
      day: '',
      customerGroup: '',
      ...(listId === null ? {} : { priceListId: listId }),
    }
    const { price, reason, currency, belowFloor } = effectivePrice(item, request, book)
    const spans = own({ row, variantId, listId })
    const told = { price, reason, currency, belowFloor, listId }
    if (spans.length === 0) return { ...told, compareAt: undefined }
    const entries = histories.get(row.id)
    if (price === null || !entries || !spans.some((span) => isRunning(span, at))) return { ...told, compareAt: null }
    const over = pricesOver(entries, row.id, variantId, listId ?? undefined)
    const lowest = over.currency === currency ? lowestPrice(over.timeline, spans, at, timeZone).price : null
    return { ...told, compareAt: lowest !== null && lowest > price ? lowest : null }
  }
}

function isRunning({ startsAt, endsAt }: PromotionSpan, at: number): boolean {
  return startsAt <= at && (endsAt === null || at < endsAt)
}

function isOf({ productId, variantId, priceListId }: Promotion, asked: Asked): boolean {
  return productId === asked.row.id && variantId === asked.variantId && priceListId === asked.listId
}

/** The histories that prices of some products follow from, product by product: each may be long. */
async function historiesOf(
  tx: Queryable,
  products: readonly AnyRow[],
  listOf: (row: AnyRow) => string | null,
): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const found = new Map<string, readonly Entry[]>()
  for (const row of products) {
    const listId = listOf(row)
    const reads = [productEntries(row.id), ...(listId === null ? [] : [listEntries(listId, row.id)])]
    const answers = await tx.batch(reads)
    found.set(
      row.id,
      answers.flatMap(({ rows }) => rows as unknown as Entry[]),
    )
  }
  return found
}
