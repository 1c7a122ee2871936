import * as endpoints from '#contract/endpoints/document-papers.ts'
import { customer } from '#contract/entities/customer.ts'
import { document } from '#contract/entities/document.ts'
import { fillText, Refusal } from '#contract/messages.ts'
import type { Caller, Routes } from '#server/kit/http/mount.ts'
import type { UserData } from '#server/kit/user-data.ts'
import { sendPdf } from '../send-pdf.ts'
import type { InTransaction, PrintDocument } from './print-document.ts'
import type { PrintStatement } from './print-statement.ts'

/** What prints the papers of customers. */
export interface DocumentPapers {
  readonly printDocument: PrintDocument
  readonly printStatement: PrintStatement
}

/** Mounts the papers of business documents (DOC-12) and statements (DOC-17). */
export function mountDocumentPapers(routes: Routes, data: UserData, papers: DocumentPapers): void {
  routes.mount(endpoints.documentPaper, async ({ caller, params, query, reply }) => {
    const { download, ...wishes } = query
    const printed = await papers.printDocument(within(data, caller), params.id, wishes)
    if (!printed) throw new Refusal('no-such-row', { message: fillText(document.notFound, { id: params.id }) })
    return sendPdf(reply, printed, kindOf(download), printed.fileName)
  })
  routes.mount(endpoints.statementPaper, async ({ caller, params, query, reply }) => {
    const { download, ...wishes } = query
    const printed = await papers.printStatement(within(data, caller), params.id, wishes)
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
