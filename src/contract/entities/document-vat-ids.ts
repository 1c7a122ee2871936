import { isInEuropeanUnion } from '#domain/european-union.ts'
import { categoryOf } from '#domain/documents/totals.ts'
import type { Seller } from './document-fields.ts'
import type { DocumentRow } from './document-derive.ts'

/** The VAT ids that an invoice lacks, and what requires them. */
export interface MissingVatIds {
  readonly ofSeller: boolean
  readonly ofCustomer: boolean
  /** True where the law requires them; elsewhere laws differ, so it is advice. */
  readonly isLaw: boolean
  /** A supply within the EU, or reverse charge. */
  readonly why: 'within' | 'reverseCharge'
}

/** Supplies within the EU (K) and reverse charge (AE) name the VAT ids of both sides: Directive 2006/112/EC, article 226 (3), (4) and 220a. */
export function missingVatIds(
  { documentType, items, customerVatId }: Pick<DocumentRow, 'documentType' | 'items' | 'customerVatId'>,
  seller: Pick<Seller, 'vatId' | 'address'>,
): MissingVatIds | undefined {
  if (documentType !== 'invoice' && documentType !== 'creditnote') return undefined
  const categories = new Set(items.map(categoryOf))
  const isWithin = categories.has('K')
  if (!isWithin && !categories.has('AE')) return undefined
  return {
    ofSeller: (seller.vatId ?? '').trim() === '',
    ofCustomer: customerVatId.trim() === '',
    isLaw: isWithin || isInEuropeanUnion(seller.address.country ?? ''),
    why: isWithin ? 'within' : 'reverseCharge',
  }
}
