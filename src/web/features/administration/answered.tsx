import type { ReactNode } from 'react'
import { failureOf } from '#web/kit/data/failure.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import type { AnswerState } from '#web/kit/load/use-answer.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { administrationMessages as messages } from './messages.ts'

interface AnsweredProps<T> {
  readonly loaded: AnswerState<T>
  readonly children: (answer: T) => ReactNode
}

/** What the server answered, while it loads, when it could not be loaded, and offline, where administration waits for the network. */
export function Answered<T>({ loaded: { answer, error, retry }, children }: AnsweredProps<T>) {
  const { network } = useSyncStatus()
  if (answer !== undefined) return children(answer)
  if (network === 'offline') return <Banner tone="warn" title={messages.offline} />
  if (error === undefined) return <Skeleton className="h-72 w-full" />
  return <ProblemDisplay problem={failureOf(error, { act: 'read', thing: messages.thing })} onRetry={retry} />
}
