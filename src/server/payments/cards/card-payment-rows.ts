import { ANSWERABLE_DISPUTES } from '#domain/payments/disputes.ts'
import type { CardEntry } from '#domain/payments/card-entries.ts'
import type { Units } from '#domain/money.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { OwnCardAccount } from './card-deps.ts'
import type { CardProblem } from './card-lines.ts'
import type { CardPaymentTold } from './card-port.ts'
import { sharedNow } from '#server/kit/clock.ts'

/** A payment by card as it was last seen; moments are epoch milliseconds. */
export interface CardPaymentRow {
  readonly id: string
  readonly accountId: string
  readonly documentId: string
  readonly reference: string
  readonly paidAt: number
  readonly amount: Units
  readonly currency: string
  readonly fee: Units | null
  readonly feeCurrency: string
  readonly kept: Units
  readonly dispute: string
  /** Until when it can be answered; null where the provider named no moment. */
  readonly disputeDueAt: number | null
  /** It was more than was open, and some of that still is a credit of the customer. */
  readonly isCredit: boolean
  readonly problem: CardProblem
}

const COLUMNS = `p.id, p.account_id as "accountId", p.document_id as "documentId", p.reference, p.paid_at::float8 as "paidAt",
  p.amount::float8 as amount, p.currency, p.fee::float8 as fee, p.fee_currency as "feeCurrency", p.kept::float8 as kept, p.dispute,
  p.dispute_due_at::float8 as "disputeDueAt",
  p.is_credit and exists (select from document d where d.user_id = p.user_id and d.id = p.document_id and d.balance_due < 0) as "isCredit", p.problem`

/** The look that a payment was last seen in; undefined for one that was not seen yet. */
export async function seenPayment(
  tx: Queryable,
  accountId: string,
  reference: string,
): Promise<{ readonly seenIn: number } | undefined> {
  const { rows } = await tx.query<{ seenIn: number }>({
    name: 'card-payment:seen',
    text: `select seen_in::float8 as "seenIn" from card_payment
      where user_id = ${currentUser} and account_id = $1 and reference = $2 for update`,
    values: [accountId, reference],
  })
  return rows[0]
}

interface SeenPayment {
  readonly accountId: string
  readonly documentId: string
  readonly told: CardPaymentTold
  readonly entries: readonly CardEntry[]
  readonly problem: CardProblem
  readonly isCredit: boolean
  readonly seenIn: number
}

/** Keeps a payment as it was seen. */
export async function keepPayment(tx: Queryable, seen: SeenPayment): Promise<void> {
  const { told, entries } = seen
  await tx.query({
    name: 'card-payment:keep',
    text: `insert into card_payment as held (user_id, account_id, document_id, reference, paid_at, amount, currency, fee, fee_currency, kept,
        dispute, is_credit, problem, seen_in, asked_at, dispute_due_at)
      values (${currentUser}, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
      on conflict (user_id, account_id, reference) do update set paid_at = excluded.paid_at, amount = excluded.amount, fee = excluded.fee,
        fee_currency = excluded.fee_currency, kept = excluded.kept, dispute = excluded.dispute, dispute_due_at = excluded.dispute_due_at,
        is_credit = held.is_credit or excluded.is_credit, problem = excluded.problem, seen_in = excluded.seen_in, asked_at = excluded.asked_at`,
    values: [
      seen.accountId,
      seen.documentId,
      told.id,
      told.charge?.at ?? 0,
      told.charge?.amount ?? 0,
      told.currency,
      told.kept?.fee ?? null,
      told.kept?.currency ?? '',
      entries.reduce((sum, { amount }) => sum + amount, 0),
      told.dispute.slice(0, 60),
      seen.isCredit,
      seen.problem,
      seen.seenIn,
      sharedNow(),
      told.disputeDueAt,
    ],
  })
}

/** What was paid so long ago is hardly given back or disputed any more. */
const MISSED_MS = 180 * 86_400_000
/** Payments of an account that are looked at when it is connected again. */
const MOST_MISSED = 200

/** Orders looks at the newest payments of an account that was disconnected: nobody told what became of them meanwhile. */
export async function orderMissed(tx: Queryable, { userId, accountId }: OwnCardAccount): Promise<void> {
  await tx.query({
    name: 'card-payment:missed',
    text: `select order_card_look($1, $2, 'payment', m.reference) from (
        select p.reference from card_payment p where p.user_id = ${currentUser} and p.account_id = $2 and p.paid_at > $3
        order by p.paid_at desc limit ${MOST_MISSED}) m`,
    values: [userId, accountId, sharedNow() - MISSED_MS],
  })
}

/** Which payments are asked for. */
interface Asked {
  readonly documentId?: string | undefined
  /** Those before this one. */
  readonly before?: string | undefined
  readonly most: number
}

/** The newest payments by card of the user of the transaction. */
export async function readPayments(
  tx: Queryable,
  { documentId, before, most }: Asked,
): Promise<readonly CardPaymentRow[]> {
  const { rows } = await tx.query<CardPaymentRow>({
    name: 'card-payment:newest',
    text: `select ${COLUMNS} from card_payment p
      where p.user_id = ${currentUser} and ($1::uuid is null or p.document_id = $1)
        and ($2::uuid is null or (p.paid_at, p.id) < (select b.paid_at, b.id from card_payment b where b.user_id = ${currentUser} and b.id = $2))
      order by p.paid_at desc, p.id desc limit $3`,
    values: [documentId ?? null, before ?? null, most],
  })
  return rows
}

/** Payments whose dispute the user of the transaction can still answer at a moment, the most urgent first. */
export async function readAnswerable(tx: Queryable, now: number, most: number): Promise<readonly CardPaymentRow[]> {
  const { rows } = await tx.query<CardPaymentRow>({
    name: 'card-payment:answerable',
    text: `select ${COLUMNS} from card_payment p
      where p.user_id = ${currentUser} and p.dispute = any($3) and (p.dispute_due_at is null or p.dispute_due_at > $1)
      order by p.dispute_due_at nulls last, p.paid_at, p.id limit $2`,
    values: [now, most, ANSWERABLE_DISPUTES],
  })
  return rows
}

/** One payment by card of the user of the transaction. */
export async function readPayment(tx: Queryable, id: string): Promise<CardPaymentRow | undefined> {
  const { rows } = await tx.query<CardPaymentRow>({
    name: 'card-payment:one',
    text: `select ${COLUMNS} from card_payment p where p.user_id = ${currentUser} and p.id = $1`,
    values: [id],
  })
  return rows[0]
}
