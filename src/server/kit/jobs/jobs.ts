import type { Statement } from '../database/database.ts'
import type { DataAccess } from '../database/data-access.ts'
import type { Log } from '../log.ts'

/** Work that is due. It may run twice, when its worker died half-way: running it again must do no harm. */
export interface Job {
  readonly id: number
  /** The user it runs for; null for the product's own work. */
  readonly userId: string | null
  readonly payload: Readonly<Record<string, unknown>>
  /** The number of this attempt, from 1. */
  readonly attempts: number
  /** Aborts when the server closes. */
  readonly signal: AbortSignal
}

/** Does the jobs of one name; a rejection is retried, later each time. `every` (seconds) makes it a recurring job. */
export interface JobHandler {
  readonly run: (job: Job) => Promise<void>
  readonly every?: number
}

/** Thrown by a handler that could not do its work when no error is worth logging (no network, a source that is away). */
export class TryLater extends Error {}

export interface Jobs {
  /** Looks for due work now; resolves when the found work is done. */
  wake(): Promise<void>
  /** Takes no more work and waits for running work. */
  stop(): Promise<void>
}

interface LeasedJob extends Omit<Job, 'signal'> {
  readonly kind: string
  readonly lease: string
}

/** Lets the start of the server finish first. */
const FIRST_TURN_MS = 1_000
const LEASE_SECONDS = 60
const AT_ONCE = 4
/** Work that is due and not taken is being done by another instance. */
const SHORTEST_PAUSE_MS = 250
/** While a job runs, work that has become due begins after this time at the latest. */
const LOOK_MS = 1_000
/** After this time at the latest, work that other instances scheduled is seen. */
const LONGEST_SLEEP_MS = 30_000
const FIRST_PAUSE_SECONDS = 30
const LONGEST_PAUSE_SECONDS = 3_600
/** After so many attempts, over four days, a job fails for good; a recurring job goes on. */
const MOST_ATTEMPTS = 100

/**
 * Starts a loop that runs due jobs, then sleeps until the next one is due. Instances share the work through the database. When one of the
 * running jobs ends, or some are free, the next due one begins: a slow one keeps its own place alone.
 */
export function startJobs(
  dataAccess: DataAccess,
  handlers: Readonly<Record<string, JobHandler>>,
  log: Log,
  atOnce = AT_ONCE,
): Jobs {
  const kinds = Object.keys(handlers)
  const closing = new AbortController()
  const { signal } = closing
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> | undefined
  let ordered = false
  /** Somebody asked for a turn while one was under way, which may have looked for work before. */
  let isAskedAgain = false

  async function orderStanding(): Promise<void> {
    if (ordered) return
    const standing = Object.entries(handlers).flatMap(([name, { every }]) => (every ? [standingJob(name, every)] : []))
    if (standing.length > 0) await dataAccess.asSystemBatch(standing)
    ordered = true
  }

  const running = new Set<Promise<void>>()
  let look = bell()

  /** Begins the next job, one at a time: of one user two run at most, which each lease counts. False if none is due. */
  async function begin(): Promise<boolean> {
    const [answer] = await dataAccess.asSystemBatch([lease(kinds)])
    const job = answer?.rows[0] as LeasedJob | undefined
    if (!job) return false
    const done = work({ dataAccess, log, signal }, job, handlers[job.kind]).finally(() => {
      running.delete(done)
      look.ring()
    })
    running.add(done)
    return true
  }

  /** Ends when nothing is due and nothing runs. */
  async function takeTurn(): Promise<void> {
    await orderStanding()
    try {
      for (;;) {
        look = bell()
        const isBegun = signal.aborted || running.size >= atOnce ? false : await begin()
        if (running.size === 0 && (!isBegun || signal.aborted)) return
        if (running.size >= atOnce || !isBegun) await look.heard(LOOK_MS)
      }
    } finally {
      await Promise.all(running)
    }
  }

  /** Milliseconds until the next one. */
  async function wholeTurn(): Promise<number> {
    try {
      await takeTurn()
    } catch (error) {
      log.warn({ reason: String(error) }, 'jobs could not be taken')
    }
    return signal.aborted ? LONGEST_SLEEP_MS : Math.max(await untilNext(dataAccess, kinds), SHORTEST_PAUSE_MS)
  }

  async function wake(): Promise<void> {
    clearTimeout(timer)
    if (signal.aborted) return turn
    isAskedAgain = turn !== undefined
    look.ring()
    turn ??= wholeTurn().then((pause) => {
      turn = undefined
      return signal.aborted ? undefined : sleep(isAskedAgain ? 0 : pause)
    })
    return turn
  }

  function sleep(pause: number): void {
    timer = setTimeout(() => void wake(), pause)
    timer.unref()
  }

  if (kinds.length > 0) sleep(FIRST_TURN_MS)
  return {
    wake,
    async stop() {
      closing.abort()
      clearTimeout(timer)
      look.ring()
      await turn
    },
  }
}

interface Bell {
  ring(): void
  /** Resolves when it is rung, or after so many milliseconds. */
  heard(mostMs: number): Promise<void>
}

function bell(): Bell {
  let ring = (): void => undefined
  const rung = new Promise<void>((resolve) => {
    ring = resolve
  })
  return {
    ring: () => ring(),
    async heard(mostMs) {
      const timer = setTimeout(() => ring(), mostMs)
      await rung
      clearTimeout(timer)
    },
  }
}

function standingJob(name: string, every: number): Statement {
  return {
    text: `insert into job (kind, uniq, every) values ($1, $1, make_interval(secs => $2))
      on conflict (uniq) do update set every = excluded.every where job.every is distinct from excluded.every`,
    values: [name, every],
  }
}

function lease(kinds: readonly string[]): Statement {
  return {
    name: 'job:lease',
    text: 'select id, kind, user_id as "userId", payload, attempts, lease from lease_jobs($1, 1, $2)',
    values: [kinds, LEASE_SECONDS],
  }
}

/** Milliseconds until the next job of the kinds is due, or a lease ends. */
async function untilNext(dataAccess: DataAccess, kinds: readonly string[]): Promise<number> {
  const next = {
    name: 'job:next',
    text: `select extract(epoch from min(greatest(run_at, locked_until)) - now())::float8 * 1000 as ms
      from job where kind = any($1)`,
    values: [kinds],
  }
  const [answer] = await dataAccess.asSystemBatch([next]).catch(() => [])
  const ms = answer?.rows[0]?.['ms']
  return typeof ms === 'number' ? Math.min(Math.max(Math.ceil(ms), 0), LONGEST_SLEEP_MS) : LONGEST_SLEEP_MS
}

interface Deps {
  readonly dataAccess: DataAccess
  readonly log: Log
  readonly signal: AbortSignal
}

async function work({ dataAccess, log, signal }: Deps, job: LeasedJob, handler?: JobHandler): Promise<void> {
  const ofLease = (text: string, values: readonly unknown[]) => ({
    text: `${text} where id = $1 and lease = $2`,
    values: [job.id, job.lease, ...values],
  })
  // One that was ordered anew while it ran has no lease: now that this run is over, it need not wait for the end of the former one.
  const release = { text: 'update job set locked_until = null where id = $1 and lease is null', values: [job.id] }
  const end = (text: string, ...values: unknown[]) => dataAccess.asSystemBatch([ofLease(text, values), release])
  const renew = () =>
    dataAccess.asSystemBatch([
      ofLease('update job set locked_until = now() + make_interval(secs => $3)', [LEASE_SECONDS]),
    ])
  const renewing = setInterval(() => void renew().catch(() => undefined), (LEASE_SECONDS * 1_000) / 3)
  try {
    await handler?.run({ id: job.id, userId: job.userId, payload: job.payload, attempts: job.attempts, signal })
    // The next run of a recurring job lies in the future: missed runs are not made up for.
    if (!handler?.every) await end('delete from job')
    else {
      const again = `run_at = now() + make_interval(secs => $3), attempts = 0, last_error = null`
      await end(`update job set lease = null, locked_until = null, ${again}`, handler.every)
    }
  } catch (error) {
    const seconds = pauseAfter(job.attempts)
    const reason = String(error)
    if (!handler?.every && job.attempts >= MOST_ATTEMPTS) {
      log.error({ job: job.kind, attempts: job.attempts, reason }, 'a job failed for good')
      await end('delete from job').catch(() => undefined)
      return
    }
    const level = error instanceof TryLater ? 'info' : 'warn'
    log[level]({ job: job.kind, attempts: job.attempts, seconds, reason }, 'a job failed and will be tried again')
    const later = 'run_at = now() + make_interval(secs => $3), last_error = left($4, 500)'
    await end(`update job set lease = null, locked_until = null, ${later}`, seconds, reason).catch(() => undefined)
  } finally {
    clearInterval(renewing)
  }
}

/** Twice as long each time, up to an hour, with some randomness so that many do not come back at once. */
function pauseAfter(attempts: number): number {
  const doubled = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS)
  return Math.round(doubled * (0.8 + Math.random() * 0.4))
}
