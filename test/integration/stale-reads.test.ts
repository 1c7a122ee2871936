import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import { type Database, DatabaseError, DatabaseUnavailable } from '#server/kit/database/database.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { createStaleReads } from '#server/kit/database/stale-reads.ts'
import { buildApp } from '#server/app.ts'
import { arriveByToken, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { newAccount, openTestServer } from '#test/database.ts'
import { quiet } from '#test/quiet.ts'

/** Counts the transactions of a database. */
function counted(database: Database): { readonly database: Database; readonly taken: () => number } {
  let count = 0
  const transaction: Database['transaction'] = (body, options) => {
    count += 1
    return database.transaction(body, options)
  }
  return { database: { ...database, transaction }, taken: () => count }
}

describe('reads that may be a moment old', () => {
  let server: Awaited<ReturnType<typeof openTestServer>>
  let replica: Database
  let app: TestApp
  let ann: TestCaller

  beforeAll(async () => {
    server = await openTestServer()
    const dataAccess = createDataAccess(server.database)
    // Its sessions take no writes, as those of a replica.
    replica = openPostgres({ url: `${server.url}&options=-c%20default_transaction_read_only%3Don`, log: quiet })
    app = await buildRealApp({ ...server, dataAccess })
    ann = await arriveByToken(app, 'ann')
  })
  afterAll(async () => {
    await app.close()
    await replica.close()
    await server.drop()
  })

  /** The product with a replica, called by its owner and by a stranger. */
  async function withReplica(at: Database) {
    const built = await buildApp({ config: app.config, database: server.database, replica: at })
    await built.fastify.ready()
    const { host } = new URL(app.origin)
    const call = async (method: 'GET' | 'POST', url: string, body?: object, headers = ann.headers) => {
      const answer = await built.fastify.inject({
        method,
        url,
        headers: { host, ...headers },
        ...(body ? { payload: body } : {}),
      })
      return {
        status: answer.statusCode,
        text: answer.body,
        body: () => JSON.parse(answer.body) as Record<string, unknown>,
      }
    }
    const makeLink = async (): Promise<string> => {
      const product = await call('POST', '/api/products', { name: 'Mug' })
      const list = await call('POST', '/api/price-lists', { title: 'Spring', productIds: [product.body()['id']] })
      return String((await call('POST', `/api/price-lists/${String(list.body()['id'])}/links`, {})).body()['path'])
    }
    return { call, makeLink, close: () => built.close() }
  }

  it('OPS-07 a public list is read at the replica, and nothing that its owner reads or writes', async () => {
    const { database, taken } = counted(replica)
    const { call, makeLink, close } = await withReplica(database)
    const path = await makeLink()
    await call('GET', '/api/products')
    await call('GET', '/api/sync?since=0')
    expect(taken()).toBe(0)
    const page = await call('GET', path, undefined, {})
    expect([page.status, page.text.includes('Spring'), taken()]).toEqual([200, true, 1])
    await close()
  })

  it('OPS-07 PLIST-05 a list that the replica does not have yet is shown, and so is one while the replica is away', async () => {
    const behind = await openTestServer()
    const { call, makeLink, close } = await withReplica(behind.database)
    const path = await makeLink()
    expect((await call('GET', path, undefined, {})).status).toBe(200)
    await behind.drop()
    expect((await call('GET', path, undefined, {})).status).toBe(200)
    await close()
  })

  describe('at the database', () => {
    const one = { text: 'select 1 as one' }
    let reads: ReturnType<typeof counted>
    beforeEach(() => {
      reads = counted(server.database)
    })

    it('OPS-07 a replica that does not answer is left alone for a while', async () => {
      let asked = 0
      const transaction = async (): Promise<never> => {
        asked += 1
        throw new DatabaseUnavailable('away')
      }
      const stale = createStaleReads(reads.database, { ...replica, transaction })
      for (let round = 0; round < 3; round += 1)
        expect((await stale.transaction((tx) => tx.query(one))).rows).toEqual([{ one: 1 }])
      expect([asked, reads.taken()]).toEqual([1, 3])
    })

    it('OPS-07 what the replica refuses for another reason is refused', async () => {
      const userId = await newAccount(app.dataAccess)
      const stale = createDataAccess(reads.database, replica)
      const wrong = stale.asUser({ kind: 'user', userId }, (tx) => tx.query({ text: 'select 1 / 0' }), {
        mayBeStale: true,
      })
      await expect(wrong).rejects.toBeInstanceOf(DatabaseError)
      expect(reads.taken()).toBe(0)
    })
  })
})
