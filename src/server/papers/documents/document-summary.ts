import type { AnyRow, RowOf } from '#contract/entity.ts'
import type { customer } from '#contract/entities/customer.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { readLookup, readRefs, RowCache } from '#server/kit/rows/reading.ts'
import { readMore } from '#server/kit/write/write.ts'
import { wordsOf } from '../price-words.ts'
import { documentLanguage } from './document-language.ts'
import { labelsOf } from './labels/labels.ts'
import { sellerFor } from './letterhead.ts'
import { profileFrom, readDocument } from './read-document.ts'

/** Who writes to whom about a paper, and in which language. */
export interface PaperSummary {
  /** A language tag. */
  readonly language: string
  readonly isRightToLeft: boolean
  readonly business: string
  /** Where answers go; empty where the business says none. */
  readonly replyTo: string
  readonly name: string
  readonly email: string
}

/** A document in the words of a letter about it. */
export interface DocumentSummary extends PaperSummary {
  readonly row: DocumentRow
  /** What it is called: `Invoice`. */
  readonly title: string
  readonly total: string
  /** What is still to be paid. */
  readonly balance: string
  /** The day of payment, or until which it holds; empty where there is none. */
  readonly due: string
}

/** A document in words; undefined where the user has none of that id. `language` is a tag that is asked for. */
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
  const { labels, isRightToLeft } = labelsOf(tag)
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

/** Who a statement goes to; undefined where the user has no customer of that id. */
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
    isRightToLeft: labelsOf(tag).isRightToLeft,
    business: seller.name,
    replyTo: seller.email,
    name: row.contactName || row.name,
    email: row.email,
  }
}
