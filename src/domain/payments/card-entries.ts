import { roundToMinor, type Units } from '../money.ts'

/** A payment by card as the provider tells it; amounts are in its currency, moments epoch milliseconds. */
export interface ToldCardPayment {
  readonly id: string
  readonly currency: string
  /** What was charged; undefined while nothing was. */
  readonly charge: { readonly at: number; readonly amount: Units; readonly fee: Units | null } | undefined
  readonly refunds: readonly ToldRefund[]
  readonly disputes: readonly ToldDispute[]
}

/** Money that the seller gave back. */
interface ToldRefund {
  readonly id: string
  readonly at: number
  readonly amount: Units
  readonly isTaken: boolean
  /** When it came back to the seller, because it could not be delivered. */
  readonly failedAt: number | null
}

/** Money that the customer had their bank take back. */
interface ToldDispute {
  readonly id: string
  readonly at: number
  readonly amount: Units
  /** False for a question of the bank, which takes no money. */
  readonly isTaken: boolean
  /** When the seller got it again. */
  readonly wonAt: number | null
  /** What the provider charges for it. */
  readonly fee: Units | null
}

/** An entry of a document's payments: what came below zero went. */
export interface CardEntry {
  /** The reference of the provider, and its opposite with an ending. */
  readonly id: string
  readonly reference: string
  readonly kind: 'payment' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won'
  readonly at: number
  readonly amount: Units
  readonly fee: Units | null
}

/**
 * All entries of a payment by card, in the order in which they happened (DOC-14, DOC-15). They follow from the present state alone, so it does
 * not matter in which order its events came: nothing that was once an entry ceases to be one.
 */
export function cardEntries({ id, charge, refunds, disputes }: ToldCardPayment): readonly CardEntry[] {
  if (!charge) return []
  const paid: CardEntry = { id, reference: id, kind: 'payment', ...charge }
  return [paid, ...[...refunds.flatMap(refundEntries), ...disputes.flatMap(disputeEntries)].toSorted(byMoment)]
}

/**
 * Whether an entry of a document is one that the provider told: what it is called there is its ID. Whatever a person enters has a random one.
 */
export function isCardEntry({ id, reference }: Pick<CardEntry, 'id' | 'reference'>): boolean {
  return reference !== '' && (id === reference || id === oppositeId(reference))
}

function refundEntries({ id, at, amount, isTaken, failedAt }: ToldRefund): readonly CardEntry[] {
  if (!isTaken) return []
  const taken: CardEntry = { id, reference: id, kind: 'refund', at, amount: -amount, fee: null }
  return failedAt === null ? [taken] : [taken, { ...opposite(taken), kind: 'refund-failed', at: failedAt }]
}

function disputeEntries({ id, at, amount, isTaken, wonAt, fee }: ToldDispute): readonly CardEntry[] {
  if (!isTaken) return []
  const taken: CardEntry = { id, reference: id, kind: 'dispute', at, amount: -amount, fee }
  return wonAt === null ? [taken] : [taken, { ...opposite(taken), kind: 'dispute-won', at: wonAt }]
}

function opposite(entry: CardEntry): CardEntry {
  return { ...entry, id: oppositeId(entry.id), amount: -entry.amount, fee: null }
}

function oppositeId(id: string): string {
  return `${id}-back`
}

function byMoment(one: CardEntry, other: CardEntry): number {
  return one.at - other.at || (one.id < other.id ? -1 : 1)
}

/** What a provider kept of an amount, and that amount, both in the currency that it pays out in. */
interface KeptFee {
  readonly fee: Units
  readonly of: Units
}

/**
 * A fee in the currency of the payment that it was kept of, rounded to its minor unit: the part of `amount` that it is of what was paid out.
 * The provider's own rate is not needed, so nothing depends on how it counts currencies without hundredths.
 */
export function feeInCurrency({ fee, of }: KeptFee, amount: Units): Units {
  return of === 0 ? 0 : roundToMinor(Math.round(Math.abs((fee / of) * amount)) * Math.sign(fee))
}
