import { nearestProduct } from '../exact.ts'
import type { Units } from '../money.ts'
import { lineNets, type SummedDocument, type SummedLine } from '../documents/line-nets.ts'
import type { Credited } from '../documents/open-amount.ts'
import { saleSign } from '../documents/sale-sign.ts'
import type { LinkedDocument } from '../documents/shown-state.ts'
import { type DocumentStatus, type DocumentType, isIssued } from '../documents/types.ts'
import { type ReturnEntry, wentBack } from '../payments/went-back.ts'
import { netPrice } from '../price-formulas.ts'
import { RowBook } from './row-book.ts'

const ONE = 10_000

/** A line of a document as it is stored; the cost of one is in the document's currency, null if it was not known. */
export interface AnalysedLine extends SummedLine {
  readonly productId: string | null
  /** Empty for the product itself. */
  readonly variantId: string
  readonly serviceId: string | null
  /** 1/10,000. */
  readonly quantity: number
  readonly unitPrice: Units
  readonly unitCost: Units | null
}

/** The fields of a document that figures are made from. Days as `2026-07-06`, amounts in units of its currency. */
export interface AnalysedDocument extends SummedDocument, LinkedDocument, Credited {
  readonly id: string
  readonly businessProfileId: string | null
  readonly customerId: string | null
  readonly currency: string
  readonly issueDate: string | null
  readonly items: readonly AnalysedLine[]
  readonly taxAmount: Units
  readonly total: Units
  readonly payments: readonly (Payment & ReturnEntry)[]
  readonly originalInvoiceId: string | null
  readonly relatedDocuments: readonly { readonly relationship: string; readonly documentType: string }[]
  /** Epoch milliseconds. */
  readonly updatedAt: number
}

interface Payment {
  readonly date: string | null
  readonly amount: Units
}

/** What a line adds to sales: below zero on a credit note, which also brings the goods back at their cost. */
export interface LineFacts {
  readonly productId: string | null
  /** Empty for the product itself. */
  readonly variantId: string
  readonly serviceId: string | null
  /** 1/10,000. */
  readonly quantity: number
  /** After the discount and without tax. */
  readonly net: Units
  /** Of one, before the discount and without tax. */
  readonly unitPrice: Units
  /** The cost of one on the day of sale, as the line keeps it; null if it was not known. */
  readonly unitCost: Units | null
  /** The same of all of it. */
  readonly cost: Units | null
}

/** A document as figures read it. */
export interface DocumentFacts {
  readonly id: string
  readonly documentType: DocumentType
  readonly status: DocumentStatus
  readonly businessProfileId: string | null
  readonly customerId: string | null
  readonly currency: string
  readonly issueDate: string | null
  readonly dueDate: string | null
  readonly total: Units
  readonly balanceDue: Units
  readonly originalInvoiceId: string | null
  readonly updatedAt: number
  /** A quote that has become an invoice. */
  readonly isConverted: boolean
  readonly payments: readonly Payment[]
  /** What went back to the customer, and may be owed or not (DOC-15). */
  readonly wentBack: Units
  /** What it adds to sales; null for what neither sells nor takes back. */
  readonly sale: SaleFacts | null
}

/** What an issued invoice or receipt adds to sales, or a credit note takes off. */
export interface SaleFacts {
  /** A credit note: its amounts and quantities are below zero. */
  readonly isReturn: boolean
  /** The sum of the lines. */
  readonly net: Units
  readonly tax: Units
  readonly lines: readonly LineFacts[]
}

/** The documents of a shop, ready for every figure over them. */
export type DocumentBook = RowBook<AnalysedDocument, DocumentFacts>

/** The documents of a shop as a book, which follows them row by row. */
export function documentBook(rows: Iterable<AnalysedDocument> = []): DocumentBook {
  return new RowBook(documentFacts, rows)
}

/** What figures read of a document. */
export function documentFacts(row: AnalysedDocument): DocumentFacts {
  const { id, documentType, status, businessProfileId, customerId, currency, issueDate, dueDate, total } = row
  const sign = saleSign(row)
  return {
    id,
    documentType,
    status,
    businessProfileId,
    customerId,
    currency,
    issueDate,
    dueDate,
    total,
    balanceDue: row.balanceDue,
    originalInvoiceId: row.originalInvoiceId,
    updatedAt: row.updatedAt,
    isConverted: row.relatedDocuments.some(({ relationship }) => relationship === 'converted_to'),
    payments: row.payments,
    wentBack: isIssued(row.status) ? wentBack(row) : 0,
    sale: sign === 0 ? null : saleFacts(row, sign),
  }
}

function saleFacts(row: AnalysedDocument, sign: -1 | 1): SaleFacts {
  const nets = lineNets(row)
  return {
    isReturn: sign < 0,
    net: sign * (row.total - row.taxAmount) + 0,
    tax: sign * row.taxAmount + 0,
    lines: row.items.map(({ productId, variantId, serviceId, quantity, unitPrice, unitCost, taxPercent }, at) => ({
      productId,
      variantId,
      serviceId,
      quantity: sign * quantity + 0,
      net: sign * (nets[at] ?? 0) + 0,
      unitPrice: row.pricesIncludeTax ? netPrice(unitPrice, taxPercent) : unitPrice,
      unitCost,
      cost: unitCost === null ? null : sign * nearestProduct(unitCost, quantity, ONE) + 0,
    })),
  }
}
