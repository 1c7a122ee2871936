import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, DatabaseUnavailable } from '#server/kit/database/database.ts'
import { problemOfFailure } from '#server/kit/http/errors.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { type PostgresCluster, startPostgresCluster } from '../postgres-cluster.ts'
import { quiet } from '../quiet.ts'
import { network } from './network.ts'

/** What is promised is 2 s; without it a call waits for minutes. A busy machine adds to it. */
const IN_TIME_MS = 10_000

const CALLERS = 20
const BATCHES = 3_000
const ONE = { text: 'select 1 as one' }

async function failure(work: Promise<unknown>): Promise<{ error: unknown; afterMs: number }> {
  const startedAt = performance.now()
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { error, afterMs: performance.now() - startedAt }
}

describe('PostgreSQL out of reach', () => {
  let cluster: PostgresCluster
  let route: Awaited<ReturnType<typeof network>>
  let database: Database

  beforeAll(async () => {
    cluster = await startPostgresCluster()
  })
  afterAll(() => cluster.stop())
  beforeEach(async () => {
    route = await network(join(cluster.socketFolder, '.s.PGSQL.5432'))
    database = openPostgres({ url: `postgresql://postgres@127.0.0.1:${route.port}/postgres`, log: quiet, sessions: 4 })
    await database.batch([ONE])
  })
  afterEach(async () => {
    route.close()
    await database.close()
  })

  const heals = async () => {
    const [answer] = await database.batch([ONE])
    expect(answer?.rows).toEqual([{ one: 1 }])
    expect(await database.trouble()).toBeUndefined()
  }

  it('OPS-02 a server that fell silent gets every request a clear answer in time, and heals by itself', async () => {
    route.cut()
    const failures = await Promise.all([
      failure(database.batch([ONE])),
      failure(database.transaction((tx) => tx.query(ONE))),
      ...Array.from({ length: 10 }, () => failure(database.batch([ONE]))),
    ])
    for (const { error, afterMs } of failures) {
      expect(error).toBeInstanceOf(DatabaseUnavailable)
      expect(afterMs).toBeLessThan(IN_TIME_MS)
    }
    expect(await database.trouble()).toBe('away')
    route.mend()
    await heals()
  })

  it('OPS-02 a server that falls silent in the middle of a transaction fails it, and keeps nothing of it', async () => {
    await database.batch([{ text: 'create table if not exists half (n int)' }, { text: 'truncate half' }])
    const { error, afterMs } = await failure(
      database.transaction(async (tx) => {
        await tx.query({ text: 'insert into half values (1)' })
        route.cut()
        await tx.query({ text: 'insert into half values (2)' })
      }),
    )
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect(afterMs).toBeLessThan(IN_TIME_MS)
    route.mend()
    const [rows] = await database.batch([{ text: 'select count(*)::int as n from half' }])
    expect(rows?.rows).toEqual([{ n: 0 }])
  })

  it('OPS-02 a slow statement of a server that answers otherwise is left alone', async () => {
    const [answer] = await database.batch([{ text: 'select 1 as one, pg_sleep(3)' }])
    expect(answer?.rows[0]).toMatchObject({ one: 1 })
  })

  it('OPS-02 a server that is gone is told, and heals when it is back', async () => {
    await cluster.kill()
    const { error, afterMs } = await failure(database.batch([ONE]))
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect(afterMs).toBeLessThan(IN_TIME_MS)
    await cluster.start()
    await heals()
  })

  it.each([
    ['takes no connections', 'create database named allow_connections false'],
    ['is not there any more', 'select 1'],
  ])('OPS-02 API-02 a database that %s is unavailable, and no fault of ours', async (_what, made) => {
    await cluster.administer('postgres', 'drop database if exists named', made)
    const named = openPostgres({ url: cluster.url('named'), log: quiet })
    const { error } = await failure(named.batch([ONE]))
    expect(problemOfFailure(error)).toMatchObject({ status: 503, code: 'unavailable' })
    await named.close()
  })

  it('OPS-07 API-02 a server whose disk is full can be asked again, and a server that became a replica is asked on a new session', async () => {
    const full = await failure(
      database.batch([{ text: `do $$ begin raise exception 'full' using errcode = '53100'; end $$` }]),
    )
    expect(problemOfFailure(full.error)).toMatchObject({ status: 503, code: 'unavailable' })
    const write = { text: 'create table if not exists demoted (n int)' }
    const session = { text: 'select pg_backend_pid() as pid' }
    const pids = async () => (await database.batch([session]))[0]?.rows
    const before = await pids()
    const { error } = await failure(database.batch([{ text: 'set transaction_read_only = on' }, write]))
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect(await pids()).not.toEqual(before)
    await database.batch([write])
  })

  it('OPS-04 sessions killed at random give clean errors or right answers, and never a wrong one', async () => {
    const over = new AbortController()
    const killing = (async () => {
      while (!over.signal.aborted) {
        await cluster.administer(
          'postgres',
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pricewright' order by random() limit 1`,
        )
        await pause(20)
      }
    })()
    const outcomes: string[] = []
    // As many at once as never fill the queue, however slow the machine: what is refused there is told elsewhere.
    const callers = Array.from({ length: CALLERS }, async () => {
      while (outcomes.length < BATCHES) {
        const index = String(Math.random())
        const batch = database.batch([
          { name: 'who', text: `select set_config('app.uid', $1, true)`, values: [index] },
          { text: `select current_setting('app.uid') as who` },
        ])
        const outcome = await batch.then(
          ([, answer]) => (answer?.rows[0]?.['who'] === index ? 'right' : 'wrong'),
          (error: Error) => error.name,
        )
        outcomes.push(outcome)
        await pause(1)
      }
    })
    await Promise.all(callers)
    over.abort()
    await killing
    expect(new Set(outcomes)).toEqual(new Set(['right', 'DatabaseUnavailable']))
    await heals()
  })
})
