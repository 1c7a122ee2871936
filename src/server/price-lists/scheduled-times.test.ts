import { beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'
import { quiet } from '#test/quiet.ts'
import { LOOK_EVERY_MS, startScheduledPrices } from './scheduled-prices.ts'
import { takeTurn, type Turn } from './scheduled-turn.ts'

const START = Date.UTC(2030, 6, 1)
const END = START + 864_000_000

describeEachEngine('the times of scheduled prices', (context) => {
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
    context.doors.asUser({ kind: 'user', userId: user }, (tx) => takeTurn(tx, now))
  const price = async (id: unknown) => (await call('GET', `products/${String(id)}`))['effectivePrice']
  const state = async (id: unknown) => call('GET', `scheduled-prices/${String(id)}`)
  /** As the server does it by itself, by the real time. */
  async function byItself(body: (woken: readonly string[]) => Promise<void>, instances = 1): Promise<void> {
    const woken: string[] = []
    const ground = { doors: context.doors, live: { wake: (who: string) => void woken.push(who) }, log: quiet }
    const stops = Array.from({ length: instances }, () => startScheduledPrices(ground))
    try {
      await body(woken)
    } finally {
      await Promise.all(stops.map((stop) => stop()))
    }
  }
  const times = async (id: unknown) =>
    listOf((await call('GET', `products/${String(id)}/history`))['items'])
      .filter((entry) => Object.is(entry['actor'], 'system:scheduled-prices'))
      .map((entry) => new Date(String(entry['effectiveAt'])).getTime())

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
    await context.doors.asSystemFlight([{ text: 'delete from user_head where user_id = $1', values: [broken] }])
    await plan({ productId: id, startsAt: past, promotion: false, endsAt: null })
    await byItself(() => expect.poll(() => price(id)).toBe(80))
  })
})
