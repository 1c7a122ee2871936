import { beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { quiet } from '#test/quiet.ts'
import { LOOK_EVERY_MS, startScheduledPrices } from './scheduled-prices.ts'
import { takeTurn, type Turn } from './scheduled-turn.ts'

const START = Date.UTC(2030, 6, 1)
const END = START + 864_000_000
/** From the time of a planned price to its effect. */
const PROMISED_MS = 2_000
const MANY = 50

describeOneEngine('the times of scheduled prices', (context) => {
  let api: TestApi
  let user: string

  beforeEach(async () => {
    api ??= await buildTestApi(context.database)
    user = await context.newUser()
  })

  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Json> => {
    const answer = await api.call(user, method, `/api/${path}`, body)
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`)
    return answer.body
  }
  const product = () =>
    call('POST', 'products', {
      name: 'Mug',
      pricingMode: 'strategy',
      pricingValue: 40,
      costBreakdown: { baseCost: 60 },
    })
  const plan = (fields: object) =>
    call('POST', 'scheduled-prices', {
      title: 'Summer',
      patchKind: 'percentOff',
      percentOff: 20,
      promotion: true,
      startsAt: new Date(START).toISOString(),
      endsAt: new Date(END).toISOString(),
      ...fields,
    })
  const turn = (now: number): Promise<Turn> =>
    context.dataAccess.asUser({ kind: 'user', userId: user }, (tx) => takeTurn(tx, now))
  const price = async (id: unknown) => (await call('GET', `products/${String(id)}`))['effectivePrice']
  const state = async (id: unknown) => call('GET', `scheduled-prices/${String(id)}`)
  /** Runs the scheduler as the server does, in real time. */
  async function byItself(body: (woken: readonly string[]) => Promise<void>, instances = 1): Promise<void> {
    const woken: string[] = []
    const deps = { dataAccess: context.dataAccess, live: { wake: (who: string) => void woken.push(who) }, log: quiet }
    const stops = Array.from({ length: instances }, () => startScheduledPrices(deps))
    try {
      await body(woken)
    } finally {
      await Promise.all(stops.map((stop) => stop()))
    }
  }
  /** The server's own changes of a product, newest first, by one of their times. */
  const times = async (id: unknown, which: 'effectiveAt' | 'recordedAt' = 'effectiveAt', of = user) => {
    const { body } = await api.call(of, 'GET', `/api/products/${String(id)}/history`)
    return listOf(body['items'])
      .filter((entry) => Object.is(entry['actor'], 'system:scheduled-prices'))
      .map((entry) => new Date(String(entry[which])).getTime())
  }
  /** Users, each with a product and a price that is planned for it. */
  const planners = async (count: number) => {
    const made: { readonly userId: string; readonly productId: string }[] = []
    for (let index = 0; index < count; index += 1) {
      user = await context.newUser()
      const { id } = await product()
      await plan({ productId: id, promotion: false, endsAt: null })
      made.push({ userId: user, productId: String(id) })
    }
    return made
  }
  const setDue = (at: number, of: readonly { readonly userId: string }[]) =>
    context.dataAccess.asSystemBatch([
      {
        text: 'update scheduled_price set starts_at = $1 where user_id = any($2::uuid[])',
        values: [at, of.map(({ userId }) => userId)],
      },
    ])
  /** When the server stored the due prices of users, without a call for each of them. */
  const stored = async (of: readonly { readonly userId: string }[]): Promise<number[]> => {
    const text = `select (extract(epoch from recorded_at) * 1000)::float8 as at from change
      where kind = 'product' and actor = 'system:scheduled-prices' and user_id = any($1::uuid[])`
    const [answer] = await context.dataAccess.asSystemBatch([{ text, values: [of.map(({ userId }) => userId)] }])
    return (answer?.rows ?? []).map(({ at }) => Number(at))
  }
  const recorded = async ({ userId, productId }: { readonly userId: string; readonly productId: string }) =>
    (await times(productId, 'recordedAt', userId))[0] ?? NaN

  it('LEDGER-02 a planned price is in effect within two seconds of its time, and the devices of its user are woken', async () => {
    const { id } = await product()
    expect(await price(id)).toBe(100)
    expect(LOOK_EVERY_MS).toBeLessThanOrEqual(1_000)
    await byItself(async (woken) => {
      const startsAt = Date.now() + 1_500
      await plan({ productId: id, startsAt: new Date(startsAt).toISOString(), promotion: false, endsAt: null })
      await expect.poll(() => price(id)).toBe(80)
      expect(Date.now()).toBeGreaterThanOrEqual(startsAt)
      expect(await times(id)).toEqual([startsAt])
      const [stored = NaN] = await times(id, 'recordedAt')
      expect(stored - startsAt).toBeGreaterThanOrEqual(0)
      expect(stored - startsAt).toBeLessThan(PROMISED_MS)
      await expect.poll(() => woken).toContain(user)
    }, 2)
  })

  it('LEDGER-02 a planned price of 300 ms leaves its beginning and its end in the history, whenever somebody looks', async () => {
    const { id } = await product()
    await byItself(async () => {
      const startsAt = Date.now() + 200
      const endsAt = startsAt + 300
      const { id: planned } = await plan({
        productId: id,
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
      })
      await expect.poll(async () => (await state(planned))['status']).toBe('done')
      expect(await times(id)).toEqual([endsAt, startsAt])
      expect(await state(planned)).toMatchObject({ appliedPrice: 80, priceBefore: 100, keptRows: 0, problem: '' })
      expect(await price(id)).toBe(100)
    })
  })

  it('LEDGER-02 one that is over when it is looked at, and could not begin, is told as failed alone', async () => {
    const { id } = await product()
    const { id: planned } = await plan({ productId: id, endsAt: new Date(START + 300).toISOString() })
    await call('DELETE', 'products', { ids: [id] })
    expect(await turn(START + 1_000)).toMatchObject({ begun: 0, ended: 0 })
    expect(await state(planned)).toMatchObject({ status: 'failed' })
  })

  it('LEDGER-02 of two short ones after each other each stands in the history', async () => {
    const { id } = await product()
    const from = (ms: number) => ({
      startsAt: new Date(START + ms).toISOString(),
      endsAt: new Date(START + ms + 300).toISOString(),
    })
    await plan({ productId: id, ...from(0) })
    await plan({ productId: id, ...from(300), title: 'Second', percentOff: 10 })
    await turn(START + 900)
    expect(await times(id)).toEqual([START + 600, START + 300, START + 300, START])
    expect(await price(id)).toBe(100)
  })

  it('LEDGER-02 a user whose turn fails keeps nobody else waiting', async () => {
    const { id } = await product()
    const broken = await context.newUser()
    const past = '2020-01-01T00:00:00Z'
    const { body: theirs } = await api.call(broken, 'POST', '/api/products', { name: 'Theirs' })
    const plans = { title: 'Broken', productId: theirs['id'], amount: 1, startsAt: past }
    expect((await api.call(broken, 'POST', '/api/scheduled-prices', plans)).status).toBe(201)
    await context.dataAccess.asSystemBatch([{ text: 'delete from user_head where user_id = $1', values: [broken] }])
    await plan({ productId: id, startsAt: past, promotion: false, endsAt: null })
    await byItself(() => expect.poll(() => price(id)).toBe(80))
  })

  it('LEDGER-02 the prices of fifty users that are due in one second take effect in two and the time of their writing', async () => {
    const measured = await planners(8)
    const others = await planners(MANY)
    await setDue(Date.now(), measured)
    const startedAt = performance.now()
    for (const { userId } of measured)
      await context.dataAccess.asUser({ kind: 'user', userId }, (tx) => takeTurn(tx, Date.now()))
    const writingMs = ((performance.now() - startedAt) / measured.length) * MANY
    await byItself(async () => {
      const startsAt = Date.now() + 200
      await setDue(startsAt, others)
      await expect.poll(() => stored(others), { interval: 200 }).toHaveLength(MANY)
      expect(Math.max(...(await stored(others))) - startsAt).toBeLessThan(PROMISED_MS + writingMs)
    })
  })

  it('LEDGER-02 a turn that failed is tried again at the next look, and what is due then is soon in effect', async () => {
    const [broken] = await planners(1)
    if (!broken) throw new Error('nobody plans anything')
    const values = [broken.userId]
    const [head] = await context.dataAccess.asSystemBatch([
      { text: 'delete from user_head where user_id = $1 returning version::int', values },
    ])
    await byItself(async () => {
      await setDue(Date.now(), [broken])
      await new Promise((resolve) => void setTimeout(resolve, 1.5 * LOOK_EVERY_MS))
      const mendedAt = Date.now()
      await context.dataAccess.asSystemBatch([
        {
          text: 'insert into user_head (user_id, version) values ($1, $2)',
          values: [...values, head?.rows[0]?.['version']],
        },
      ])
      await expect.poll(() => recorded(broken)).not.toBeNaN()
      expect((await recorded(broken)) - mendedAt).toBeLessThan(3 * PROMISED_MS)
    })
  })

  it.runIf(context.engine === 'postgres')(
    'LEDGER-02 users whose counters are held by long writes of their own keep nobody else waiting',
    async () => {
      const held = await planners(6)
      const [other] = await planners(1)
      if (!other) throw new Error('nobody plans anything')
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      const locked = new Promise<void>((isLocked) => {
        void context.dataAccess.asSystem(async (tx) => {
          const values = [held.map(({ userId }) => userId)]
          await tx.query({ text: 'select from user_head where user_id = any($1::uuid[]) for update', values })
          isLocked()
          await released
        })
      })
      await locked
      await byItself(async () => {
        const startsAt = Date.now()
        await setDue(startsAt, [...held, other])
        await setDue(startsAt + 100, [other])
        await expect.poll(() => recorded(other)).not.toBeNaN()
        expect((await recorded(other)) - startsAt).toBeLessThan(3 * PROMISED_MS)
        expect(await Promise.all(held.map(recorded))).toEqual(held.map(() => NaN))
        release()
        for (const each of held) await expect.poll(() => recorded(each)).not.toBeNaN()
      })
    },
  )
})
