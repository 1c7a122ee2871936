import { isIban } from '#domain/documents/e-invoice/iban.ts'
import type { EInvoiceSource } from '#domain/documents/e-invoice/source.ts'
import { documentLanguage } from '#domain/documents/paper-language.ts'
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
  /** The invoice that a credit note credits. */
  readonly credited: Pick<DocumentRow, 'documentNumber' | 'issueDate'> | undefined
}

/** The input of an e-invoice, the same on both sides (DOC-16). */
export function eInvoiceSource({ document, profile, credited }: EInvoiceRows): EInvoiceSource {
  const seller = sellerNow(document.seller, profile)
  const { billingAddress } = document
  const ownLanguage = profile?.['documentLanguage']
  const language = documentLanguage({
    asked: undefined,
    document: document.language,
    profile: typeof ownLanguage === 'string' ? ownLanguage : '',
    countries: [seller.address.country ?? '', typeof billingAddress === 'string' ? '' : (billingAddress.country ?? '')],
  })
  return { document: uncredited(document), seller, preceding: credited ?? null, language }
}

/**
 * An invoice without its credits: a credit note is a document of its own, and PDF and e-invoice must ask for the same amount (DOC-16).
 */
export function uncredited(document: DocumentRow): DocumentRow {
  return { ...document, creditedAmount: 0, creditedInDrafts: 0, balanceDue: document.balanceDue + takenBack(document) }
}

/**
 * The seller as stored with the document, completed from today's business, because fields that an e-invoice needs are often entered on
 * the business long after its invoices were sent.
 */
function sellerNow(frozen: Seller | null, profile: AnyRow | undefined): Seller {
  const live = sellerOf(profile ?? NO_PROFILE)
  if (!frozen) return live
  // A stored account number with a wrong check digit is replaced.
  const iban = isIban(frozen.iban) ? frozen.iban : live.iban
  return { ...filled(frozen, live), address: filled(frozen.address, live.address), iban }
}

const NO_PROFILE: AnyRow = { id: '', version: 0, createdAt: 0, updatedAt: 0 }

/** The values of `first`, with those of `second` where they are blank. */
function filled<T extends object>(first: T, second: T): T {
  const own = Object.entries(first).filter(([, value]) => typeof value !== 'string' || keptText(value) !== '')
  return { ...second, ...Object.fromEntries(own) }
}
