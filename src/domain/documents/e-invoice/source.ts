import type { OwnTax } from '../own-tax.ts'
import type { LineInput, TotalsInput } from '../totals.ts'
import type { DocumentStatus, DocumentType } from '../types.ts'

/** A postal address in its parts; the country is its ISO 3166-1 code. */
export interface SourceAddress {
  readonly street?: string | undefined
  readonly street2?: string | undefined
  readonly city?: string | undefined
  readonly zip?: string | undefined
  readonly state?: string | undefined
  readonly country?: string | undefined
}

/** One line of the document. */
export interface SourceItem extends LineInput {
  readonly id: string
  readonly sku: string
  readonly description: string
  readonly unitCode: string
  readonly exemptionReason: string
}

/** The stored document that an e-invoice is made from. Amounts in units, days as `2026-07-06`. */
export interface SourceDocument extends TotalsInput {
  readonly documentType: DocumentType
  readonly documentNumber: string
  readonly isProvisional: boolean
  readonly status: DocumentStatus
  readonly issueDate: string | null
  readonly dueDate: string | null
  readonly deliveryDate: string | null
  readonly currency: string
  readonly items: readonly SourceItem[]
  readonly subtotal: number
  readonly discountAmount: number
  readonly taxAmount: number
  /** Null if the seller's country requires none. */
  readonly ownTax: OwnTax | null
  readonly total: number
  readonly amountPaid: number
  readonly balanceDue: number
  readonly customerNotes: string
  readonly terms: string
  readonly paymentTerms: string
  readonly reason: string
  readonly customerName: string
  readonly customerEmail: string
  readonly customerPhone: string
  readonly customerVatId: string
  readonly customerRegistrationNumber: string
  readonly customerElectronicAddress: string
  readonly customerElectronicScheme: string
  readonly billingAddress: string | SourceAddress
  readonly shippingAddress: string | SourceAddress
  readonly buyerReference: string
  readonly orderReference: string
}

/** The seller. */
export interface SourceSeller {
  readonly name: string
  readonly legalName: string
  readonly address: SourceAddress
  readonly email: string
  readonly phoneNumber: string
  readonly registrationNumber: string
  readonly taxId: string
  readonly vatId: string
  readonly contactName: string
  readonly electronicAddress: string
  readonly electronicScheme: string
  readonly iban: string
  readonly bic: string
  readonly accountName: string
}

/** The input of an e-invoice; `preceding` is the invoice that a credit note credits. */
export interface EInvoiceSource {
  readonly document: SourceDocument
  readonly seller: SourceSeller
  readonly preceding: { readonly documentNumber: string; readonly issueDate: string | null } | null
  /** The language tag of the document on paper, whose words it uses too. */
  readonly language: string
}
