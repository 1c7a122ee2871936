import { customerGaps } from '#contract/customer-gaps.ts'
import { type DocumentRow, nameOnDocuments } from '#contract/entities/document-derive.ts'
import type { AnyPatch } from '#contract/entity.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { Actions, Told } from '#web/kit/actions/actions.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { NewMutation } from '#web/kit/data/store-options.ts'
import { partsOf } from '#web/kit/documents/address-parts.ts'
import { missingMessages as messages } from '../e-invoice/missing-messages.ts'

type Customer = RowOfKind<'customer'>

/** Saves a patch of a document; answers whether it was one that its customer keeps as well. */
export type KeepWithCustomer = (row: DocumentRow, data: AnyPatch, why: { readonly why?: string }) => boolean

/**
 * What is filled in on documents and their customer lacks is kept with the customer in the same act, so that their next document has it
 * (CUST-01). A patch that names another customer, or brings nothing that they lack, is not saved here.
 */
export function keepWithCustomer(store: Store, { write }: Pick<Actions<'document'>, 'write'>): KeepWithCustomer {
  let found: Customer | undefined
  return (row, data, why) => {
    const customer = row.customerId === null ? undefined : store.get('customer', row.customerId)
    if (!customer || 'customerId' in data) return false
    if (found?.id !== customer.id) found = customer
    // The page may not show yet what was saved a moment ago.
    const document = store.get('document', row.id) ?? row
    const gaps = {
      ...customerGaps(data, { document, customer, found }),
      ...countryGap(document, data, customer, found),
    }
    if (Object.keys(gaps).length === 0) return false
    const bodies: NewMutation[] = [
      { op: 'patch', kind: 'document', id: row.id, data, ...why },
      { op: 'patch', kind: 'customer', id: customer.id, data: gaps },
    ]
    const told: Told = { key: 'filled-for-customer', title: messages.keptFor(nameOnDocuments(customer)) }
    void write('change', bodies, told)
    return true
  }
}

/** The country of a customer without one, by the address that is filled in. */
function countryGap(row: DocumentRow, { billingAddress }: AnyPatch, customer: Customer, found: Customer): AnyPatch {
  const country = countryIn(billingAddress as Address | undefined)
  const isOpen = customer.country === '' || (found.country === '' && customer.country === countryIn(row.billingAddress))
  return country !== '' && isOpen && country !== customer.country ? { country } : {}
}

type Address = DocumentRow['billingAddress']

function countryIn(address: Address | undefined): string {
  const parts = typeof address === 'string' ? partsOf(address) : address
  return parts?.country ?? ''
}
