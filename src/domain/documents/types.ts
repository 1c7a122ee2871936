import type { Units } from '../money.ts'
import { isOffered, isOwed, type DocumentState } from './document-state.ts'

/** The kinds of business document (DOC-01). */
export const DOCUMENT_TYPES = ['invoice', 'quote', 'receipt', 'creditnote', 'purchaseorder', 'template'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** Every stored status (DOC-06); overdue and expired are derived from dates. */
export const DOCUMENT_STATUSES = [
  'draft',
  'sent',
  'viewed',
  'partial',
  'paid',
  'accepted',
  'declined',
  'received',
  'applied',
  'refunded',
  'void',
] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/** The rules of one document type. */
export interface DocumentRules {
  /** Prefix of its numbers (DOC-02). */
  readonly prefix: string
  readonly label: { readonly one: string; readonly many: string }
  /** Its statuses, each with the statuses it can follow; `sent` and `viewed` belong to every type. */
  readonly moves: Readonly<Partial<Record<DocumentStatus, readonly DocumentStatus[]>>>
  /** It has payments, a balance and a due date. */
  readonly isPaid?: true
  /** Once issued it stays: a credit note reverses it (DOC-20). */
  readonly staysOnceIssued?: true
  /** Its goods come from a supplier, not to a customer. */
  readonly isBought?: true
  /** Its amounts take back what invoices ask. */
  readonly takesBack?: true
}

const NOT_VOID = DOCUMENT_STATUSES.filter((status) => status !== 'void')
const NOT_ENDED = NOT_VOID.filter((status) => status !== 'refunded')
const OPEN = ['draft', 'sent', 'viewed'] as const

/** Moves of every type: sent from anywhere but void, viewed from sent only, void from unissued statuses. */
const COMMON = { sent: NOT_VOID, viewed: ['sent'], void: ['draft'] } as const

/** One row per type; everything that depends on the type is read from here. */
export const DOCUMENT_RULES: Readonly<Record<DocumentType, DocumentRules>> = {
  invoice: {
    prefix: 'INV',
    label: { one: 'Invoice', many: 'Invoices' },
    moves: { ...COMMON, paid: NOT_ENDED, partial: NOT_ENDED, refunded: NOT_VOID },
    isPaid: true,
    staysOnceIssued: true,
  },
  quote: {
    prefix: 'QTE',
    label: { one: 'Quote', many: 'Quotes' },
    moves: { ...COMMON, accepted: [...OPEN, 'declined'], declined: [...OPEN, 'accepted'] },
  },
  receipt: { prefix: 'RCT', label: { one: 'Receipt', many: 'Receipts' }, moves: COMMON },
  creditnote: {
    prefix: 'CN',
    label: { one: 'Credit note', many: 'Credit notes' },
    moves: { ...COMMON, applied: OPEN },
    staysOnceIssued: true,
    takesBack: true,
  },
  purchaseorder: {
    prefix: 'PO',
    label: { one: 'Purchase order', many: 'Purchase orders' },
    moves: { ...COMMON, received: OPEN },
    isBought: true,
  },
  template: { prefix: 'TPL', label: { one: 'Template', many: 'Templates' }, moves: COMMON },
}

/** Whether a document of a type may move from one status to another (DOC-06); staying is no move. */
export function isMoveAllowed(type: DocumentType, from: DocumentStatus, to: DocumentStatus): boolean {
  return from === to || (DOCUMENT_RULES[type].moves[to]?.includes(from) ?? false)
}

/** An amount of a document where it stands among those of others: what a credit note takes back is below zero. */
export function amongOthers(type: DocumentType, amount: Units): Units {
  return DOCUMENT_RULES[type].takesBack ? 0 - amount : amount
}

/** The statuses of a type, in the order of the table. */
export function statusesOf(type: DocumentType): readonly DocumentStatus[] {
  return DOCUMENT_STATUSES.filter((status) => status === 'draft' || DOCUMENT_RULES[type].moves[status])
}

/** Whether a document was issued: from then on its edits are recorded apart (DOC-18). */
export function isIssued(status: DocumentStatus): boolean {
  return status !== 'draft' && status !== 'void'
}

/** The status that is shown on a day: the stored one, or `overdue` and `expired` (DOC-06, DOC-17). Days as `2026-07-06`. */
export function shownStatus(document: ShownDocument, today: string): DocumentStatus | 'overdue' | 'expired' {
  const { status, dueDate } = document
  if (dueDate === null || dueDate >= today) return status
  if (isOffered(document)) return 'expired'
  return isOwed(document) ? 'overdue' : status
}

/** The fields behind the shown status. */
export interface ShownDocument extends DocumentState {
  readonly dueDate: string | null
}
