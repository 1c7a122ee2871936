import * as endpoints from '#contract/endpoints/stores.ts'
import { Refusal } from '#contract/refusal.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { Routes } from '#server/kit/http/mount.ts'
import { orderWork } from '#server/kit/write/ordering.ts'
import { pushMessages } from './push-messages.ts'
import type { StoreWork } from './store-work.ts'
import { readStore } from './store-writes.ts'

const ID = /^\d{1,18}$/

/** Mounts the call that follows a webhook again (STORE-03): its product is read once more, whatever came of it before. */
export function mountReplay(routes: Routes, { data, wakeJobs }: StoreWork): void {
  routes.mount(endpoints.replayNotice, async ({ caller, params: { id, notice } }) => {
    const row = await data.transact(caller, (tx) => replay(tx, id, notice))
    wakeJobs()
    return row
  })
}

async function replay(tx: Queryable, storeId: string, notice: string): Promise<Record<string, unknown>> {
  const { state } = await readStore(tx, storeId)
  if (state !== 'connected') throw new Refusal('conflict', { message: pushMessages.notConnected })
  const { rows } = await tx.query<{ receivedAt: number }>({
    text: `update store_notice set state = 'waiting', problem = '', done_at = null
      where user_id = ${currentUser} and store_id = $1 and id = $2
      returning id::text as id, store_id as "storeId", topic, about, external_id as "externalId", received_at as "receivedAt", state, problem`,
    values: [storeId, ID.test(notice) ? notice : -1],
  })
  const [row] = rows
  if (!row) throw new Refusal('no-such-row', { message: pushMessages.noNotice })
  await tx.query(orderWork([{ work: 'store-notices', ref: storeId }]))
  return { ...row, receivedAt: new Date(row.receivedAt).toISOString() }
}
