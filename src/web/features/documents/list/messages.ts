import { documentNouns } from '#domain/documents/type-messages.ts'
import { DOCUMENT_RULES, type DocumentType } from '#domain/documents/types.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { documentMessages } from '#web/kit/documents/messages.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import type { StatusFilter } from './status-filter.ts'

const statuses: Readonly<Record<StatusFilter, string>> = {
  ...documentMessages.statuses,
  open: 'Open',
  unsent: 'To be sent',
  collected: 'Paid this month',
}

function typed(type: DocumentType, count: number): string {
  const { one, many } = documentNouns[type]
  return formatCount(count, { one, other: many })
}

/** The list of documents. */
export const documentsMessages = {
  title: 'Documents',
  label: 'Documents',
  search: 'Search documents',
  searchHint: 'Number, name …',
  types: {
    label: 'Kind of document',
    recurring: 'Recurring',
    of: (type: DocumentType | '') => (type === '' ? 'All' : DOCUMENT_RULES[type].label.many),
  },
  statuses,
  filters: {
    status: { label: 'Status', all: 'All statuses' },
    customerId: { label: 'Customer', all: 'All customers' },
    startDate: { label: 'Issued on or after', all: 'Issued from' },
    endDate: { label: 'Issued on or before', all: 'to' },
  },
  goneCustomer: 'A deleted customer',
  columns: {
    number: 'Number',
    type: 'Type',
    customer: 'Customer',
    email: 'E-mail',
    date: 'Date',
    due: 'Due',
    status: 'Status',
    currency: 'Currency',
    subtotal: 'Subtotal',
    discount: 'Discount',
    tax: 'Tax',
    total: 'Total',
    paid: 'Paid',
    credited: 'Credited',
    balance: 'Open amount',
    updated: 'Changed',
  },
  counted: (all: number, type?: DocumentType, count = 0) =>
    type ? `${countOf('document', all)}, of which ${typed(type, count)}` : countOf('document', all),
  numbers: 'Numbers',
  create: 'New document',
  fromTemplate: 'From a template…',
  chosen: 'Selected documents',
  sent: 'Mark as sent',
  paid: 'Mark as paid',
  mail: 'Mail…',
  pdf: 'Download PDFs',
  nothing: {
    title: 'Nothing matches',
    text: 'No document matches all of this. Try fewer words, or clear the filters.',
    reset: 'Show all documents',
  },
} as const

const invoices = (count: number): string => formatCount(count, { one: 'invoice', other: 'invoices' })

/** The figures above the list. */
export const figureMessages = {
  label: 'Figures',
  open: 'Open',
  overdue: 'Overdue',
  unsent: 'Drafts',
  collected: 'Paid this month',
  nothing: {
    open: 'Nothing is owed',
    overdue: 'Nobody is late',
    unsent: 'Everything is sent',
    collected: 'Nothing yet',
  },
  /** What a figure counts; money may have come for a part of an invoice. */
  counted: {
    open: invoices,
    overdue: invoices,
    unsent: (count: number) => formatCount(count, { one: 'draft', other: 'drafts' }),
    collected: (count: number) => `from ${invoices(count)}`,
  },
  overdueCount: (count: number) => formatCount(count, { one: 'invoice is overdue', other: 'invoices are overdue' }),
} as const

/** What is asked before something is done with several documents, and told after. */
export const batchMessages = {
  sent: {
    title: (count: number) => `Mark ${countOf('document', count)} as sent?`,
    text: 'From then on edits are kept in their history, and invoices await payment.',
    confirm: 'Mark as sent',
    done: (count: number) => `${countOf('document', count)} marked as sent`,
  },
  paid: {
    title: (count: number) => `Mark ${countOf('document', count)} as paid?`,
    text: 'One payment of the open balance is recorded on each, dated today.',
    confirm: 'Mark as paid',
    done: (count: number) => `${countOf('document', count)} marked as paid`,
  },
  delete: {
    title: (count: number) => `Delete ${countOf('document', count)}?`,
    text: 'The newest drafts of a series give their numbers back. Other numbered drafts become void and keep theirs.',
    confirm: 'Delete',
  },
  forGood: {
    text: 'There is no undo, for some of them cannot be brought back.',
    title: (count: number) => `Deleted for good: ${countOf('document', count)}`,
    losses: {
      issued: 'has been issued: its number stays in the report of numbers',
      void: 'is void',
      links: 'is linked to other documents',
      credit: 'credits an invoice',
      stock: 'has moved stock, which stays as it is',
      payments: 'has payments',
    },
  },
  none: {
    sent: 'None of these can be marked as sent',
    paid: 'None of these can be marked as paid',
    delete: 'None of these can be deleted',
  },
  missing: {
    title: (count: number) => `Something is missing on ${countOf('document', count)}`,
    anyway: 'Mark all as sent',
    complete: (count: number) => `Mark only complete ones: ${countOf('document', count)}`,
  },
  stock: {
    title: (products: number) => `Stock that goes below zero: ${countOf('product', products)}`,
    below: (count: number) => `${formatNumber(count)} more than you have in stock`,
  },
  kept: (count: number) => `Unchanged: ${countOf('document', count)}`,
  voided: (count: number) => `Now void, numbers kept: ${countOf('document', count)}`,
  reasons: {
    issued: 'has been issued: write a credit note instead',
    void: 'is void',
    sentAlready: 'has already been sent',
    template: 'is a template',
    notInvoice: 'is not an invoice',
    paidAlready: 'is already paid',
    refunded: 'was credited',
  },
  more: (count: number) => `and ${formatNumber(count)} more`,
} as const

/** Several PDFs in one file. */
export const pdfMessages = {
  title: (count: number) => `PDFs of ${countOf('document', count)}`,
  fileName: (day: string) => `documents-${day}.zip`,
  thing: 'these documents',
  working: 'Making the PDFs',
  left: (count: number) => `${formatNumber(count)} left`,
  stop: 'Stop',
  done: (count: number) => `${countOf('document', count)} saved in one ZIP file`,
  failed: (count: number) => `${countOf('document', count)} could not be printed`,
  tooMany: (most: number) => `At most ${countOf('document', most)} at once: choose fewer.`,
  offline: 'PDFs are made on the server: connect, and try again.',
} as const

const kinds = {
  invoice: { title: 'Invoice', text: 'Ask for money. See what is open and since when.' },
  quote: { title: 'Quote', text: 'Offer prices. One click turns it into an invoice.' },
  template: { title: 'Template', text: 'Write it once, start from it again and again.' },
} as const

const tabTexts: Readonly<Record<DocumentType, string>> = {
  invoice: kinds.invoice.text,
  quote: kinds.quote.text,
  receipt: 'Confirm money that you were paid on the spot.',
  creditnote: 'Take back an invoice or a part of it. Open the invoice to make one.',
  purchaseorder: 'Tell a supplier what you want to buy. You can make a shipment from it.',
  template: kinds.template.text,
}

/** A list without documents. */
export const emptyMessages = {
  title: 'No documents yet',
  text: 'Write a quote with your prices, turn a yes into an invoice, and see who still owes you what. Numbers follow each other without gaps.',
  first: 'What do you want to write?',
  kinds,
  tab: {
    title: (type: DocumentType | '') => `No ${type === '' ? 'documents' : documentNouns[type].many} yet`,
    texts: tabTexts,
    create: (type: DocumentType) => `New ${documentNouns[type].one}`,
    invoices: 'Show invoices',
    void: {
      title: 'All of these are void',
      text: 'Void documents keep their numbers, but are left out of the list.',
      show: 'Show void ones',
    },
  },
  sample: 'Or load the sample shop from Home to look around.',
} as const
