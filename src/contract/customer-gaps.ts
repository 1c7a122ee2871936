import { isBlank } from '#domain/documents/e-invoice/check/issue.ts'
import { CUSTOMER_TEXTS, type DocumentRow } from './entities/document-derive.ts'
import type { AnyPatch, AnyRow } from './entity.ts'
import type { AddressOrText } from './postal-address.ts'
import { same } from './same.ts'

/** The rows that the filling in of a document is about. */
export interface FilledRows {
  readonly document: DocumentRow
  readonly customer: AnyRow
  /** The customer as they were before the filling in began. */
  readonly found: AnyRow
}

const ADDRESSES = ['billingAddress', 'shippingAddress'] as const

/**
 * What is filled in on a document and its customer lacks, as a change of the customer, so that their next document has it (CUST-01);
 * empty where they lack nothing of it. What they had stays; a slip that was filled in on both is mended on both.
 */
export function customerGaps(patch: AnyPatch, { document, customer, found }: FilledRows): AnyPatch {
  const gaps: Record<string, unknown> = {}
  for (const [name, own] of Object.entries(CUSTOMER_TEXTS)) {
    const value = patch[name]
    if (!isLacking(value) && isOpen(customer[own], found[own], document[name as keyof DocumentRow])) gaps[own] = value
  }
  for (const name of ADDRESSES) {
    const address = patch[name] as AddressOrText | undefined
    const own = customer[name] as AddressOrText
    const filled = address === undefined ? own : filledAddress(address, own, found[name], document[name])
    if (!same(filled, own)) gaps[name] = filled
  }
  return gaps
}

/** Whether a field of a document, by its path, is one that its customer has too. */
export function isOfCustomer(field: string): boolean {
  const [name = ''] = field.split('.')
  return name in CUSTOMER_TEXTS || ADDRESSES.some((each) => each === name)
}

/** The customer's address with what it lacks of the one that was filled in. */
function filledAddress(
  address: AddressOrText,
  own: AddressOrText,
  found: unknown,
  onDocument: AddressOrText,
): AddressOrText {
  if (isLacking(address)) return own
  if (isOpen(own, found, onDocument)) return address
  if (typeof own === 'string' || typeof address === 'string') return own
  const parts = Object.entries(address).filter(
    ([name, part]) => !isLacking(part) && isOpen(partOf(own, name), partOf(found, name), partOf(onDocument, name)),
  )
  return { ...own, ...Object.fromEntries(parts) }
}

/** What the customer lacks, or lacked until the same was filled in here. */
function isOpen(own: unknown, found: unknown, onDocument: unknown): boolean {
  return isLacking(own) || (isLacking(found) && same(own, onDocument))
}

function isLacking(value: unknown): boolean {
  if (typeof value === 'string') return isBlank(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isLacking)
}

function partOf(address: unknown, name: string): unknown {
  return typeof address === 'object' && address !== null ? address[name as keyof typeof address] : undefined
}
