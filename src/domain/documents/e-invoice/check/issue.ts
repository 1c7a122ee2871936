import type { TaxCategory } from '#domain/documents/totals.ts'
import type { EInvoiceFormat, FormatRules } from '../formats.ts'
import type { EInvoiceSource } from '../source.ts'
import { keptText } from '../xml.ts'

/** One thing that stands in the way of an e-invoice (an error) or that its reader will miss (a warning). */
export interface EInvoiceIssue {
  /** Path of the field: `customerName`, `billingAddress.city`, `items.<line id>.unitCode`; of the business behind `seller.`. */
  readonly field: string
  /** What to do about it, a sentence for people. */
  readonly message: string
  readonly level: 'error' | 'warning'
  /** Which record the field is edited on. */
  readonly place: 'document' | 'business'
  /** What can be done in one click. */
  readonly remedy?: 'tax-after-discounts'
}

/** What every rule looks at. */
export interface Checked {
  readonly source: EInvoiceSource
  readonly format: EInvoiceFormat
  readonly rules: FormatRules
  /** German rules hold: XRechnung, or Peppol between two Germans. */
  readonly isGerman: boolean
  /** The tax categories of the lines. */
  readonly categories: ReadonlySet<TaxCategory>
}

/** One group of rules. */
export type Rules = (checked: Checked) => readonly EInvoiceIssue[]

/** An error at a field of the document, if the condition holds. */
export function refuse(condition: boolean, field: string, message: string): readonly EInvoiceIssue[] {
  return condition ? [{ field, message, level: 'error', place: placeOf(field) }] : []
}

/** A warning at a field, if the condition holds. */
export function warn(condition: boolean, field: string, message: string): readonly EInvoiceIssue[] {
  return condition ? [{ field, message, level: 'warning', place: placeOf(field) }] : []
}

function placeOf(field: string): EInvoiceIssue['place'] {
  return field.startsWith('seller.') ? 'business' : 'document'
}

/** Whether nothing of a text is left in XML. */
export function isBlank(text: string | null | undefined): boolean {
  return keptText(text ?? '') === ''
}
