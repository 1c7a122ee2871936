import type { TaxCategory } from '#domain/documents/totals.ts'
import type { EInvoiceFormat, FormatRules } from '../formats.ts'
import type { EInvoiceSource } from '../source.ts'
import { keptText } from '../xml.ts'

/** An issue of an e-invoice: an error prevents it, a warning names what its reader will miss. */
export interface EInvoiceIssue {
  /**
   * Path of the field: `customerName`, `billingAddress.city`, `items.<line id>.unitCode`; `seller.` precedes fields of the business.
   */
  readonly field: string
  /** How to correct it, as a sentence. */
  readonly message: string
  readonly level: 'error' | 'warning'
  /** The record on which the field is edited. */
  readonly place: 'document' | 'business'
  /** A correction that takes one click. */
  readonly remedy?: 'tax-after-discounts'
}

/** The input of every rule. */
export interface Checked {
  readonly source: EInvoiceSource
  readonly format: EInvoiceFormat
  readonly rules: FormatRules
  /** German rules apply: XRechnung, or Peppol between two Germans. */
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

/** Whether a text is empty once written into XML. */
export function isBlank(text: string | null | undefined): boolean {
  return keptText(text ?? '') === ''
}
