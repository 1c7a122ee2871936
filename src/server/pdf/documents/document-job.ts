import type { DocumentDesign } from '#domain/documents/designs.ts'
import type { Archive } from '../layout/archive.ts'
import type { PageSize } from '../layout/canvas.ts'

/** A label and its value: `Due date`, `6 July 2026`. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** Text under a heading. */
export interface Passage {
  readonly heading: string
  readonly text: string
}

/** An address with its heading. */
export interface Party {
  readonly label: string
  readonly name: string
  readonly lines: readonly string[]
}

/** The sender of the PDF. */
export interface Sender {
  readonly name: string
  readonly address: readonly string[]
  readonly contact: readonly string[]
  /** VAT id, tax and registration number. */
  readonly ids: readonly Fact[]
  readonly bank: readonly Fact[]
}

/** One line of the document, as text. */
export interface ItemWords {
  readonly position: string
  readonly description: string
  readonly sku: string
  readonly quantity: string
  readonly unitPrice: string
  readonly discount: string
  readonly tax: string
  readonly amount: string
}

/** The group of one tax rate, as text. */
export interface TaxWords {
  readonly label: string
  readonly taxable: string
  readonly tax: string
}

/** The amount to pay, and how to pay it. */
export interface PaymentWords {
  readonly heading: string
  readonly facts: readonly Fact[]
  /** The text of the code for banking apps. */
  readonly code: string | null
  readonly codeHint: string
}

/** The heads of the columns and other labels without a value. */
export interface DocumentHeads {
  readonly item: string
  readonly quantity: string
  readonly unitPrice: string
  readonly discount: string
  readonly tax: string
  readonly taxable: string
  readonly amount: string
}

/** What every PDF of the business says about the business. */
export interface Letterhead {
  readonly design: DocumentDesign
  readonly size: PageSize
  /** A language tag. */
  readonly language: string
  readonly isRightToLeft: boolean
  /** `#rrggbb`. */
  readonly accent: string
  readonly sender: Sender
  /** PNG. */
  readonly logo: Uint8Array | null
  readonly title: string
  readonly number: string
  /** Printed across every page of a document that is not valid: `Draft`; empty on others. */
  readonly mark: string
  readonly party: Party
  readonly facts: readonly Fact[]
  /** `Page {page} of {pages}`. */
  readonly pageWords: string
  /** The file's time, in epoch milliseconds. */
  readonly at: number
}

/** A printed business document, all as text (DOC-12). It holds only what a customer may see. */
export interface DocumentJob extends Letterhead {
  readonly kind: 'document'
  readonly shipTo: Party | null
  /** Lines above the table: the credited invoice, the message to the customer. */
  readonly opening: readonly string[]
  readonly heads: DocumentHeads
  readonly items: readonly ItemWords[]
  /** Subtotal and discount. */
  readonly totals: readonly Fact[]
  /** Shown in the totals if there are few, else in a table of their own. */
  readonly taxes: readonly TaxWords[]
  readonly taxSum: string
  /** Total, paid and credited, if something was paid or credited. */
  readonly settled: readonly Fact[]
  /** The final amount; the last line of the totals. */
  readonly sum: Fact
  readonly payment: PaymentWords | null
  readonly closing: readonly Passage[]
  readonly archive?: Archive
}
