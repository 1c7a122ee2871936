import { type PaperLanguage, paperLanguageOf } from '#domain/documents/paper-language.ts'
import type { DocumentType } from '#domain/documents/types.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { zh } from './zh.ts'

/** The messages of a document in one language (DOC-12); `{name}` is filled in. */
export interface DocumentMessages {
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
  /** What heads the name and address of the customer, or of the supplier of an order. */
  readonly parties: Readonly<Record<DocumentType, string>>
  readonly shipTo: string
  readonly item: string
  readonly quantity: string
  readonly unitPrice: string
  /** The name of the tax: for sellers with a VAT id, and for others. */
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
  readonly creditOf: string
  readonly reason: string
  readonly payment: string
  readonly paymentTerms: string
  readonly accountName: string
  readonly bank: string
  readonly reference: string
  readonly paymentLink: string
  readonly scanToPay: string
  readonly terms: string
  readonly statement: StatementMessages
}

/** The messages of a statement (DOC-17). */
export interface StatementMessages {
  readonly title: string
  readonly customer: string
  readonly period: string
  readonly opening: string
  readonly closing: string
  readonly entry: string
  readonly payment: string
  /** With `{number}`. */
  readonly refund: string
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

const LANGUAGES: Readonly<Record<PaperLanguage, DocumentMessages>> = { en, de, fr, es, it, pt, nl, pl, ar, he, zh }

/** Languages written from right to left. */
const FROM_THE_RIGHT: ReadonlySet<PaperLanguage> = new Set(['ar', 'he'])

/** The messages for a language tag, and their direction; English for an unknown language. */
export function documentMessages(tag: string): { readonly labels: DocumentMessages; readonly isRightToLeft: boolean } {
  const language = paperLanguageOf(tag) ?? 'en'
  return { labels: LANGUAGES[language], isRightToLeft: FROM_THE_RIGHT.has(language) }
}
