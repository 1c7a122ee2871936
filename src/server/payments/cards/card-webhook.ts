import type { Readable } from 'node:stream'
import { cardWebhook } from '#contract/endpoints/card-payments.ts'
import { Refusal } from '#contract/refusal.ts'
import { bodyBytes } from '#server/kit/http/body-bytes.ts'
import type { Routes } from '#server/kit/http/mount.ts'
import type { CardDeps, OwnCardAccount } from './card-deps.ts'
import type { CardEvent } from './card-port.ts'

/** The largest event in bytes. */
const MOST_BYTES = 256 * 1024

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
 * not kept: a seller may have a shop beside it. One of the sandbox says nothing of real money, nor the other way round.
 */
async function keepEvent(
  { dataAccess }: CardDeps,
  { userId, accountId, mode }: Receiver,
  { id, type, at, isLive, about }: CardEvent,
): Promise<void> {
  const heard = {
    name: 'card-event:heard',
    text: 'update card_account set heard_at = $3 where user_id = $1 and id = $2',
    values: [userId, accountId, Date.now()],
  }
  if (!about) return void (await dataAccess.asSystemBatch([heard]))
  const state = isLive === (mode === 'live') ? 'waiting' : 'ignored'
  await dataAccess.asSystemBatch([
    heard,
    {
      name: 'card-event:keep',
      text: `with kept as (
          insert into card_event (user_id, account_id, event_id, type, reference, said_at, received_at, state)
          values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning state
        ) select order_card_look($1, $2, $9, $5) from kept where state = 'waiting'`,
      values: [
        userId,
        accountId,
        id.slice(0, 200),
        type.slice(0, 200),
        about.reference,
        at,
        Date.now(),
        state,
        about.what,
      ],
    },
  ])
}
