import { fillText } from '#contract/refusal.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { Units } from '#domain/money.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { readRefs, RowCache } from '#server/kit/rows/reading.ts'
import { readMore } from '#server/kit/write/write.ts'
import { PaymentFailure } from '../port.ts'
import { accessOf, type CardAccountRow, noteRefusedKey, openCardAccount } from './card-accounts.ts'
import type { CardDeps } from './card-deps.ts'
import { type CardAccess, PageRefused, type PageRefusal } from './card-port.ts'
import { type CheckoutRow, claimCheckout, endCheckout, isStalePage, notePage } from './checkout-rows.ts'
import { closePage } from './close-pages.ts'
import { askOf } from './page-ask.ts'
import { isChargeable, isOpenInvoice, isUndecided } from './payable.ts'
import { notePageOf } from './recent-pages.ts'

/** What a visitor confirmed: the amount that stood on the page. */
export interface AskedPage {
  readonly userId: string
  readonly documentId: string
  readonly amount: Units
  readonly currency: string
  readonly language: string
  /** With the place `{number}`. */
  readonly title: string
}

/** What became of it. `changed`: another amount is open by now; `under-way`: it was paid, and is being confirmed. */
export type OpenedPage =
  | { readonly kind: 'open'; readonly checkoutId: string }
  | { readonly kind: 'under-way' | 'changed' | 'unavailable' }
  | { readonly kind: 'refused'; readonly why: PageRefusal }

/** Pages that are ended one after the other until one is right. */
const MOST_TRIES = 4
const SOON_MS = 5 * 60_000

/**
 * Opens the page where an invoice is paid by card (DOC-14). There is one at a time: whoever comes second is sent to the same. A page of another
 * amount is closed at the provider first, and if it turns out to be paid, nobody pays again.
 */
export async function openCardPage(deps: CardDeps, asked: AskedPage): Promise<OpenedPage> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const claimed = await asOwner(deps, asked.userId, (tx) => claim(tx, asked))
    if (!claimed) return { kind: 'changed' }
    const access = accessOf(deps, claimed.account)
    if (!access) return { kind: 'unavailable' }
    try {
      const opened = await useCheckout(deps, access, { ...claimed, asked })
      if (opened) return opened
    } catch (error) {
      return failed(deps, claimed, error)
    }
  }
  return { kind: 'unavailable' }
}

interface Claimed {
  readonly account: CardAccountRow
  readonly row: CheckoutRow
  readonly isNew: boolean
}

function asOwner<T>({ dataAccess }: CardDeps, userId: string, body: (tx: Queryable) => Promise<T>): Promise<T> {
  return dataAccess.asUser({ kind: 'user', userId }, body)
}

/** Undefined where nothing can be paid, or another amount. */
async function claim(tx: Queryable, asked: AskedPage): Promise<Claimed | undefined> {
  const { documentId, amount, currency, language } = asked
  const account = await openCardAccount(tx)
  const cache = new RowCache()
  await readMore({ tx, cache }, readRefs([{ kind: document.kind, id: documentId }]))
  const invoice = cache.get(document.kind, documentId) as DocumentRow | undefined
  if (account?.state !== 'active' || !invoice || !isOpenInvoice(invoice) || !isChargeable(invoice)) return undefined
  if (invoice.balanceDue !== amount || invoice.currency !== currency) return undefined
  if (await isUndecided(tx, documentId)) return undefined
  const title = fillText(asked.title, { number: invoice.documentNumber })
  const claimed = await claimCheckout(tx, { accountId: account.id, documentId, amount, currency, language, title })
  return claimed && { account, ...claimed }
}

/** Sends the visitor to the page, or ends it, which answers undefined: then another one is opened. */
async function useCheckout(
  deps: CardDeps,
  access: CardAccess,
  { row, account, asked, isNew }: Claimed & { readonly asked: AskedPage },
): Promise<OpenedPage | undefined> {
  const isSame = row.accountId === account.id && row.amount === asked.amount && row.currency === asked.currency
  const isFresh = row.expiresAt - Date.now() > SOON_MS
  const page = isSame && isFresh ? await pageNow(deps, access, row, isNew) : await closePage(deps, access, row)
  // The webhook will tell of it.
  if (page?.state === 'paid') return { kind: 'under-way' }
  if (page?.state === 'open' && page.url !== null && isSame && isFresh) {
    const { session, url } = page
    await asOwner(deps, row.userId, (tx) => notePage(tx, row.id, { session, url }))
    notePageOf(row.userId)
    if (!(await isStalePage(deps, row.id))) return { kind: 'open', checkoutId: row.id }
    // What is open changed while the provider was asked.
    if ((await access.closePage(session))?.state === 'paid') return { kind: 'under-way' }
  }
  await asOwner(deps, row.userId, (tx) => endCheckout(tx, row.id, 'over'))
  return undefined
}

async function pageNow(deps: CardDeps, access: CardAccess, row: CheckoutRow, isNew: boolean) {
  if (row.session !== '') return access.page(row.session)
  try {
    return await access.openPage(askOf(deps, row))
  } catch (error) {
    // What was asked for long ago is not opened any more: another one is.
    if (!isNew && error instanceof PaymentFailure && error.reason === 'refused') return undefined
    throw error
  }
}

async function failed(deps: CardDeps, { account, row }: Claimed, error: unknown): Promise<OpenedPage> {
  const end = () => asOwner(deps, row.userId, (tx) => endCheckout(tx, row.id, 'over'))
  if (error instanceof PageRefused) {
    await end()
    return { kind: 'refused', why: error.why }
  }
  if (!(error instanceof PaymentFailure)) throw error
  deps.log.warn({ reason: error.message }, 'a page of payment could not be opened')
  if (error.reason === 'key') await asOwner(deps, row.userId, (tx) => noteRefusedKey(tx, account))
  // What was not answered may have been opened: it is asked for again, by the same name.
  if (error.reason === 'refused' && row.session === '') await end()
  return { kind: 'unavailable' }
}

/** What a visitor is offered of an invoice; undefined where it cannot be paid by card. */
export interface CardOffer {
  readonly isTest: boolean
  /** False for a currency or an amount that cards are not charged with. */
  readonly isChargeable: boolean
}

/** Whether an invoice is offered to be paid by card (DOC-14). */
export async function offerOf(deps: CardDeps, userId: string, invoice: DocumentRow): Promise<CardOffer | undefined> {
  if (!isOpenInvoice(invoice)) return undefined
  const mode = await asOwner(deps, userId, async (tx) => {
    if (await isUndecided(tx, invoice.id)) return undefined
    const { rows } = await tx.query<{ mode: string }>({
      name: 'card-account:offered',
      text: `select mode from card_account where user_id = ${currentUser} and state = 'active'`,
    })
    return rows[0]?.mode
  })
  return mode === undefined ? undefined : { isTest: mode === 'test', isChargeable: isChargeable(invoice) }
}
