import { cutText } from '#domain/cut-text.ts'
import { ownKeys } from '#domain/own-keys.ts'
import type { Cell, Offers } from '#domain/stores/three-way.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { general } from '#contract/entity.ts'
import { changeSet } from '#contract/entities/change-set.ts'
import { product as productEntity } from '#contract/entities/product.ts'
import { type CONFLICT_CHOICES, storeConflict, type StoreValue } from '#contract/entities/store-conflict.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { oneAsText } from '#server/kit/http/json-text.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import type { Outcome } from '#server/kit/user-data.ts'
import type { PatchRow } from '#server/kit/write/patch-draft.ts'
import { openWrite, type Written } from '#server/kit/write/write.ts'
import { agree } from './agreed.ts'
import { type ConflictRow, isOfWhole } from './conflict-rows.ts'
import { followPatch } from './new-product.ts'
import { pullMessages } from './pull-messages.ts'
import { listFollow, readListPrices } from './list-follow.ts'
import { AT_REST, sendingStep } from './listing-steps.ts'
import { type ListingRow, type OfferMap, type ProductRow, type StoreRow, WHOLE } from './sides.ts'
import type { PricesOf, StoreTools } from './store-work.ts'
import { writeStoreRows } from './store-writes.ts'
import { sharedNow } from '../kit/clock.ts'

/** How conflicts are decided: whose value holds, or which one. */
export interface Decision {
  readonly changeSetId: string
  readonly store: StoreRow
  readonly conflicts: readonly ConflictRow[]
  readonly choice: (typeof CONFLICT_CHOICES)[number]
  /** For `value`, in stored form. */
  readonly value?: StoreValue | undefined
}

/**
 * Decides open conflicts as one change set, applied at once and taken back from the history, which opens them again (STORE-05). The store's
 * value is the base from now on, so that another one here is an own edit. Throws `Refusal`.
 */
export async function decide(
  tx: Queryable,
  caller: Caller,
  { drafts, pricesOf }: StoreTools,
  decision: Decision,
): Promise<Outcome> {
  const { changeSetId, store, conflicts } = decision
  const [known] = (
    await tx.query({
      text: `select id from change_set where user_id = ${currentUser} and id = $1`,
      values: [changeSetId],
    })
  ).rows
  if (known) {
    const { userId, head } = await openWrite(tx, [])
    return { written: { userId, version: head }, status: 200, body: await textOf(tx, changeSetId) }
  }
  if (conflicts.some(({ state }) => state !== 'open')) throw new Refusal('conflict', { message: pullMessages.notOpen })
  const rows = await decidedRows(tx, decision, pricesOf)
  const title = cutText(pullMessages.decided(store.name), 300)
  await drafts.begin(tx, caller, {
    id: changeSetId,
    title,
    origin: 'storePull',
    stale: pullMessages.stale,
    isWhole: true,
    countsAll: true,
    storeId: store.id,
  })
  await drafts.add(
    tx,
    changeSetId,
    rows.map((input, index) => ({ n: index + 1, input })),
  )
  await drafts.check({ tx, inTransaction: (body) => body(tx) }, caller, changeSetId)
  const applied = await drafts.apply(tx, caller, changeSetId)
  const settled = await agreeOn(tx, conflicts)
  const written = settled ?? applied
  return { written, status: 201, body: await textOf(tx, changeSetId) }
}

async function textOf(tx: Queryable, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ text: string }>(oneAsText(general(changeSet), id))
  return rows[0]?.text ?? null
}

async function decidedRows(
  tx: Queryable,
  { conflicts, choice, value, store }: Decision,
  pricesOf: PricesOf,
): Promise<readonly PatchRow[]> {
  const ids = [...new Set(conflicts.flatMap(({ productId }) => productId ?? []))]
  const found = await tx.query<ProductRow>({
    text: selectRows(general(productEntity), 'id = any($1::uuid[])'),
    values: [ids],
  })
  const products = new Map(found.rows.map((row) => [row.id, row]))
  const follows = new Map<string, Record<string, Record<string, Cell>>>()
  for (const { productId, variantId, field, store: theirs } of conflicts) {
    // The price before a reduction is only sent: no field here holds it.
    if (choice === 'local' || productId === null || field === 'compareAt') continue
    const offers = follows.get(productId) ?? ownKeys()
    follows.set(productId, offers)
    ;(offers[variantId] ??= ownKeys())[field] = choice === 'store' ? theirs : (value ?? null)
  }
  const priceOf = await pricesOf(tx, { products: found.rows, priceListId: store.priceListId, at: sharedNow() })
  const listPrices = await readListPrices(tx, store, ids)
  const patched = [...follows].flatMap(([id, offers]): readonly PatchRow[] => {
    const row = products.get(id)
    if (!row) return []
    const map = new Map(Object.keys(offers).map((variantId) => [variantId, variantId]))
    const inList = listFollow(offers, row, map, { store, priceOf, listPrices })
    const patch = decidedPatch(
      row,
      inList.follows,
      map,
      choice === 'store' ? pullMessages.asInStore(store.name) : undefined,
    )
    const isFromStore = choice === 'store' ? ({ isFromStore: true } as const) : {}
    const own = { kind: productEntity.kind, id, title: row.name, patch, ...isFromStore }
    return [...(Object.keys(patch).length === 0 ? [] : [own]), ...inList.rows]
  })
  const resolvedAt = sharedNow()
  return [
    ...patched,
    ...conflicts.map(({ id, title }) => ({
      kind: storeConflict.kind,
      id,
      title,
      patch: { state: 'resolved', choice, resolvedAt },
      expect: { state: 'open' },
    })),
  ]
}

function decidedPatch(row: ProductRow, offers: Offers, map: OfferMap, reason: string | undefined): AnyPatch {
  const patch = followPatch(offers, map, reason)
  // A cost that is typed or taken from the store is not that of the former purchase any more.
  return 'baseCost' in patch && row.baseCostOrigin !== null ? { ...patch, baseCostOrigin: null } : patch
}

/** Both sides agree that the store has its own value, and nothing stands in the way of sending another one. */
async function agreeOn(tx: Queryable, conflicts: readonly ConflictRow[]): Promise<Written | undefined> {
  const ids = [...new Set(conflicts.flatMap(({ listingId }) => listingId ?? []))]
  const [found, open] = await tx.batch([
    { text: selectRows(general(storeListing), 'id = any($1::uuid[])'), values: [ids] },
    {
      text: `select distinct listing_id as id from store_conflict where user_id = ${currentUser} and listing_id = any($1) and state = 'open'`,
      values: [ids],
    },
  ])
  const listings = (found?.rows ?? []) as unknown as readonly ListingRow[]
  const agreements = listings.map((listing) => {
    const own = conflicts.filter(({ listingId }) => listingId === listing.id)
    return { storeId: listing.storeId ?? '', externalId: listing.externalId, offers: theirSide(listing, own) }
  })
  await agree(tx, agreements)
  const stillOpen = new Set((open?.rows ?? []).map(({ id }) => id))
  const decided = listings.filter(({ id, pushState }) => pushState === 'conflict' && !stillOpen.has(id))
  return writeStoreRows(
    tx,
    decided.map((listing) => sendingStep(listing, AT_REST)),
  )
}

function theirSide({ offers }: ListingRow, conflicts: readonly ConflictRow[]): Offers {
  const side = ownKeys<Record<string, Cell>>()
  for (const row of conflicts) {
    const offer = isOfWhole(row) ? WHOLE : offers.find(({ variantId }) => variantId === row.variantId)?.id
    if (offer !== undefined) (side[offer] ??= ownKeys())[row.field] = row.store
  }
  return side
}
