import type { CommandReads, CommandRows } from '../command.ts'
import { document } from '../entities/document.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { fillText, Refusal } from '../refusal.ts'
import { commandMessages } from './command-messages.ts'
import { documentCommandMessages as messages } from './document-command-messages.ts'

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
  const invoice = found(rows, id, messages.noInvoice)
  const { documentType, documentNumber, status } = invoice
  if (documentType !== 'invoice') throw new Refusal('no-such-row', { message: fillText(messages.noInvoice, { id }) })
  if (status === 'void') throw new Refusal('conflict', { message: messages.invoiceVoid(documentNumber) })
  return invoice
}

/** Throws `Refusal` if a document already has the id of a new one. */
export function mustBeFree(rows: CommandRows, id: string): void {
  if (rows.get(document.kind, id)) throw new Refusal('conflict', { message: commandMessages.idTaken.document })
}
