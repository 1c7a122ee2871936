import { changeStore } from '#contract/endpoints/stores.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { store } from '#contract/entities/store.ts'
import { type AnyPatch, general } from '#contract/entity.ts'
import { invalid } from '#contract/refusal.ts'
import { fromRest, type RestObject } from '#contract/rest-codec.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { Queryable } from '../kit/database/database.ts'
import { oneAsText } from '../kit/http/json-text.ts'
import type { Caller, Routes } from '../kit/http/mount.ts'
import { readRefs, type RowCache } from '../kit/rows/reading.ts'
import type { Outcome } from '../kit/user-data.ts'
import { callMessages } from './call-messages.ts'
import { nextPull, orderPull } from './schedule.ts'
import type { StoreCallDeps } from './store-deps.ts'
import type { StoreRow } from './sides.ts'
import { openStoreWrite, writeStore } from './store-rows.ts'
import { sharedNow } from '../kit/clock.ts'

const ENTITY = general(store)

/** Mounts the settings of a store of any provider (STORE-04, STORE-06). */
export function mountStoreSettings(routes: Routes, { data }: StoreCallDeps): void {
  routes.mount(changeStore, (call) =>
    data.answer(call, (tx) => changeSettings(tx, call.params.id, call.body, call.caller)),
  )
}

async function changeSettings(tx: Queryable, id: string, body: RestObject, { name: actor }: Caller): Promise<Outcome> {
  const now = sharedNow()
  const listId = typeof body['priceListId'] === 'string' ? [body['priceListId']] : []
  const { open, row } = await openStoreWrite(
    tx,
    id,
    readRefs(listId.map((each) => ({ kind: priceList.kind, id: each }))),
  )
  const { patch, issues } = fromRest(ENTITY, body, row)
  if (issues.length > 0) throw invalid(issues)
  for (const each of listId) requireItsCurrency(open.cache, each, row)
  const scheduled = scheduledBy(patch, row, now)
  if (typeof scheduled.nextPullAt === 'number') await orderPull(tx, id, scheduled.nextPullAt)
  const written = await writeStore(open, id, { ...patch, ...scheduled }, { actor, now })
  const { rows } = await tx.query<{ text: string }>(oneAsText(ENTITY, id))
  return { written, status: 200, body: rows[0]?.text ?? null }
}

/** When a store is looked at next, if the patch changes how often. One that is not connected is looked at after it is connected again. */
function scheduledBy({ everyMinutes }: AnyPatch, row: StoreRow, now: number): { readonly nextPullAt?: number | null } {
  if (typeof everyMinutes !== 'number' || everyMinutes === row.everyMinutes) return {}
  return { nextPullAt: row.state === 'connected' ? nextPull(everyMinutes, now) : null }
}

/** Prices are sent in the store's own currency. A list without one has the products' own, and is judged product by product. */
function requireItsCurrency(cache: RowCache, listId: string, { currency }: StoreRow): void {
  const list = cache.get(priceList.kind, listId) as RowOfKind<'priceList'> | undefined
  if (!list || list.currency === '' || currency === '' || list.currency === currency) return
  throw invalid([{ field: 'priceListId', message: callMessages.otherCurrency(list.currency, currency) }])
}
