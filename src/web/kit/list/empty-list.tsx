import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

interface EmptyListProps {
  readonly icon: ReactNode
  readonly messages: { readonly title: string; readonly text: string; readonly importFile: string }
  /** Makes the first row. */
  readonly action: ReactNode
  /** Brings rows in with a file; absent where a list takes none. */
  readonly bringIn: (() => void) | undefined
}

/** What a list without rows is for, with the two ways to fill it. */
export function EmptyList({ icon, messages, action, bringIn }: EmptyListProps) {
  const importButton = bringIn && (
    <Button tone="ghost" onClick={bringIn}>
      {messages.importFile}
    </Button>
  )
  return (
    <EmptyState icon={icon} title={messages.title} action={action} secondAction={importButton}>
      {messages.text}
    </EmptyState>
  )
}
