import type { DocumentStatus, DocumentType } from '#domain/documents/types.ts'
import { document } from '#contract/entities/document.ts'
import type { CurrencyLock } from '#contract/entities/document-currency.ts'
import type { DocumentAction } from '../actions/next-action.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'
import { LINE } from '../lines/messages.ts'
import { cutText } from '#domain/cut-text.ts'

const purposes: Readonly<Record<DocumentType, string>> = {
  invoice: 'Ask a customer for money',
  quote: 'Offer prices, and turn a yes into an invoice',
  receipt: 'Confirm that something was paid',
  creditnote: 'Take an amount back',
  purchaseorder: 'Order from a supplier',
  template: 'Lines to start other documents from',
}

const currencyLocks: Readonly<Record<CurrencyLock, string>> = {
  paid: 'Fixed by its payments',
  credited: 'Fixed by its credit note',
  credits: 'Same as the invoice',
}

/** What is acted on, as the object of a sentence. */
export const thingMessages = { one: 'this document', line: 'this line', payment: 'this payment' } as const

/** What moves a document to a status. */
export const moveMessages: Readonly<Record<DocumentStatus, string>> = {
  draft: 'Back to draft',
  sent: 'Mark as sent',
  viewed: 'Mark as viewed',
  partial: 'Mark as partly paid',
  paid: 'Mark as paid',
  accepted: 'Mark as accepted',
  declined: 'Mark as declined',
  received: 'Mark as received',
  applied: 'Mark as applied',
  refunded: 'Mark as credited',
  void: 'Void',
}

/** What can be done with a document besides. */
export const actionMessages: Readonly<Record<DocumentAction, string>> = {
  pay: 'Record a payment',
  convert: 'Make an invoice from it',
  credit: 'Credit note',
  ship: 'Make a shipment',
  use: 'Use this template',
  repeat: 'Repeat…',
}

/** The page of a document, and what it begins with. */
export const pageMessages = {
  back: 'Documents',
  newTitle: 'New document',
  newText: 'What do you want to write?',
  business: 'Business',
  businessHelp: 'Sets the number series, tax, currency and terms.',
  purposes,
  templates: 'Or start from a template',
  toStart: 'Start a new one',
  /** Of what `comesBack` refuses. */
  lost: 'It was deleted and cannot be restored. Only a draft can, and only without payments, moved stock and links to other documents.',
} as const

/** What is done with a document as a whole, and what is asked before. */
export const headMessages = {
  send: 'Send…',
  more: 'More',
  pdf: 'Preview',
  download: 'Download the PDF',
  duplicate: 'Duplicate',
  saveTemplate: 'Save as a template',
  eInvoice: 'E-invoice',
  history: 'History',
  remove: 'Delete',
  openInvoice: (number: string) => `Open invoice ${number}`,
  moved: (status: string) => `Marked as ${status.toLowerCase()}`,
  saved: (what: string) => `${what} saved`,
  deleted: (name: string) => `${name} deleted`,
  /** Recurring invoices that were made from what was deleted. */
  stops: (names: readonly string[]) =>
    plural(names.length, {
      one: `The recurring invoice ${names.join(', ')} is made from it and stops until you choose another source.`,
      other: `The recurring invoices ${names.join(', ')} are made from it and stop until you choose another source.`,
    }),
  voided: (name: string) => `${name} is void and keeps its number`,
  fileName: (name: string) => `${name}.pdf`,
  noPdf: 'The PDF is made on the server: connect to see it.',
  expired: {
    title: 'This quote has expired',
    text: 'Its prices may no longer be what you ask today. Make the invoice anyway?',
    confirm: 'Make the invoice',
  },
  empty: {
    title: (name: string) => `${name} has no lines yet`,
    text: 'Once it is sent it keeps its number and cannot be deleted. Mark it as sent without lines?',
    confirm: 'Continue',
  },
  noTaxRate: {
    text: (from: string, to: string) =>
      `Your country asks for the tax in ${to} too, and no exchange rate from ${from} is known. You can enter it on the document.`,
    confirm: 'Continue without it',
  },
  keeps: {
    title: (name: string) => `${name} cannot be deleted`,
    text: 'It has been issued, so it is kept. A credit note takes its amount back and keeps your number series complete.',
    confirm: 'Write a credit note',
  },
  keepsCredit: {
    text: 'It has been issued, so it is kept: mark it as applied, or write a new invoice.',
    confirm: 'OK',
  },
  forGood: {
    title: (name: string) => `Delete ${name} for good?`,
    issued: 'It has been issued: its number stays in the report of numbers, as deleted.',
    void: 'It is void.',
    links: (others: string) => `Its link with ${others} is deleted too.`,
    credit: 'Its amount no longer counts as credited on the invoice.',
    stock: 'The stock stays as it is now.',
    payments: 'The payments recorded on it are deleted too.',
    draft: 'If its number is not the newest of its series, it becomes void and keeps it.',
    noUndo: 'This cannot be undone.',
    confirm: 'Delete',
  },
  stock: {
    title: 'Move the stock?',
    text: 'The products on its lines can be taken from your stock now.',
    confirm: 'Mark as sent',
    goOn: 'Continue',
    take: 'Take the quantities from stock',
    moves: 'Stock before and after',
    move: (before: number, after: number) => `${formatNumber(before)} → ${formatNumber(after)}`,
    below: (count: number) => `Below zero: ${formatNumber(count)} more than you have in stock`,
  },
} as const

/** What stands above a document. */
export const noticeMessages = {
  label: 'Notices',
  wentBack: (amount: number, currency: string) =>
    `${formatMoney(amount, currency)} went back to the customer. Is it still owed?`,
  wentBackText:
    'If it is not, issue a credit note. Until you answer, the customer is neither reminded of it nor offered to pay it by card.',
  disputed: (amount: number, currency: string) =>
    `${formatMoney(amount, currency)} went back: the customer disputes a card payment`,
  disputedText:
    'Their bank decides, and what it decides is recorded here by itself. Until then the customer is neither reminded nor offered to pay by card.',
  answerDispute: 'Answer the dispute under Card payments',
  maybeTwice: (byHand: number, currency: string) =>
    `${formatMoney(byHand, currency)} was recorded by hand as given back, and Stripe told of money too. If it is the same money, it counts twice.`,
  countOnce: 'The same money: remove the entry by hand',
  creditIt: 'Issue a credit note',
  stillOwed: 'Still owed',
  issued: (when: string, edits: number) =>
    `${document.fields.sentAt.label} ${when}${edits === 0 ? '' : `, edited ${formatCount(edits, { one: 'time', other: 'times' })} since`}`,
  counts: (invoice: string) => `It has reduced invoice ${invoice} since it was issued. Nothing is left to apply.`,
  correcting: (reason: string) => `You are correcting it: ${reason}`,
  correctingText: 'Each change is saved as you go and is kept in the history with this reason.',
  corrected: 'Done',
  belowZero: (total: number, currency: string) => `The total of this invoice is ${formatMoney(total, currency)}`,
  belowZeroText: 'What you give back belongs on a credit note, with its amounts entered without the minus.',
  provisional: 'You are offline. This number is temporary; the real one is issued when you are back online.',
  grossTax: 'Tax is charged on the price before discounts',
  grossTaxText: 'Tax authorities and e-invoices expect it on the price after discounts.',
  netTax: 'Tax after discounts',
  noTaxRate: (from: string, to: string) => `No exchange rate from ${from} to ${to} is known`,
  noTaxRateText: (to: string) => `Your country asks for the tax in ${to} too. Enter the rate of the day here:`,
  tooLarge: 'These amounts are too large',
  tooLargeText: 'Lower a quantity or a price: nothing more is saved until you do.',
  earlier: (number: string, day: string) => `The document before it, ${number}, is dated ${formatDay(day)}`,
  earlierText: 'Dates should not run backwards within a series of numbers. Choose that day or a later one.',
  void: 'Void: it keeps its number and can no longer be changed.',
} as const

/** The business that writes it. */
export const sellerMessages = {
  label: 'From',
  business: 'Business',
  retaxed: (lines: number) => `Business, and the tax of ${formatCount(lines, LINE)},`,
  numbered: 'Its number belongs to the series of this business. For another business, start a new document.',
  none: 'Your business',
  noneText: 'Enter your details in Settings: name, address, tax number, logo.',
  settings: 'Settings',
  vatId: 'VAT id',
  taxId: 'Tax number',
} as const

/** Whom it is for. */
export const customerMessages = {
  label: 'Customer',
  bought: 'Supplier',
  choose: 'Choose or type a name',
  fill: 'Fill from the customer',
  added: (label: string, name: string) => `New ${label.toLowerCase()} “${name}”`,
  differs: 'Differs from the customer’s record.',
  repriced: (prices: number) => `Customer, and ${formatCount(prices, { one: 'price', other: 'prices' })} with it,`,
  name: 'Name on the document',
  noScheme: 'Not chosen',
  more: 'More about the customer',
  less: 'Less about the customer',
} as const

/** An address, in separate fields or as text. */
export const addressMessages = {
  billing: 'Address',
  shipping: 'Deliver to',
  asParts: 'Use separate fields',
  asText: 'Use one text field',
  street: 'Street',
  street2: 'Second line',
  zip: 'Postcode',
  city: 'City',
  state: 'State',
  country: 'Country',
  noCountry: 'No country',
} as const

/** Days, terms and currency. */
export const factMessages = {
  issueDate: 'Date',
  validUntil: 'Valid until',
  expected: 'Expected',
  paymentTerms: 'Payment terms',
  currency: 'Currency',
  currencyLocks,
  currencyTitle: (from: string, to: string) => `Change the currency from ${from} to ${to}?`,
  currencyLead:
    'Amounts that you typed are either converted or keep their figures. Prices from your products and lists are taken in the new currency.',
  currencyTooLarge: 'In this currency an amount would be too large. Lower it first.',
  backToDocument: 'Back to the document',
  taxRate: (from: string, to: string) => `Exchange rate for the tax (1 ${from} in ${to})`,
  reason: 'Reason',
} as const

/** What it comes to. */
export const totalMessages = {
  label: 'Totals',
  subtotal: 'Subtotal',
  discount: 'Discount',
  taxable: (units: number, currency: string) => `on ${formatMoney(units, currency)}`,
  tax: (rate: string) => `Tax ${rate}`,
  taxOf: (category: string) => `Tax: ${category}`,
  included: 'The prices include the tax.',
  taxIn: (currency: string) => `Tax in ${currency}`,
  noRate: 'No exchange rate yet',
  total: 'Total',
  /** Of a credit note, whose own amounts stand without a minus. */
  totalCredited: 'Total credited',
  paid: 'Paid',
  credited: 'Credited',
  inDrafts: 'Credited by a draft, once it is sent',
  credit: 'Customer credit',
  profit: 'Profit',
  profitHelp: 'Lines without a known cost are left out.',
} as const

/** Texts below the lines. */
export const noteMessages = {
  terms: 'Terms, printed',
  notes: 'Internal notes, never printed or sent',
} as const

/** How it is worked out. */
export const settingMessages = {
  label: 'Calculation',
  taxBasis: 'Tax is charged',
  bases: { net: 'After discounts', gross: 'Before discounts' },
  include: 'Prices include tax',
  stock: 'Take from stock when sent',
  stockMoved: 'Stock was moved',
} as const

/** Payments, and how one is recorded. */
export const paymentMessages = {
  claimedAgain: 'What went back is still owed',
  byCard: (isTest: boolean) =>
    `Your customer can pay it by card on the page that you share.${isTest ? ' With your test key no money moves.' : ''}`,
  notByCard: (currency: string) => `Cards are not charged in ${currency}, so it cannot be paid by card.`,
  notInDispute: 'It cannot be paid by card while the customer’s bank decides over the dispute.',
  notEntered: 'It cannot be paid by card until a refund that Stripe told is recorded.',
  toCards: 'Look at it under Card payments',
  noCards: 'Your customer cannot pay it by card yet.',
  connectCards: 'Connect your Stripe account',
  label: 'Payments',
  record: 'Record a payment',
  none: 'Nothing has been paid yet.',
  date: 'Paid on',
  amount: 'Amount',
  method: 'Method',
  note: 'Note',
  save: 'Record',
  keep: (units: number, currency: string) => `Keep ${formatMoney(units, currency)} more as customer credit`,
  over: (units: number, currency: string) =>
    units === 0
      ? 'Nothing is open. Keep the whole amount as a credit, or record it on another invoice.'
      : `Only ${formatMoney(units, currency)} is open. Lower the amount, or keep the rest as a credit.`,
  /** Draft credit notes count only once they are sent. */
  inDrafts: (units: number, currency: string) =>
    `Draft credit notes over ${formatMoney(units, currency)} take nothing back until they are sent, so the whole amount is still open.`,
  fee: (units: number, currency: string) => `Fee ${formatMoney(units, currency)}`,
  remove: (units: number, currency: string) => `Remove the payment of ${formatMoney(units, currency)}`,
  removed: (units: number, currency: string) => `Payment of ${formatMoney(units, currency)} removed`,
  fromStripe: 'From Stripe: it follows what happens there',
  recorded: (units: number, currency: string) => `${formatMoney(units, currency)} recorded`,
  noAmount: 'Enter an amount.',
  smallest: (units: number, currency: string) =>
    `Enter a multiple of ${formatMoney(units, currency)}: nothing smaller can be paid.`,
  noDay: 'Choose a day.',
} as const

/** A credit note of a part. */
export const creditMessages = {
  title: (number: string) => `Credit note for ${number}`,
  text: 'It credits what you choose here. The invoice stays as it is.',
  reason: 'Reason',
  reasonHelp: 'Printed on the credit note.',
  whole: 'The whole invoice',
  rest: 'All that is left',
  chosen: 'Selected lines',
  label: 'What is credited',
  quantity: (name: string) => `Quantity of ${name}`,
  take: (name: string) => `Credit ${name}`,
  sum: 'To be credited',
  left: (units: number, currency: string) => `At most ${formatMoney(units, currency)} can still be credited.`,
  save: 'Make the credit note',
  nothing: 'Choose at least one line.',
  noQuantity: 'Enter a quantity other than 0.',
} as const

/** How what was issued is made right. */
export const correctMessages = {
  open: 'Correct…',
  title: (number: string) => `Correct ${number}`,
  lead: 'It has been issued, so it stays as the customer received it until you choose how to correct it.',
  reason: 'What is wrong',
  reasonPrinted: 'Printed on the credit note as its reason.',
  reasonKept: 'Kept in the history with each change.',
  noReason: 'Enter a reason.',
  how: 'How',
  invoice: {
    label: 'Credit and replace',
    anew: 'Create credit note and copy',
    help: 'A draft credit note cancels the whole invoice, and a draft copy opens for you to correct. Nothing is sent until you send both. While they are drafts, deleting them restores the invoice as it was.',
  },
  other: {
    label: 'Make a new one',
    anew: 'Make a copy',
    help: 'A draft copy opens for you to correct. This one stays as it is.',
  },
  editIt: 'Edit it',
  edit: 'Edit',
  editHelp: 'Its fields can be edited. The customer has the earlier version: send it again when you are done.',
  paid: (units: number, currency: string) =>
    `${formatMoney(units, currency)} was paid on it. That becomes customer credit once the credit note is sent: use it on the new invoice, under Payments.`,
  stock: 'The stock stays as it is now: do not take the same goods from stock again.',
  final: 'Your settings make issued documents final: it cannot be edited.',
  obstacles: {
    credited: 'It already has a credit note. Credit the rest, and write a new invoice.',
    negative: 'Its total is below zero, so a credit note cannot cancel it.',
  },
  made: (number: string) => `Credit note for ${number} and a copy made`,
  why: (reason: string) => cutText(`Correction: ${reason}`, 500),
} as const

/** An invoice of less than zero. */
export const belowZeroMessages = {
  title: (number: string, total: number, currency: string) =>
    `The total of ${number} is ${formatMoney(total, currency)}`,
  text: 'An invoice asks for money. What you give back belongs on a credit note, with the same lines and amounts without the minus.',
  turn: 'Make it a credit note',
  send: 'Send it anyway',
  other: 'Its total is below zero. Send it anyway?',
  goOn: 'Continue',
} as const

/** What happened to it. */
export const historyMessages = {
  title: 'History',
  of: 'the history of this document',
} as const
