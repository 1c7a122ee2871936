import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#server/kit/database/migrate.ts'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import type { Database } from '#server/kit/database/database.ts'
import { type AppAnswer, type AppCall, buildRealApp, type Callers, makeCallers, type TestApp } from '#test/app.ts'
import { copyTestFolder } from '#test/database.ts'
import { leaks } from '#test/leaks.ts'
import { type PostgresCluster, startPostgresCluster } from '#test/postgres-cluster.ts'
import { quiet } from '#test/quiet.ts'
import { network } from './network.ts'

/** What is promised, and what a busy machine may add to it: without the promise a call waits for minutes. */
const ANSWER_MS = 2_000
const GRACE_MS = 8_000

describe('the product without its database', () => {
  let cluster: PostgresCluster
  let route: Awaited<ReturnType<typeof network>>
  let database: Database
  let app: TestApp
  let callers: Callers

  beforeAll(async () => {
    cluster = await startPostgresCluster()
    route = await network(join(cluster.socketFolder, '.s.PGSQL.5432'))
    const url = `postgresql://postgres@127.0.0.1:${route.port}/postgres`
    database = openPostgres({ url, log: quiet })
    await migrate(database)
    const folder = await copyTestFolder()
    const dataAccess = createDataAccess(database)
    app = await buildRealApp({
      database,
      dataAccess,
      folder,
    })
    callers = await makeCallers(app)
    await app.call(callers.alice, { method: 'POST', url: '/api/products', body: { name: 'before' } })
  })
  afterAll(async () => {
    await app.close()
    route.close()
    await database.close()
    await cluster.stop()
  })

  async function timed(call: AppCall): Promise<AppAnswer & { afterMs: number }> {
    const startedAt = performance.now()
    const answer = await app.call(callers.alice, call)
    return { ...answer, afterMs: performance.now() - startedAt }
  }

  const calls: readonly AppCall[] = [
    { method: 'GET', url: '/api/products' },
    { method: 'GET', url: '/api/sync?since=0' },
    { method: 'GET', url: '/api/auth/session' },
    { method: 'GET', url: '/api/health' },
    { method: 'GET', url: '/api/live' },
    { method: 'POST', url: '/api/products', body: { name: 'during' } },
    { method: 'DELETE', url: '/api/clear-all-products' },
  ]

  async function isUnavailable(): Promise<void> {
    const answers = await Promise.all([...calls, ...calls, ...calls].map(timed))
    for (const [index, { status, headers, body, text, afterMs }] of answers.entries()) {
      const about = JSON.stringify(calls[index % calls.length])
      expect([about, status, body['code']]).toEqual([about, 503, 'unavailable'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(leaks(text)).toEqual([])
      // The pulls of one user come one after the other.
      const turns = about.includes('/api/sync') ? 3 : 1
      expect(afterMs, about).toBeLessThan(turns * ANSWER_MS + GRACE_MS)
    }
    const alive = await timed({ method: 'GET', url: '/_healthz' })
    expect([alive.status, alive.afterMs < GRACE_MS]).toEqual([200, true])
  }

  async function heals(): Promise<void> {
    const { status, body } = await timed({ method: 'GET', url: '/api/products?total=true' })
    expect([status, body['total']]).toEqual([200, 1])
  }

  it('OPS-02 a server that fell silent gets every call a 503 with Retry-After in time, and it heals by itself', async () => {
    route.cut()
    await isUnavailable()
    expect((await timed({ method: 'GET', url: '/api/public-health' })).body['status']).toBe('degraded')
    route.mend()
    await heals()
  })

  it('OPS-02 a server that is gone likewise', async () => {
    await cluster.kill()
    await isUnavailable()
    await cluster.start()
    await heals()
    // What it answered while the server was gone serves for a moment.
    const health = async () => (await timed({ method: 'GET', url: '/api/public-health' })).body['status']
    await expect.poll(health, { timeout: 20_000 }).toBe('up')
  })
})
