import { documentLanguage } from '#domain/documents/paper-language.ts'
import type { AnyRow, RowOf } from '#contract/entity.ts'
import type { customer } from '#contract/entities/customer.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { readLookup, readRefs, RowCache } from '#server/kit/rows/reading.ts'
import { readMore } from '#server/kit/write/write.ts'
import { wordsOf } from '../locale-formats.ts'
import { documentMessages } from './messages/document-texts.ts'
import { sellerFor } from './letterhead.ts'
import { profileFrom, readDocument } from './read-document.ts'

/** Sender, recipient and language of a mail about a PDF. */
export interface PaperSummary {
  /** A language tag. */
  readonly language: string
  readonly isRightToLeft: boolean
  readonly business: string
  /** The address for answers; empty if the business has none. */
  readonly replyTo: string
  readonly name: string
  readonly email: string
}

/** The data of a document for a mail about it. */
export interface DocumentSummary extends PaperSummary {
  readonly row: DocumentRow
  /** The name of its type: `Invoice`. */
  readonly title: string
  readonly total: string
  /** The open amount. */
  readonly balance: string
  /** The due date, or the last day of an offer; empty if there is none. */
  readonly due: string
}

/** Reads the data of a document; undefined if the user has none of that id. `language` is a requested tag. */
export async function summariseDocument(
  tx: Queryable,
  id: string,
  language?: string,
): Promise<DocumentSummary | undefined> {
  const read = await readDocument(tx, id)
  if (!read) return undefined
  const { document: row, profile } = read
  const seller = sellerFor(row.seller, profile)
  const countries = [
    seller.address.country ?? '',
    typeof row.billingAddress === 'string' ? '' : (row.billingAddress.country ?? ''),
  ]
  const tag = documentLanguage({
    asked: language,
    document: row.language,
    profile: profile?.documentLanguage ?? '',
    countries,
  })
  const { labels, isRightToLeft } = documentMessages(tag)
  const words = wordsOf(tag)
  return {
    row,
    language: tag,
    isRightToLeft,
    business: seller.name,
    replyTo: seller.email,
    name: row.customerName,
    email: row.customerEmail,
    title: labels.titles[row.documentType],
    total: words.money(row.total, row.currency),
    balance: words.money(Math.max(row.balanceDue, 0), row.currency),
    due: row.dueDate === null ? '' : words.day(row.dueDate),
  }
}

/** Reads the recipient of a statement; undefined if the user has no customer of that id. */
export async function summariseCustomer(
  tx: Queryable,
  id: string,
  language?: string,
): Promise<PaperSummary | undefined> {
  const cache = new RowCache()
  const profiles = readLookup({ kind: 'businessProfile', field: 'isDefault', is: true })
  await readMore({ tx, cache }, [...readRefs([{ kind: 'customer', id }]), profiles])
  const row = cache.get('customer', id) as (AnyRow & RowOf<typeof customer.fields>) | undefined
  if (!row) return undefined
  const profile = profileFrom(cache, null)
  const seller = sellerFor(null, profile)
  const countries = [seller.address.country ?? '', row.country]
  const tag = documentLanguage({
    asked: language,
    document: row.language,
    profile: profile?.documentLanguage ?? '',
    countries,
  })
  return {
    language: tag,
    isRightToLeft: documentMessages(tag).isRightToLeft,
    business: seller.name,
    replyTo: seller.email,
    name: row.contactName || row.name,
    email: row.email,
  }
}
