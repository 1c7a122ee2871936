import type { Readable } from 'node:stream'
import { cardWebhook } from '#contract/endpoints/card-payments.ts'
import { Refusal } from '#contract/refusal.ts'
import { bodyBytes } from '#server/kit/http/body-bytes.ts'
import type { Routes } from '#server/kit/http/mount.ts'
import type { CardDeps, OwnCardAccount } from './card-deps.ts'
import type { CardEvent } from './card-port.ts'
import { sharedNow } from '#server/kit/clock.ts'

/** The largest event in bytes. */
const MOST_BYTES = 256 * 1024

const MINUTE_MS = 60_000
/** Events of one account in a minute: what comes beyond is refused, and Stripe sends it again later. */
const MOST_A_MINUTE = 600
/** Events of one account that wait for a look; so is what comes beyond. */
const MOST_WAITING = 300
/** Seconds after which it may be sent again. */
const AGAIN_SECONDS = 60

/** An account that events are posted for. */
interface Receiver extends OwnCardAccount {
  readonly mode: 'live' | 'test'
  readonly signing: Buffer
}

/**
 * Mounts where a seller's Stripe posts its events (DOC-14): each account has an address and a signing secret of its own, so that nobody's account
 * speaks for another. What is not signed rightly is answered the same, whether there is such an account or not.
 */
export function mountCardWebhook(routes: Routes, deps: CardDeps): void {
  routes.mountPublic(cardWebhook, async ({ params: { id }, body, request }) => {
    const bytes = await bodyBytes(body as Readable, MOST_BYTES)
    const signature = request.headers['stripe-signature']
    const receiver = await receiverOf(deps, id)
    const secret = receiver && deps.vault.open(receiver.signing, 'signing', receiver)
    const isAsked = receiver !== undefined && secret !== undefined && typeof signature === 'string'
    const event = isAsked ? deps.provider.verify(bytes, signature, secret) : undefined
    if (!receiver || !event) throw new Refusal('bad-signature')
    await keepEvent(deps, receiver, event)
    deps.wakeJobs()
    return { received: true }
  })
}

async function receiverOf({ dataAccess }: CardDeps, id: string): Promise<Receiver | undefined> {
  const [found] = await dataAccess.asSystemBatch([
    {
      name: 'card-event:receiver',
      text: `select user_id as "userId", id as "accountId", mode, encode(signing, 'hex') as signing from card_account
        where id = $1 and state <> 'closed'`,
      values: [id],
    },
  ])
  const row = found?.rows[0] as (Omit<Receiver, 'signing'> & { readonly signing: string }) | undefined
  return row && { ...row, signing: Buffer.from(row.signing, 'hex') }
}

/**
 * Keeps an event once, and orders in the same statement that what it is about is looked at. Events of payments that are not of this product are
 * not kept: a seller may have a shop beside it. One of the sandbox says nothing of real money, nor the other way round. Throws `Refusal` for
 * more than one account may have wait, so that nobody's events hold up others.
 */
async function keepEvent(
  { dataAccess }: CardDeps,
  { userId, accountId, mode }: Receiver,
  { id, type, at, isLive, about }: CardEvent,
): Promise<void> {
  const now = sharedNow()
  const [heard] = await dataAccess.asSystemBatch([
    {
      name: 'card-event:heard',
      text: `update card_account set heard_at = $3::bigint, heard_from = case when heard_from > $3 - ${MINUTE_MS} then heard_from else $3 end,
          heard_count = case when heard_from > $3 - ${MINUTE_MS} then heard_count + 1 else 1 end
        where user_id = $1 and id = $2 returning heard_count as count`,
      values: [userId, accountId, now],
    },
  ])
  if (Number(heard?.rows[0]?.['count']) > MOST_A_MINUTE) throw tooMany()
  if (!about) return
  const state = isLive === (mode === 'live') ? 'waiting' : 'ignored'
  const [kept] = await dataAccess.asSystemBatch([
    {
      name: 'card-event:keep',
      text: `with full_of as (
          select count(*) >= ${MOST_WAITING} as is_full
          from (select from card_event where user_id = $1 and account_id = $2 and state = 'waiting' limit ${MOST_WAITING}) waiting
        ), kept as (
          insert into card_event (user_id, account_id, event_id, type, reference, said_at, received_at, state)
          select $1, $2, $3, $4, $5, $6::bigint, $7::bigint, $8 from full_of where not is_full on conflict do nothing returning state
        ), ordered as (
          select order_card_look($1, $2, $9, $5) from kept where state = 'waiting'
        ) select is_full as "isFull", (select count(*) from ordered) from full_of`,
      values: [userId, accountId, id.slice(0, 200), type.slice(0, 200), about.reference, at, now, state, about.what],
    },
  ])
  if (kept?.rows[0]?.['isFull'] === true) throw tooMany()
}

function tooMany(): Refusal {
  return new Refusal('too-many-requests', { seconds: AGAIN_SECONDS })
}
