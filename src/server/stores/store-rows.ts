import { type AnyPatch, general } from '#contract/entity.ts'
import { store } from '#contract/entities/store.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import { type RestObject, toRest } from '#contract/rest-codec.ts'
import { notFound } from '#contract/row-rules.ts'
import type { StoreProviderName } from '#contract/store-providers.ts'
import type { Queryable } from '../kit/database/database.ts'
import { type Read, readLookup, readRefs, RowCache } from '../kit/rows/reading.ts'
import { checkChanges } from '../kit/write/checked-changes.ts'
import type { Origin } from '../kit/write/storing.ts'
import {
  type OpenWrite,
  openWrite,
  planChanges,
  readMore,
  readsOf,
  storeWrites,
  type Written,
} from '../kit/write/write.ts'
import { callMessages } from './call-messages.ts'
import type { StoreRow } from './sides.ts'

const ENTITY = general(store)
const KIND = store.kind

/** The own stores of a provider, oldest first. */
export async function readStores(tx: Queryable, provider: StoreProviderName): Promise<readonly StoreRow[]> {
  const cache = new RowCache()
  await readMore({ tx, cache }, [storesRead(provider)])
  return storesIn(cache, provider)
}

/** The read of the own stores of a provider, for `storesIn`. */
function storesRead(provider: StoreProviderName): Read {
  return readLookup({ kind: KIND, field: 'provider', is: provider })
}

/** The own stores of a provider as they were read, oldest first. */
export function storesIn(cache: RowCache, provider: StoreProviderName): readonly StoreRow[] {
  const rows = cache.where(KIND, 'provider', provider) as readonly StoreRow[]
  return rows.toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))
}

/**
 * The store that a call means: the one of this ID, or, left out, the only one; of several the only one that is connected. Throws `Refusal`.
 */
export function chosenStore(rows: readonly StoreRow[], id: string | undefined): StoreRow {
  if (id !== undefined) {
    const named = rows.find((row) => row.id === id)
    if (named) return named
    throw notFound(ENTITY, id)
  }
  const connected = rows.filter(({ state }) => state !== 'disconnected')
  const [only, ...others] = connected.length > 0 ? connected : rows
  if (!only) throw new Refusal('no-such-row', { message: callMessages.noStore })
  if (others.length > 0) throw invalid([{ field: 'store', message: callMessages.whichStore }])
  return only
}

/** The store of a provider that a call means, by its ID or as the only one. Throws `Refusal`. */
export async function meantStore(
  tx: Queryable,
  provider: StoreProviderName,
  id: string | undefined,
): Promise<StoreRow> {
  return chosenStore(await readStores(tx, provider), id)
}

/** Opens a write of the caller and reads a store by its ID. Throws `Refusal` if there is none. */
export async function openStoreWrite(
  tx: Queryable,
  id: string,
  reads: readonly Read[] = [],
): Promise<{ readonly open: OpenWrite; readonly row: StoreRow }> {
  const open = await openWrite(tx, [...readRefs([{ kind: KIND, id }]), ...reads])
  return { open, row: storeIn(open.cache, id) }
}

/** A store that was read. Throws `Refusal` if it is not there. */
export function storeIn(cache: RowCache, id: string): StoreRow {
  const row = cache.get(KIND, id) as StoreRow | undefined
  if (row) return row
  throw notFound(ENTITY, id)
}

/** Writes a store, or a new one, as the server alone may, and ends the write. Throws `Refusal`. */
export async function writeStore(open: OpenWrite, id: string, data: AnyPatch, origin: Origin): Promise<Written> {
  const changes = checkChanges([{ op: 'put', kind: KIND, id, data }], true)
  await readMore(open, readsOf(changes))
  return storeWrites(open, await planChanges(open, changes, origin.now), { ...origin, trusted: true })
}

/** The store as a write left it. */
export function storeAfter({ writes }: Written, before: StoreRow | undefined): StoreRow {
  const after = writes.find(({ entity }) => entity.kind === KIND)?.after as StoreRow | undefined
  const row = after ?? before
  if (row) return row
  throw new Error('a store that was written is not there')
}

/** A store as REST tells it. */
export function toldStore(row: StoreRow, userId: string): RestObject {
  return toRest(ENTITY, row, userId)
}
