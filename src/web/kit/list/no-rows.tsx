import { type ReactNode, Suspense } from 'react'
import type { StoreProblem, SyncStatus } from '../data/status.ts'
import { useSyncStatus } from '../data/use-store.ts'
import { lazyPart } from '../load/lazy-part.ts'
import { TableSkeleton } from '../ui/skeleton.tsx'

const NotFetched = lazyPart(() => import('./not-fetched.tsx').then((module) => module.NotFetched))
const ProblemDisplay = lazyPart(() => import('../ui/problem-display.tsx').then((module) => module.ProblemDisplay))

/** Whether rows may still be on their way: this device has not heard from the server yet, and nothing keeps it from doing so. */
export function isArriving({ lastSyncAt, network, session, problem }: SyncStatus): boolean {
  return lastSyncAt === null && network === 'online' && session === 'open' && problem === null
}

/** Whether rows may be on the server that this device never got, while something keeps it from getting them. */
export function isUnfetched(status: SyncStatus): boolean {
  return !status.isFetched && !isArriving(status)
}

interface NoRowsProps {
  readonly columns: number
  /** Problems that are passed over where a requirement says so. */
  readonly hides?: ((problem: StoreProblem) => boolean) | undefined
  readonly children: ReactNode
}

/** In the place of a list without rows: its shape while they may be on their way, what keeps them away, that they were never fetched, else what the list is for. */
export function NoRows({ columns, hides, children }: NoRowsProps) {
  const status = useSyncStatus()
  const { problem } = status
  if (isArriving(status)) return <TableSkeleton rows={8} columns={columns} />
  if (isUnfetched(status) && !(problem && hides?.(problem)))
    return (
      <Suspense fallback={null}>
        <NotFetched />
      </Suspense>
    )
  return (
    <>
      <Suspense fallback={null}>{problem && !hides?.(problem) && <ProblemDisplay problem={problem} />}</Suspense>
      {children}
    </>
  )
}
