import type { DocumentDesign } from '#domain/documents/designs.ts'
import type { Archive } from '../layout/archive.ts'
import type { PageSize } from '../layout/paper.ts'

/** A word and what it says: `Due date`, `6 July 2026`. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** Text under a heading. */
export interface Passage {
  readonly heading: string
  readonly text: string
}

/** An address with what it is. */
export interface Party {
  readonly label: string
  readonly name: string
  readonly lines: readonly string[]
}

/** Who sends the paper. */
export interface Sender {
  readonly name: string
  readonly address: readonly string[]
  readonly contact: readonly string[]
  /** VAT id, tax and registration number. */
  readonly ids: readonly Fact[]
  readonly bank: readonly Fact[]
}

/** One line of the document, in words. */
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

/** The group of one tax rate, in words. */
export interface TaxWords {
  readonly label: string
  readonly taxable: string
  readonly tax: string
}

/** What is to be paid, and how. */
export interface PaymentWords {
  readonly heading: string
  readonly facts: readonly Fact[]
  /** The text of the code that a banking app reads. */
  readonly code: string | null
  readonly codeHint: string
}

/** The heads of the columns and other words that belong to no value. */
export interface DocumentHeads {
  readonly item: string
  readonly quantity: string
  readonly unitPrice: string
  readonly discount: string
  readonly tax: string
  readonly taxable: string
  readonly amount: string
}

/** Everything that every paper of the business says about itself. */
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
  /** Stands across every page where the paper does not count: `Draft`; empty on others. */
  readonly mark: string
  readonly party: Party
  readonly facts: readonly Fact[]
  /** `Page {page} of {pages}`. */
  readonly pageWords: string
  /** Epoch milliseconds that the file says it is of. */
  readonly at: number
}

/** A business document as it is printed, everything in words (DOC-12). It holds what a customer may see and nothing else. */
export interface DocumentJob extends Letterhead {
  readonly kind: 'document'
  readonly shipTo: Party | null
  /** Lines above the table: the invoice that is credited, the message to the customer. */
  readonly opening: readonly string[]
  readonly heads: DocumentHeads
  readonly items: readonly ItemWords[]
  /** Subtotal and discount. */
  readonly totals: readonly Fact[]
  /** In the totals where there are few, else in a table of their own. */
  readonly taxes: readonly TaxWords[]
  readonly taxSum: string
  /** Total, paid and credited, where something was paid or credited. */
  readonly settled: readonly Fact[]
  /** What the paper comes to; the last line of the totals. */
  readonly sum: Fact
  readonly payment: PaymentWords | null
  readonly closing: readonly Passage[]
  readonly archive?: Archive
}
