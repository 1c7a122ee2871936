import * as endpoints from '#contract/endpoints/stores.ts'
import { general } from '#contract/entity.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { Caller, Routes } from '#server/kit/http/mount.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import { openWrite, type Written } from '#server/kit/write/write.ts'
import { waitsAgain } from './listing-steps.ts'
import { proposePush } from './propose-push.ts'
import { pushMessages } from './push-messages.ts'
import type { ListingRow } from './sides.ts'
import type { StoreWork } from './store-work.ts'
import { readStore, storeSteps } from './store-writes.ts'

/** Products that one call sends again; the next call takes the rest. */
const MOST_AGAIN = 1_000

/** Mounts the calls that send prices to stores (STORE-06); change sets apply them. */
export function mountPush(routes: Routes, work: StoreWork): void {
  const { data, wakeJobs } = work
  routes.mount(endpoints.pushStore, (call) =>
    data.answer(call, (tx) => proposePush(tx, call.caller, { storeId: call.params.id, ...call.body }, work)),
  )
  routes.mount(endpoints.retryPush, async ({ caller, params, body }) => {
    const { written, waiting } = await data.transact(caller, (tx) => retry(tx, caller, params.id, body.listingIds))
    data.wake(written.userId, written.version)
    wakeJobs()
    return { waiting }
  })
}

async function retry(
  tx: Queryable,
  caller: Caller,
  storeId: string,
  ids: readonly string[] | undefined,
): Promise<{ readonly written: Written; readonly waiting: number }> {
  const store = await readStore(tx, storeId)
  if (store.state !== 'connected') throw new Refusal('conflict', { message: pushMessages.notConnected })
  const open = await openWrite(tx, [])
  const failed = `store_id = $1 and push_state = 'failed' and ($2::uuid[] is null or id = any($2)) order by id limit ${MOST_AGAIN}`
  const { rows } = await tx.query<ListingRow>({
    text: selectRows(general(storeListing), failed),
    values: [storeId, ids ?? null],
  })
  for (const row of rows) open.cache.set(storeListing.kind, row)
  const written = await storeSteps(open, rows.map(waitsAgain), caller.name)
  return { written, waiting: rows.length }
}
