import type { Change } from '#contract/command.ts'
import { general, type AnyPatch } from '#contract/entity.ts'
import { store } from '#contract/entities/store.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import { type OpenWrite, openWrite, readsOf, storeChanges, type Written } from '#server/kit/write/write.ts'
import type { StoreRow } from './sides.ts'
import { STORE_ACTOR } from './store-work.ts'
import { sharedNow } from '../kit/clock.ts'

/** The store of an id. Throws `Refusal` for an unknown one. */
export async function readStore(tx: Queryable, id: string): Promise<StoreRow> {
  const { rows } = await tx.query<StoreRow>({
    name: 'stores:one',
    text: selectRows(general(store), 'id = $1'),
    values: [id],
  })
  const [found] = rows
  if (!found) throw notFound(general(store), id)
  return found
}

/** Writes rows of stores as the server's own step; undefined if there is nothing to write. */
export async function writeStoreRows(tx: Queryable, changes: readonly Change[]): Promise<Written | undefined> {
  if (changes.length === 0) return undefined
  return storeSteps(await openWrite(tx, readsOf(changes)), changes)
}

/** The same in an open write whose rows were read. */
export function storeSteps(open: OpenWrite, changes: readonly Change[], actor = STORE_ACTOR): Promise<Written> {
  return storeChanges(open, changes, { actor, now: sharedNow(), trusted: true })
}

/** Changes the row of a store. */
export function changeOfStore(id: string, data: AnyPatch): Change {
  return { op: 'patch', kind: store.kind, id, data }
}
