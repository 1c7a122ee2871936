import type { MailPdfs } from './mail/mail-deps.ts'
import type { PrintDocument } from './pdf/documents/print-document.ts'
import { summariseCustomer, summariseDocument } from './pdf/documents/document-summary.ts'
import { createDocumentPrinter } from './pdf/documents/print-document.ts'
import { createStatementPrinter } from './pdf/documents/print-statement.ts'
import { createMailLinks, hasOpenLink } from './public-links/document-link-store.ts'
import type { PdfWorkers } from './pdf/pdf-workers.ts'

/** What mail needs from the PDF capability: texts, files, and links. `linkKey` derives the secrets of links. */
export function createMailPdfs(
  pdfWorkers: PdfWorkers,
  linkKey: Buffer,
): MailPdfs & { readonly printDocument: PrintDocument } {
  return {
    documentFacts: summariseDocument,
    customerFacts: summariseCustomer,
    printDocument: createDocumentPrinter(pdfWorkers),
    printStatement: createStatementPrinter(pdfWorkers),
    isShared: hasOpenLink,
    makeLink: createMailLinks(linkKey),
  }
}
