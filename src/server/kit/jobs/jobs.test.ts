import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { describeEachEngine } from '#test/database.ts'
import { quiet } from '#test/quiet.ts'
import type { DataAccess } from '../database/data-access.ts'
import { type Job, type Jobs, startJobs, TryLater } from './jobs.ts'
import { scheduleJob } from './schedule-job.ts'

/** What users may order. */
const KIND = 'document-mail'
const PAST = new Date(Date.now() - 60_000)

describeEachEngine('jobs', (context) => {
  beforeEach(() => sql('delete from job'))

  const sql = async (text: string, ...values: unknown[]) => {
    const [answer] = await context.dataAccess.asSystemBatch([{ text, values }])
    return answer?.rows ?? []
  }
  const order = async (userId: string, key: string, runAt = PAST, payload = {}) =>
    context.dataAccess.asUser({ kind: 'user', userId }, (tx) => scheduleJob(tx, { name: KIND, key, runAt, payload }))

  async function withRunner(run: (job: Job) => Promise<void>, body: (jobs: Jobs) => Promise<void>, every?: number) {
    const jobs = startJobs(context.dataAccess, { [KIND]: every ? { run, every } : { run } }, quiet)
    try {
      await body(jobs)
    } finally {
      await jobs.stop()
    }
  }

  it('OPS-02 two runners take each job once, in the name of the user who ordered it', async () => {
    const userId = await context.newUser()
    const keys = Array.from({ length: 20 }, (_, index) => `k${index}`)
    for (const key of keys) await order(userId, key, PAST, { key })
    const done: unknown[] = []
    const run = async ({ payload, userId: owner }: Job) => {
      await pause(1)
      done.push(`${String(owner)} ${String(payload['key'])}`)
    }
    await withRunner(run, (one) => withRunner(run, async (two) => void (await Promise.all([one.wake(), two.wake()]))))
    expect(new Set(done)).toEqual(new Set(keys.map((key) => `${userId} ${key}`)))
    expect(done).toHaveLength(keys.length)
    expect(await sql('select id from job')).toEqual([])
  })

  it(
    'OPS-02 work that is ordered while the loop looks how long it may sleep is not slept over',
    { timeout: 20_000 },
    async () => {
      const userId = await context.newUser()
      const { dataAccess } = context
      let jobs: Jobs | undefined
      let isOrdered = false
      const asSystemBatch: DataAccess['asSystemBatch'] = async (statements) => {
        const answers = await dataAccess.asSystemBatch(statements)
        if (statements[0]?.name === 'job:next' && !isOrdered) {
          isOrdered = true
          await order(userId, 'late')
          void jobs?.wake()
        }
        return answers
      }
      await new Promise<void>((done) => {
        jobs = startJobs({ ...dataAccess, asSystemBatch }, { [KIND]: { run: async () => done() } }, quiet)
        void jobs.wake()
      })
      await jobs?.stop()
      expect(await sql('select id from job')).toEqual([])
    },
  )

  it('OPS-06 one job that does not end holds up no other, whenever that is ordered', { timeout: 20_000 }, async () => {
    const [slow, ann, bob] = [await context.newUser(), await context.newUser(), await context.newUser()]
    let free = (): void => undefined
    const held = new Promise<void>((resolve) => (free = resolve))
    const done: unknown[] = []
    const run = async ({ userId }: Job) => {
      if (userId === slow) await held
      done.push(userId)
    }
    await order(slow, 'hangs')
    await order(ann, 'due')
    await withRunner(run, async (jobs) => {
      const turn = jobs.wake()
      await expect.poll(() => done).toEqual([ann])
      await order(bob, 'later')
      void jobs.wake()
      await expect.poll(() => done).toEqual([ann, bob])
      free()
      await turn
    })
    expect(done).toEqual([ann, bob, slow])
  })

  it('OPS-06 of one user two jobs run at a time, while others get their turn', { timeout: 20_000 }, async () => {
    const [many, one] = [await context.newUser(), await context.newUser()]
    let free = (): void => undefined
    const held = new Promise<void>((resolve) => (free = resolve))
    const begun: unknown[] = []
    const run = async ({ userId }: Job) => {
      begun.push(userId)
      if (userId === many) await held
    }
    for (const key of ['a', 'b', 'c', 'd', 'e']) await order(many, key)
    await order(one, 'after them', new Date())
    await withRunner(run, async (jobs) => {
      const turn = jobs.wake()
      await expect.poll(() => begun).toEqual([many, many, one])
      free()
      await turn
    })
    expect(begun).toHaveLength(6)
  })

  it('OPS-06 taking the next job costs the same however much work of one user is due', async () => {
    const [many, one] = [await context.newUser(), await context.newUser()]
    const waiting = 6_000
    await sql(
      `insert into job (kind, user_id, payload, run_at) select $1, $2, '{}', now() - make_interval(secs => n) from generate_series(1, $3::int) n`,
      KIND,
      many,
      waiting,
    )
    await sql(`insert into job (kind, user_id, payload) values ($1, $2, '{}')`, KIND, one)
    await sql(
      `update job set locked_until = now() + interval '1 minute' where id in (select id from job where user_id = $1 limit 2)`,
      many,
    )
    await sql('analyze job')
    const READ = `select coalesce(sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)), 0)::int as n from pg_stat_xact_user_tables where relname = 'job'`
    const found = await context.dataAccess.asSystem(async (tx) => {
      const before = Number((await tx.query({ text: READ })).rows[0]?.['n'])
      const { rows } = await tx.query({
        text: 'select user_id as "userId" from lease_jobs($1, 1, 60)',
        values: [[KIND]],
      })
      return { rows, read: Number((await tx.query({ text: READ })).rows[0]?.['n']) - before }
    })
    expect(found.rows).toEqual([{ userId: one }])
    expect(found.read).toBeLessThan(waiting / 5)
    expect(found.read).toBeGreaterThan(0)
  })

  it('OPS-02 the same key of two users is two jobs, ordered again it moves, and rolled back it is none', async () => {
    const [ann, bob] = [await context.newUser(), await context.newUser()]
    await order(ann, 'k')
    await order(bob, 'k')
    await order(ann, 'k', new Date('2126-01-01T00:00:00Z'), { moved: true })
    const broken = context.dataAccess.asUser({ kind: 'user', userId: ann }, async (tx) => {
      await scheduleJob(tx, { name: KIND, key: 'other', runAt: PAST })
      throw new Error('rolled back')
    })
    await expect(broken).rejects.toThrow('rolled back')
    const rows = await sql('select user_id, run_at > now() as later, payload from job order by later')
    expect(rows).toEqual([
      { user_id: bob, later: false, payload: {} },
      { user_id: ann, later: true, payload: { moved: true } },
    ])
  })

  it('OPS-02 what fails is tried again later each time, and others are not held up', async () => {
    const userId = await context.newUser()
    await order(userId, 'bad', PAST, { bad: true })
    await order(userId, 'good')
    const run = ({ payload }: Job) =>
      'bad' in payload ? Promise.reject(new TryLater('the source is away')) : Promise.resolve()
    const state = () =>
      sql(`select attempts, last_error, lease is null as free, round(extract(epoch from run_at - now()))::int as seconds
        from job`)
    await withRunner(run, async (jobs) => {
      await jobs.wake()
      const [first, ...others] = await state()
      expect(others).toEqual([])
      expect(first).toMatchObject({ attempts: 1, last_error: 'Error: the source is away', free: true })
      expect(Number(first?.['seconds'])).toBeGreaterThanOrEqual(20)
      await jobs.wake()
      expect(await state(), 'not before its time').toMatchObject([{ attempts: 1 }])
      await sql(`update job set run_at = now()`)
      await jobs.wake()
      const [second] = await state()
      expect(second).toMatchObject({ attempts: 2 })
      expect(Number(second?.['seconds'])).toBeGreaterThanOrEqual(45)
    })
  })

  it('OPS-02 what always fails has an end', async () => {
    await order(await context.newUser(), 'k')
    await sql('update job set attempts = 98')
    const tries: number[] = []
    const run = ({ attempts }: Job) => {
      tries.push(attempts)
      return Promise.reject(new Error('never'))
    }
    for (let turn = 0; turn < 3; turn += 1) {
      await withRunner(run, (jobs) => jobs.wake())
      await sql('update job set run_at = now()')
    }
    expect([tries, await sql('select id from job')]).toEqual([[99, 100], []])
  })

  it('OPS-02 a job whose lease ran out is taken over', async () => {
    const userId = await context.newUser()
    await order(userId, 'k')
    let runs = 0
    const run = async () => {
      runs += 1
      if (runs > 1) return
      // While the first worker hangs, its lease ends and another one takes over.
      await sql(`update job set locked_until = now() - interval '1 second'`)
      await withRunner(run, (other) => other.wake())
      await sql(`insert into job (kind, uniq) values ('other', 'stays')`)
    }
    await withRunner(run, (jobs) => jobs.wake())
    expect(runs).toBe(2)
    expect(await sql('select kind from job')).toEqual([{ kind: 'other' }])
  })

  it('OPS-02 a job that is ordered anew while it runs runs again', async () => {
    const userId = await context.newUser()
    await order(userId, 'k')
    const run = () => order(userId, 'k', new Date('2126-01-01T00:00:00Z'))
    await withRunner(run, (jobs) => jobs.wake())
    expect(await sql('select lease, attempts, run_at > now() as later from job')).toEqual([
      { lease: null, attempts: 0, later: true },
    ])
  })

  it('OPS-02 a job that orders itself anew at once runs again without a pause', async () => {
    const userId = await context.newUser()
    await order(userId, 'k')
    let runs = 0
    const run = async () => {
      runs += 1
      if (runs < 3) await order(userId, 'k', PAST)
    }
    await withRunner(run, (jobs) => jobs.wake())
    expect([runs, await sql('select id from job')]).toEqual([3, []])
  })

  it('OPS-02 a standing job is there once for all instances, keeps its time over restarts and skips missed turns', async () => {
    let runs = 0
    const run = () => Promise.resolve(void (runs += 1))
    const both = async (one: Jobs) => {
      await one.wake()
      await withRunner(run, (two) => two.wake(), 3_600)
    }
    await withRunner(run, both, 3_600)
    expect(runs).toBe(1)
    await sql(`update job set run_at = now() - interval '3 days'`)
    await withRunner(run, both, 3_600)
    expect(runs).toBe(2)
    const [job] = await sql('select count(*)::int as n, min(run_at) > now() as later from job')
    expect(job).toEqual({ n: 1, later: true })
  })

  it('OPS-02 jobs of names that this version does not know stay for those who do', async () => {
    await sql(`insert into job (kind) values ('of-a-later-version')`)
    await withRunner(
      () => Promise.reject(new Error('not mine')),
      (jobs) => jobs.wake(),
    )
    expect(await sql('select kind, attempts from job')).toEqual([{ kind: 'of-a-later-version', attempts: 0 }])
  })
})
