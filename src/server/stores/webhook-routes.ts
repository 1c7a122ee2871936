import type { Readable } from 'node:stream'
import type { StoreCalls } from '#contract/endpoints/store-calls.ts'
import { Refusal } from '#contract/refusal.ts'
import type { StoreProviderName } from '#contract/store-providers.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Result, Statement } from '#server/kit/database/database.ts'
import { bodyBytes } from '#server/kit/http/body-bytes.ts'
import type { PublicCall, Routes } from '#server/kit/http/mount.ts'
import type { AccessDeps } from './access.ts'
import type { StoreAccess, StoreNotice } from './port.ts'

/** What taking webhooks needs. */
export interface WebhookDeps extends Pick<AccessDeps, 'providers' | 'vault'> {
  readonly dataAccess: DataAccess
  readonly wakeJobs: () => void
}

/** The largest webhook in bytes. */
const MOST_BYTES = 256 * 1024
/** Webhooks that are kept of one store: many in a short time push out the oldest. */
const MOST_NOTICES_KEPT = 10_000
/** Accounts that one address may mean: an archive can bring a store's id along. */
const MOST_NAMED = 4

/**
 * Mounts where a provider posts its webhooks (STORE-03): the signature is checked over the raw body, the event is kept once for each
 * connected store that it is about, and the call is answered; a job does the rest.
 */
export function mountWebhooks(routes: Routes, deps: WebhookDeps, name: StoreProviderName, calls: StoreCalls): void {
  const take = async ({ body, query, request }: PublicCall<unknown, { store?: string | undefined }>) => {
    const provider = deps.providers.get(name)
    const bytes = await bodyBytes(body as Readable, MOST_BYTES)
    const delivery = { headers: request.headers, body: bytes }
    const stored =
      provider === undefined
        ? false
        : query.store === undefined
          ? await takeForAll(deps, name, provider.verify({ ...delivery, access: undefined }))
          : await takeForOne(deps, name, query.store, (access) => provider.verify({ ...delivery, access }))
    if (!stored) throw new Refusal('bad-signature')
    deps.wakeJobs()
    return { received: true }
  }
  for (const call of [calls.productChanged, calls.productCreated, calls.productDeleted]) routes.mountPublic(call, take)
}

/** A notice that the secret of the app signs is for every connected store that it is about: several accounts may have one. */
async function takeForAll(
  deps: WebhookDeps,
  name: StoreProviderName,
  notice: StoreNotice | undefined,
): Promise<boolean> {
  if (!notice) return false
  await keepNotice(deps, name, notice, undefined)
  return true
}

/** A notice that the own secret of a store signs is for that store alone: its owner must not speak for another. */
async function takeForOne(
  deps: WebhookDeps,
  name: StoreProviderName,
  storeId: string,
  verify: (access: StoreAccess) => StoreNotice | undefined,
): Promise<boolean> {
  const [found] = await deps.dataAccess.asSystemBatch([
    {
      name: 'store-notice:secret',
      text: `select s.user_id as "userId", s.external_id as "externalId", encode(a.sealed, 'hex') as sealed
        from store s join store_access a on a.user_id = s.user_id and a.store_id = s.id
        where s.id = $1 and s.provider = $2 and s.state = 'connected' limit ${MOST_NAMED}`,
      values: [storeId, name],
    },
  ])
  let isTaken = false
  for (const row of found?.rows ?? []) {
    const userId = String(row['userId'])
    const access = deps.vault.open(Buffer.from(String(row['sealed']), 'hex'), { userId, storeId })
    const notice = access && verify(access)
    if (!notice || notice.store !== row['externalId']) continue
    await keepNotice(deps, name, notice, { userId, storeId })
    isTaken = true
  }
  return isTaken
}

/** Keeps a notice once for each store, and of each store only the newest ones. */
async function keepNotice(
  { dataAccess }: WebhookDeps,
  name: StoreProviderName,
  { store, eventId, topic, about, externalId }: StoreNotice,
  only: { readonly userId: string; readonly storeId: string } | undefined,
): Promise<void> {
  const meant = `select user_id, id from store where provider = $1 and external_id = $2 and state = 'connected'
    and ($3::uuid is null or (user_id = $3 and id = $4))`
  const which = [name, store, only?.userId ?? null, only?.storeId ?? null]
  const [kept] = await dataAccess.asSystemBatch([
    {
      name: 'store-notice:keep',
      text: `with meant as (${meant})
        insert into store_notice (user_id, store_id, event_id, topic, about, external_id, received_at)
        select user_id, id, left($5, 200), left($6, 200), $7, left($8, 200), $9 from meant
        on conflict (user_id, store_id, event_id) do nothing
        returning user_id as "userId", store_id as "storeId"`,
      values: [...which, eventId, topic, about, externalId, Date.now()],
    },
    {
      name: 'store-notice:newest-only',
      text: `with meant as (${meant}), last as materialized (
          select user_id, id as store_id, (select n.id from store_notice n where n.user_id = meant.user_id and n.store_id = meant.id
            order by n.id desc offset ${MOST_NOTICES_KEPT} limit 1) as id from meant)
        delete from store_notice n using last where n.user_id = last.user_id and n.store_id = last.store_id and n.id <= last.id`,
      values: which,
    },
  ])
  if (kept && kept.rows.length > 0) await dataAccess.asSystemBatch(kept.rows.map(orderLook))
}

/** A trigger orders the same with the notice; where rows of users lie on several nodes there is none. */
function orderLook({ userId, storeId }: Result['rows'][number]): Statement {
  return {
    name: 'store-notice:order',
    text: `select order_store_work('store-notices', $1, $2)`,
    values: [userId, storeId],
  }
}
