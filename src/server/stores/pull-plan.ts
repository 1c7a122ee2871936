import { randomBytes } from 'node:crypto'
import { cutText } from '#domain/cut-text.ts'
import { uuidV7 } from '#domain/uuid.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { TryLater } from '#server/kit/jobs/jobs.ts'
import type { Written } from '#server/kit/write/write.ts'
import { keepLook, lockProgress, type Look } from './mirror.ts'
import { orderPictures } from './picture-job.ts'
import { type PlannedSlice, planSlice, reopenLeft, reopenMissing } from './plan-pull.ts'
import { pullMessages } from './pull-messages.ts'
import { inStore, type Turn } from './pull-turn.ts'
import { orderPull } from './schedule.ts'
import type { StoreRow } from './sides.ts'
import { changeOfStore, readStore, writeStoreRows } from './store-writes.ts'
import { sharedNow } from '../kit/clock.ts'

/** A proposal of thousands of products, on a slow machine. */
const APPLY_LIMIT_MS = 600_000

/** What a look may propose: a first import, changes that are applied at once, or nothing while the first import waits. */
type PullMode = 'first' | 'later' | 'waits'

/** How a look at a store proposes what it found. */
async function modeOf(tx: Queryable, { firstChangeSetId }: StoreRow, isAsked: boolean): Promise<PullMode> {
  if (firstChangeSetId === null) return 'first'
  const { rows } = await tx.query<{ state: string }>({
    name: 'stores:first',
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
export async function planNext(turn: Turn): Promise<boolean> {
  const { storeId } = turn.asked
  return inStore(turn, async (tx, wrote) => {
    const look = (await lockProgress(tx, storeId))?.look
    if (!look) return false
    const store = await readStore(tx, storeId)
    const mode = await modeOf(tx, store, look.isAsked)
    if (mode === 'waits') {
      wrote(await finish(tx, store, look))
      return false
    }
    if (mode === 'first' && look.after === undefined && store.firstChangeSetId !== null)
      await tx.query(reopenMissing(storeId))
    const bringsBack = mode === 'first' || look.bringsBack
    const slice = await planSlice(tx, store, look.after ?? '', {
      memory: turn.memory,
      bringsBack,
      pricesOf: turn.work.pricesOf,
    })
    if (!slice) {
      if (look.changeSetId !== undefined) await tx.query(keepLook(storeId, { ...look, phase: 'checking' }))
      else wrote(await finish(tx, store, look))
      return look.changeSetId !== undefined
    }
    wrote(await propose(tx, turn, { store, look, mode, slice }))
    return true
  })
}

/** Adds what a step planned to the change set of the look, and saves where the next one goes on. */
async function propose(
  tx: Queryable,
  { work, caller }: Turn,
  { store, look, mode, slice }: Proposal,
): Promise<Written | undefined> {
  const isProposing = slice.rows.length > 0
  const changeSetId = look.changeSetId ?? (isProposing ? uuidV7(sharedNow(), randomBytes(16)) : undefined)
  const from = look.rows ?? 0
  if (isProposing && changeSetId !== undefined) {
    if (look.changeSetId === undefined) {
      const title = mode === 'first' ? pullMessages.firstImport(store.name) : pullMessages.changesOf(store.name)
      const header = {
        id: changeSetId,
        title: cutText(title, 300),
        origin: 'storePull',
        stale: pullMessages.stale,
        countsAll: true,
        storeId: store.id,
      } as const
      await work.drafts.begin(tx, caller, header)
    }
    const numbered = slice.rows.map((input, index) => ({ n: from + index + 1, input }))
    await work.drafts.add(tx, changeSetId, numbered)
  }
  const written = await slice.save(tx, changeSetId)
  const planned = { ...look, after: slice.after, rows: from + slice.rows.length }
  await tx.query(keepLook(store.id, changeSetId === undefined ? planned : { ...planned, changeSetId }))
  return written
}

interface Proposal {
  readonly store: StoreRow
  readonly look: Look
  readonly mode: PullMode
  readonly slice: PlannedSlice
}

/** Checks what was planned; the first import then waits for a person, later changes are applied. */
export async function settle(turn: Turn, { changeSetId, isAsked }: Look): Promise<boolean> {
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
    await tx.query(reopenLeft(asked.storeId))
    if (!look) return
    const { changeSetId: _, rows: _rows, after: _after, ...rest } = look
    await tx.query(keepLook(asked.storeId, { ...rest, phase: 'planning' }))
  })
}

/** Ends a look: the next one is ordered, and the store says when it was looked at. */
async function finish(tx: Queryable, store: StoreRow, look: Look, more: AnyPatch = {}): Promise<Written | undefined> {
  await tx.query(keepLook(store.id, null))
  const now = sharedNow()
  const isRead = look.compares !== true
  const nextPullAt = isRead ? (store.everyMinutes > 0 ? now + store.everyMinutes * 60_000 : null) : store.nextPullAt
  const read = isRead ? { pulledAt: now, nextPullAt, problem: '', said: '' } : {}
  if (nextPullAt !== null) await orderPull(tx, store.id, nextPullAt)
  await orderPictures(tx, store.id)
  return writeStoreRows(tx, [changeOfStore(store.id, { run: null, ...read, ...more })])
}
