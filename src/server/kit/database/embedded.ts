import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Log } from '../log.ts'
import { holdDataFolder } from './data-folder.ts'
import type { Database } from './database.ts'
import { type DiskSpace, watchDiskSpace } from './disk-space.ts'
import { type Engine, startEngine } from './engine.ts'
import { prepareEngineFolder } from './engine-folder.ts'
import { type MaintenanceRules, startMaintenance, usualMaintenance } from './maintenance.ts'
import { createSessions } from './sessions.ts'
import type { Listener } from './notices.ts'
import { createWatchdog, type Watchdog } from './watchdog.ts'

/** Where the embedded database lives, and its limits. Times are milliseconds. */
export interface EmbeddedOptions {
  /** The data folder; the engine's files are in its `database` folder. */
  readonly folder: string
  readonly log: Log
  /** Free space below which writes are refused; 256 MB by default. */
  readonly neededBytes?: number
  /** Longest time without an answer within one statement; 8,000 by default. After that the process ends. */
  readonly statementMs?: number
  /** Longest time of one transaction; 60,000 by default. */
  readonly transactionMs?: number
  readonly maintenance?: MaintenanceRules
  /** What to do when the engine hangs; by default the process ends. */
  readonly stuck?: (reason: string) => void
}

const UPKEEP_MS = 600_000
/** Longest wait for a session. */
const QUEUE_MS = 30_000

/** Opens the embedded database with all of its guards: one process per folder, free space, watchdog, maintenance. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const letGo = await holdDataFolder(options.folder)
  const watchdog = createWatchdog(options.statementMs ?? 8_000, options.stuck)
  try {
    const disk = watchDiskSpace(options.folder, options.neededBytes ?? 256 * 2 ** 20)
    const full = await disk.shortage()
    if (full) throw full
    const files = join(options.folder, 'database')
    await prepareEngineFolder(files, async (fresh) => (await startEngine(fresh, watchdog)).close())
    const engine = await startEngine(files, watchdog)
    return createEmbedded(options, { engine, disk, watchdog, letGo })
  } catch (error) {
    watchdog.stop()
    await letGo()
    throw error
  }
}

interface Parts {
  readonly engine: Engine
  readonly disk: DiskSpace
  readonly watchdog: Watchdog
  readonly letGo: () => Promise<void>
}

function createEmbedded(options: EmbeddedOptions, { engine, disk, watchdog, letGo }: Parts): Database {
  const { pool } = engine
  const { batch, transaction, load } = createSessions(pool, {
    transactionLimitMs: options.transactionMs ?? 60_000,
    shortage: disk.shortage,
    limitStatements: () => [],
    // The watchdog sees every packet.
    watch: (_client, { limitMs }) => (limitMs === undefined ? () => undefined : watchdog.allow(limitMs)),
    sessions: 1,
    sessionsPerUser: 1,
    waitMs: QUEUE_MS,
    isPrepared: true,
    // Nothing can interrupt the engine: statements that must stay short limit themselves (`refuse_long_search`).
    interrupt: undefined,
  })
  const listeners = new Set<Listener>()
  engine.heard(
    (channel, payload) => {
      for (const listener of listeners) if (listener.channel === channel) listener.hear(payload)
    },
    () => listeners.forEach(({ missed }) => missed?.()),
  )
  const upkeep = startMaintenance(
    (text) => runUnhurried(pool, watchdog, text),
    options.maintenance ?? usualMaintenance,
    options.log,
  )
  return {
    engine: 'embedded',
    batch,
    transaction,
    load,
    listen: async (channel, hear, missed) => {
      const listener: Listener = { channel, hear, missed }
      listeners.add(listener)
      await engine.listenOn(channel)
      return () => {
        listeners.delete(listener)
        return Promise.resolve()
      }
    },
    trouble: async () => {
      if (await disk.shortage()) return 'full'
      await batch([{ text: 'select 1' }])
      return undefined
    },
    close: async () => {
      await upkeep.stop()
      await upkeep.checkpoint().catch(() => undefined) // The next opening does what this one left.
      await engine.close()
      watchdog.stop()
      await letGo()
    },
  }
}

/** Runs one maintenance statement with a longer limit, which starts when it has the engine and not while it waits. */
async function runUnhurried(pool: Pool, watchdog: Watchdog, text: string): Promise<Record<string, unknown>[]> {
  const client = await pool.connect()
  const over = watchdog.allow(UPKEEP_MS)
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    over()
    client.release()
  }
}
