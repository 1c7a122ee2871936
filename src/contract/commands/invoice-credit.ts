import * as z from 'zod/mini'
import { creditedQuantities } from '#domain/documents/credited-parts.ts'
import { MAX_UNITS } from '#domain/money.ts'
import { command, type CommandRows } from '../command.ts'
import { document } from '../entities/document.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { boundedText, uuid } from '../fields.ts'
import { Refusal } from '../refusal.ts'
import { storedMessage } from '../stored-message.ts'
import { type CreditedItem, creditedItems } from './credited-items.ts'
import { residueText, restOfInvoice } from './credited-money.ts'
import { documentCommandMessages as messages } from './document-command-messages.ts'
import { correctionsOf } from './document-corrections.ts'
import { creditNoteOf, today } from './document-copies.ts'
import { foundInvoice, mustBeFree, seeing } from './found-documents.ts'

const KIND = document.kind

/**
 * Makes a draft credit note for an invoice: for all that is left of it, or for some lines with a quantity each in 1/10,000 (DOC-08).
 * `newId` is the id of a part. One of the whole invoice has the id that every device derives, and running that again changes nothing.
 */
export const creditInvoice = command({
  name: 'document/credit',
  input: z.strictObject({
    invoiceId: uuid,
    newId: uuid,
    reason: boundedText(2_000),
    items: z.optional(
      z
        .array(z.strictObject({ id: boundedText(60, 1), quantity: z.int().check(z.gte(-MAX_UNITS), z.lte(MAX_UNITS)) }))
        .check(z.minLength(1, messages.noLine)),
    ),
  }),
  reads: ({ invoiceId, newId }) => ({
    ...seeing(invoiceId, newId, ...correctionsOf(invoiceId).map(({ creditId }) => creditId)),
    lookups: [notesOf(invoiceId)],
  }),
  run({ invoiceId, newId, reason, items }, rows, { now }) {
    const invoice = foundInvoice(rows, invoiceId)
    const notes = countedNotes(invoice, rows.find(notesOf(invoiceId)))
    const credited = items ? creditedItems(invoice.items, items) : restOfInvoice(invoice, notes)
    const isWhole = items ? takesAll(invoice, items) : credited === invoice.items
    if (isWhole && creditOfWhole(invoice, notes)) return { changes: [] }
    if (!isWhole && credited.length === 0) throw new Refusal('conflict', { message: residueText(invoice, notes) })
    const id = isWhole ? freeCreditId(invoice, rows) : newId
    mustBeFree(rows, id)
    const data = creditNoteOf(invoice, today(rows, invoice, now), { items: credited, reason })
    return {
      changes: [{ op: 'put', kind: KIND, id, data }],
      why: storedMessage('invoice-credited', { number: invoice.documentNumber }),
    }
  },
})

/** The credit notes that an invoice is linked to. */
export function linkedCredits(
  { relatedDocuments }: DocumentRow,
  get: (id: string) => DocumentRow | undefined,
): readonly DocumentRow[] {
  return relatedDocuments.flatMap(({ id, relationship }) => (relationship === 'refunded_by' ? (get(id) ?? []) : []))
}

/** The one credit note that takes back all of an invoice, out of those that name it; undefined where none does, or several do together. */
export function creditOfWhole(invoice: DocumentRow, notes: readonly DocumentRow[]): DocumentRow | undefined {
  const counted = countedNotes(invoice, notes)
  const [only] = counted
  if (!only || counted.length > 1 || only.total !== invoice.total) return undefined
  return takesAll(invoice, only.items) ? only : undefined
}

function countedNotes({ id }: DocumentRow, notes: readonly DocumentRow[]): readonly DocumentRow[] {
  return notes.filter(
    ({ documentType, originalInvoiceId, status }) =>
      documentType === 'creditnote' && originalInvoiceId === id && status !== 'void',
  )
}

const notesOf = (invoiceId: string) => ({ kind: 'document', field: 'originalInvoiceId', is: invoiceId }) as const

function takesAll({ items }: DocumentRow, taken: readonly CreditedItem[]): boolean {
  const quantities = creditedQuantities([{ items: taken }])
  return items.every(({ id, quantity }) => quantities.get(id) === quantity)
}

function freeCreditId({ id, documentNumber }: DocumentRow, rows: CommandRows): string {
  const free = correctionsOf(id).find(({ creditId }) => !rows.get(KIND, creditId))
  if (!free) throw new Refusal('conflict', { message: messages.creditedTooOften(documentNumber) })
  return free.creditId
}
