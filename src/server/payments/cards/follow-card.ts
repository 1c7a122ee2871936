import { randomUUID } from 'node:crypto'
import { cardEntries, type CardEntry } from '#domain/payments/card-entries.ts'
import { isAnswerable } from '#domain/payments/disputes.ts'
import { isReturnByHand } from '#domain/payments/went-back.ts'
import type { Units } from '#domain/money.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import { Refusal } from '#contract/refusal.ts'
import { storedMessage } from '#contract/stored-message.ts'
import { inLanguage } from '#server/kit/language/spoken-language.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { openWrite, type OpenWrite, planChanges, readsOf, storeWrites, type Written } from '#server/kit/write/write.ts'
import { PaymentFailure } from '../port.ts'
import { accessOf, cardAccount, type CardAccountRow, noteRefusedKey, wasDisconnected } from './card-accounts.ts'
import type { CardDeps, OwnCardAccount } from './card-deps.ts'
import { cardMessages } from './card-messages.ts'
import { cardLines, type CardProblem, problemOf, zoneOf } from './card-lines.ts'
import { keepPayment, seenPayment } from './card-payment-rows.ts'
import type { CardAccess, CardPaymentTold } from './card-port.ts'
import { type CheckoutRow, endCheckout, readCheckout } from './checkout-rows.ts'

const KIND = document.kind
const ACTOR = 'system:card-payments'

/** How a look ended: what was seen is kept, nothing is paid yet, or it is of nobody here. */
export type Looked = 'kept' | 'open' | 'unknown'

/** Reads a page of payment at the provider, and what was paid with it. */
export async function followCheckout(deps: CardDeps, of: OwnCardAccount, session: string): Promise<Looked> {
  const page = await atProvider(deps, of, (access) => access.page(session))
  if (page?.payment !== undefined && page.state !== 'over') return followPayment(deps, of, page.payment)
  if (page?.state === 'open') return 'open'
  await asOwner(deps, of, (tx) =>
    tx.query({
      name: 'card-checkout:over',
      text: `update card_checkout set state = 'over' where user_id = $1 and account_id = $2 and session_id = $3 and state = 'open'`,
      values: [of.userId, of.accountId, session],
    }),
  )
  return page ? 'kept' : 'unknown'
}

/**
 * Reads a payment at the provider and enters what follows from it on its document, once and in one transaction (DOC-14, DOC-15). What an event
 * said is not used, so neither order nor repetition matters; an answer never replaces that of a later look.
 */
export async function followPayment(deps: CardDeps, of: OwnCardAccount, reference: string): Promise<Looked> {
  const [look] = await deps.dataAccess.asSystemBatch([{ text: `select nextval('card_look')::float8 as look` }])
  const seenIn = Number(look?.rows[0]?.['look'])
  const told = await atProvider(deps, of, (access) => access.payment(reference))
  const { checkoutId } = told ?? {}
  if (!told || checkoutId === undefined) return 'unknown'
  if (!told.charge) return 'open'
  const entered = await asOwner(deps, of, (tx) => enter(deps, tx, of, { told, checkoutId, seenIn }))
  const { looked, written, asks = [] } = entered
  if (written && written.writes.length > 0) deps.wake(written.userId, written.version)
  const { currency, charge } = told
  for (const what of asks) {
    const amount = what === 'dispute' ? disputedAmount(told) : charge.amount
    await deps.tell({ userId: of.userId, what, reference, amount, currency })
  }
  if (asks.length > 0) deps.wakeJobs()
  return looked
}

/** What the newest dispute of a payment is about: less than was paid, where a part was given back before. */
function disputedAmount({ disputes }: CardPaymentTold): Units {
  return disputes.toSorted((one, other) => other.at - one.at)[0]?.amount ?? 0
}

interface Seen {
  readonly told: CardPaymentTold
  readonly checkoutId: string
  readonly seenIn: number
}

interface Entered {
  readonly looked: Looked
  readonly written?: Written | undefined
  /** What asks for the seller. */
  readonly asks?: readonly ('credit' | 'dispute' | 'problem')[]
}

async function enter(
  { languageOf }: CardDeps,
  tx: Queryable,
  of: OwnCardAccount,
  { told, checkoutId, seenIn }: Seen,
): Promise<Entered> {
  const checkout = isUuid(checkoutId) ? await readCheckout(tx, checkoutId) : undefined
  if (checkout?.accountId !== of.accountId) return { looked: 'unknown' }
  const { documentId } = checkout
  const open = await openWrite(tx, readsOf([{ op: 'patch', kind: KIND, id: documentId, data: {} }]))
  const before = await seenPayment(tx, of.accountId, told.id)
  if (before !== undefined && before.seenIn > seenIn) return { looked: 'kept' }
  const entries = cardEntries(told)
  const account = await cardAccount(tx, of.accountId)
  const language = await languageOf(tx)
  const noteOf = (kind: CardEntry['kind']): string =>
    inLanguage(language, () => noteText(kind, account?.mode === 'test'))
  const isMissed = (at: number): boolean => wasDisconnected(account, at)
  // Ended first: a page that is paid is not stale because of that. A mark on another amount does not pay what it asks for.
  if (isPaymentOf(checkout, told)) await endCheckout(tx, checkoutId, 'paid')
  const { problem, written, isCredit } = await write(open, entries, { told, documentId, noteOf, isMissed })
  await keepPayment(tx, { accountId: of.accountId, documentId, told, entries, problem, isCredit, seenIn })
  const asks = [
    ...(problem === '' ? [] : (['problem'] as const)),
    ...(isCredit ? (['credit'] as const) : []),
    ...(isAnswerable(told.dispute) ? (['dispute'] as const) : []),
  ]
  return { looked: 'kept', written, asks }
}

function isPaymentOf({ amount, currency }: CheckoutRow, told: CardPaymentTold): boolean {
  return told.charge?.amount === amount && told.currency === currency
}

interface WrittenEntries {
  readonly problem: CardProblem
  readonly isCredit: boolean
  readonly written?: Written
}

interface Writing {
  readonly told: CardPaymentTold
  readonly documentId: string
  readonly noteOf: (kind: CardEntry['kind']) => string
  readonly isMissed: (at: number) => boolean
}

/** What the note of a new entry says, in the language of the seller. */
function noteText(kind: CardEntry['kind'], isTest: boolean): string {
  const said = kind === 'payment' ? '' : cardMessages.notes[kind]
  return [isTest ? cardMessages.notes.test : '', said].filter(Boolean).join(' · ')
}

/** What cannot be entered is kept beside the document, and a person is told. */
async function write(
  open: OpenWrite,
  entries: readonly CardEntry[],
  { told, documentId: id, noteOf, isMissed }: Writing,
): Promise<WrittenEntries> {
  const row = open.cache.get(KIND, id) as DocumentRow | undefined
  const problem = problemOf(row, told)
  if (problem !== '' || !row) return { problem, isCredit: false }
  const timeZone = zoneOf(row, open.cache.of('businessProfile').values())
  const lines = cardLines(row, entries, { timeZone, noteOf, isMissed })
  const isCredit = entries.some((entry) => isKeptAsCredit(row, lines, entry))
  if (Object.keys(lines).length === 0) return { problem: '', isCredit }
  const why = storedMessage('card-payment-recorded', { reference: told.id })
  const change = { op: 'patch', kind: KIND, id, data: { payments: { lines } }, isFromProvider: true, why } as const
  const now = Date.now()
  try {
    const planned = await planChanges(open, [change], now)
    return {
      problem: '',
      isCredit,
      written: await storeWrites(open, planned, { actor: ACTOR, now, mutationId: randomUUID(), why }),
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { problem: refusedWhy(row), isCredit: false }
  }
}

/** Entries of a document that tell of one refund twice are in each other's way; otherwise its credit went elsewhere. */
function refusedWhy({ payments }: DocumentRow): CardProblem {
  return payments.some(isReturnByHand) ? 'twice' : 'refused'
}

function isKeptAsCredit(row: DocumentRow, lines: Readonly<Record<string, object | null>>, { id }: CardEntry): boolean {
  const line = lines[id] ?? row.payments.find((each) => each.id === id)
  return line !== undefined && 'keepAsCredit' in line && line.keepAsCredit === true
}

/** Asks the provider through the account's key; undefined once it is disconnected. Throws `PaymentFailure`. */
async function atProvider<T>(
  deps: CardDeps,
  of: OwnCardAccount,
  ask: (access: CardAccess) => Promise<T | undefined>,
): Promise<T | undefined> {
  const row = await asOwner(deps, of, (tx) => cardAccount(tx, of.accountId))
  const access = row && accessOf(deps, row)
  if (!access) return undefined
  try {
    return await ask(access)
  } catch (error) {
    if (error instanceof PaymentFailure && error.reason === 'key') await noteRefused(deps, of, row)
    throw error
  }
}

async function noteRefused(deps: CardDeps, of: OwnCardAccount, row: CardAccountRow): Promise<void> {
  await asOwner(deps, of, (tx) => noteRefusedKey(tx, row))
}

function asOwner<T>(
  { dataAccess }: CardDeps,
  { userId }: OwnCardAccount,
  body: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return dataAccess.asUser({ kind: 'user', userId }, body)
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
