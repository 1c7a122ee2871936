import { randomUUID } from 'node:crypto'
import type { Units } from '#domain/money.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser, type DataAccess } from '#server/kit/database/data-access.ts'
import { sharedNow } from '#server/kit/clock.ts'

/** How long a page of payment stays open. */
const PAGE_MS = 60 * 60_000

/** A page of payment of an invoice as it is stored; moments are epoch milliseconds. */
export interface CheckoutRow {
  readonly userId: string
  readonly id: string
  readonly accountId: string
  readonly documentId: string
  readonly amount: Units
  readonly currency: string
  readonly language: string
  readonly title: string
  /** `opening`: the provider was asked, and its answer is not known. */
  readonly state: 'opening' | 'open' | 'paid' | 'over'
  readonly session: string
  readonly url: string
  readonly createdAt: number
  readonly expiresAt: number
}

/** The columns of a page of payment of the table `c`. */
export const CHECKOUT_COLUMNS = `c.user_id as "userId", c.id, c.account_id as "accountId", c.document_id as "documentId",
  c.amount::float8 as amount, c.currency, c.language, c.title, c.state, c.session_id as session, c.url,
  c.created_at::float8 as "createdAt", c.expires_at::float8 as "expiresAt"`

/** What a page is to ask for. */
type WantedPage = Pick<CheckoutRow, 'accountId' | 'documentId' | 'amount' | 'currency' | 'language' | 'title'>

/** The page of an invoice that is open, or a new one: two visitors at once get the same row. */
export async function claimCheckout(
  tx: Queryable,
  wanted: WantedPage,
): Promise<{ readonly row: CheckoutRow; readonly isNew: boolean } | undefined> {
  const now = sharedNow()
  const id = randomUUID()
  await tx.query({
    name: 'card-checkout:claim',
    text: `insert into card_checkout (user_id, id, account_id, document_id, amount, currency, language, title, state, created_at, expires_at, asked_at)
      values (${currentUser}, $1, $2, $3, $4, $5, $6, $7, 'opening', $8, $9, $8)
      on conflict (user_id, document_id) where state in ('opening', 'open') do nothing`,
    values: [
      id,
      wanted.accountId,
      wanted.documentId,
      wanted.amount,
      wanted.currency,
      wanted.language,
      wanted.title,
      now,
      now + PAGE_MS,
    ],
  })
  const { rows } = await tx.query<CheckoutRow>({
    name: 'card-checkout:of-document',
    text: `select ${CHECKOUT_COLUMNS} from card_checkout c
      where c.user_id = ${currentUser} and c.document_id = $1 and c.state in ('opening', 'open')`,
    values: [wanted.documentId],
  })
  return rows[0] && { row: rows[0], isNew: rows[0].id === id }
}

/** A page of payment of the user of the transaction. */
export async function readCheckout(tx: Queryable, id: string): Promise<CheckoutRow | undefined> {
  const { rows } = await tx.query<CheckoutRow>({
    name: 'card-checkout:one',
    text: `select ${CHECKOUT_COLUMNS} from card_checkout c where c.user_id = ${currentUser} and c.id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Notes where a page is, once the provider has it. */
export async function notePage(tx: Queryable, id: string, { session, url }: { session: string; url: string }) {
  await tx.query({
    name: 'card-checkout:opened',
    text: `update card_checkout set state = 'open', session_id = $2, url = $3
      where user_id = ${currentUser} and id = $1 and state = 'opening'`,
    values: [id, session, url],
  })
}

/** Ends a page; one that was paid stays so. */
export async function endCheckout(tx: Queryable, id: string, state: 'paid' | 'over'): Promise<void> {
  await tx.query({
    name: 'card-checkout:end',
    text: `update card_checkout set state = $2 where user_id = ${currentUser} and id = $1 and state <> 'paid'`,
    values: [id, state],
  })
}

/** Whether nobody should pay on a page any more: another amount is open, or nothing leads there. */
export async function isStalePage({ dataAccess }: { readonly dataAccess: DataAccess }, id: string): Promise<boolean> {
  const [found] = await dataAccess.asSystemBatch([
    {
      name: 'card-checkout:stale',
      text: 'select from card_checkout c where c.id = $1 and is_stale_page(c)',
      values: [id],
    },
  ])
  return found?.rowCount === 1
}
