import { type EInvoiceIssue, warn } from '#domain/documents/e-invoice/check/issue.ts'
import { unprintableLetters } from '#domain/documents/printable-letters.ts'
import { businessProfile } from './entities/business-profile.ts'
import { document } from './entities/document.ts'
import type { DocumentRow } from './entities/document-derive.ts'
import type { Seller } from './entities/document-fields.ts'
import type { AddressOrText } from './postal-address.ts'
import { unprintableMessages as messages } from './unprintable-messages.ts'

/** Texts of a document that its PDF shows. */
const TEXTS = [
  'customerName',
  'customerVatId',
  'buyerReference',
  'orderReference',
  'customerNotes',
  'terms',
  'paymentTerms',
  'reason',
] as const
/** Texts of the business. */
const SELLER_TEXTS = [
  'name',
  'legalName',
  'email',
  'phoneNumber',
  'website',
  'registrationNumber',
  'taxId',
  'vatId',
  'bankName',
  'accountName',
] as const
const ADDRESSES = ['billingAddress', 'shippingAddress'] as const
const OF_LINE = ['description', 'sku', 'exemptionReason'] as const

/** The fields whose text has characters that no font of ours can print (DOC-12). */
export function unprintableTexts(row: DocumentRow, seller: Seller): readonly EInvoiceIssue[] {
  const { fields } = document
  return [
    ...sellerTexts(seller),
    ...TEXTS.flatMap((name) => issueOf(name, fields[name].label, row[name])),
    ...ADDRESSES.flatMap((name) => addressTexts(name, fields[name].label, row[name])),
    ...row.items.flatMap((item, index) =>
      OF_LINE.flatMap((name) => issueOf(`items.${item.id}.${name}`, messages.line(index + 1), item[name])),
    ),
  ]
}

function sellerTexts(seller: Seller): readonly EInvoiceIssue[] {
  const { fields } = businessProfile
  return [
    ...SELLER_TEXTS.flatMap((name) => issueOf(`seller.${name}`, messages.business(fields[name].label), seller[name])),
    ...addressTexts('seller.address', messages.address, seller.address),
  ]
}

function addressTexts(field: string, what: string, address: AddressOrText): readonly EInvoiceIssue[] {
  if (typeof address === 'string') return issueOf(field, what, address)
  return Object.entries(address).flatMap(([part, text]) => issueOf(`${field}.${part}`, what, text ?? ''))
}

function issueOf(field: string, what: string, text: string): readonly EInvoiceIssue[] {
  const letters = unprintableLetters(text)
  return warn(letters !== '', field, messages.cannot(what, letters))
}
