import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ConfigurationError, readConfig } from '#server/config.ts'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import type { Database } from '#server/kit/database/database.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { openDatabases } from '#server/open-database.ts'
import { startFailure } from '#server/start-failure.ts'
import { arrive, arriveByToken, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { openTestServer } from '#test/database.ts'
import { quiet } from '#test/quiet.ts'
import { startTransactionPooler, type TransactionPooler } from '#test/simulators/transaction-pooler.ts'
import { differences, startWriting } from './writers.ts'

const LIMITS_MS = 200
/** How long each fault lasts under load. */
const FAULT_MS = 400

const ready = (): Promise<void> => Promise.resolve()

describe('PostgreSQL behind a pooler that shares sessions by transaction', () => {
  let pooler: TransactionPooler
  let server: Awaited<ReturnType<typeof openTestServer>>
  let pooledUrl: string
  let directUrl: string
  let name: string

  beforeAll(async () => {
    pooler = await startTransactionPooler(join(inject('postgresSocket'), '.s.PGSQL.5432'))
    server = await openTestServer()
    directUrl = String(server.url)
    const { username, pathname } = new URL(directUrl.replace('@/', '@socket/'))
    name = pathname.slice(1)
    pooledUrl = `postgresql://${username}@127.0.0.1:${pooler.port}/${name}`
  })
  afterAll(async () => {
    pooler.close()
    await server.drop()
  })

  /** As an administrator of the server. */
  async function administer(...statements: readonly string[]): Promise<void> {
    const client = new Client({ host: inject('postgresSocket'), user: 'postgres', database: 'postgres' })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }

  const configured = (settings: Readonly<Record<string, string>>) =>
    readConfig({ DATABASE_URL: pooledUrl, ...settings }, '/')
  const refusal = (settings: Readonly<Record<string, string>>): Promise<unknown> =>
    openDatabases(configured(settings), ready).then(
      ({ close }) => close(),
      (error: unknown) => error,
    )

  it('OPS-05 OPS-07 a pooler that nobody told of stops the start, with the setting that tells of it', async () => {
    const { exitCode, message } = startFailure(await refusal({}), configured({}))
    expect([exitCode, message]).toEqual([78, expect.stringMatching(/leads through a pooler\. Set DATABASE_DIRECT_URL/)])
  })

  it('OPS-05 OPS-07 a login without the settings that a pooler keeps back stops the start; given them as told, it starts', async () => {
    const refused = await refusal({ DATABASE_DIRECT_URL: directUrl })
    expect(refused).toBeInstanceOf(ConfigurationError)
    const { message } = refused as ConfigurationError
    const [, remedy = ''] = /: (alter role .*;) Then start the pooler again\.$/.exec(message) ?? []
    expect(remedy).toContain(`in database "${name}" set statement_timeout = '30s';`)
    await administer(...remedy.split(/(?<=;) /))
    pooler.restart()
    expect(await refusal({ DATABASE_DIRECT_URL: directUrl })).toBeUndefined()
  })

  it('OPS-05 OPS-07 an address of another database stops the start and is named', async () => {
    const other = await openTestServer()
    await other.database.batch([{ text: `update migration set applied_at = applied_at - interval '1 day'` }])
    expect(await refusal({ DATABASE_DIRECT_URL: String(other.url) })).toMatchObject({
      message: 'DATABASE_DIRECT_URL must name the same database as DATABASE_URL',
    })
    await other.drop()
  })

  describe('in use', () => {
    let database: Database
    beforeAll(() => {
      database = openPostgres({ url: pooledUrl, directUrl, log: quiet })
    })
    afterAll(() => database.close())

    it('OPS-07 named statements work from whichever session they come to, also the same one twice in a transaction', async () => {
      const sum = { name: 'pooled:sum', text: 'select $1::int + $2::int as sum', values: [1, 2] }
      const at = { name: 'pooled:at', text: 'select 1 as one' }
      for (let round = 0; round < 6; round += 1) {
        const answers = await Promise.all([
          database.batch([sum, at, sum]),
          database.transaction(async (tx) => [
            ...(await tx.batch([at, sum])),
            await tx.query(sum),
            ...(await tx.last([at])),
          ]),
        ])
        expect(answers.map((each) => each.map(({ rows }) => rows[0]))).toEqual([
          [{ sum: 3 }, { one: 1 }, { sum: 3 }],
          [{ one: 1 }, { sum: 3 }, { sum: 3 }, { one: 1 }],
        ])
      }
    })

    it('OPS-03 OPS-07 the user of one transaction is not that of the next one on the same session', async () => {
      const who = { text: `select coalesce(current_setting('app.uid', true), '') as who` }
      for (let round = 0; round < 6; round += 1) {
        await database.batch([{ text: `select set_config('app.uid', $1, true)`, values: [String(round)] }])
        expect((await database.batch([who]))[0]?.rows).toEqual([{ who: '' }])
      }
    })

    it('OPS-06 OPS-07 a limit of a transaction holds for it and for no other', async () => {
      const slow = { text: 'select pg_sleep(0.6)' }
      await expect(database.batch([slow], { limitMs: LIMITS_MS })).rejects.toMatchObject({ code: '57014' })
      await database.batch([slow])
    })

    it('SYNC-01 OPS-07 notifications are heard, on a session that no pooler shares', async () => {
      const heard: string[] = []
      const stop = await database.listen('pooled', (payload) => heard.push(payload))
      await database.batch([{ text: `select pg_notify('pooled', 'one')` }])
      await expect.poll(() => heard).toEqual(['one'])
      await stop()
    })

    it('OPS-06 OPS-07 a statement whose caller left is ended at the server', async () => {
      const left = new AbortController()
      const running = `select count(*)::int as n from pg_stat_activity where query like 'select pg_sleep(20)%' and state = 'active'`
      const count = async () => (await server.database.batch([{ text: running }]))[0]?.rows[0]?.['n']
      const asked = database.batch([{ text: 'select pg_sleep(20)' }], { signal: left.signal }).catch(() => 'ended')
      await expect.poll(count).toBe(1)
      left.abort()
      expect(await asked).toBe('ended')
      await expect.poll(count, { timeout: 10_000 }).toBe(0)
    })
  })

  describe.each(['behind the pooler', 'without it'])('a promotion, %s', (where) => {
    let app: TestApp
    let database: Database
    let ann: TestCaller
    let ben: TestCaller

    beforeAll(async () => {
      database = openPostgres(
        where === 'without it' ? { url: directUrl, log: quiet } : { url: pooledUrl, directUrl, log: quiet },
      )
      app = await buildRealApp({ ...server, database, dataAccess: createDataAccess(database) })
      ann = await arriveByToken(app, `ann ${where}`)
      ben = await arrive(app, `ben ${where}`)
    })
    afterAll(async () => {
      await app.close()
      await database.close()
    })

    const endSessions = () =>
      administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    const readOnly = async (is: boolean): Promise<void> => {
      await administer(`alter database ${name} set default_transaction_read_only = ${is ? 'on' : 'off'}`)
      await endSessions()
    }

    it('OPS-07 SYNC-03 every error of a promotion is told as "come again", and what was acknowledged is there once', async () => {
      const { told, stop } = startWriting(
        async (method, url, body, headers) => app.call(undefined, { method, url, body, headers }),
        ann,
        ben,
      )
      const more = async (): Promise<void> => {
        const before = told.acknowledged.length
        const gone = () => (told.wrong.length > 0 ? told.wrong.slice(0, 3) : told.acknowledged.length > before + 10)
        await expect.poll(gone).toBe(true)
      }
      const faults: readonly (() => Promise<void>)[] = [
        endSessions,
        async () => pooler.restart(),
        async () => {
          pooler.refuseWith({ code: '57P03', message: 'the database system is starting up' })
          pooler.restart()
          await pause(FAULT_MS)
          pooler.refuseWith(undefined)
        },
        async () => {
          await readOnly(true)
          await pause(FAULT_MS)
          await readOnly(false)
        },
      ]
      await more()
      for (const fault of faults) {
        await fault()
        await more()
      }
      await stop()
      expect(told.retries).toBeGreaterThan(0)
      expect(told.wrong).toEqual([])
      expect(await differences(app.dataAccess, told, ann, ben)).toEqual([])
    })
  })
})
