import { cutText } from '#domain/cut-text.ts'
import type { Cell, Offers } from '#domain/stores/three-way.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { general } from '#contract/entity.ts'
import { changeSet } from '#contract/entities/change-set.ts'
import { product as productEntity } from '#contract/entities/product.ts'
import { CONFLICT_CHOICES, storeConflict, type StoreValue } from '#contract/entities/store-conflict.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { oneAsText } from '#server/kit/http/json-text.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import type { Outcome } from '#server/kit/user-data.ts'
import type { DraftSteps, PatchRow } from '#server/kit/write/patch-draft.ts'
import { openWrite } from '#server/kit/write/write.ts'
import { type ConflictRow, isOfWhole } from './conflict-rows.ts'
import { followPatch } from './new-product.ts'
import { pullMessages } from './pull-messages.ts'
import { type ListingRow, type ProductRow, type StoreRow, WHOLE } from './sides.ts'

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
  drafts: DraftSteps,
  decision: Decision,
): Promise<Outcome> {
  const { changeSetId, store, conflicts } = decision
  const [known] = (await tx.query({ text: `select id from change_set where user_id = ${currentUser} and id = $1`, values: [changeSetId] })).rows
  if (known) {
    const { userId, head } = await openWrite(tx, [])
    return { written: { userId, version: head }, status: 200, body: await textOf(tx, changeSetId) }
  }
  if (conflicts.some(({ state }) => state !== 'open')) throw new Refusal('conflict', { message: pullMessages.notOpen })
  const rows = await decidedRows(tx, decision)
  const title = cutText(pullMessages.decided(store.name), 300)
  await drafts.begin(tx, caller, {
    id: changeSetId,
    title,
    origin: 'storePull',
    stale: pullMessages.stale,
    isWhole: true,
  })
  await drafts.add(tx, changeSetId, rows.map((input, index) => ({ n: index + 1, input })))
  await drafts.check({ tx, inTransaction: (body) => body(tx) }, caller, changeSetId)
  const written = await drafts.apply(tx, caller, changeSetId)
  await agreeOn(tx, conflicts)
  return { written, status: 201, body: await textOf(tx, changeSetId) }
}

async function textOf(tx: Queryable, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ text: string }>(oneAsText(general(changeSet), id))
  return rows[0]?.text ?? null
}

async function decidedRows(tx: Queryable, { conflicts, choice, value, store }: Decision): Promise<readonly PatchRow[]> {
  const ids = [...new Set(conflicts.flatMap(({ productId }) => productId ?? []))]
  const found = await tx.query<ProductRow>({ text: selectRows(general(productEntity), 'id = any($1::uuid[])'), values: [ids] })
  const products = new Map(found.rows.map((row) => [row.id, row]))
  const follows = new Map<string, Record<string, Record<string, Cell>>>()
  for (const { productId, variantId, field, store: theirs } of conflicts) {
    if (choice === 'local' || productId === null) continue
    const offers = follows.get(productId) ?? {}
    follows.set(productId, offers)
    ;(offers[variantId] ??= {})[field] = choice === 'store' ? theirs : (value ?? null)
  }
  const patched = [...follows].flatMap(([id, offers]): PatchRow[] => {
    const row = products.get(id)
    if (!row) return []
    const patch = decidedPatch(row, offers, choice === 'store' ? pullMessages.asInStore(store.name) : undefined)
    const isFromStore = choice === 'store' ? ({ isFromStore: true } as const) : {}
    return [{ kind: productEntity.kind, id, title: row.name, patch, ...isFromStore }]
  })
  const resolvedAt = Date.now()
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

function decidedPatch(row: ProductRow, offers: Offers, reason: string | undefined): AnyPatch {
  const map = new Map(Object.keys(offers).map((variantId) => [variantId, variantId]))
  const patch = followPatch(offers, map, reason)
  // A cost that is typed or taken from the store is not that of the former purchase any more.
  return 'baseCost' in patch && row.baseCostOrigin !== null ? { ...patch, baseCostOrigin: null } : patch
}

/** Both sides agree that the store has its own value. */
async function agreeOn(tx: Queryable, conflicts: readonly ConflictRow[]): Promise<void> {
  const ids = [...new Set(conflicts.flatMap(({ listingId }) => listingId ?? []))]
  const { rows } = await tx.query<ListingRow>({ text: selectRows(general(storeListing), 'id = any($1::uuid[])'), values: [ids] })
  const listings = new Map(rows.map((row) => [row.id, row]))
  const cells = conflicts.flatMap((row) => {
    const listing = listings.get(row.listingId ?? '')
    const offer = isOfWhole(row) ? WHOLE : listing?.offers.find(({ variantId }) => variantId === row.variantId)?.id
    if (!listing || offer === undefined) return []
    return [{ store: row.storeId, external: listing.externalId, offer, field: row.field, value: row.store }]
  })
  // One row is updated once by a statement, so that the fields of each product come together.
  await tx.query({
    name: 'store:decided',
    text: `with x as (select * from jsonb_to_recordset($1::jsonb) as x(store uuid, external text, offer text, field text, value jsonb)),
      offers as (select store, external, offer, jsonb_object_agg(field, coalesce(value, 'null')) as cells from x group by 1, 2, 3),
      products as (select o.store, o.external, jsonb_object_agg(o.offer, coalesce(p.base->o.offer, '{}') || o.cells) as base
        from offers o join store_product p on p.user_id = ${currentUser} and p.store_id = o.store and p.external_id = o.external group by 1, 2)
      update store_product p set base = coalesce(p.base, '{}') || products.base from products
        where p.user_id = ${currentUser} and p.store_id = products.store and p.external_id = products.external`,
    values: [JSON.stringify(cells)],
  })
}
