import type { StoreCalls } from '#contract/endpoints/store-calls.ts'
import { MOST_NOTICES } from '#contract/endpoints/store-shapes.ts'
import { Refusal } from '#contract/refusal.ts'
import type { StoreProviderName } from '#contract/store-providers.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser, ownerOf } from '../kit/database/data-access.ts'
import type { Routes } from '../kit/http/mount.ts'
import { callMessages } from './call-messages.ts'
import { callbackOf } from './connect.ts'
import type { StoreCallDeps } from './store-deps.ts'
import { chosenStore, readStores } from './store-rows.ts'

/** A webhook in the log. */
interface LoggedNotice extends Record<string, unknown> {
  readonly id: string
  readonly storeId: string
  readonly topic: string
  readonly about: string
  readonly externalId: string
  readonly receivedAt: number
  readonly state: string
  readonly problem: string
}

interface NoticeCount extends Record<string, unknown> {
  readonly storeId: string
  readonly lastReceivedAt: number
  readonly waiting: number
  readonly failed: number
}

/** Mounts the state and the log of a provider's webhooks (STORE-03). */
export function mountNotices(
  routes: Routes,
  { data, publicUrl }: StoreCallDeps,
  name: StoreProviderName,
  calls: StoreCalls,
): void {
  routes.mount(calls.webhookStatus, ({ caller }) =>
    data.transact(caller, async (tx) => {
      const counts = new Map((await countNotices(tx, name)).map((count) => [count.storeId, count]))
      const stores = (await readStores(tx, name)).map((row) => {
        const { lastReceivedAt, waiting = 0, failed = 0 } = counts.get(row.id) ?? {}
        const at = lastReceivedAt === undefined ? null : momentText(lastReceivedAt)
        return { storeId: row.id, lastReceivedAt: at, waiting, failed, callback: callbackOf(publicUrl, row) }
      })
      return { stores }
    }),
  )
  routes.mount(calls.webhookLogs, ({ caller, params, query }) =>
    data.transact(caller, async (tx) => {
      // The log of somebody else is answered like one that nobody has.
      if (params.userId !== (await ownerOf(tx))) throw new Refusal('no-such-row', { message: callMessages.noLog })
      if (query.store !== undefined) chosenStore(await readStores(tx, name), query.store)
      const rows = await readNotices(tx, name, query)
      const logs = rows
        .slice(0, MOST_NOTICES)
        .map(({ receivedAt, ...notice }) => ({ ...notice, receivedAt: momentText(receivedAt) }))
      return { logs, hasMore: rows.length > MOST_NOTICES }
    }),
  )
}

async function countNotices(tx: Queryable, name: StoreProviderName): Promise<readonly NoticeCount[]> {
  const { rows } = await tx.query<NoticeCount>({
    name: 'store-notice:count',
    text: `select n.store_id as "storeId", max(n.received_at) as "lastReceivedAt",
        count(*) filter (where n.state = 'waiting')::int as waiting, count(*) filter (where n.state = 'failed')::int as failed
      from store_notice n join store s on s.user_id = n.user_id and s.id = n.store_id
      where n.user_id = ${currentUser} and n.topic <> '' and s.provider = $1 group by n.store_id`,
    values: [name],
  })
  return rows
}

/** One more than a page, so that it is known whether there are more. */
async function readNotices(
  tx: Queryable,
  name: StoreProviderName,
  { store, before }: { readonly store?: string | undefined; readonly before?: string | undefined },
): Promise<readonly LoggedNotice[]> {
  const { rows } = await tx.query<LoggedNotice>({
    name: 'store-notice:newest',
    text: `select n.id::text as id, n.store_id as "storeId", n.topic, n.about, n.external_id as "externalId",
        n.received_at as "receivedAt", n.state, n.problem
      from store_notice n join store s on s.user_id = n.user_id and s.id = n.store_id
      where n.user_id = ${currentUser} and n.topic <> '' and s.provider = $1 and ($2::uuid is null or n.store_id = $2)
        and ($3::bigint is null or n.id < $3)
      order by n.id desc limit $4`,
    values: [name, store ?? null, before ?? null, MOST_NOTICES + 1],
  })
  return rows
}

function momentText(at: number): string {
  return new Date(at).toISOString()
}
