import { ownerOf } from '#server/kit/database/data-access.ts'
import { isIssued } from '#domain/documents/types.ts'
import { adjustmentWords } from '#domain/documents/adjustment-words.ts'
import { documentLanguage } from '#domain/documents/paper-language.ts'
import { uncredited } from '#contract/e-invoice-source.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { Archive } from '../layout/archive.ts'
import type { PdfWorkers } from '../pdf-workers.ts'
import { wordsOf } from '../locale-formats.ts'
import { fileName } from '../print-list.ts'
import type { DocumentJob } from './document-job.ts'
import {
  closingOf,
  factsOf,
  itemsOf,
  openingOf,
  partiesOf,
  paymentOf,
  taxesOf,
  totalsOf,
  type Wording,
} from './document-words.ts'
import { documentMessages } from './messages/document-texts.ts'
import { businessPart, type PdfOptions, sellerFor, senderOf } from './letterhead.ts'
import { logoBytes } from './logo.ts'
import { readDocument, type ReadDocument } from './read-document.ts'

/** Options of a printed document; `attachment` makes it PDF/A-3b with that file inside. */
export interface PrintOptions extends PdfOptions {
  readonly attachment?: Archive
}

/** A printed document. */
export interface PrintedPdf {
  readonly bytes: Uint8Array
  /** Its name for a download: `Invoice INV202607-0001.pdf`. */
  readonly fileName: string
  /** Characters that no font has; they print as boxes. */
  readonly missingLetters: string
}

/** Runs a body in a transaction of the user whose document it is. */
export type InTransaction = <T>(body: (tx: Queryable) => Promise<T>) => Promise<T>

/**
 * Prints the document of an id: the same bytes for preview, download, print, mail and public page (DOC-12). Undefined if the user has
 * none. Throws `Refusal` when the PDF worker cannot print it.
 */
export type PrintDocument = (
  inTransaction: InTransaction,
  id: string,
  options?: PrintOptions,
) => Promise<PrintedPdf | undefined>

/** Characters that fit the head of a narrow column. */
const MOST_OF_HEAD = 8

/** Makes the printer of documents: it reads in one transaction, and prints outside it. */
export function createDocumentPrinter(pdfWorkers: PdfWorkers): PrintDocument {
  return async (inTransaction, id, options = {}) => {
    const [read, owner] = await inTransaction((tx) => Promise.all([readDocument(tx, id), ownerOf(tx)]))
    if (!read) return undefined
    const job = await documentJob(read, options)
    const printed = await pdfWorkers.print(owner, job)
    return { ...printed, fileName: fileName(`${job.title} ${job.number}`, 'pdf') }
  }
}

/** Turns a document into the texts of its PDF. */
export async function documentJob(read: ReadDocument, options: PrintOptions = {}): Promise<DocumentJob> {
  const { profile, credited } = read
  const row = options.attachment ? uncredited(read.document) : read.document
  const seller = sellerFor(row.seller, profile)
  const language = documentLanguage({
    asked: options.language,
    document: row.language,
    profile: profile?.documentLanguage ?? '',
    countries: [seller.address.country ?? '', countryOf(row.billingAddress)],
  })
  const { labels, isRightToLeft } = documentMessages(language)
  const wording: Wording = { row, seller, labels, words: wordsOf(language), language }
  const isBinding = isIssued(row.status) && !row.isProvisional
  return {
    kind: 'document',
    ...businessPart(profile, seller, options),
    language,
    isRightToLeft,
    sender: senderOf(seller, labels, language, countryOf(row.billingAddress)),
    logo: await logoBytes(profile?.logo ?? ''),
    title: labels.titles[row.documentType],
    number: row.documentNumber,
    mark: row.status === 'void' ? labels.void : isBinding ? '' : labels.draft,
    ...partiesOf(wording),
    facts: factsOf(wording),
    opening: openingOf(wording, credited),
    heads: {
      item: labels.item,
      quantity: labels.quantity,
      unitPrice: labels.unitPrice,
      discount: adjustmentWords(language).discount,
      tax: seller.vatId === '' || labels.vat.length > MOST_OF_HEAD ? labels.tax : labels.vat,
      taxable: labels.taxable,
      amount: labels.amount,
    },
    items: itemsOf(wording),
    taxes: taxesOf(wording),
    ...totalsOf(wording),
    payment: paymentOf(wording, isBinding),
    closing: closingOf(wording),
    pageWords: labels.page,
    // The date of the document, so that the same content always gives the same file.
    at: row.issueDate === null ? row.createdAt : Date.parse(row.issueDate),
    ...(options.attachment ? { archive: options.attachment } : {}),
  }
}

function countryOf(address: ReadDocument['document']['billingAddress']): string {
  return typeof address === 'string' ? '' : (address.country ?? '')
}
