import type { Queryable } from '../database/database.ts'

/** Work that is to be done later, once, whichever instance gets to it. */
export interface OrderedJob {
  readonly name: string
  /** Ordering the same key again moves the work; keys are the user's own. */
  readonly key: string
  readonly runAt: Date
  readonly payload?: Readonly<Record<string, unknown>>
}

/**
 * Orders work in the transaction that causes it: there if it commits, in the name of the user whose transaction it is (of nobody
 * in `asSystem`).
 */
export async function scheduleJob(tx: Queryable, { name, key, runAt, payload = {} }: OrderedJob): Promise<void> {
  await tx.query({
    name: 'job:order',
    text: 'select enqueue_job($1, $2, $3, $4)',
    values: [name, JSON.stringify(payload), key, runAt.toISOString()],
  })
}
