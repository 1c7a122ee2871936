import UserX from 'lucide-react/icons/user-x'
import { RecordPage } from '#web/kit/list/record-page.tsx'
import { CustomerView } from './customer-view.tsx'
import { pageMessages } from './page-messages.ts'
import { useCustomerActions } from './use-customer-actions.ts'

/** One customer: what is known of them, their documents, payments and account (CUST-05, CUST-06). */
export function CustomerPage() {
  const actions = useCustomerActions()
  return (
    <RecordPage
      kind="customer"
      list="customers"
      icon={<UserX />}
      goneText={pageMessages.goneText}
      onRestore={(row) => void actions.restore(row)}
    >
      {(row) => <CustomerView row={row} actions={actions} />}
    </RecordPage>
  )
}
