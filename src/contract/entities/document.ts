import { decimalFromUnits, MAX_UNITS, mostOf, type Units } from '#domain/money.ts'
import { canBecomeCredited } from '#domain/documents/open-amount.ts'
import { areTotalsKept } from '#domain/documents/totals.ts'
import { DOCUMENT_RULES, isIssued, isMoveAllowed, statusesOf } from '#domain/documents/types.ts'
import { COLLECTIONS } from '../collections.ts'
import { fieldMessages } from '../field-messages.ts'
import { same } from '../same.ts'
import { type DeriveContext, entity } from '../entity.ts'
import { partyIssues } from './document-credited-party.ts'
import { afterNotes, amountLeft, amountTaken, isAmountBeyond, otherPieces, quantityIssue } from './document-credits.ts'
import { currencyIssue } from './document-currency.ts'
import { dayIssue } from './document-days.ts'
import { deriveDocument, type DocumentRow, CONTENT, profileOf, sellerOf } from './document-derive.ts'
import { documentFields } from './document-fields.ts'
import { deletedDocument, documentFollow } from './document-follow.ts'
import { documentIssueMessages as messages } from './document-issue-messages.ts'
import { movedValues, startValues } from './document-moves.ts'
import { movedCreditIssue } from './document-moved-credits.ts'
import { changesSeries, documentNumbering, isOfOther } from './document-numbering.ts'
import { ownTaxRates } from './document-own-tax.ts'
import { cardEntryIssue, paymentIssue } from './document-payments.ts'
import { namedByCredit, precedingIssue } from './document-preceding.ts'
import { stockProblem } from './document-stock.ts'
import { missingVatIds } from './document-vat-ids.ts'
import { vatIdMessages } from './vat-id-messages.ts'

/** A business document: invoice, quote, receipt, credit note, purchase order or template (DOC-01). */
export const document = entity({
  kind: 'document',
  collection: COLLECTIONS.document,
  table: 'document',
  label: { one: 'Document', many: 'Documents' },
  notFound: 'Document with ID {id} not found',
  planLimit: { name: 'documentsPerMonth', each: 'month' },
  title: 'documentNumber',
  amountsIn: 'currency',
  context: [
    { kind: 'businessProfile', flag: 'isDefault' },
    { kind: 'businessProfile', by: 'businessProfileId' },
    { kind: 'customer', by: 'customerId' },
    { kind: 'document', by: 'originalInvoiceId' },
    { kind: 'document', naming: 'originalInvoiceId', by: 'originalInvoiceId' },
    { kind: 'documentCounter', by: 'counterId' },
    { kind: 'recurringDocument', naming: 'documentId' },
  ],
  fields: documentFields,
  defaults: (_id, context) => startValues(context),
  derive(row, context) {
    const moved = movedValues(row, context)
    return { ...moved, ...deriveDocument({ ...row, ...moved }, context) }
  },
  check: (row, changed, context) => ({
    ...typeIssue(row, changed, context),
    ...businessIssue(row, changed, context),
    ...statusIssue(row, changed, context),
    ...dayIssue(row, changed, context),
    ...precedingIssue(row, context),
    ...partyIssues(row, context),
    ...finalIssues(row, changed, context),
    ...paymentIssue(row, context),
    ...cardEntryIssue(row, context),
    ...movedCreditIssue(row, context),
    ...totalIssue(row),
    // Credited amounts in another currency cannot be compared.
    ...(currencyIssue(row, context) ?? { ...quantityIssue(row, context), ...creditIssue(row, context) }),
    ...stockIssue(row),
    ...vatIdIssues(row, context),
  }),
  overtaken: issuedMeanwhile,
  onDelete: deletedDocument,
  follow: documentFollow,
  issue: {
    ...ownTaxRates,
    reads: (...step) => documentNumbering.reads(...step),
    changes: (...step) => [...documentNumbering.changes(...step), ...ownTaxRates.changes(...step)],
  },
})

type Issues = Readonly<Record<string, string>>

/** Fields whose change makes the document another one for the customer. */
const CHANGED_PAPER: readonly (keyof DocumentRow)[] = [...CONTENT, 'customerId']

function typeIssue({ documentType }: DocumentRow, changed: ReadonlySet<string>, { before }: DeriveContext): Issues {
  const isChanged = before !== undefined && changed.has('documentType') && before['documentType'] !== documentType
  return isChanged ? { documentType: messages.otherType } : {}
}

/** An edit of a draft that was issued meanwhile would change what the customer already has (DOC-18). */
function issuedMeanwhile(row: DocumentRow, seen: DocumentRow, changed: ReadonlySet<string>): string | undefined {
  if (!isIssued(row.status) || isIssued(seen.status) || !CHANGED_PAPER.some((name) => changed.has(name)))
    return undefined
  return messages.issuedMeanwhile(row.documentType, row.documentNumber)
}

/** A number binds its document to the business that issued it, unless it can be returned without a gap (DOC-02). */
function businessIssue(row: DocumentRow, changed: ReadonlySet<string>, context: DeriveContext): Issues {
  const before = context.before as DocumentRow | undefined
  if (!changed.has('businessProfileId') || !before || context.isRestored) return {}
  if (!isOfOther(before, row, context) || changesSeries(before, row, context)) return {}
  return { businessProfileId: messages.ofOtherBusiness }
}

/** DOC-06: the status table. It checks the status asked for, not the one that follows from payments. */
function statusIssue(row: DocumentRow, changed: ReadonlySet<string>, context: DeriveContext): Issues {
  const { before, given, isRestored } = context
  if (!changed.has('status') || isRestored) return {}
  const asked = (given?.['status'] ?? row.status) as DocumentRow['status']
  const from = (before as DocumentRow | undefined)?.status ?? 'draft'
  if (isMoveAllowed(row.documentType, from, asked)) {
    const isByHand = asked === 'refunded' && from !== asked
    return isByHand && !canBecomeCredited(row) ? { status: messages.status.credited } : voidIssue(row, from, context)
  }
  const known = statusesOf(row.documentType)
  return {
    status: known.includes(asked) ? messages.status.move(from, asked) : fieldMessages.notOneOf(known.join(', ')),
  }
}

function voidIssue(row: DocumentRow, from: DocumentRow['status'], context: DeriveContext): Issues {
  const message = row.status === 'void' && from !== 'void' ? namedByCredit(row, context) : undefined
  return message === undefined ? {} : { status: messages.status.void(message) }
}

/** Fields of an issued document that are locked where the business forbids edits (DOC-18): money, dates and the customer. */
const FINAL = [
  'customerId',
  'customerName',
  'billingAddress',
  'shippingAddress',
  'customerVatId',
  'issueDate',
  'dueDate',
  'deliveryDate',
  'currency',
  'taxBasis',
  'pricesIncludeTax',
  'items',
  'taxExchangeRate',
  'originalInvoiceId',
] as const satisfies readonly (keyof DocumentRow)[]

/** DOC-18: a business may forbid all edits of issued documents, by any call. */
function finalIssues(row: DocumentRow, changed: ReadonlySet<string>, context: DeriveContext): Issues {
  const before = context.before as DocumentRow | undefined
  if (!before || !isIssued(before.status) || context.isRestored) return {}
  if (profileOf(before, context)?.['finalDocuments'] !== true) return {}
  const { documentType, documentNumber } = before
  const isReversed = DOCUMENT_RULES[documentType].staysOnceIssued === true
  const message = messages.final(documentType, documentNumber, isReversed)
  const others = FINAL.filter((name) => changed.has(name) && !same(asRead(row, name), asRead(before, name)))
  return Object.fromEntries(others.map((name) => [name, message]))
}

/** The part of a value that the customer sees: the cost of a line is the seller's alone. */
function asRead(row: DocumentRow, name: (typeof FINAL)[number]): unknown {
  if (name !== 'items') return row[name]
  return row.items.map(({ unitCost: _cost, priceRule: _rule, ...item }) => item)
}

/** Lines that cancel out count too: their sums would not be exact beyond the limit. */
function totalIssue(row: DocumentRow): Issues {
  const isKept = Math.abs(row.total) <= MAX_UNITS && areTotalsKept(row)
  return isKept ? {} : { items: messages.totalTooLarge(mostOf(row.currency)) }
}

/** Checks from both sides that the credit notes of an invoice never exceed its total (DOC-08). */
function creditIssue(row: DocumentRow, context: DeriveContext): Issues {
  if (row.documentType === 'invoice') {
    const before = context.before as DocumentRow | undefined
    const isSame = before?.creditedAmount === row.creditedAmount && before.total === row.total
    if (isSame || !isAmountBeyond(row.creditedAmount, row.total, row)) return {}
    const credited = amountText(row.creditedAmount, row)
    // Others build on the credit note that goes: it takes back a line below zero.
    if (before?.total === row.total) {
      const all = amountText(row.total, row)
      return { creditedAmount: messages.credit.wouldCome(credited, all) }
    }
    return { items: messages.credit.lessThanCredited(credited) }
  }
  if (row.documentType !== 'creditnote' || row.originalInvoiceId === null || row.status === 'void') return {}
  const invoice = context.get('document', row.originalInvoiceId) as DocumentRow | undefined
  if (!invoice) return {}
  const notes = otherPieces(row, context).filter((note) => amountTaken(note, invoice) !== 0)
  const left = amountLeft(invoice, notes)
  if (!isAmountBeyond(row.total, left, invoice)) return {}
  const most = amountText(invoice.total < 0 ? Math.min(left, 0) : Math.max(left, 0), invoice)
  const all = amountText(invoice.total, invoice)
  return { items: messages.credit.tooMuch(most, all, afterNotes(notes)) }
}

function amountText(units: Units, { currency }: DocumentRow): string {
  return `${decimalFromUnits(units, currency)} ${currency}`
}

function stockIssue(row: DocumentRow): Issues {
  const problem = stockProblem(row)
  return problem === undefined ? {} : { movesStock: problem }
}

/** An issued document has the VAT ids that the law requires, however it is sent (DOC-06). */
function vatIdIssues(row: DocumentRow, context: DeriveContext): Issues {
  const before = context.before as DocumentRow | undefined
  if (context.isRestored || !isIssued(row.status) || (before && isIssued(before.status))) return {}
  const profile = profileOf(row, context)
  const seller = row.seller ?? (profile && sellerOf(profile))
  const missing = seller && missingVatIds(row, seller)
  if (!missing?.isLaw) return {}
  return {
    ...(missing.ofSeller && {
      status: vatIdMessages.needsSeller(missing.why),
    }),
    ...(missing.ofCustomer && { customerVatId: vatIdMessages.missing(missing.why) }),
  }
}
