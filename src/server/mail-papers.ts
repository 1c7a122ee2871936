import type { MailPapers } from './mail/mail-ground.ts'
import type { PrintDocument } from './papers/documents/print-document.ts'
import { summariseCustomer, summariseDocument } from './papers/documents/document-summary.ts'
import { createDocumentPrinter } from './papers/documents/print-document.ts'
import { createStatementPrinter } from './papers/documents/print-statement.ts'
import { createMailLinks, hasOpenLink } from './papers/links/document-link-store.ts'
import type { Press } from './papers/press.ts'

/** What mail takes from the papers: their words, their files, and the links to them. `linkKey` is what secrets of links follow from. */
export function createMailPapers(
  press: Press,
  linkKey: Buffer,
): MailPapers & { readonly printDocument: PrintDocument } {
  return {
    documentFacts: summariseDocument,
    customerFacts: summariseCustomer,
    printDocument: createDocumentPrinter(press),
    printStatement: createStatementPrinter(press),
    isShared: hasOpenLink,
    makeLink: createMailLinks(linkKey),
  }
}
