import { documentNouns } from '#domain/documents/type-messages.ts'
import { DOCUMENT_RULES, type DocumentStatus, type DocumentType } from '#domain/documents/types.ts'

const settledRemedy = 'Keep the whole amount as a credit of the customer, or record it on another invoice.'

/** Why a document is refused. What begins with a small letter follows the name of its field. */
export const documentIssueMessages = {
  otherType: 'cannot be changed: make a new document of the other type',
  issuedMeanwhile: (type: DocumentType, number: string) =>
    `This ${documentNouns[type].one} was issued as ${number} before your change arrived, so it was not changed. Try again to edit the issued ${documentNouns[type].one}, with a reason.`,
  ofOtherBusiness: 'cannot be changed: the number is of its series. For another business, make a new document',
  status: {
    move: (from: DocumentStatus, to: DocumentStatus) => `cannot go from ${from} to ${to}`,
    void: (why: string) => `cannot become void: ${why}`,
    credited:
      'cannot become refunded by hand: some of it was paid or credited already. Make a credit note for what is left of it',
  },
  /** Some types are reversed by a credit note, the others are made anew. */
  final: (type: DocumentType, number: string, isReversed: boolean) =>
    `cannot be changed: ${documentNouns[type].one} ${number} was issued, and what is issued is final. ${isReversed ? 'Make a credit note and a new one' : 'Make a new one'}`,
  notDeleted: (type: DocumentType, number: string) =>
    `${DOCUMENT_RULES[type].label.one} ${number} has been issued and cannot be deleted. ${type === 'invoice' ? 'Make a credit note instead.' : 'Make a new invoice or credit note instead.'}`,
  totalTooLarge: (most: string) => `add up to more than can be kept: at most ${most}`,
  unitCode: 'must be a unit code such as C62',
  due: {
    beforeIssue: (day: string) => `must not be before the date of the document, ${day}`,
    afterDue: (day: string) => `must not be after the day on which it is due, ${day}. Change that day first`,
  },
  currency: {
    paid: (currency: string) => `cannot be changed: its payments are in ${currency}. Remove them first`,
    credited: (currency: string) =>
      `cannot be changed: it was credited in ${currency}. For another currency, make a new document`,
    ofInvoice: (currency: string) => `must be ${currency}, as on the invoice that is credited`,
  },
  parties: {
    ofNotes: 'cannot be changed: its credit notes are between the same two. For another, make a new document',
    ofInvoice: (number: string) => `must be that of invoice ${number}, which is credited`,
  },
  credit: {
    wouldCome: (credited: string, all: string) =>
      `would come to ${credited} of ${all}. Delete the other credit notes first`,
    lessThanCredited: (credited: string) => `come to less than was credited already: ${credited}`,
    /** `notes` ends the sentence with the credit notes that are there: `, after credit note CN-1`. */
    tooMuch: (most: string, all: string, notes: string) =>
      `come to more than is left to credit of the invoice: ${most} of ${all}${notes}`,
    tooMany: (line: string, left: string, sold: string, notes: string) =>
      `take back more of "${line}" than is left: ${left} of ${sold}${notes}`,
    keepsLess: (line: string, taken: string) => `keep less of "${line}" than was credited already: ${taken}`,
    /** The numbers of some notes, and how many there are besides them. */
    afterNotes: (numbers: readonly string[], others: number) =>
      `, after credit note${numbers.length + others > 1 ? 's' : ''} ${numbers.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
    namelessLine: 'a line without a name',
    betweenInvoices:
      'A credit moves between two invoices of one customer in one currency, both of them issued. Record a payment instead.',
    isMoved: 'cannot change while a credit is moved to or from this invoice: remove that payment',
    movesTooMuch: 'move more than the credit that there is',
  },
  payment: {
    nothingOpen: `Nothing is open on this invoice. ${settledRemedy}`,
    moreThanOpen: (most: string) =>
      `The payment is more than the ${most} that is open. Lower it, or keep the rest as a credit of the customer.`,
    tooSmall: (smallest: string) => `must be a multiple of ${smallest}, the smallest amount that can be paid`,
    /** The same of one among several payments. */
    eachTooSmall: (smallest: string) => `each must be a multiple of ${smallest}, the smallest amount that can be paid`,
    wouldGiveBack: 'would give back more than was paid. First remove what was given back or used as a credit.',
    givesBack: 'give back more than was paid',
    ofProvider:
      'cannot have what Stripe told changed, added or removed by hand, because the invoice follows Stripe. Give money back there, or record a payment of your own beside it',
    nothingOwed: `are more than is owed, for nothing is. ${settledRemedy}`,
    moreThanOwed: (most: string) =>
      `come to more than the ${most} that is owed. Lower them, or keep the rest as a credit of the customer.`,
  },
  preceding: {
    deleted: 'needs its invoice, which was deleted. Delete this credit note, too',
    void: (number: string) => `does not suit invoice ${number}, which is void. Delete this credit note`,
    unsent: (number: string) => `needs invoice ${number} to be sent first, because the credit note prints its number`,
    named: (note: string, invoice: string) =>
      `Credit note ${note} has been sent and names invoice ${invoice}. Mark the invoice as sent, too.`,
  },
  stock: {
    whole: 'Stock is counted in whole units. Enter whole quantities, or do not move the stock.',
    counted:
      'Landing the shipment of this order added its goods to the stock already. Do not move the stock with the order.',
    tooMuch: 'The stock would be too large. Check the quantities, or do not move the stock.',
  },
} as const
