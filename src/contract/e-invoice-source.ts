import { isIban } from '#domain/documents/e-invoice/iban.ts'
import type { EInvoiceSource } from '#domain/documents/e-invoice/source.ts'
import { takenBack } from '#domain/documents/open-amount.ts'
import { keptText } from '#domain/documents/e-invoice/xml.ts'
import { type DocumentRow, sellerOf } from './entities/document-derive.ts'
import type { Seller } from './entities/document-fields.ts'
import type { AnyRow } from './entity.ts'

/** The rows that an e-invoice is made of. */
export interface EInvoiceRows {
  readonly document: DocumentRow
  /** The business that issues it; undefined where the user has none. */
  readonly profile: AnyRow | undefined
  /** The invoice that a credit note takes back. */
  readonly credited: Pick<DocumentRow, 'documentNumber' | 'issueDate'> | undefined
}

/** What an e-invoice is made from, the same on both sides (DOC-16). */
export function eInvoiceSource({ document, profile, credited }: EInvoiceRows): EInvoiceSource {
  return { document: uncredited(document), seller: sellerNow(document.seller, profile), preceding: credited ?? null }
}

/** An invoice as it states itself: a credit note is a paper of its own, and both must ask for one amount (DOC-16). */
export function uncredited(document: DocumentRow): DocumentRow {
  return { ...document, creditedAmount: 0, creditedInDrafts: 0, balanceDue: document.balanceDue + takenBack(document) }
}

/**
 * Who issued the document: as it stood then, with what it did not say then filled in from today, because what is missing for an e-invoice
 * is entered on the business long after its invoices were sent.
 */
function sellerNow(frozen: Seller | null, profile: AnyRow | undefined): Seller {
  const live = sellerOf(profile ?? NO_PROFILE)
  if (!frozen) return live
  // An account with a wrong check digit was never one.
  const iban = isIban(frozen.iban) ? frozen.iban : live.iban
  return { ...filled(frozen, live), address: filled(frozen.address, live.address), iban }
}

const NO_PROFILE: AnyRow = { id: '', version: 0, createdAt: 0, updatedAt: 0 }

/** The values of `first`, and of `second` where those are blank. */
function filled<T extends object>(first: T, second: T): T {
  const own = Object.entries(first).filter(([, value]) => typeof value !== 'string' || keptText(value) !== '')
  return { ...second, ...Object.fromEntries(own) }
}
