import type { Doors } from '../kit/database/doors.ts'
import type { Live } from '../kit/live.ts'
import type { Log } from '../kit/log.ts'
import { takeTurn } from './scheduled-turn.ts'

/** Between two looks at what is due, half of what is promised; a look reads two small indexes and writes nothing, so that every instance may look. */
export const LOOK_EVERY_MS = 1_000
/** Users whose turns run at a time. */
const AT_ONCE = 4
/** A user whose turn failed is tried again after this. */
const PAUSE_MS = 15_000

interface Ground {
  readonly doors: Doors
  readonly live: Pick<Live, 'wake'>
  readonly log: Log
}

/**
 * Carries out the scheduled prices of all users within two seconds of their times (LEDGER-02); what was missed while the server was
 * away comes first. A user whose turn fails or takes long keeps nobody else waiting. Answers the function that stops it.
 */
export function startScheduledPrices(ground: Ground): () => Promise<void> {
  const { log } = ground
  const turns = new Set<Promise<unknown>>()
  /** Until when a user is left out: for ever while their turn runs. */
  const away = new Map<string, number>()
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
        for (const userId of await usersDue(ground, [...inForce(away)])) begin(userId)
        if (turns.size === AT_ONCE) await Promise.race(turns)
        else return
      } while (!closing.signal.aborted)
    } catch (error) {
      log.warn({ reason: String(error) }, 'scheduled prices could not be looked for')
    }
  }

  async function usersDue({ doors }: Ground, others: readonly string[]): Promise<string[]> {
    const now = Date.now()
    const values = [now, others, AT_ONCE - turns.size]
    const [answer] = await doors.asSystemFlight([{ name: 'scheduled:due', text: DUE, values }])
    return (answer?.rows ?? []).map((row) => String(row['userId']))
  }

  function begin(userId: string): void {
    away.set(userId, Infinity)
    const turn = carryOut(ground, userId)
      .then((isDone) => (isDone ? away.delete(userId) : away.set(userId, Date.now() + PAUSE_MS)))
      .finally(() => turns.delete(turn))
    turns.add(turn)
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

async function carryOut({ doors, live, log }: Ground, userId: string): Promise<boolean> {
  try {
    const { version } = await doors.asUser({ kind: 'user', userId }, (tx) => takeTurn(tx, Date.now()))
    live.wake(userId, version)
    return true
  } catch (error) {
    log.warn({ reason: String(error) }, 'scheduled prices of a user failed')
    return false
  }
}

/** Forgets those whose time is over, and answers the others. */
function inForce(away: Map<string, number>): Iterable<string> {
  const now = Date.now()
  for (const [userId, until] of away) if (until <= now) away.delete(userId)
  return away.keys()
}
