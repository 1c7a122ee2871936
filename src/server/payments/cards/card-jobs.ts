import { type JobHandler, TryLater } from '#server/kit/jobs/jobs.ts'
import { PaymentFailure } from '../port.ts'
import type { CardDeps, OwnCardAccount } from './card-deps.ts'
import { closeStalePage } from './close-pages.ts'
import { followCheckout, followPayment, type Looked } from './follow-card.ts'
import { sharedNow } from '#server/kit/clock.ts'

const SWEEP_EVERY_SECONDS = 300
/** What was not told of for so long is asked for. */
const QUIET_MS = 30 * 60_000
/** So long after a payment its fee is asked for. */
const FEE_DAYS_MS = 7 * 86_400_000
const MOST_AT_ONCE = 50
/** How long events are kept. */
const KEPT_MS = 90 * 86_400_000

/** The jobs of card payments: to look at what was reported, and to ask for what was not (DOC-14). */
export function cardJobs(deps: CardDeps): Record<string, JobHandler> {
  return {
    'card-look': {
      run: async ({ userId, payload }) => {
        if (userId === null) return
        const of = { userId, accountId: String(payload['accountId']) }
        const reference = String(payload['reference'])
        const before = sharedNow()
        const look = LOOKS[String(payload['what'])] ?? followPayment
        const looked = await orLater(() => look(deps, of, reference))
        await settle(deps, of, { reference, looked, before })
      },
    },
    'card-sweep': {
      every: SWEEP_EVERY_SECONDS,
      run: async () => {
        await sweep(deps)
        deps.wakeJobs()
      },
    },
  }
}

const LOOKS: Readonly<Record<string, typeof followPayment>> = {
  checkout: followCheckout,
  payment: followPayment,
  stale: closeStalePage,
}

/** A key that is not taken any more may be replaced: what was reported waits for that. */
async function orLater(work: () => Promise<Looked>): Promise<Looked> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentFailure && (error.reason === 'unavailable' || error.reason === 'key'))
      throw new TryLater(error.message)
    throw error
  }
}

interface Settled {
  readonly reference: string
  readonly looked: Looked
  readonly before: number
}

async function settle({ dataAccess }: CardDeps, of: OwnCardAccount, { reference, looked, before }: Settled) {
  await dataAccess.asSystemBatch([
    {
      text: `update card_event set state = $4
        where user_id = $1 and account_id = $2 and reference = $3 and state = 'waiting' and received_at <= $5`,
      values: [of.userId, of.accountId, reference, looked === 'unknown' ? 'ignored' : 'done', before],
    },
  ])
}

/**
 * Orders looks at open pages that nothing was heard of or that nobody should pay any more, and at payments without a fee. Ends pages
 * that were never opened, and forgets old events.
 */
async function sweep({ dataAccess }: CardDeps): Promise<void> {
  const now = sharedNow()
  await dataAccess.asSystemBatch([
    {
      text: `with late as (
          select c.user_id, c.id from card_checkout c join card_account a on a.user_id = c.user_id and a.id = c.account_id
          where c.state = 'open' and c.asked_at < $1 and a.state in ('active', 'waiting') order by c.asked_at limit ${MOST_AT_ONCE}
        ), marked as (
          update card_checkout c set asked_at = $2 from late where c.user_id = late.user_id and c.id = late.id
          returning c.user_id, c.account_id, c.session_id
        ) select order_card_look(user_id, account_id, 'checkout', session_id) from marked`,
      values: [now - QUIET_MS, now],
    },
    {
      text: `select order_card_look(c.user_id, c.account_id, 'stale', c.session_id)
        from card_checkout c join card_account a on a.user_id = c.user_id and a.id = c.account_id
        where c.state = 'open' and a.state = 'active' and is_stale_page(c)
        order by c.created_at limit ${MOST_AT_ONCE}`,
    },
    {
      text: `update card_checkout set state = 'over' where state = 'opening' and expires_at < $1`,
      values: [now],
    },
    {
      text: `with late as (
          select p.user_id, p.id from card_payment p join card_account a on a.user_id = p.user_id and a.id = p.account_id
          where p.fee is null and p.asked_at < $1 and p.paid_at > $3 and a.state = 'active' order by p.asked_at limit ${MOST_AT_ONCE}
        ), marked as (
          update card_payment p set asked_at = $2 from late where p.user_id = late.user_id and p.id = late.id
          returning p.user_id, p.account_id, p.reference
        ) select order_card_look(user_id, account_id, 'payment', reference) from marked`,
      values: [now - QUIET_MS, now, now - FEE_DAYS_MS],
    },
    { text: 'delete from card_event where received_at < $1', values: [now - KEPT_MS] },
  ])
}
