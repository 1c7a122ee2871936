import type { ReactNode } from 'react'
import { failureOf } from '#web/kit/data/failure.ts'
import type { AnswerState } from '#web/kit/load/use-answer.ts'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { plansMessages as messages } from './messages.ts'

interface LoadedPartProps<T> {
  readonly loaded: AnswerState<T>
  /** What is said when it could not be loaded, with the cause. */
  readonly failed: (cause: string) => string
  readonly children: (answer: T) => ReactNode
}

/** What the server answers: while it loads, when it could not be loaded, and when it is there. */
export function LoadedPart<T>({ loaded: { answer, error, retry }, failed, children }: LoadedPartProps<T>) {
  if (answer !== undefined) return children(answer)
  if (error === undefined) return <Skeleton className="h-24 w-full" />
  const { title, detail } = failureOf(error, { act: 'read', thing: messages.thing })
  return <ProblemDisplay problem={{ title: failed(title), detail }} onRetry={retry} />
}
