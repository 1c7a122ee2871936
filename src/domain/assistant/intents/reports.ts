import type { AskedOf, Mention } from '../asked.ts'
import { hasPeriod, periodFigureIn, periodOf } from '../period.ts'
import {
  DOCUMENTS,
  firstName,
  groupOf,
  has,
  hasFigures,
  type Intent,
  isOfAnotherCurrency,
  type Question,
} from '../question.ts'

/** Margins of the whole, by category or brand, or of one of these. */
export const margins: Intent = (question) => {
  if (!has(question, 'margin', 'profit', 'earn')) return undefined
  const by = has(question, 'category') ? 'category' : has(question, 'brand') ? 'brand' : undefined
  const group = groupOf(question)
  if (group) return by && !has(question, 'product') ? { ask: 'margins', group } : undefined
  if (question.figures.length > 0) return undefined
  if (by) return { ask: 'margins', by, ...(has(question, 'lowest') ? { order: 'least' } : {}) }
  const isOfAll = has(question, 'overall', 'average', 'all') || !question.around.hasProductOpen
  return isOfAll ? { ask: 'margins' } : undefined
}

/** Words by which not the whole stock at its cost is meant. */
const OTHER_THAN_STOCK = [
  'here',
  'category',
  'brand',
  'supplier',
  'customer',
  'price',
  'sell',
  'margin',
  'profit',
  'vat',
  'future',
  'delete',
  'if',
] as const

/** What goods at hand are worth at their cost. */
export const stockValue: Intent = (question) => {
  if (isOfAnotherCurrency(question)) return undefined
  const isWhole = question.reading.phrases.length === 0 && !hasPeriod(question) && !has(question, ...OTHER_THAN_STOCK)
  return has(question, 'stockValue') && hasFigures(question, 0) && isWhole ? { ask: 'stockValue' } : undefined
}

/** What customers owe. */
export const receivables: Intent = (question) => {
  const isOverdue = has(question, 'overdue')
  const isOpenInvoice = has(question, 'invoice') && has(question, 'open') && has(question, 'highest', 'count')
  const isOwed = has(question, 'owe', 'unpaid') || isOpenInvoice || (isOverdue && !has(question, 'quote'))
  if (!isOwed || hasPeriod(question) || !hasFigures(question, 0)) return undefined
  const number = documentNumberIn(question)
  if (number !== undefined) return { ask: 'documents', number }
  const name = firstName(question)
  return {
    ask: 'receivables',
    focus: isOverdue ? 'overdue' : 'open',
    ...(name ? { customer: name } : {}),
    ...(has(question, 'highest') ? { largest: has(question, 'invoice') ? 'invoices' : 'customers' } : {}),
  }
}

/** How long customers take to pay, or one of them. */
export const paying: Intent = (question) => {
  const isAsked = has(question, 'pay') && has(question, 'duration') && !has(question, 'supplier', 'product', 'if')
  if (!isAsked || hasPeriod(question) || !hasFigures(question, 0)) return undefined
  const number = documentNumberIn(question)
  if (number !== undefined) return { ask: 'documents', number }
  const customer = firstName(question)
  return { ask: 'paying', ...(customer ? { customer } : {}) }
}

/** A name that is written as numbers of documents are: `INV202611-0001`. */
function documentNumberIn(question: Question): string | undefined {
  const name = firstName(question)
  const [word = '', ...others] = name?.words ?? []
  return others.length === 0 && /\d{3}/.test(word) ? name?.raw : undefined
}

/** Documents of a kind, of a customer, or in a state. */
export const documents: Intent = (question) => {
  const kind = DOCUMENTS.find((each) => has(question, each))
  if (!kind && !has(question, 'draft', 'paid')) return undefined
  const year = periodFigureIn(question)
  const days = periodOf(question, year)
  if (!days || !hasFigures(question, year ? 1 : 0)) return undefined
  // When an invoice was paid is no day of issue.
  if (kind === 'invoice' && has(question, 'received')) return undefined
  const documentType = kind === 'document' ? undefined : kind
  const number = documentNumberIn(question)
  const name = number === undefined ? firstName(question) : undefined
  const status = statusOf(question, documentType)
  return {
    ask: 'documents',
    ...(documentType ? { documentType } : {}),
    ...(status ? { status } : {}),
    ...days,
    ...(name ? { customer: name satisfies Mention } : {}),
    ...(number === undefined ? {} : { number }),
  }
}

function statusOf(question: Question, type: string | undefined): AskedOf<'documents'>['status'] {
  if (has(question, 'draft')) return 'draft'
  if (has(question, 'paid')) return 'paid'
  return has(question, 'open') && type === 'quote' ? 'sent' : undefined
}

/** Customers by name. */
export const customers: Intent = (question) => {
  if (!has(question, 'customer') || !hasFigures(question, 0)) return undefined
  const search = firstName(question)
  return { ask: 'customers', ...(search ? { search } : {}) }
}

/** Services by name. */
export const services: Intent = (question) => {
  if (!has(question, 'service') || !hasFigures(question, 0)) return undefined
  const search = firstName(question)
  return { ask: 'services', ...(search ? { search } : {}) }
}

/** What asks for a decision. */
export const insights: Intent = (question) => {
  const isAsked = has(question, 'attention', 'problem') && question.figures.length === 0
  return isAsked && question.reading.phrases.length === 0 ? { ask: 'insights' } : undefined
}
