import { randomBytes } from 'node:crypto'
import { cutText } from '#domain/cut-text.ts'
import { uuidV7 } from '#domain/uuid.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { type Job, type JobHandler, TryLater } from '#server/kit/jobs/jobs.ts'
import { scheduleJob } from '#server/kit/jobs/schedule-job.ts'
import type { Written } from '#server/kit/write/write.ts'
import { beginWhole, endReading, keepLook, keepPage, lockProgress, type Look, seenProducts } from './mirror.ts'
import { PlanMemory, planSlice, reopenDiscarded, reopenMissing, STORE_PULL } from './plan-pull.ts'
import { StoreFailure, type StoreSession } from './port.ts'
import { orderPictures } from './picture-job.ts'
import { pullMessages } from './pull-messages.ts'
import type { StoreRow } from './sides.ts'
import { failedRun } from './store-failures.ts'
import { changeOfStore, readStore, writeStoreRows } from './store-writes.ts'
import { callerOf, type StoreWork } from './store-work.ts'

const TURN_MS = 10_000
/** Progress is shown at most so often: each is a write that devices are told of. */
const SHOWN_EVERY_MS = 2_000
/** A proposal of thousands of products, on a slow machine. */
const APPLY_LIMIT_MS = 600_000

/** What a job of a look is asked for. */
interface Asked {
  readonly storeId: string
  readonly isWhole: boolean
  readonly isAsked: boolean
  readonly bringsBack: boolean
  /** Compares what is known again, without asking the store. */
  readonly compares: boolean
  /** Goes on with a look that had its turn. */
  readonly goesOn: boolean
}

function askedOf({ payload }: Job): Asked {
  const is = (name: string): boolean => payload[name] === true
  return {
    storeId: String(payload['storeId']),
    isWhole: is('whole'),
    isAsked: is('asked'),
    bringsBack: is('bringsBack'),
    compares: is('compares'),
    goesOn: is('goesOn'),
  }
}

/** One turn of a look at a store. */
interface Turn {
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

/** The job that looks at a store, in turns: reads what changed, compares it, and proposes or applies what follows (STORE-05, STORE-09). */
export function pullJobs(work: StoreWork): Record<string, JobHandler> {
  return {
    [STORE_PULL]: {
      run: async (job) => {
        if (job.userId === null) return
        const turn: Turn = {
          work,
          caller: callerOf(job.userId),
          asked: askedOf(job),
          memory: new PlanMemory(),
          userId: job.userId,
          signal: job.signal,
          until: Date.now() + (work.turnMs ?? TURN_MS),
          shownAt: 0,
        }
        try {
          await takeTurn(turn)
        } catch (error) {
          if (!(error instanceof StoreFailure) || job.signal.aborted) throw error
          await failedRun(work, turn.caller, { storeId: turn.asked.storeId, failure: error, attempts: job.payload['failures'] })
        }
      },
    },
  }
}

async function takeTurn(turn: Turn): Promise<void> {
  const { work, asked, signal } = turn
  if (!(await begin(turn))) return
  while (await step(turn)) {
    signal.throwIfAborted()
    if (Date.now() < turn.until) continue
    await inStore(turn, (tx) => order(tx, asked.storeId, new Date(), { goesOn: true }))
    work.wakeJobs()
    return
  }
}

/** Runs a step in a transaction with the store's progress locked, and tells devices of what it wrote. */
async function inStore<T>(
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

/** Orders the next turn of a look. */
export function order(tx: Queryable, storeId: string, runAt: Date, how: Readonly<Record<string, unknown>>): Promise<void> {
  return scheduleJob(tx, { name: STORE_PULL, key: storeId, runAt, payload: { storeId, ...how } })
}

/** Orders that what is known of a store is compared again, without asking it. */
export function orderComparing(tx: Queryable, storeId: string): Promise<void> {
  return order(tx, storeId, new Date(), { compares: true })
}

/** Begins a look, or goes on with the one that is under way; false if there is nothing to do. */
function begin(turn: Turn): Promise<boolean> {
  const { asked } = turn
  return inStore(turn, async (tx, wrote) => {
    const progress = await lockProgress(tx, asked.storeId)
    if (!progress) return false
    const store = await readStore(tx, asked.storeId)
    if (store.state !== 'connected' && !asked.compares) return false
    const { look } = progress
    if (look?.isCancelled && asked.goesOn) return false
    const isBegun = look !== null && (asked.goesOn || !asked.isWhole)
    const next = isBegun ? { ...look, ...goingOn(asked) } : newLook(asked, progress.cursor)
    if (!isBegun && next.isWhole) await tx.query(beginWhole(asked.storeId))
    if (!isBegun) await tx.query(reopenDiscarded(asked.storeId))
    if (asked.bringsBack) await tx.query(reopenMissing(asked.storeId))
    const { isCancelled: _, ...kept } = next
    await tx.query(keepLook(asked.storeId, kept))
    if (next.phase === 'reading') wrote(await writeStoreRows(tx, [changeOfStore(store.id, { run: runOf(kept) })]))
    return true
  })
}

function goingOn({ isAsked, bringsBack }: Asked): Partial<Look> {
  return { ...(isAsked && { isAsked }), ...(bringsBack && { bringsBack }) }
}

function newLook({ isWhole, isAsked, bringsBack, compares }: Asked, cursor: string | null): Look {
  const reads = { cursor: isWhole ? null : cursor, isWhole: isWhole || cursor === null }
  const phase = compares ? 'planning' : 'reading'
  return { phase, ...reads, startedAt: Date.now(), done: 0, total: null, isAsked, bringsBack, ...(compares && { compares }) }
}

function runOf({ done, total, startedAt }: Look) {
  return { doing: 'pull' as const, done, total, startedAt }
}

/** Does the next step; false once the look has ended. */
async function step(turn: Turn): Promise<boolean> {
  const { asked } = turn
  const look = await inStore(turn, async (tx) => (await lockProgress(tx, asked.storeId))?.look ?? null)
  if (!look || look.isCancelled) return false
  if (look.phase === 'reading') await readPages(turn, look)
  else if (look.phase === 'planning') return planNext(turn)
  else return settle(turn, look)
  return true
}

/** Reads pages with one open session until the last one, or until others get their turn. */
async function readPages(turn: Turn, look: Look): Promise<void> {
  const { work, userId, asked, signal } = turn
  await work.withSession(userId, asked.storeId, async (session) => {
    if (look.done === 0) await refreshFacts(turn, session)
    let current: Look | undefined = look
    while (current?.phase === 'reading' && !current.isCancelled) {
      current = await readPage(turn, session, current)
      signal.throwIfAborted()
      if (Date.now() >= turn.until) return
    }
  })
}

/** Reads a page; answers the look as it is then, undefined if it has ended. */
async function readPage(turn: Turn, session: StoreSession, look: Look): Promise<Look | undefined> {
  const { asked, signal } = turn
  const { storeId } = asked
  const known = async (externalIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const rows = await inStore(turn, async (tx) => (await tx.query<{ id: string; revision: string }>(seenProducts(storeId, externalIds))).rows)
    return new Map(rows.flatMap(({ id, revision }) => (revision === '' ? [] : [[id, revision] as const])))
  }
  const page = await session.look({ cursor: look.cursor, known, signal })
  return inStore(turn, async (tx, wrote) => {
    const progress = await lockProgress(tx, storeId)
    if (!progress?.look) return undefined
    const store = await readStore(tx, storeId)
    await tx.batch([
      ...keepPage(storeId, page, store.currency),
      ...(page.hasMore ? [] : endReading(storeId, page.cursor, look.isWhole)),
    ])
    const done = look.done + page.products.length
    const phase = page.hasMore ? 'reading' : 'planning'
    const next: Look = { ...progress.look, phase, cursor: page.cursor, done, total: page.total ?? null }
    await tx.query(keepLook(storeId, next))
    if (Date.now() - turn.shownAt < SHOWN_EVERY_MS || next.isCancelled) return next
    turn.shownAt = Date.now()
    wrote(await writeStoreRows(tx, [changeOfStore(storeId, { run: runOf(next) })]))
    return next
  })
}

/** What a store says of itself may change: its name, its currency. */
async function refreshFacts(turn: Turn, session: StoreSession): Promise<void> {
  const { asked, signal } = turn
  const facts = await session.facts(signal)
  await inStore(turn, async (tx, wrote) => {
    const store = await readStore(tx, asked.storeId)
    const told: AnyPatch = {
      ...(facts.currency !== '' && facts.currency !== store.currency ? { currency: facts.currency } : {}),
      ...(facts.address !== '' && facts.address !== store.address ? { address: cutText(facts.address, 500) } : {}),
    }
    if (Object.keys(told).length > 0) wrote(await writeStoreRows(tx, [changeOfStore(store.id, told)]))
  })
}

/** What a look may propose: a first import, changes that are applied at once, or nothing while the first import waits. */
export type PullMode = 'first' | 'later' | 'waits'

/** How a look at a store proposes what it found. */
export async function modeOf(tx: Queryable, { firstChangeSetId }: StoreRow, isAsked: boolean): Promise<PullMode> {
  if (firstChangeSetId === null) return 'first'
  const { rows } = await tx.query<{ state: string }>({
    name: 'store:first',
    text: `select state from change_set where user_id = ${currentUser} and id = $1`,
    values: [firstChangeSetId],
  })
  const state = rows[0]?.state ?? 'discarded'
  if (state === 'draft' || state === 'checked') return 'waits'
  // What was taken back or discarded comes again only when a person asks for it.
  if (state === 'reverted' || state === 'discarded') return isAsked ? 'first' : 'waits'
  return 'later'
}

/** Plans some products; once none is left, what was planned is settled. */
async function planNext(turn: Turn): Promise<boolean> {
  const { work, caller, asked } = turn
  const { storeId } = asked
  return inStore(turn, async (tx, wrote) => {
    const look = (await lockProgress(tx, storeId))?.look
    if (!look) return false
    const store = await readStore(tx, storeId)
    const mode = await modeOf(tx, store, look.isAsked)
    if (mode === 'waits') {
      wrote(await finish(tx, store, look))
      return false
    }
    if (mode === 'first' && look.after === undefined && store.firstChangeSetId !== null) await tx.query(reopenMissing(storeId))
    const bringsBack = mode === 'first' || look.bringsBack
    const slice = await planSlice(tx, store, look.after ?? '', { memory: turn.memory, bringsBack })
    if (!slice) {
      if (look.changeSetId !== undefined) await tx.query(keepLook(storeId, { ...look, phase: 'checking' }))
      else wrote(await finish(tx, store, look))
      return look.changeSetId !== undefined
    }
    const isProposing = slice.rows.length > 0
    const changeSetId = look.changeSetId ?? (isProposing ? uuidV7(Date.now(), randomBytes(16)) : undefined)
    const from = look.rows ?? 0
    if (isProposing && changeSetId !== undefined) {
      if (look.changeSetId === undefined) {
        const title = cutText(mode === 'first' ? pullMessages.firstImport(store.name) : pullMessages.changesOf(store.name), 300)
        await work.drafts.begin(tx, caller, { id: changeSetId, title, origin: 'storePull', stale: pullMessages.stale })
      }
      await work.drafts.add(tx, changeSetId, slice.rows.map((input, index) => ({ n: from + index + 1, input })))
    }
    wrote(await slice.save(tx, changeSetId))
    const planned = { ...look, after: slice.after, rows: from + slice.rows.length }
    await tx.query(keepLook(storeId, changeSetId === undefined ? planned : { ...planned, changeSetId }))
    return true
  })
}

/** Checks what was planned; the first import then waits for a person, later changes are applied. */
async function settle(turn: Turn, { changeSetId, isAsked }: Look): Promise<boolean> {
  const { work, caller, asked } = turn
  const { storeId } = asked
  if (changeSetId === undefined) return false
  const reach = {
    tx: work.data.alone(caller),
    inTransaction: <T>(body: (tx: Queryable) => Promise<T>) => work.data.transact(caller, body),
  }
  try {
    const checked = await work.drafts.check(reach, caller, changeSetId)
    work.data.wake(checked.userId, checked.version)
    await inStore(
      turn,
      async (tx, wrote) => {
        const look = (await lockProgress(tx, storeId))?.look
        if (!look) return
        const store = await readStore(tx, storeId)
        const isFirst = (await modeOf(tx, store, isAsked)) === 'first'
        if (!isFirst) wrote(await work.drafts.apply(tx, caller, changeSetId))
        wrote(await finish(tx, store, look, isFirst ? { firstChangeSetId: changeSetId } : {}))
      },
      APPLY_LIMIT_MS,
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await planAnew(turn, changeSetId)
    throw new TryLater(`the proposal of a store was stale: ${error.code}`)
  }
  return false
}

/** Rows changed while they were planned: the proposal is discarded, and what it held is compared again. */
async function planAnew(turn: Turn, changeSetId: string): Promise<void> {
  const { work, caller, asked } = turn
  await inStore(turn, async (tx) => {
    const look = (await lockProgress(tx, asked.storeId))?.look
    await work.drafts.discard(tx, caller, changeSetId)
    await tx.query(reopenDiscarded(asked.storeId))
    if (!look) return
    const { changeSetId: _, rows: _rows, after: _after, ...rest } = look
    await tx.query(keepLook(asked.storeId, { ...rest, phase: 'planning' }))
  })
}

/** Ends a look: the next one is ordered, and the store says when it was looked at. */
async function finish(tx: Queryable, store: StoreRow, look: Look, more: AnyPatch = {}): Promise<Written | undefined> {
  await tx.query(keepLook(store.id, null))
  const now = Date.now()
  const isRead = look.compares !== true
  const nextPullAt = isRead ? (store.everyMinutes > 0 ? now + store.everyMinutes * 60_000 : null) : store.nextPullAt
  const read = isRead ? { pulledAt: now, nextPullAt, problem: '', said: '' } : {}
  if (nextPullAt !== null) await order(tx, store.id, new Date(nextPullAt), {})
  await orderPictures(tx, store.id)
  return writeStoreRows(tx, [changeOfStore(store.id, { run: null, ...read, ...more })])
}
