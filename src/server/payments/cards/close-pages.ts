import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { PaymentFailure } from '../port.ts'
import { accessOf, cardAccount, type CardAccountRow, ownOf } from './card-accounts.ts'
import type { CardDeps, OwnCardAccount } from './card-deps.ts'
import { type CardAccess, type CardPage, PageRefused } from './card-port.ts'
import { CHECKOUT_COLUMNS, type CheckoutRow, endCheckout } from './checkout-rows.ts'
import { followCheckout, followPayment, type Looked } from './follow-card.ts'
import { askOf } from './page-ask.ts'

const AT_ONCE = 50

/**
 * Closes the pages of payment of an account that are open. What turns out to be paid is recorded first. A page whose opening was not answered
 * is asked for by its name, which answers the same one.
 */
export async function closeOpenPages(deps: CardDeps, row: CardAccountRow): Promise<void> {
  const access = accessOf(deps, row)
  if (!access) return
  const as = { kind: 'user', userId: row.userId } as const
  for (;;) {
    const open = await deps.dataAccess.asUser(as, (tx) => openPages(tx, row.id))
    for (const each of open) {
      const page = await closePage(deps, access, each)
      if (page?.payment !== undefined) await followPayment(deps, ownOf(row), page.payment)
      await deps.dataAccess.asUser(as, (tx) => endCheckout(tx, each.id, 'over'))
    }
    if (open.length < AT_ONCE) return
  }
}

/** Closes one page; answers it as it is then, undefined if there is none. */
export async function closePage(deps: CardDeps, access: CardAccess, row: CheckoutRow): Promise<CardPage | undefined> {
  try {
    const session = row.session === '' ? (await access.openPage(askOf(deps, row))).session : row.session
    return await access.closePage(session)
  } catch (error) {
    // What the provider does not open was never there.
    if (error instanceof PageRefused || (error instanceof PaymentFailure && error.reason === 'refused'))
      return undefined
    throw error
  }
}

/** Closes a page that asks for another amount than is open by now, or that nothing leads to any more, and enters what was paid with it all the same. */
export async function closeStalePage(deps: CardDeps, of: OwnCardAccount, session: string): Promise<Looked> {
  const row = await deps.dataAccess.asUser({ kind: 'user', userId: of.userId }, (tx) => cardAccount(tx, of.accountId))
  await (row && accessOf(deps, row))?.closePage(session)
  return followCheckout(deps, of, session)
}

async function openPages(tx: Queryable, accountId: string): Promise<readonly CheckoutRow[]> {
  const { rows } = await tx.query<CheckoutRow>({
    name: 'card-checkout:of-account',
    text: `select ${CHECKOUT_COLUMNS} from card_checkout c
      where c.user_id = ${currentUser} and c.account_id = $1 and c.state in ('opening', 'open') limit ${AT_ONCE}`,
    values: [accountId],
  })
  return rows
}
