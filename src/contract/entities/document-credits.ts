import { creditedQuantities, creditRoundings, type PartDocument } from '#domain/documents/credited-parts.ts'
import { isIssued } from '#domain/documents/types.ts'
import { decimalFromQuantity, type Units } from '#domain/money.ts'
import type { DeriveContext } from '../entity.ts'
import { creditedInvoice } from './document-currency.ts'
import type { DocumentRow } from './document-derive.ts'
import { documentIssueMessages as messages } from './document-issue-messages.ts'
import { cutText } from '#domain/cut-text.ts'

type Item = DocumentRow['items'][number]
type Issues = Readonly<Record<string, string>>

/** The most credit notes that a refusal names. */
const MOST_NAMED = 5

/** The credit notes of an invoice that count: all but void ones. */
export function creditNotes(invoiceId: string, context: DeriveContext): readonly DocumentRow[] {
  const rows = (context.naming?.('document', 'originalInvoiceId', invoiceId) ?? []) as unknown as readonly DocumentRow[]
  return rows.filter(({ documentType, status }) => documentType === 'creditnote' && status !== 'void')
}

/**
 * The lines of a document with the rounding that a credit note adds to their own (DOC-08). An issued document stays as it was, whatever
 * happens to other credit notes, until its own figures change.
 */
export function roundedItems(row: DocumentRow, context: DeriveContext): readonly Item[] {
  const before = context.before as DocumentRow | undefined
  const isKept = before !== undefined && isIssued(before.status) && hasFiguresOf(row, before)
  const roundings = isKept ? before.items.map(({ rounding }) => rounding) : newRoundings(row, context)
  return row.items.map(({ rounding: _former, ...item }, at) => withRounding(item, roundings[at]))
}

function newRoundings(row: DocumentRow, context: DeriveContext): readonly Item['rounding'][] {
  const invoice = row.status === 'void' ? undefined : (creditedInvoice(row, context) as DocumentRow | undefined)
  return invoice ? creditRoundings(row, others(row, invoice, context), invoice satisfies PartDocument) : []
}

/** The fields that a line's amounts follow from. */
const FIGURES = [
  'id',
  'quantity',
  'unitPrice',
  'taxPercent',
  'taxCategory',
  'discountPercent',
  'discountAmount',
] as const satisfies readonly (keyof Item)[]
const BASES = ['originalInvoiceId', 'taxBasis', 'pricesIncludeTax'] as const satisfies readonly (keyof DocumentRow)[]

function hasFiguresOf(row: DocumentRow, before: DocumentRow): boolean {
  if (row.items.length !== before.items.length || BASES.some((name) => row[name] !== before[name])) return false
  return row.items.every((item, at) => FIGURES.every((name) => item[name] === before.items[at]?.[name]))
}

/** A line stored before roundings existed stays without one. */
function withRounding(item: Omit<Item, 'rounding'>, rounding: Item['rounding'] | undefined): Item {
  return (rounding ? { ...item, rounding } : item) as Item
}

/** The other credit notes of the invoice that a document credits; none if it credits none (DOC-08). */
export function otherPieces(row: DocumentRow, context: DeriveContext): readonly DocumentRow[] {
  const invoice = row.status === 'void' ? undefined : (creditedInvoice(row, context) as DocumentRow | undefined)
  return invoice ? others(row, invoice, context) : []
}

function others({ id }: DocumentRow, invoice: DocumentRow, context: DeriveContext): readonly DocumentRow[] {
  return creditNotes(invoice.id, context).filter((each) => each.id !== id)
}

/**
 * What credit notes leave of the amount of an invoice, of its sign (DOC-08). A note of the other sign that only takes back lines which were
 * sold so leaves more; any other that charges leaves no more, since nothing binds what it charges for.
 */
export function amountLeft(invoice: DocumentRow, notes: readonly DocumentRow[]): Units {
  return notes.reduce((left, note) => left - amountTaken(note, invoice), invoice.total)
}

/** What a note takes of that amount; 0 for one that charges. */
export function amountTaken({ total, items }: DocumentRow, invoice: DocumentRow): Units {
  const sold = new Map(invoice.items.map((item) => [lineKey(item), Math.sign(item.quantity)]))
  const isPart = items.every((item) => sold.get(lineKey(item)) === Math.sign(item.quantity))
  return isPart || !isOtherSign(total, invoice.total) ? total : 0
}

/** Whether an amount goes beyond the limit, in the direction of the invoice's own total. */
export function isAmountBeyond(amount: Units, limit: Units, { total }: Pick<DocumentRow, 'total'>): boolean {
  return total < 0 ? amount < Math.min(limit, 0) : amount > Math.max(limit, 0)
}

function isOtherSign(amount: Units, total: Units): boolean {
  return total < 0 ? amount > 0 : amount < 0
}

/** Names the credit notes that are there, at the end of a refusal: ", after credit notes CRE-1, CRE-2". */
export function afterNotes(notes: readonly DocumentRow[]): string {
  const numbers = notes.slice(0, MOST_NAMED).map(({ documentNumber }) => documentNumber)
  return notes.length === 0 ? '' : messages.credit.afterNotes(numbers, notes.length - numbers.length)
}

/** Checks from both sides that credit notes take back no more of a line than was sold (DOC-08). */
export function quantityIssue(row: DocumentRow, context: DeriveContext): Issues {
  if (row.documentType === 'invoice') return soldLess(row, context)
  const invoice = creditedInvoice(row, context) as DocumentRow | undefined
  if (!invoice || row.status === 'void') return {}
  const before = context.before as DocumentRow | undefined
  const counted = before?.status !== 'void' && before?.originalInvoiceId === invoice.id ? [before] : []
  const rest = others(row, invoice, context)
  for (const keyOf of [lineKey, productKey]) {
    const [own, was] = [quantitiesOf(keyOf, [row]), quantitiesOf(keyOf, counted)]
    const taken = rest.map((note) => quantitiesOf(keyOf, [note]))
    for (const [key, sold] of quantitiesOf(keyOf, [invoice])) {
      const back = taken.map((each) => takenBack(each.get(key) ?? 0, sold))
      const left = sold - back.reduce((sum, quantity) => sum + quantity, 0)
      const now = own.get(key) ?? 0
      // A quantity that was already too large stays as it is.
      if (!isBeyond(now, left, sold) || !isBeyond(now, was.get(key) ?? 0, sold)) continue
      const name = lineName(invoice.items.find((item) => keyOf(item) === key)?.description ?? '')
      const taking = rest.filter((_, at) => back[at] !== 0)
      const of = quantityText(sold, sold)
      return { items: messages.credit.tooMany(name, quantityText(left, sold), of, afterNotes(taking)) }
    }
  }
  return {}
}

function soldLess(row: DocumentRow, context: DeriveContext): Issues {
  const before = context.before as DocumentRow | undefined
  const isCredited = row.relatedDocuments.some(({ relationship }) => relationship === 'refunded_by')
  if (!before || !isCredited) return {}
  const credited = creditedQuantities(creditNotes(row.id, context))
  const kept = new Map(row.items.map(({ id, quantity }) => [id, quantity]))
  const isMissing = ({ id, quantity }: Item): boolean => {
    const now = kept.get(id) ?? 0
    return now !== quantity && isBeyond(credited.get(id) ?? 0, now, quantity)
  }
  const line = before.items.find(isMissing)
  if (!line) return {}
  const taken = quantityText(credited.get(line.id) ?? 0, line.quantity)
  return { items: messages.credit.keepsLess(lineName(line.description), taken) }
}

type Keyed = (item: Item) => string | undefined

/** How much of each thing documents have: of a line, or of a product over all of its prices. */
function quantitiesOf(keyOf: Keyed, documents: readonly Pick<DocumentRow, 'items'>[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>()
  for (const item of documents.flatMap(({ items }) => items)) {
    const key = keyOf(item)
    if (key !== undefined) quantities.set(key, (quantities.get(key) ?? 0) + item.quantity)
  }
  return quantities
}

/**
 * How much of a thing a credit note takes back. One that charges does not free quantity for the others, since it may be deleted after
 * them.
 */
function takenBack(quantity: number, sold: number): number {
  return sold < 0 ? Math.min(quantity, 0) : Math.max(quantity, 0)
}

/** Matches a line with its original: other programs give the lines of a credit note their own ids, but name the product. */
function lineKey(item: Item): string {
  return `${productKey(item) ?? item.id} ${item.unitPrice}`
}

function productKey({ productId, variantId }: Item): string | undefined {
  return productId === null ? undefined : `${productId} ${variantId}`
}

/** Whether a quantity goes beyond another one, in the direction of the sold quantity. */
function isBeyond(quantity: number, limit: number, sold: number): boolean {
  return sold < 0 ? quantity < limit : quantity > limit
}

function quantityText(quantity: number, sold: number): string {
  return decimalFromQuantity(sold < 0 ? Math.min(quantity, 0) : Math.max(quantity, 0))
}

/** The name of a line in messages. */
export function lineName(description: string): string {
  return cutText(description.split('\n')[0] ?? '', 60) || messages.credit.namelessLine
}
