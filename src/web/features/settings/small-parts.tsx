import type { ReactNode } from 'react'
import { Panel } from '#web/kit/ui/panel.tsx'
import { settingsMessages } from './messages.ts'

/** All products as a file. */
export function ProductsAlong({ action }: { readonly action: ReactNode }) {
  const { exportTitle, exportLead } = settingsMessages.data
  return <Panel title={exportTitle} lead={exportLead} action={action} />
}
