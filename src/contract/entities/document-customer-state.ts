import { isIssued } from '#domain/documents/types.ts'
import type { Change, Ref } from '../command.ts'
import type { DeriveContext } from '../entity.ts'
import type { DocumentRow } from './document-derive.ts'

const CUSTOMER = 'customer'

/** Whoever is sold to by this write: the customer of an invoice or receipt that is issued, or given to them, now. */
function buyerOf(before: DocumentRow | undefined, after: DocumentRow | undefined): string | null {
  if (!after || !isSold(after) || (before && isSold(before) && before.customerId === after.customerId)) return null
  return after.customerId
}

function isSold({ documentType, status }: DocumentRow): boolean {
  return (documentType === 'invoice' || documentType === 'receipt') && isIssued(status)
}

/** The customer whose state a write of a document may change. */
export function buyerReads(before: DocumentRow | undefined, after: DocumentRow | undefined): Ref[] {
  const id = buyerOf(before, after)
  return id === null ? [] : [{ kind: CUSTOMER, id }]
}

/** A pending customer is active once something was sold to them (CUST-01); who was marked as inactive stays so. */
export function activeBuyer(
  before: DocumentRow | undefined,
  after: DocumentRow | undefined,
  context: DeriveContext,
): Change[] {
  if (context.isRestored) return []
  return buyerReads(before, after).flatMap(({ id }): Change[] =>
    context.get(CUSTOMER, id)?.['status'] === 'pending'
      ? [{ op: 'patch', kind: CUSTOMER, id, data: { status: 'active' } }]
      : [],
  )
}
