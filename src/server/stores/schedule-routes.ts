import type { StoreCalls } from '#contract/endpoints/store-calls.ts'
import { Refusal } from '#contract/refusal.ts'
import type { StoreProviderName } from '#contract/store-providers.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { Caller, Routes } from '../kit/http/mount.ts'
import type { OpenWrite, Written } from '../kit/write/write.ts'
import { callMessages } from './call-messages.ts'
import { nextPull, orderPull } from './schedule.ts'
import type { StoreCallDeps } from './store-deps.ts'
import type { StoreRow } from './sides.ts'
import { chosenStore, openStoreWrite, readStores, storeAfter, writeStore } from './store-rows.ts'
import { sharedNow } from '../kit/clock.ts'

/** How often a store is looked at where nobody says. */
const USUAL_MINUTES = 60

interface Schedule {
  readonly storeId: string
  readonly everyMinutes: number
  readonly nextRunAt: string | null
  readonly lastRunAt: string | null
}

/** Mounts the scheduler of a provider's stores (STORE-04). */
export function mountSchedule(
  routes: Routes,
  { data }: StoreCallDeps,
  name: StoreProviderName,
  calls: StoreCalls,
): void {
  const change = async (caller: Caller, id: string | undefined, everyMinutes: number): Promise<Schedule> => {
    const { row, written } = await data.transact(caller, async (tx) => {
      const chosen = chosenStore(await readStores(tx, name), id)
      const { open, row: before } = await openStoreWrite(tx, chosen.id)
      if (everyMinutes > 0) requireConnected(before)
      const stored = await schedule(open, before, everyMinutes, caller)
      return { row: storeAfter(stored, before), written: stored }
    })
    data.wake(written.userId, written.version)
    return scheduleOf(row)
  }
  routes.mount(calls.schedulerStatus, ({ caller }) =>
    data.transact(caller, async (tx) => ({ schedules: (await readStores(tx, name)).map(scheduleOf) })),
  )
  routes.mount(calls.scheduleRefresh, ({ caller, body }) =>
    change(caller, body.store, body.everyMinutes ?? USUAL_MINUTES),
  )
  routes.mount(calls.cancelRefresh, ({ caller, query }) => change(caller, query.store, 0))
  routes.mount(calls.autoSchedule, async ({ caller }) => {
    const { rows, written } = await data.transact(caller, (tx) => scheduleAll(tx, name, caller))
    for (const { userId, version } of written) data.wake(userId, version)
    return { schedules: rows.map(scheduleOf) }
  })
}

/** Gives those stores a next look that are to have one and have none. */
async function scheduleAll(
  tx: Queryable,
  name: StoreProviderName,
  caller: Caller,
): Promise<{ readonly rows: readonly StoreRow[]; readonly written: readonly Written[] }> {
  const rows: StoreRow[] = []
  const written: Written[] = []
  for (const { id } of await readStores(tx, name)) {
    const { open, row } = await openStoreWrite(tx, id)
    const isMissing = row.state === 'connected' && row.everyMinutes > 0 && row.nextPullAt === null
    const stored = isMissing ? await schedule(open, row, row.everyMinutes, caller) : undefined
    rows.push(stored ? storeAfter(stored, row) : row)
    if (stored) written.push(stored)
  }
  return { rows, written }
}

/** Writes how often a store is looked at, and orders the next look. */
async function schedule(
  open: OpenWrite,
  { id }: StoreRow,
  everyMinutes: number,
  { name: actor }: Caller,
): Promise<Written> {
  const now = sharedNow()
  const nextPullAt = nextPull(everyMinutes, now)
  if (nextPullAt !== null) await orderPull(open.tx, id, nextPullAt)
  return writeStore(open, id, { everyMinutes, nextPullAt }, { actor, now })
}

function requireConnected({ name, state }: StoreRow): void {
  if (state === 'connected') return
  throw new Refusal('conflict', { message: callMessages.notConnected(name) })
}

function scheduleOf({ id, everyMinutes, nextPullAt, pulledAt }: StoreRow): Schedule {
  return { storeId: id, everyMinutes, nextRunAt: momentText(nextPullAt), lastRunAt: momentText(pulledAt) }
}

function momentText(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
