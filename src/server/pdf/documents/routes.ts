import * as endpoints from '#contract/endpoints/document-pdf.ts'
import { customer } from '#contract/entities/customer.ts'
import { document } from '#contract/entities/document.ts'
import { fillText, Refusal } from '#contract/refusal.ts'
import type { Caller, Routes } from '#server/kit/http/mount.ts'
import type { UserData } from '#server/kit/user-data.ts'
import { sendPdf } from '../send-pdf.ts'
import type { InTransaction, PrintDocument } from './print-document.ts'
import type { PrintStatement } from './print-statement.ts'

/** The printers of documents and statements. */
export interface DocumentPdfs {
  readonly printDocument: PrintDocument
  readonly printStatement: PrintStatement
}

/** Mounts the PDFs of business documents (DOC-12) and statements (DOC-17). */
export function mountDocumentPdf(routes: Routes, data: UserData, pdfs: DocumentPdfs): void {
  routes.mount(endpoints.documentPdf, async ({ caller, params, query, reply }) => {
    const { download, ...options } = query
    const printed = await pdfs.printDocument(within(data, caller), params.id, options)
    if (!printed) throw new Refusal('no-such-row', { message: fillText(document.notFound, { id: params.id }) })
    return sendPdf(reply, printed, kindOf(download), printed.fileName)
  })
  routes.mount(endpoints.statementPdf, async ({ caller, params, query, reply }) => {
    const { download, ...options } = query
    const printed = await pdfs.printStatement(within(data, caller), params.id, options)
    if (!printed) throw new Refusal('no-such-row', { message: fillText(customer.notFound, { id: params.id }) })
    return sendPdf(reply, printed, kindOf(download), printed.fileName)
  })
}

function within(data: UserData, caller: Caller): InTransaction {
  return (body) => data.transact(caller, body)
}

function kindOf(download: 'yes' | 'no' | undefined): 'attachment' | 'inline' {
  return download === 'yes' ? 'attachment' : 'inline'
}
