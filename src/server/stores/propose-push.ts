import { randomBytes } from 'node:crypto'
import { cutText } from '#domain/cut-text.ts'
import { uuidV7 } from '#domain/uuid.ts'
import { MAX_ROWS } from '#contract/change-set-rows.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import type { SentField } from '#contract/entities/store-listing.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import { Refusal } from '#contract/refusal.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import type { Outcome } from '#server/kit/user-data.ts'
import type { PatchRow } from '#server/kit/write/patch-draft.ts'
import { pushMessages } from './push-messages.ts'
import type { ListingRow, ProductRow, StoreRow } from './sides.ts'
import { listInForce } from './store-list.ts'
import type { PricesOf, StoreTools } from './store-work.ts'
import { readStore } from './store-writes.ts'
import { type WantedOffer, wantedOffers } from './wanted-offers.ts'
import { sharedNow } from '../kit/clock.ts'

/** What is to be sent where. */
export interface PushAct {
  readonly storeId: string
  readonly changeSetId?: string | undefined
  /** Left out: all products that the store sells. */
  readonly productIds?: readonly string[] | undefined
}

/** Listings that are read together, with their products. */
const TOGETHER = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Proposes what would be sent to a store as a checked change set: only offers that differ from what the store has; those that cannot be sent
 * are among its refused rows, with the reason (STORE-06). Throws `Refusal` for a store that is not connected, and where nothing differs.
 */
export async function proposePush(tx: Queryable, caller: Caller, act: PushAct, deps: StoreTools): Promise<Outcome> {
  const { storeId, changeSetId = uuidV7(sharedNow(), randomBytes(16)), productIds } = act
  const store = await readStore(tx, storeId)
  if (store.state !== 'connected') throw new Refusal('rule-broken', { message: pushMessages.notConnected })
  const at = sharedNow()
  await listInForce(tx, store, at)
  const rows: PatchRow[] = []
  let after = FIRST
  for (;;) {
    const listings = await listingsOf(tx, storeId, productIds, after)
    const last = listings.at(-1)
    if (!last) break
    const wanted = await wantedOf(tx, store, listings, at, deps.pricesOf)
    rows.push(...wanted.flatMap(({ listing, row, offers }) => (row ? patchesOf(listing, row, offers) : [])))
    if (rows.length > MAX_ROWS) break
    after = last.id
  }
  if (rows.length === 0) throw new Refusal('rule-broken', { message: pushMessages.nothing })
  return deps.draftPatches(tx, caller, {
    id: changeSetId,
    title: cutText(pushMessages.title(store.name), 300),
    origin: 'storePush',
    rows,
    stale: pushMessages.stale,
    countsAll: true,
    storeId,
  })
}

async function listingsOf(
  tx: Queryable,
  storeId: string,
  productIds: readonly string[] | undefined,
  after: string,
): Promise<readonly ListingRow[]> {
  const where = `store_id = $1 and ($2::text[] is null or product_id = any($2)) and id > $3
    and exists (select from product p where p.user_id = ${currentUser} and p.id = store_listing.product_id::uuid)
    order by id limit ${TOGETHER}`
  const values = [storeId, productIds ?? null, after]
  return (await tx.query<ListingRow>({ text: selectRows(general(storeListing), where), values })).rows
}

/** A listing with its product, and what each of its offers is to be. */
export interface Wanted {
  readonly listing: ListingRow
  /** Undefined for one that is not here any more. */
  readonly row: ProductRow | undefined
  readonly offers: readonly WantedOffer[]
}

/** Works out what the store is to have of listings at a moment (STORE-06). */
export async function wantedOf(
  tx: Queryable,
  store: StoreRow,
  listings: readonly ListingRow[],
  at: number,
  pricesOf: PricesOf,
): Promise<readonly Wanted[]> {
  const [found, conflicts] = await tx.batch([
    {
      text: selectRows(general(product), 'id = any($1::uuid[])'),
      values: [listings.map(({ productId }) => productId)],
    },
    {
      text: `select listing_id as "listingId", variant_id as "variantId", field from store_conflict
        where user_id = ${currentUser} and store_id = $1 and listing_id = any($2) and state = 'open'`,
      values: [store.id, listings.map(({ id }) => id)],
    },
  ])
  const products = (found?.rows ?? []) as unknown as readonly ProductRow[]
  const byId = new Map(products.map((row) => [row.id, row]))
  const open = new Set((conflicts?.rows ?? []).map(keyOfConflict))
  const priceOf = await pricesOf(tx, { products, priceListId: store.priceListId, at })
  return listings.map((listing) => {
    const row = byId.get(listing.productId ?? '')
    const isOpen = (variantId: string, field: SentField): boolean =>
      open.has(keyOfConflict({ listingId: listing.id, variantId, field }))
    return { listing, row, offers: row ? wantedOffers(listing, row, store, priceOf, isOpen) : [] }
  })
}

function keyOfConflict({ listingId, variantId, field }: Readonly<Record<string, unknown>>): string {
  return JSON.stringify([listingId, variantId, field])
}

/** One row for what is sent of a product, and one for each offer that cannot be. */
function patchesOf(listing: ListingRow, row: ProductRow, wanted: readonly WantedOffer[]): readonly PatchRow[] {
  const { kind } = storeListing
  const { id, offers } = listing
  const changed = wanted.filter(({ changes }) => Object.keys(changes).length > 0)
  const lines = Object.fromEntries(changed.map(({ offer, changes }) => [offer.id, changes]))
  const sent: PatchRow = { kind, id, title: listing.title, patch: { offers: { lines } }, expect: { offers } }
  const refused = wanted.filter(({ problems }) => problems.length > 0)
  return [
    ...(changed.length > 0 ? [sent] : []),
    ...refused.map(({ offer, problems }): PatchRow => {
      const name = row.variants.find((variant) => variant.id === offer.variantId)?.name ?? ''
      return { kind, id, title: name === '' ? listing.title : `${listing.title} · ${name}`, patch: {}, problems }
    }),
  ]
}
