import type { ReactNode } from 'react'
import { failureOf } from '#web/kit/data/failure.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import type { AnswerState } from '#web/kit/load/use-answer.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { accountsMessages } from './messages.ts'

interface PanelRowsProps<T> {
  readonly loaded: AnswerState<T>
  readonly children: (value: T) => ReactNode
}

/** Rows of a panel while they load, when they could not be loaded, and when they are there. Offline they wait for the network. */
export function PanelRows<T>({ loaded: { answer, error, retry }, children }: PanelRowsProps<T>) {
  const { network } = useSyncStatus()
  if (answer !== undefined) return children(answer)
  if (error === undefined) return <Skeleton className="h-24 w-full" />
  const { offline, loadFailed, thing } = accountsMessages
  if (network === 'offline')
    return (
      <Banner tone="warn" title={offline.title}>
        {offline.text}
      </Banner>
    )
  const { title, detail } = failureOf(error, { act: 'read', thing })
  return (
    <ProblemDisplay
      problem={{ title: loadFailed, detail: [title, detail].filter(Boolean).join(' ') }}
      onRetry={retry}
    />
  )
}
