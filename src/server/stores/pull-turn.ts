import type { Queryable } from '#server/kit/database/database.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import type { Written } from '#server/kit/write/write.ts'
import type { Look } from './mirror.ts'
import type { PlanMemory } from './plan-pull.ts'
import type { StoreWork } from './store-work.ts'

/** What a job of a look is asked for. */
export interface Asked {
  readonly storeId: string
  /** Compares what is known again, without asking the store. */
  readonly compares: boolean
  /** Goes on with a look that had its turn. */
  readonly goesOn: boolean
}

/** One turn of a look at a store. */
export interface Turn {
  readonly work: StoreWork
  readonly caller: Caller
  readonly asked: Asked
  readonly memory: PlanMemory
  readonly userId: string
  readonly signal: AbortSignal
  /** When others get their turn. */
  readonly until: number
  shownAt: number
}

/** Runs a step in a transaction with the store's progress locked, and tells devices of what it wrote. */
export async function inStore<T>(
  { work: { data }, caller }: Turn,
  body: (tx: Queryable, wrote: (written: Written | undefined) => void) => Promise<T>,
  limitMs?: number,
): Promise<T> {
  let last: Written | undefined
  const answer = await data.transact(
    caller,
    (tx) =>
      body(tx, (written) => {
        last = written ?? last
      }),
    limitMs === undefined ? undefined : { limitMs },
  )
  if (last) data.wake(last.userId, last.version)
  return answer
}

/** What is shown of a look that is under way. */
export function runOf({ done, total, startedAt }: Look) {
  return { doing: 'pull' as const, done, total, startedAt }
}
