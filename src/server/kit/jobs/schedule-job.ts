import type { Queryable } from '../database/database.ts'

/** Work to be done later, once, by any instance. */
export interface OrderedJob {
  readonly name: string
  /** Scheduling the same key again moves the work; keys are the user's own. */
  readonly key: string
  readonly runAt: Date
  readonly payload?: Readonly<Record<string, unknown>>
}

/**
 * Schedules work in the transaction that causes it, so that it exists if that commits. It belongs to the user of the transaction (to
 * nobody in `asSystem`).
 */
export async function scheduleJob(tx: Queryable, { name, key, runAt, payload = {} }: OrderedJob): Promise<void> {
  await tx.query({
    name: 'job:order',
    text: 'select enqueue_job($1, $2, $3, $4)',
    values: [name, JSON.stringify(payload), key, runAt.toISOString()],
  })
}
