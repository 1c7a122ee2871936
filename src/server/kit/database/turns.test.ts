import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeEachEngine, newAccount, openTestFolder } from '#test/database.ts'
import type { Whose } from './database.ts'
import { createDataAccess, currentUser } from './data-access.ts'

const as = (key: string): Whose => ({ key, userId: () => key })
const SLOW = { text: `select pg_sleep(0.05)` }

describeEachEngine('turns of the database', (context) => {
  it('OPS-06 whoever asks once does not wait for all that another asked before', async () => {
    const done: string[] = []
    const ask = (key: string, name: string) =>
      context.database.batch([SLOW], { whose: as(key) }).then(() => done.push(name))
    const all = [...Array(24).keys()].map((n) => ask('ann', `ann ${n}`))
    await pause(1)
    const before = done.length
    all.push(ask('ben', 'ben'))
    await Promise.all(all)
    expect(done.indexOf('ben') - before).toBeLessThan(8)
  })

  it('OPS-06 what nobody waits for any more is not begun', async () => {
    const table = { text: 'create table if not exists begun (n int)' }
    await context.database.batch([table, { text: 'delete from begun' }])
    const busy = [...Array(4).keys()].map(() =>
      context.database.transaction(async (tx) => void (await tx.query({ text: 'select pg_sleep(0.3)' })), {
        whose: as('ann'),
      }),
    )
    const left = new AbortController()
    const waiting = context.database.batch([{ text: 'insert into begun values (1)' }], {
      whose: as('ann'),
      signal: left.signal,
    })
    left.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    await Promise.all(busy)
    const [rows] = await context.database.batch([{ text: 'select n from begun' }])
    expect(rows?.rows).toEqual([])
  })

  it.skipIf(context.engine === 'embedded')(
    'OPS-06 a statement that nobody waits for is ended in the server',
    async () => {
      const left = new AbortController()
      const text = 'select pg_sleep(20) as nobody_waits'
      const batch = context.database.batch([{ text }], { signal: left.signal })
      batch.catch(() => undefined)
      const running = async () => {
        const about = `select pid from pg_stat_activity where query like '%nobody_waits%' and pid <> pg_backend_pid() and state = 'active'`
        const [answer] = await context.database.batch([{ text: about }])
        return answer?.rowCount
      }
      await expect.poll(running).toBe(1)
      const reason = new Error('the caller left')
      left.abort(reason)
      // It gets the reason of its own abort, not "database unavailable".
      await expect(batch).rejects.toBe(reason)
      // The server ends it once it has noticed.
      await expect.poll(running).toBe(0)
    },
  )
})

describe('reads in the middle of another transaction of the only session', () => {
  const MARK = { text: `update user_head set version = version + 100 where user_id = ${currentUser}` }
  const MINE = { text: `select user_id as "userId", version from user_head` }
  let opened: Awaited<ReturnType<typeof openTestFolder>>
  let ann: string
  let ben: string

  beforeAll(async () => {
    opened = await openTestFolder()
    ann = await newAccount(createDataAccess(opened.database))
    ben = await newAccount(createDataAccess(opened.database))
    return () => opened.drop()
  })
  beforeEach(async () => {
    await opened.database.batch([{ text: 'update user_head set version = 0' }])
  })

  const actor = (userId: string) => ({ kind: 'user', userId }) as const
  const read = (userId: string, text = MINE.text) =>
    createDataAccess(opened.database).asUserBatch(actor(userId), [{ text }], { readsOnly: true })

  /** Holds Ann's transaction open, with a write in it, while the body runs. */
  async function whileAnnWrites<T>(body: () => Promise<T>): Promise<T> {
    return createDataAccess(opened.database).asUser(actor(ann), async (tx) => {
      await tx.query(MARK)
      const answer = await body()
      const after = await tx.query(MINE)
      expect(after.rows).toEqual([{ userId: ann, version: 100 }])
      return answer
    })
  }
  const soon = (work: Promise<unknown>) => Promise.race([work, pause(300).then(() => 'waits')])

  it('OPS-06 another user is answered, as themselves, from what is committed', async () => {
    const [rows] = (await whileAnnWrites(() => read(ben))) ?? []
    expect(rows?.rows).toEqual([{ userId: ben, version: 0 }])
    expect((await read(ann))[0]?.rows).toEqual([{ userId: ann, version: 100 }])
  })

  it('OPS-06 a read that waited before the transaction began is answered in the middle of it', async () => {
    const reads = [read(ben, 'select pg_sleep(0.3)')]
    const writing = whileAnnWrites(() => Promise.race([Promise.all(reads), pause(30_000)]))
    reads.push(read(ben))
    expect(await writing).toMatchObject([{}, [{ rows: [{ userId: ben, version: 0 }] }]])
  })

  it('OPS-06 SYNC-03 the same user waits for the end, and so does the product itself', async () => {
    const later: Promise<unknown>[] = []
    await whileAnnWrites(async () => {
      const own = read(ann)
      const whole = opened.database.batch([MINE], { readsOnly: true })
      later.push(own, whole)
      expect([await soon(own), await soon(whole)]).toEqual(['waits', 'waits'])
    })
    await Promise.all(later)
  })

  it('OPS-06 ADMIN-01 what sees rows of others waits for the end; an administrator who reads their own rows is a user', async () => {
    const dataAccess = createDataAccess(opened.database)
    const admin = await newAccount(dataAccess, 'admin')
    const accounts = { text: `select id from account where id = $1`, values: [ann] }
    const later: Promise<unknown>[] = []
    await whileAnnWrites(async () => {
      const asAdmin = dataAccess.asAdmin(actor(admin), (tx) => tx.query(accounts))
      const asSystem = dataAccess.asSystemBatch([MINE])
      later.push(asAdmin, asSystem)
      expect(await Promise.all([asAdmin, asSystem].map(soon))).toEqual(['waits', 'waits'])
      expect((await read(admin))[0]?.rows).toEqual([{ userId: admin, version: 0 }])
      await expect(read(admin, `select id from account`)).rejects.toMatchObject({ code: '42501' })
    })
    await Promise.all(later)
  })

  it('OPS-06 a read that fails tells its own caller alone, and one that writes is refused', async () => {
    await whileAnnWrites(async () => {
      await expect(read(ben, 'select 1 / 0')).rejects.toMatchObject({ code: '22012' })
      await expect(read(ben, MARK.text)).rejects.toMatchObject({ code: '25006' })
    })
    expect((await read(ann))[0]?.rows).toEqual([{ userId: ann, version: 100 }])
    expect((await read(ben))[0]?.rows).toEqual([{ userId: ben, version: 0 }])
  })

  it('OPS-06 when the transaction has failed or ends just then the read has a turn of its own', async () => {
    const dataAccess = createDataAccess(opened.database)
    const reads: Promise<unknown>[] = []
    const failing = dataAccess.asUser(actor(ann), async (tx) => {
      const failure = tx.query({ text: 'select 1 / 0' })
      reads.push(read(ben))
      await failure
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    await dataAccess.asUser(actor(ann), async (tx) => {
      const last = tx.last([MARK])
      reads.push(pause(0).then(() => read(ben)))
      await last
    })
    for (const answer of await Promise.all(reads)) {
      expect(answer).toMatchObject([{ rows: [{ userId: ben, version: 0 }] }])
    }
  })

  it('OPS-06 many readers and writers at once keep to themselves', async () => {
    const dataAccess = createDataAccess(opened.database)
    const hosts = [...Array(20).keys()].map((n) =>
      dataAccess.asUser(actor(ann), async (tx) => {
        await tx.query(MARK)
        await pause(n % 5)
        const { rows } = await tx.query(MINE)
        expect(rows.map(({ userId }) => userId)).toEqual([ann])
        if (n % 3 === 0) throw new Error('rolled back')
      }),
    )
    const guests = [...Array(200).keys()].map(async (n) => {
      await pause(n % 40)
      expect((await read(ben))[0]?.rows).toEqual([{ userId: ben, version: 0 }])
    })
    await Promise.allSettled(hosts)
    await Promise.all(guests)
    expect((await read(ann))[0]?.rows).toEqual([{ userId: ann, version: 1_300 }])
  })
})
