import type { ReactNode } from 'react'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { accountsText } from './text.ts'
import type { Loaded } from './use-loaded.ts'

/** One part of the account's settings. */
export function Panel({
  title,
  lead,
  action,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly action?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <section className="rounded-2xl border border-line bg-card p-5 md:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg">{title}</h2>
          <p className="mt-0.5 text-pretty text-muted">{lead}</p>
        </div>
        {action}
      </header>
      {children && <div className="mt-4">{children}</div>}
    </section>
  )
}

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
  return <ProblemDisplay problem={{ title: accountsText.loadFailed, detail: loaded.error.message }} onRetry={onRetry} />
}
