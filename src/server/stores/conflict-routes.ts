import { randomBytes } from 'node:crypto'
import { uuidV7 } from '#domain/uuid.ts'
import type { StoreCalls } from '#contract/endpoints/store-calls.ts'
import { general } from '#contract/entity.ts'
import { storeConflict } from '#contract/entities/store-conflict.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import { toRest } from '#contract/rest-codec.ts'
import { notFound } from '#contract/row-rules.ts'
import type { StoreProviderName } from '#contract/store-providers.ts'
import type { Queryable, Statement } from '#server/kit/database/database.ts'
import { currentUser, ownerOf } from '#server/kit/database/data-access.ts'
import type { Routes } from '#server/kit/http/mount.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import type { ConflictRow } from './conflict-rows.ts'
import { pullMessages } from './pull-messages.ts'
import { lockProgress } from './mirror.ts'
import { orderComparing } from './schedule.ts'
import { decide } from './resolve.ts'
import { meantStore } from './store-rows.ts'
import { readStore, writeStoreRows } from './store-writes.ts'
import type { StoreWork } from './store-work.ts'
import { sharedNow } from '../kit/clock.ts'

/** Conflicts of one page. */
const PAGE = 50
/** Conflicts that one call decides or clears; the rest is left for the next call. */
const MOST = 10_000
/** A decision about thousands of fields, on a slow machine. */
const LIMIT_MS = 120_000

const ENTITY = general(storeConflict)
/** What was deleted here leaves nothing to decide. */
const STANDING = `store_id = any($1::text[]) and exists (select from product p
  where p.user_id = ${currentUser} and p.id::text = store_conflict.product_id)`

function conflictsOf(storeIds: readonly string[], states: readonly string[], limit: number, offset = 0): Statement {
  return {
    name: 'stores:conflicts',
    text: `${selectRows(ENTITY, `${STANDING} and state = any($2::text[])`)} order by title, field, id limit $3 offset $4`,
    values: [storeIds, states, limit, offset],
  }
}

/** Mounts the calls about fields that differ between a store and the catalogue (STORE-05). */
export function mountConflicts(routes: Routes, work: StoreWork, provider: StoreProviderName, calls: StoreCalls): void {
  const { data } = work
  routes.mount(calls.conflicts, ({ caller, query }) =>
    data.transact(caller, async (tx) => {
      const ids =
        query.store === undefined ? await idsOf(tx, provider) : [(await meantStore(tx, provider, query.store)).id]
      const states = query.state === 'all' ? ['open', 'resolved'] : [query.state ?? 'open']
      const page = pageOf(query.page)
      const [rows, count] = await tx.batch([
        conflictsOf(ids, states, PAGE + 1, (page - 1) * PAGE),
        countOf(ids, states),
      ])
      const userId = await ownerOf(tx)
      const found = (rows?.rows ?? []) as unknown as ConflictRow[]
      return {
        conflicts: found.slice(0, PAGE).map((row) => toRest(ENTITY, row, userId)),
        total: Number(count?.rows[0]?.['total'] ?? 0),
        hasMore: found.length > PAGE,
      }
    }),
  )
  routes.mount(calls.detectConflicts, async ({ caller, query }) => {
    const open = await data.transact(caller, async (tx) => {
      const { id } = await meantStore(tx, provider, query.store)
      await lockProgress(tx, id)
      await tx.query({
        name: 'stores:compare-all',
        text: `update store_product set is_open = true where user_id = ${currentUser} and store_id = $1 and change_set_id is null and base is not null`,
        values: [id],
      })
      await orderComparing(tx, id)
      return Number((await tx.query(countOf([id], ['open']))).rows[0]?.['total'] ?? 0)
    })
    work.wakeJobs()
    return { open }
  })
  routes.mount(calls.resolveConflict, (call) =>
    data.answer(
      call,
      async (tx) => {
        const { conflictIds, choice, value, changeSetId = newId() } = call.body
        if ((choice === 'value') !== (value !== undefined) || (choice === 'value' && conflictIds.length > 1))
          throw invalid([{ field: 'value', message: pullMessages.oneValue }])
        const conflicts = await conflictsById(tx, conflictIds)
        // No field here could hold it: it follows from the promotion.
        if (choice === 'value' && conflicts.some(({ field }) => field === 'compareAt'))
          throw invalid([{ field: 'value', message: pullMessages.noOwnCompareAt }])
        const stores = new Set(conflicts.map(({ storeId }) => storeId))
        const [storeId] = stores
        if (stores.size > 1 || !storeId) throw new Refusal('rule-broken', { message: pullMessages.oneStore })
        return decide(tx, call.caller, work, {
          changeSetId,
          store: await readStore(tx, storeId),
          conflicts,
          choice,
          value,
        })
      },
      { limitMs: LIMIT_MS },
    ),
  )
  routes.mount(calls.resolveAll, (call) =>
    data.answer(
      call,
      async (tx) => {
        const { choice, changeSetId = newId() } = call.query
        const store = await meantStore(tx, provider, call.query.store)
        const { rows } = await tx.query<ConflictRow>(conflictsOf([store.id], ['open'], MOST))
        return decide(tx, call.caller, work, { changeSetId, store, conflicts: rows, choice })
      },
      { limitMs: LIMIT_MS },
    ),
  )
  routes.mount(calls.clearResolved, async ({ caller, query }) => {
    const { written, cleared } = await data.transact(caller, async (tx) => {
      const store = await meantStore(tx, provider, query.store)
      const { rows } = await tx.query<ConflictRow>({
        text: `${selectRows(ENTITY, `store_id = $1 and state = 'resolved'`)} limit ${MOST}`,
        values: [store.id],
      })
      const changes = rows.map(({ id }) => ({ op: 'delete', kind: ENTITY.kind, id }) as const)
      return { written: await writeStoreRows(tx, changes), cleared: rows.length }
    })
    if (written) data.wake(written.userId, written.version)
    return { cleared }
  })
}

function newId(): string {
  return uuidV7(sharedNow(), randomBytes(16))
}

function pageOf(page: string | undefined): number {
  const asked = Number(page)
  return Number.isSafeInteger(asked) && asked > 0 ? asked : 1
}

function countOf(storeIds: readonly string[], states: readonly string[]): Statement {
  return {
    name: 'stores:count-conflicts',
    text: `select count(*)::int as total from store_conflict where user_id = ${currentUser} and ${STANDING} and state = any($2::text[])`,
    values: [storeIds, states],
  }
}

async function idsOf(tx: Queryable, provider: StoreProviderName): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from store where user_id = ${currentUser} and provider = $1`,
    values: [provider],
  })
  return rows.map(({ id }) => id)
}

/** The conflicts of these ids, in their order. Throws `Refusal` for an unknown one. */
async function conflictsById(tx: Queryable, ids: readonly string[]): Promise<readonly ConflictRow[]> {
  const { rows } = await tx.query<ConflictRow>({ text: selectRows(ENTITY, 'id = any($1::uuid[])'), values: [ids] })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].map((id) => {
    const row = byId.get(id)
    if (!row) throw notFound(ENTITY, id)
    return row
  })
}
