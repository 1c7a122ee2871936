import { DatabaseError } from '../kit/database/database.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Live } from '../kit/live.ts'
import type { Log } from '../kit/log.ts'
import { takeTurn } from './scheduled-turn.ts'
import { sharedNow } from '../kit/clock.ts'

/**
 * Time between two checks for due prices, half of the promised delay; a check reads two small indexes and writes nothing, so that every
 * instance may run it.
 */
export const LOOK_EVERY_MS = 1_000
/** Users whose turns run at a time. */
const AT_ONCE = 4
/** A user whose turn failed is tried again at the next check, and after each further failure twice as long later, up to this. */
const LONGEST_PAUSE_MS = 15_000
/** No turn waits longer for a user's counter, which a long write may hold: others would wait for its slot. */
const LOCK_WAIT_MS = 200
const LOCK_NOT_AVAILABLE = '55P03'

interface Deps {
  readonly dataAccess: DataAccess
  readonly live: Pick<Live, 'wake'>
  readonly log: Log
}

/**
 * Runs the scheduled prices of all users within two seconds of their times (LEDGER-02); those missed while the server was down come
 * first. A user whose turn fails, or whose counter is locked, delays nobody else. Answers the function that stops it.
 */
export function startScheduledPrices(deps: Deps): () => Promise<void> {
  const { log } = deps
  const turns = new Set<Promise<unknown>>()
  /** Until when a user is skipped: without end while their turn runs. */
  const away = new Map<string, number>()
  /** The pauses of users whose last turn failed. */
  const pauses = new Map<string, number>()
  const closing = new AbortController()
  let looking: Promise<void> = Promise.resolve()
  let timer = later()

  function later(): NodeJS.Timeout {
    return setTimeout(() => {
      looking = look().finally(() => {
        if (!closing.signal.aborted) timer = later()
      })
    }, LOOK_EVERY_MS).unref()
  }

  async function look(): Promise<void> {
    try {
      do {
        const places = AT_ONCE - turns.size
        const due = await usersDue(deps, [...inForce(away)], places)
        for (const userId of due) begin(userId)
        // Turns may end while others are looked for: there may be more if every slot was taken.
        if (due.length < places) return
        await Promise.race(turns)
      } while (!closing.signal.aborted)
    } catch (error) {
      log.warn({ reason: String(error) }, 'scheduled prices could not be looked for')
    }
  }

  async function usersDue({ dataAccess }: Deps, others: readonly string[], most: number): Promise<string[]> {
    const values = [sharedNow(), others, most]
    const [answer] = await dataAccess.asSystemBatch([{ name: 'scheduled:due', text: DUE, values }])
    return (answer?.rows ?? []).map((row) => String(row['userId']))
  }

  function begin(userId: string): void {
    away.set(userId, Infinity)
    const turn = carryOut(deps, userId)
      .then((outcome) => leave(userId, outcome))
      .finally(() => turns.delete(turn))
    turns.add(turn)
  }

  function leave(userId: string, outcome: Outcome): void {
    const pause = outcome === 'failed' ? (pauses.get(userId) ?? LOOK_EVERY_MS) : LOOK_EVERY_MS
    if (outcome === 'failed') pauses.set(userId, Math.min(2 * pause, LONGEST_PAUSE_MS))
    else pauses.delete(userId)
    if (outcome === 'done') away.delete(userId)
    else away.set(userId, sharedNow() + pause)
  }

  return async () => {
    closing.abort()
    clearTimeout(timer)
    await looking
    await Promise.all(turns)
  }
}

const DUE = `select user_id as "userId" from scheduled_price
  where ((status = 'planned' and starts_at <= $1) or (status = 'running' and ends_at <= $1)) and user_id <> all($2::uuid[])
  group by user_id order by min(case status when 'planned' then starts_at else ends_at end) limit $3`

/** The result of a turn; `held` means that the user's counter was locked. */
type Outcome = 'done' | 'held' | 'failed'

async function carryOut({ dataAccess, live, log }: Deps, userId: string): Promise<Outcome> {
  try {
    const { version } = await dataAccess.asUser({ kind: 'user', userId }, async (tx) => {
      await tx.query({ text: `set local lock_timeout = ${LOCK_WAIT_MS}` })
      return takeTurn(tx, sharedNow())
    })
    live.wake(userId, version)
    return 'done'
  } catch (error) {
    if (error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE) return 'held'
    log.warn({ reason: String(error) }, 'scheduled prices of a user failed')
    return 'failed'
  }
}

/** Removes expired entries, and answers the others. */
function inForce(away: Map<string, number>): Iterable<string> {
  const now = sharedNow()
  for (const [userId, until] of away) if (until <= now) away.delete(userId)
  return away.keys()
}
