import type { CommandReads, CommandRows } from '../command.ts'
import { document } from '../entities/document.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { fillText, Refusal } from '../messages.ts'

/** The message for an id that is no invoice (DOC-08). */
const MISSING_INVOICE = 'Invoice with ID {id} not found'

/** Reads documents and the businesses, whose time zone says which day it is. */
export const seeing = (...ids: readonly string[]): CommandReads => ({
  refs: ids.map((id) => ({ kind: document.kind, id })),
  all: ['businessProfile'],
})

/** The document of an id. Throws `Refusal` with `words` if there is none. */
export function found(rows: CommandRows, id: string, words: string = document.notFound): DocumentRow {
  const row = rows.get(document.kind, id) as DocumentRow | undefined
  if (!row) throw new Refusal('no-such-row', { message: fillText(words, { id }) })
  return row
}

/** The invoice of an id. Throws `Refusal` if there is none, or if it is void. */
export function foundInvoice(rows: CommandRows, id: string): DocumentRow {
  const invoice = found(rows, id, MISSING_INVOICE)
  const { documentType, documentNumber, status } = invoice
  if (documentType !== 'invoice') throw new Refusal('no-such-row', { message: fillText(MISSING_INVOICE, { id }) })
  if (status === 'void') throw new Refusal('conflict', { message: `Invoice ${documentNumber} is void.` })
  return invoice
}

/** Throws `Refusal` if a document already has the id of a new one. */
export function mustBeFree(rows: CommandRows, id: string): void {
  if (rows.get(document.kind, id))
    throw new Refusal('conflict', { message: 'There is already a document with the new id.' })
}
