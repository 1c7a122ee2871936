import { randomUUID } from 'node:crypto'
import type { AnyPatch } from '#contract/entity.ts'
import { currentUser, type DataAccess } from '#server/kit/database/data-access.ts'
import { checkChanges } from '#server/kit/write/checked-changes.ts'
import { openWrite, readsOf, storeChanges } from '#server/kit/write/write.ts'

/** The IDs of a store's rows. */
export interface StoreRows {
  readonly store: string
  readonly listing: string
  readonly conflict: string
}

/** Gives a user a store with one product and one difference, as the server alone writes them: no provider is asked. */
export async function makeStoreRows(
  dataAccess: DataAccess,
  userId: string,
  data: AnyPatch & { readonly name: string },
): Promise<StoreRows> {
  const ids = { store: randomUUID(), listing: randomUUID(), conflict: randomUUID() }
  const named = { storeId: ids.store, title: data.name }
  const changes = checkChanges(
    [
      { op: 'put', kind: 'store', id: ids.store, data: { externalId: ids.store, currency: 'EUR', ...data } },
      { op: 'put', kind: 'storeListing', id: ids.listing, data: { ...named, externalId: 'p1' } },
      { op: 'put', kind: 'storeConflict', id: ids.conflict, data: { ...named, listingId: ids.listing } },
    ],
    true,
  )
  await dataAccess.asUser({ kind: 'user', userId }, async (tx) => {
    const open = await openWrite(tx, readsOf(changes))
    await storeChanges(open, changes, { actor: 'system:test', now: Date.now(), trusted: true })
    for (const text of SERVER_ROWS) await tx.query({ text, values: [ids.store] })
  })
  return ids
}

const SERVER_ROWS = [
  `insert into store_access (user_id, store_id, sealed) values (${currentUser}, $1, '\\x00')`,
  `insert into store_product (user_id, store_id, external_id, product, revision) values (${currentUser}, $1, 'p1', '{}', '1')`,
  // One that waited would be worked on while tests look at the tables, and an old one cleared away.
  `insert into store_notice (user_id, store_id, event_id, topic, about, external_id, received_at, state)
    values (${currentUser}, $1, 'e1', 'product/update', 'changed', 'p1', (extract(epoch from now()) * 1000)::bigint, 'done')`,
]
