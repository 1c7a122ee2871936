import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { takeTurn, type Turn } from './scheduled-turn.ts'
import { codeText } from '#contract/stored-message.ts'

const DAY_MS = 86_400_000
const START = Date.UTC(2030, 6, 1)
const END = START + 10 * DAY_MS

describeOneEngine('scheduled prices', (context) => {
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
  const product = (fields: object = {}) =>
    call('POST', 'products', {
      name: 'Mug',
      pricingMode: 'strategy',
      pricingValue: 40,
      costBreakdown: { baseCost: 60 },
      ...fields,
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
  const sets = async () => listOf((await call('GET', 'change-sets'))['items'])

  it('LEDGER-02 a promotion begins on time, ends on time, and the strategy that was before prices again', async () => {
    const { id } = await product()
    const { id: planned } = await plan({ productId: id })
    await turn(START - 1)
    expect(await price(id)).toBe(100)
    await turn(START)
    expect(await price(id)).toBe(80)
    expect(await state(planned)).toMatchObject({
      status: 'running',
      appliedPrice: 80,
      priceBefore: 100,
      currency: 'USD',
    })
    await turn(END - 1)
    expect(await price(id)).toBe(80)
    await turn(END)
    expect(await price(id)).toBe(100)
    expect(await state(planned)).toMatchObject({ status: 'done', keptRows: 0, problem: '' })
    const row = await call('GET', `products/${String(id)}`)
    expect(row).toMatchObject({ pricingMode: 'strategy', pricingValue: 40 })
    expect((await sets()).map((set) => [set['title'], set['origin'], set['state'], set['size']])).toEqual([
      ['End of Summer', 'schedule', 'applied', 1],
      ['Summer', 'schedule', 'applied', 1],
    ])
    const history = listOf((await call('GET', `products/${String(id)}/history`))['items'])
    expect(
      history.map((entry) => [entry['actor'], new Date(String(entry['effectiveAt'])).getTime()]).slice(0, 2),
    ).toEqual([
      ['system:scheduled-prices', END],
      ['system:scheduled-prices', START],
    ])
  })

  it('LEDGER-02 what the user changed since is kept when the promotion ends, and reported', async () => {
    const { id } = await product()
    const { id: planned } = await plan({ productId: id })
    await turn(START)
    await call('PATCH', `products/${String(id)}`, { pricingValue: 85 })
    await turn(END)
    expect(await price(id)).toBe(85)
    expect(await state(planned)).toMatchObject({
      status: 'done',
      keptRows: 1,
      problem: 'plan-kept',
    })
  })

  it('LEDGER-02 a cost that changed meanwhile counts when the strategy prices again', async () => {
    const { id } = await product()
    await plan({ productId: id })
    await turn(START)
    await call('PATCH', `products/${String(id)}`, { costBreakdown: { baseCost: 90 } })
    expect(await price(id)).toBe(80)
    await turn(END)
    expect(await price(id)).toBe(150)
  })

  it('LEDGER-02 of two promotions the one beneath may end first; nothing of either is left in the end', async () => {
    const { id } = await product()
    await plan({ productId: id })
    await plan({
      productId: id,
      title: 'Flash',
      percentOff: 10,
      startsAt: new Date(START + DAY_MS).toISOString(),
      endsAt: new Date(END + DAY_MS).toISOString(),
    })
    await turn(START)
    await turn(START + DAY_MS)
    expect(await price(id)).toBe(72)
    await turn(END)
    expect(await price(id)).toBe(72)
    await turn(END + DAY_MS)
    expect(await price(id)).toBe(100)
  })

  it('LEDGER-02 what was missed while the server was away is done at the start, in the order of its times', async () => {
    const { id } = await product()
    const { id: passed } = await plan({
      productId: id,
      title: 'Passed',
      endsAt: new Date(START + DAY_MS).toISOString(),
    })
    await plan({ productId: id, title: 'For good', patchKind: 'price', amount: 95, promotion: false, endsAt: null })
    const { id: later } = await plan({ productId: id, startsAt: new Date(START + DAY_MS).toISOString() })
    await turn(START + 5 * DAY_MS)
    expect(await price(id)).toBe(76)
    expect(await state(passed)).toMatchObject({
      status: 'failed',
      problem: 'plan-passed',
    })
    expect(await state(later)).toMatchObject({ status: 'running', priceBefore: 95 })
    const [newest] = listOf((await call('GET', `products/${String(id)}/history`))['items'])
    expect(new Date(String(newest?.['effectiveAt'])).getTime()).toBe(START + 5 * DAY_MS)
    await turn(END)
    expect(await price(id)).toBe(95)
  })

  it('LEDGER-02 several instances at once carry it out once', async () => {
    const { id } = await product()
    const { id: planned } = await plan({ productId: id })
    const turns = await Promise.all([turn(START), turn(START), turn(START)])
    expect(turns.reduce((sum, { begun }) => sum + begun, 0)).toBe(1)
    expect(await price(id)).toBe(80)
    expect(await state(planned)).toMatchObject({ priceBefore: 100 })
    expect(await sets()).toHaveLength(1)
  })

  it('LEDGER-02 many products that begin together are one change set, which can be reverted as any other', async () => {
    const ids = await Promise.all([product(), product(), product()].map(async (each) => (await each)['id']))
    for (const productId of ids) await plan({ productId })
    await turn(START)
    const [set] = await sets()
    expect(set).toMatchObject({ title: 'Summer', size: 3, state: 'applied' })
    await call('POST', `change-sets/${String(set?.['id'])}/revert`)
    expect(await Promise.all(ids.map(price))).toEqual([100, 100, 100])
    await turn(END)
    expect(await Promise.all(ids.map(price))).toEqual([100, 100, 100])
  })

  it('LEDGER-02 what is called off never begins, and what is running ends at once', async () => {
    const { id } = await product()
    const { id: planned } = await plan({ productId: id, startsAt: '2020-01-01T00:00:00Z' })
    const { id: other } = await plan({ productId: id, startsAt: new Date(START + DAY_MS).toISOString() })
    const cancel = (ids: readonly unknown[]) =>
      call('POST', 'sync', {
        clientId: randomUUID(),
        mutations: [
          {
            id: randomUUID(),
            seq: 1,
            at: Date.now(),
            body: { op: 'command', name: 'scheduled-price/cancel', input: { ids } },
          },
        ],
      })
    await turn(Date.now())
    expect(await price(id)).toBe(80)
    await cancel([planned, other])
    await turn(Date.now())
    expect(await price(id)).toBe(100)
    await turn(END)
    expect(await price(id)).toBe(100)
    expect((await state(other))['status']).toBe('cancelled')
  })

  it.each([
    ['the product is gone', {}, async (id: string) => call('DELETE', 'products', { ids: [id] }), /deleted/],
    ['the currency is another', { patchKind: 'price', amount: 9, currency: 'EUR' }, undefined, /another currency/],
    [
      'there is no price',
      {},
      async (id: string) => call('PATCH', `products/${id}`, { pricingMode: 'manual', pricingValue: null }),
      /no price/,
    ],
  ])('LEDGER-02 when %s, it fails with the reason and changes nothing', async (_what, fields, before, reason) => {
    const { id } = await product()
    const { id: planned } = await plan({ productId: id, ...fields })
    await before?.(String(id))
    await turn(START)
    const { status, problem } = await state(planned)
    expect(status).toBe('failed')
    expect(codeText(String(problem))).toMatch(reason)
  })

  it('LEDGER-02 in a price list it makes an override, or changes the one that is there, and takes it back', async () => {
    const { id } = await product()
    const { id: priceListId } = await call('POST', 'price-lists', {
      title: 'Trade',
      productIds: [id],
      ruleKind: 'percentOff',
      rulePercent: 10,
    })
    await plan({ productId: id, priceListId })
    const overrides = async () =>
      listOf((await call('GET', `price-list-prices?priceListId=${String(priceListId)}`))['items']).map(
        (each) => each['price'],
      )
    await turn(START)
    expect([await overrides(), await price(id)]).toEqual([[72], 100])
    await turn(END)
    expect(await overrides()).toEqual([])
    await call('POST', 'price-list-prices', { priceListId, productId: id, price: 50 })
    await plan({
      productId: id,
      priceListId,
      startsAt: new Date(END).toISOString(),
      endsAt: new Date(END + DAY_MS).toISOString(),
    })
    await turn(END)
    expect(await overrides()).toEqual([40])
    await turn(END + DAY_MS)
    expect(await overrides()).toEqual([50])
  })

  it('PRICE-08 LEDGER-02 a percentage off a product with variants is off each of them, and comes off each again', async () => {
    const { id } = await product({
      options: [{ name: 'Size', values: ['S', 'L'] }],
      variants: [
        { id: 's', optionValues: ['S'] },
        { id: 'l', optionValues: ['L'], baseCost: 90 },
      ],
    })
    const prices = async () =>
      listOf((await call('GET', `products/${String(id)}`))['variants']).map((each) => [
        each['effectivePrice'],
        each['retailPrice'],
      ])
    const before = await prices()
    await plan({ productId: id })
    await turn(START)
    expect((await prices()).map(([now]) => now)).toEqual(before.map(([was]) => Number(was) * 0.8))
    await turn(END)
    expect(await prices()).toEqual(before)
  })

  const [S, M] = [
    { id: 's', optionValues: ['S'] },
    { id: 'm', optionValues: ['M'], retailPrice: 31.25 },
  ]
  const sized = () =>
    product({
      pricingMode: 'manual',
      pricingValue: 25,
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [S, M],
    })
  const change = (id: unknown, fields: object) => call('PATCH', `products/${String(id)}`, fields)
  /** The price of the product, and of each variant what it sells for and what stands in it. */
  const standing = async (id: unknown) => {
    const row = await call('GET', `products/${String(id)}`)
    const variants = listOf(row['variants']).map((each) => [each['id'], each['effectivePrice'], each['retailPrice']])
    return [row['effectivePrice'], ...variants]
  }
  const SOME_KEPT = 'plan-partly-kept'

  it('LEDGER-02 a promotion ends for all that is left when a variant was deleted, and says nothing of kept prices', async () => {
    const { id } = await sized()
    const { id: planned } = await plan({ productId: id })
    await turn(START)
    expect(await standing(id)).toEqual([20, ['s', 20, 20], ['m', 25, 25]])
    await change(id, { variants: [{ ...M, retailPrice: 25 }] })
    await turn(END)
    expect(await standing(id)).toEqual([25, ['m', 31.25, 31.25]])
    expect(await state(planned)).toMatchObject({ status: 'done', keptRows: 0, problem: '' })
  })

  it('LEDGER-02 a promotion of a variant that was deleted ends, and the product stays as it is', async () => {
    const { id } = await sized()
    const { id: planned } = await plan({ productId: id, variantId: 'm' })
    await turn(START)
    await change(id, { variants: [S] })
    await turn(END)
    expect(await standing(id)).toEqual([25, ['s', 25, null]])
    const problem = 'plan-vanished'
    expect(await state(planned)).toMatchObject({ status: 'done', keptRows: 0, problem })
  })

  it('LEDGER-02 a variant that was repriced meanwhile is kept; the product and the others go back', async () => {
    const { id } = await sized()
    const { id: planned } = await plan({ productId: id })
    await turn(START)
    await change(id, {
      variants: [
        { ...S, retailPrice: 20 },
        { ...M, retailPrice: 28 },
      ],
    })
    await turn(END)
    expect(await standing(id)).toEqual([25, ['s', 25, null], ['m', 28, 28]])
    expect(await state(planned)).toMatchObject({ status: 'done', keptRows: 1, problem: SOME_KEPT })
  })

  it.each([
    ['at another price', { pricingValue: 22 }, { pricingMode: 'manual', pricingValue: 22, effectivePrice: 22 }],
    [
      'by a strategy',
      { pricingMode: 'strategy', pricingStrategy: 'markup', pricingValue: 50 },
      { pricingMode: 'strategy', pricingValue: 50, effectivePrice: 90 },
    ],
  ])('LEDGER-02 a product repriced %s meanwhile is kept; its variants go back', async (_how, fields, kept) => {
    const { id } = await sized()
    const { id: planned } = await plan({ productId: id })
    await turn(START)
    await change(id, fields)
    await turn(END)
    const [, s, m] = await standing(id)
    expect([s, m]).toEqual([
      ['s', kept.effectivePrice, null],
      ['m', 31.25, 31.25],
    ])
    expect(await call('GET', `products/${String(id)}`)).toMatchObject(kept)
    expect(await state(planned)).toMatchObject({ status: 'done', keptRows: 1, problem: SOME_KEPT })
  })

  it.each([
    ['the one beneath', END, END + DAY_MS],
    ['the one on top', END + DAY_MS, END],
    ['both at once', END, END],
  ])(
    'LEDGER-02 of two promotions of variants %s ends first; all is as before in the end',
    async (_which, one, other) => {
      const { id } = await sized()
      const before = await standing(id)
      await plan({ productId: id, endsAt: new Date(one).toISOString() })
      const startsAt = new Date(START + DAY_MS).toISOString()
      const { id: above } = await plan({
        productId: id,
        percentOff: 10,
        startsAt,
        endsAt: new Date(other).toISOString(),
      })
      await plan({ productId: id, title: 'Only M', variantId: 'm', startsAt, endsAt: new Date(other).toISOString() })
      await turn(START)
      await turn(START + DAY_MS)
      expect(await standing(id)).toEqual([18, ['s', 18, 18], ['m', 18, 18]])
      await turn(END)
      await turn(END + DAY_MS)
      expect(await standing(id)).toEqual(before)
      expect(await state(above)).toMatchObject({ status: 'done', keptRows: 0, problem: '' })
    },
  )
})
