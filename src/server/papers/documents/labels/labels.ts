import type { TaxCategory } from '#domain/documents/totals.ts'
import type { DocumentType } from '#domain/documents/types.ts'
import { ARABIC, CHINESE, HEBREW } from './eastern.ts'
import { DUTCH, POLISH } from './northern.ts'
import { ITALIAN, PORTUGUESE, SPANISH } from './southern.ts'
import { ENGLISH, FRENCH, GERMAN } from './western.ts'

/** The words of a document in one language (DOC-12); `{name}` is filled in. */
export interface DocumentLabels {
  readonly titles: Readonly<Record<DocumentType, string>>
  readonly draft: string
  readonly void: string
  readonly page: string
  readonly number: string
  readonly date: string
  readonly dueDate: string
  readonly validUntil: string
  readonly deliveryDate: string
  readonly yourVatId: string
  readonly yourReference: string
  readonly orderNumber: string
  readonly vatId: string
  readonly taxId: string
  readonly registrationNumber: string
  readonly billTo: string
  readonly shipTo: string
  readonly supplier: string
  readonly item: string
  readonly quantity: string
  readonly unitPrice: string
  readonly discount: string
  /** What the tax is called: for sellers with a VAT id, and for others. */
  readonly vat: string
  readonly tax: string
  readonly amount: string
  readonly subtotal: string
  readonly taxOn: string
  /** The tax again, in the currency of the seller. */
  readonly taxIn: string
  readonly taxable: string
  readonly total: string
  readonly paid: string
  readonly credited: string
  readonly balanceDue: string
  readonly yourCredit: string
  readonly pricesIncludeTax: string
  /** What is said of lines without tax, by the reason. */
  readonly untaxed: Readonly<Partial<Record<TaxCategory, string>>>
  readonly creditOf: string
  readonly reason: string
  readonly payment: string
  readonly paymentTerms: string
  readonly accountName: string
  readonly bank: string
  readonly reference: string
  readonly scanToPay: string
  readonly terms: string
  readonly statement: StatementLabels
}

/** The words of a statement (DOC-17). */
export interface StatementLabels {
  readonly title: string
  readonly period: string
  readonly opening: string
  readonly closing: string
  readonly entry: string
  readonly payment: string
  readonly charge: string
  readonly credit: string
  readonly balance: string
  readonly byAge: string
  readonly notDue: string
  readonly days: string
  readonly over: string
  readonly unassigned: string
  readonly nothing: string
}

const LANGUAGES: Readonly<Record<string, DocumentLabels>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  pl: POLISH,
  ar: ARABIC,
  he: HEBREW,
  zh: CHINESE,
}

/** Languages that run from right to left. */
const FROM_THE_RIGHT = new Set(['ar', 'he'])

/** The words for a language tag, and how they run; a language that is not in the table is English. */
export function labelsOf(tag: string): { readonly labels: DocumentLabels; readonly isRightToLeft: boolean } {
  const language = tag.split('-')[0]?.toLowerCase() ?? ''
  return { labels: LANGUAGES[language] ?? ENGLISH, isRightToLeft: FROM_THE_RIGHT.has(language) }
}

/** Whether documents can be printed in the language of a tag. */
export function isPrinted(tag: string): boolean {
  return (tag.split('-')[0]?.toLowerCase() ?? '') in LANGUAGES
}
