import type { LiveNews } from '#contract/sync.ts'
import { backoffMs } from './backoff.ts'
import type { WakeUp } from './wake-up.ts'
import { type Database, StorageProblem } from './database.ts'
import type { Environment } from './environment.ts'
import type { LocalMark } from './records.ts'
import type { RowChunk } from './row-chunk.ts'
import { deviceProblem, serverProblem, type SyncReport } from './status.ts'
import { createExchange, OtherUser } from './exchange.ts'
import { createNews, type News } from './news.ts'
import { SyncPersistence } from './sync-persistence.ts'
import { ApiProblem, SessionExpired, type Transport, Unreachable } from './transport.ts'
import { retry } from '../load/retry.ts'

/** Even without any sign of change. */
const PULL_EVERY_MS = 45_000
/** So long a server that says "come again" is no trouble that a person needs to know of: its database may be changing places (OPS-07). */
const PASSING_MS = 30_000
/** From so many rows on, delta records are written into chunks. */
const LOOSE_ROWS = 2_000

/** What the leading tab's sync needs of its store. */
export interface SyncHost {
  readonly userId: string
  readonly database: Database
  readonly transport: Transport
  readonly environment: Environment
  readonly wakeUp: WakeUp
  mark(): LocalMark
  newId(): string
  /** Takes over what the disk holds. */
  refresh(): Promise<void>
  /** Tells the other tabs that the disk holds something new. */
  announce(): void
  /** The rows without the pending mutations. */
  baseChunks(): Iterable<RowChunk>
  report(change: Partial<SyncReport>): void
}

/** Pushes, pulls and follows the live stream until called off. Exactly one tab of a browser profile does this. */
export async function leadSync(host: SyncHost, stop: AbortSignal): Promise<void> {
  const { environment, wakeUp } = host
  const persistence = new SyncPersistence(host.database)
  const exchange = createExchange(host, persistence, stop)
  const news = createNews(host)
  let isFollowed = false
  let failsSince = 0
  for (let failures = 0; !stop.aborted;) {
    host.report({ syncing: true })
    try {
      await news.during(exchange)
      failures = 0
      if (!isFollowed) environment.whenIdle(() => void followNews(host, news, stop))
      isFollowed = true
      host.report({ syncing: false, network: 'online', session: 'open', lastSyncAt: environment.now(), problem: null })
      if (host.mark().loose > LOOSE_ROWS) environment.whenIdle(() => void compact(host, persistence, stop))
      await wakeUp.wait(PULL_EVERY_MS, 'work')
    } catch (error) {
      if (stop.aborted) return
      if (failures === 0) failsSince = environment.now()
      failures += 1
      const isPassing = error instanceof ApiProblem && error.problem.status === 503
      const mayPass = isPassing && environment.now() - failsSince < PASSING_MS
      host.report({ syncing: false, ...(mayPass ? PASSING : reportOf(error, environment)) })
      const askedMs = askedDelayMs(error)
      const waitMs = mayPass ? askedMs + backoffMs(1, environment) : Math.max(backoffMs(failures, environment), askedMs)
      await wakeUp.wait(waitMs, 'retry')
    }
  }
}

/** Follows what the server tells, once the rows that a new browser waits for have come. */
async function followNews(host: SyncHost, { hear }: News, stop: AbortSignal): Promise<void> {
  const { environment, transport } = host
  const { followLive } = await retry(() => import('./live.ts'))
  const known = (): number => host.mark().cursor
  const follow = (news: LiveNews): void => host.report('kind' in news ? { met: news } : { takingBack: news })
  await followLive({ transport, environment, known, hear, follow }, stop)
}

async function compact(host: SyncHost, persistence: SyncPersistence, stop: AbortSignal): Promise<void> {
  if (stop.aborted) return
  try {
    if (await persistence.compact(host.mark(), host.baseChunks())) await host.refresh()
  } catch (error) {
    host.environment.warn('rows could not be written into chunks', { error: String(error) })
  }
}

const PASSING: Partial<SyncReport> = { network: 'online', problem: null }

function reportOf(error: unknown, environment: Environment): Partial<SyncReport> {
  if (error instanceof Unreachable) return { network: 'offline', problem: null }
  if (error instanceof SessionExpired) return { network: 'online', session: 'expired', problem: null }
  if (error instanceof ApiProblem) return { network: 'online', problem: serverProblem(error.problem) }
  if (error instanceof StorageProblem) return { problem: deviceProblem(error.code) }
  if (error instanceof OtherUser) return { network: 'online', problem: deviceProblem('other-user') }
  environment.warn('sync failed', { error: String(error) })
  return { problem: deviceProblem('failed') }
}

function askedDelayMs(error: unknown): number {
  return error instanceof ApiProblem ? (error.retryAfterMs ?? 0) : 0
}
