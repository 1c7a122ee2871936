import { importCustomers } from '#contract/commands/customers.ts'
import { ImportDialog } from '#web/kit/row-files/import-dialog.tsx'
import { customerFile } from './customer-file.ts'

/** Brings customers in from a file (CUST-05). */
export function ImportCustomers({ onClose }: { readonly onClose: () => void }) {
  return <ImportDialog form={customerFile} command={importCustomers} onClose={onClose} />
}
