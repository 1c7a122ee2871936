import { cutText } from '#domain/cut-text.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { askingAt, endReading, keepAnswer, keepLook, lockProgress, type Look, seenProducts } from './mirror.ts'
import type { StoreSession } from './port.ts'
import { inStore, runOf, type Turn } from './pull-turn.ts'
import { changeOfStore, readStore, writeStoreRows } from './store-writes.ts'
import { sharedNow } from '../kit/clock.ts'

/** Progress is shown at most so often: each is a write that devices are told of. */
const SHOWN_EVERY_MS = 2_000

/** Reads pages with one open session until the last one, or until others get their turn. */
export async function readPages(turn: Turn, look: Look): Promise<void> {
  const { work, userId, asked, signal } = turn
  await work.withSession(userId, asked.storeId, async (session) => {
    if (look.done === 0) await refreshFacts(turn, session)
    let current: Look | undefined = look
    while (current?.phase === 'reading' && !current.isCancelled) {
      current = await readPage(turn, session, current)
      signal.throwIfAborted()
      if (sharedNow() >= turn.until) return
    }
  })
}

/** Reads a page; answers the look as it is then, undefined if it has ended. */
async function readPage(turn: Turn, session: StoreSession, look: Look): Promise<Look | undefined> {
  const { asked, signal } = turn
  const { storeId } = asked
  const known = async (externalIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const rows = await inStore(turn, async (tx) => {
      await lockProgress(tx, storeId)
      return (await tx.query<{ id: string; revision: string }>(seenProducts(storeId, externalIds))).rows
    })
    return new Map(rows.flatMap(({ id, revision }) => (revision === '' ? [] : [[id, revision] as const])))
  }
  const askedAt = await inStore(turn, askingAt)
  const page = await session.look({ cursor: look.cursor, known, signal })
  return inStore(turn, async (tx, wrote) => {
    const progress = await lockProgress(tx, storeId)
    if (!progress?.look) return undefined
    const store = await readStore(tx, storeId)
    const { products, gone } = page
    await keepAnswer(tx, { storeId, products, gone, currency: store.currency, askedAt })
    if (!page.hasMore) await tx.batch(endReading(storeId, page.cursor, look.isWhole))
    const done = look.done + page.products.length
    const phase = page.hasMore ? 'reading' : 'planning'
    const next: Look = { ...progress.look, phase, cursor: page.cursor, done, total: page.total ?? null }
    await tx.query(keepLook(storeId, next))
    if (sharedNow() - turn.shownAt < SHOWN_EVERY_MS || next.isCancelled) return next
    turn.shownAt = sharedNow()
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
