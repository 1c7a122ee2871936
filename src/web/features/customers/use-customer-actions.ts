import { useMemo } from 'react'
import { editCustomers, MAX_CUSTOMERS } from '#contract/commands/customers.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { customersMessages } from './messages.ts'

type CustomerRow = RowOfKind<'customer'>

/** What is changed on many customers at once. */
interface CustomerEdit {
  readonly status?: CustomerRow['status']
  readonly addTags?: string[]
  readonly removeTags?: string[]
}

/** The actions on customers, each with its message and its way back. */
export function useCustomerActions() {
  const actions = useActions('customer')
  const documents = useActions('document')
  return useMemo(
    () => ({
      ...actions,
      /** Changes many as a change set; `title` is its title and the message. Answers whether that worked. */
      edit: (ids: readonly string[], edit: CustomerEdit, title: string) =>
        actions.batch(ids, {
          act: 'change',
          most: MAX_CUSTOMERS,
          told: { title },
          command: editCustomers,
          input: (part) => ({ ...part, edit }),
        }),
      /** Deletes customers; their documents stay (CUST-06). */
      removeAll: (rows: readonly CustomerRow[]) =>
        actions.removeAll(rows, { detail: customersMessages.documentsStay, most: MAX_CUSTOMERS }),
      /** Begins a document for a customer and answers its id; undefined when that failed. */
      begin: (customerId: string, documentType: 'invoice' | 'quote') => documents.create({ documentType, customerId }),
    }),
    [actions, documents],
  )
}

export type CustomerActions = ReturnType<typeof useCustomerActions>
