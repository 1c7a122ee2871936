import { ownerOf } from '#server/kit/database/doors.ts'
import { isIssued } from '#domain/documents/types.ts'
import { uncredited } from '#contract/e-invoice-source.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { Archive } from '../layout/archive.ts'
import type { Press } from '../press.ts'
import { wordsOf } from '../price-words.ts'
import { fileName } from '../print-list.ts'
import type { DocumentJob } from './document-job.ts'
import { documentLanguage } from './document-language.ts'
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
import { labelsOf } from './labels/labels.ts'
import { businessPart, type PaperWishes, sellerFor, senderOf } from './letterhead.ts'
import { logoBytes } from './logo.ts'
import { readDocument, type ReadDocument } from './read-document.ts'

/** How a document is printed; `attachment` makes it PDF/A-3b with that file inside. */
export interface PrintWishes extends PaperWishes {
  readonly attachment?: Archive
}

/** A printed document. */
export interface PrintedPaper {
  readonly bytes: Uint8Array
  /** Its name for a download: `Invoice INV202607-0001.pdf`. */
  readonly fileName: string
  /** Letters that no face has; they stand as a sign in the paper. */
  readonly missingLetters: string
}

/** Runs something in a transaction of the user whose document it is. */
export type InTransaction = <T>(body: (tx: Queryable) => Promise<T>) => Promise<T>

/**
 * Prints the document of an id, the same bytes for preview, download, print, mail and public page (DOC-12); undefined where the user has
 * none. Throws `Refusal` when the press cannot print it.
 */
export type PrintDocument = (
  inTransaction: InTransaction,
  id: string,
  wishes?: PrintWishes,
) => Promise<PrintedPaper | undefined>

/** Letters that fit the head of a narrow column. */
const MOST_OF_HEAD = 8

/** Makes the printer of documents: rows are read in one transaction, and printed outside of it. */
export function createDocumentPrinter(press: Press): PrintDocument {
  return async (inTransaction, id, wishes = {}) => {
    const [read, owner] = await inTransaction((tx) => Promise.all([readDocument(tx, id), ownerOf(tx)]))
    if (!read) return undefined
    const job = await documentJob(read, wishes)
    const printed = await press.print(owner, job)
    return { ...printed, fileName: fileName(`${job.title} ${job.number}`, 'pdf') }
  }
}

/** Puts a document into the words of its paper. */
export async function documentJob(read: ReadDocument, wishes: PrintWishes = {}): Promise<DocumentJob> {
  const { profile, credited } = read
  const row = wishes.attachment ? uncredited(read.document) : read.document
  const seller = sellerFor(row.seller, profile)
  const language = documentLanguage({
    asked: wishes.language,
    document: row.language,
    profile: profile?.documentLanguage ?? '',
    countries: [seller.address.country ?? '', countryOf(row.billingAddress)],
  })
  const { labels, isRightToLeft } = labelsOf(language)
  const wording: Wording = { row, seller, labels, words: wordsOf(language), language }
  const isBinding = isIssued(row.status) && !row.isProvisional
  return {
    kind: 'document',
    ...businessPart(profile, seller, wishes),
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
      discount: labels.discount,
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
    // The day of the document, so that the same content is always the same file.
    at: row.issueDate === null ? row.createdAt : Date.parse(row.issueDate),
    ...(wishes.attachment ? { archive: wishes.attachment } : {}),
  }
}

function countryOf(address: ReadDocument['document']['billingAddress']): string {
  return typeof address === 'string' ? '' : (address.country ?? '')
}
