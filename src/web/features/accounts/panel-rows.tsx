import type { ReactNode } from 'react'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { accountsMessages } from './messages.ts'
import type { Loaded } from './use-loaded.ts'

/** Rows of a panel while they load, when they could not be loaded, and when they are there. */
export function PanelRows<T>({
  loaded,
  onRetry,
  children,
}: {
  readonly loaded: Loaded<T>
  readonly onRetry: () => void
  readonly children: (value: T) => ReactNode
}) {
  if (loaded.status === 'ready') return children(loaded.value)
  if (loaded.status === 'loading') return <Skeleton className="h-24 w-full" />
  return (
    <ProblemDisplay problem={{ title: accountsMessages.loadFailed, detail: loaded.error.message }} onRetry={onRetry} />
  )
}
