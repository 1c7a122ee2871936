import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { type AppAnswer, type AppCall, arrive } from '#test/app.ts'
import { listOf } from '#test/api.ts'
import { type Attack, replay } from '#test/attacks.ts'

// Money, order and time.

const AT_ONCE = 20

/** Amounts that are none, or none that can be kept. */
const BAD_AMOUNTS: readonly unknown[] = [
  -1,
  '-0.01',
  1e308,
  '1e3',
  'NaN',
  'Infinity',
  '',
  ' 1',
  '1 ',
  '1,5',
  '1.2.3',
  '0x10',
  '١',
  '1_000',
  '99999999999999',
  [],
  {},
  true,
]

const product = (costs: object, rest: object = {}): AppCall => ({
  method: 'POST',
  url: '/api/products',
  body: { costBreakdown: costs, ...rest },
})

const attacks: readonly Attack[] = [
  {
    id: 'amounts that are none',
    source: 'Vvveb CVE-2026-44826',
    as: 'alice',
    requests: ({ alice }) =>
      BAD_AMOUNTS.flatMap((amount): AppCall[] => [
        product({ baseCost: amount }),
        product({ shippingCost: amount }),
        product({}, { retailPrice: amount, pricingMode: 'retailPrice' }),
        product({}, { pricingMode: 'manual', pricingValue: amount }),
        { method: 'PATCH', url: `/api/products/${alice.products}`, body: { costBreakdown: { baseCost: amount } } },
      ]),
    expect: { status: 400, code: 'invalid-input' },
    invariant: 'nothing changed',
  },
  {
    id: 'percentages that are none',
    source: 'Vvveb CVE-2026-44826',
    as: 'alice',
    requests: ({ alice }) => [
      ...[-1, 100_001, 1e9, '1e3', 'NaN', '-0.0001'].flatMap((percent) => [
        product({ importDuty: percent }),
        product({ vatTax: percent }),
      ]),
      ...[100, '100', 100.0001, 1_000, 99_999].map((pricingValue) => product({ baseCost: 1 }, { pricingValue })),
      ...[-0.0001, 100.0001, 1e9].map((taxRate): AppCall => ({
        method: 'PATCH',
        url: `/api/business-profiles/${alice['business-profiles']}`,
        body: { taxRate },
      })),
      ...[-1, 100, 'x'].map((defaultMargin): AppCall => ({
        method: 'PATCH',
        url: `/api/business-profiles/${alice['business-profiles']}`,
        body: { defaultMargin },
      })),
    ],
    expect: { status: 400, code: 'invalid-input' },
    invariant: 'nothing changed',
  },
  {
    id: 'sums beyond what can be kept',
    source: 'Vvveb CVE-2026-44826',
    as: 'alice',
    requests: () => [
      product({ baseCost: '999999999.999999', shippingCost: '999999999.999999' }),
      product({ baseCost: '999999999' }, { pricingStrategy: 'margin', pricingValue: 99.9999 }),
      product({ baseCost: '999999999' }, { pricingStrategy: 'markup', pricingValue: 100_000 }),
      product({ additionalCosts: [{ amount: '999999999' }, { amount: '999999999' }] }),
    ],
    expect: { status: 400, code: 'invalid-input' },
    invariant: 'nothing changed',
  },
  {
    id: 'figures of tokens',
    source: 'class: lifetimes',
    as: 'alice',
    requests: () =>
      [0, -1, 366, 1.5, 1e9, '30', null].map((expiresInDays): AppCall => ({
        method: 'POST',
        url: '/api/auth/tokens',
        body: { name: 'x', scope: 'read', expiresInDays },
      })),
    expect: { status: 400, code: 'invalid-input' },
    invariant: 'nothing changed',
  },
  {
    id: 'illegal moves of a change set',
    source: 'class: illegal moves',
    as: 'alice',
    requests: ({ alice }) => [
      { method: 'POST', url: `/api/change-sets/${alice['change-sets']}/revert` },
      { method: 'POST', url: `/api/change-sets/${alice.applied}/check` },
      { method: 'DELETE', url: `/api/change-sets/${alice.applied}` },
      { method: 'POST', url: `/api/change-sets/${alice.applied}/rows`, body: { rows: [{ n: 1, data: {} }] } },
    ],
    expect: { status: 409, code: 'conflict' },
    invariant: 'nothing changed',
  },
]

replay('attacks on money, order and time', attacks, (deps) => {
  const asAlice = (call: AppCall) => deps().app.call(deps().callers.alice, call)
  const atOnce = (call: (index: number) => AppCall): Promise<AppAnswer[]> =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => asAlice(call(index))))
  const total = async (list: string) =>
    Number((await asAlice({ method: 'GET', url: `/api/${list}?total=true` })).body['total'])
  const put = (id: string, data: object) => ({ op: 'put', kind: 'product', id, data })
  const push = (clientId: string, seq: number, body: object, at = Date.now()): AppCall => ({
    method: 'POST',
    url: '/api/sync',
    body: { clientId, mutations: [{ id: randomUUID(), seq, at, body }] },
  })

  it('API-04 one key, many requests at once: one effect, one answer', async () => {
    const before = await total('products')
    const key = randomUUID()
    const answers = await atOnce(() => ({ ...product({ baseCost: 1 }), headers: { 'idempotency-key': key } }))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await total('products')).toBe(before + 1)
    const bob = await deps().app.call(deps().callers.bob, {
      ...product({ baseCost: 2 }),
      headers: { 'idempotency-key': key },
    })
    expect([bob.status, bob.body['userId']]).toEqual([201, deps().bob.users])
  })

  it('API-04 a key of a refused request is free again', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    expect((await asAlice({ ...product({}, { categoryId: randomUUID() }), headers })).status).toBe(422)
    expect((await asAlice({ ...product({ baseCost: 3 }), headers })).status).toBe(201)
  })

  it('SYNC-02 one mutation, pushed many times at once, is applied once', async () => {
    const clientId = randomUUID()
    const id = randomUUID()
    const call = push(clientId, 1, {
      op: 'command',
      name: 'product/duplicate',
      input: { id: deps().alice.products, newId: id },
    })
    const answers = await atOnce(() => call)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { items } = (await asAlice({ method: 'GET', url: `/api/products/${id}/history` })).body
    expect(listOf(items)).toHaveLength(1)
  })

  it('CHANGE-02 a change set applied many times at once is applied once, and reverted once', async () => {
    const { alice } = deps()
    const made = await asAlice({
      method: 'POST',
      url: '/api/products/bulk',
      body: { title: 'x', ids: [alice.products], edit: { isActive: false } },
    })
    const id = String(made.body['id'])
    const versions = async () =>
      listOf((await asAlice({ method: 'GET', url: `/api/products/${alice.products}/history` })).body['items']).length
    const before = await versions()
    const applied = await atOnce(() => ({ method: 'POST', url: `/api/change-sets/${id}/apply` }))
    expect(new Set(applied.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await versions()).toBe(before + 1)
    const reverted = await atOnce(() => ({ method: 'POST', url: `/api/change-sets/${id}/revert` }))
    expect(new Set(reverted.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await versions()).toBe(before + 2)
  })

  it('API-03 writers at once get versions of their own', async () => {
    const answers = await atOnce((index) => product({ baseCost: index }))
    const versions = answers.map(({ body }) => Number(body['version']))
    expect(new Set(versions).size).toBe(AT_ONCE)
    expect(Math.max(...versions) - Math.min(...versions)).toBe(AT_ONCE - 1)
  })

  it('CAT-04 deletions at once leave nothing dangling', async () => {
    const category = await asAlice({ method: 'POST', url: '/api/categories', body: { name: 'Gone' } })
    const id = String(category.body['id'])
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => asAlice(product({ baseCost: 1 }, { categoryId: id }))),
      ...Array.from({ length: 8 }, () => asAlice({ method: 'DELETE', url: `/api/categories/${id}` })),
    ])
    for (const { status } of answers) expect([201, 204, 404, 409, 422]).toContain(status)
    const [dangling] = await deps().app.dataAccess.asSystemBatch([
      {
        text: 'select id from product p where category_id is not null and not exists (select from category c where c.user_id = p.user_id and c.id = p.category_id)',
      },
    ])
    expect(dangling?.rows).toEqual([])
  })

  it('SYNC-04 an edit of what another device deleted is refused, kept, and restores nothing', async () => {
    const id = randomUUID()
    await asAlice(push(randomUUID(), 1, put(id, { name: 'Gone' })))
    await asAlice({ method: 'DELETE', url: `/api/products/${id}` })
    const late = push(randomUUID(), 1, { op: 'patch', kind: 'product', id, base: 1, data: { name: 'Late' } })
    for (const answer of [await asAlice(late), await asAlice(late)]) {
      expect(answer.body['results']).toMatchObject([{ refused: { code: 'row-deleted' } }])
    }
    expect((await asAlice({ method: 'GET', url: `/api/products/${id}` })).status).toBe(404)
  })

  const DAY_MS = 86_400_000
  it.each([
    ['a day ahead', DAY_MS],
    ['a day behind', -DAY_MS],
    ['a thousand years ahead', 365_000 * DAY_MS],
    ['a thousand years behind', -365_000 * DAY_MS],
  ])('SYNC-04 a client clock %s changes no order, and no row is from the future', async (_what, offMs) => {
    const id = randomUUID()
    const client = randomUUID()
    const at = Date.now() + offMs
    const first = await asAlice(push(client, 1, put(id, { name: 'first' }), at))
    await asAlice(push(randomUUID(), 1, { op: 'patch', kind: 'product', id, base: 1, data: { name: 'second' } }))
    const third = await asAlice(
      push(client, 2, { op: 'patch', kind: 'product', id, base: 1, data: { sku: 'third' } }, at),
    )
    expect(Number(third.body['head'])).toBe(Number(first.body['head']) + 2)
    const { body } = await asAlice({ method: 'GET', url: `/api/products/${id}` })
    expect(body).toMatchObject({ name: 'second', sku: 'third' })
    const created = Date.parse(String(body['createdAt']))
    expect(created).toBeLessThanOrEqual(Date.now())
    expect(created).toBeGreaterThanOrEqual(0)
    const history = listOf((await asAlice({ method: 'GET', url: `/api/products/${id}/history` })).body['items'])
    expect(history.map(({ version }) => Number(version))).toEqual(
      history.map(({ version }) => Number(version)).sort((a, b) => b - a),
    )
  })

  it('SYNC-04 clocks that say nothing a clock can say are refused or taken for now', async () => {
    for (const at of [2 ** 53 - 1, -(2 ** 53 - 1), 0, 8.64e15, -8.64e15]) {
      const { status, body } = await asAlice(push(randomUUID(), 1, put(randomUUID(), { name: 'x' }), at))
      expect([at, status, listOf(body['results'])[0]?.['refused']]).toEqual([at, 200, undefined])
    }
    for (const at of ['"now"', '1e400', '1.5', 'null', '"2026-01-01"']) {
      const call = push(randomUUID(), 1, put(randomUUID(), {}), 1)
      const text = JSON.stringify(call.body).replace('"at":1', `"at":${at}`)
      expect([at, (await asAlice({ ...call, body: text })).status]).toEqual([at, 400])
    }
  })

  it('AUTH-14 sessions are judged by the server’s clock, whatever a request says of time', async () => {
    const zoe = await arrive(deps().app, 'zoe')
    const call: AppCall = {
      method: 'GET',
      url: '/api/auth/session',
      headers: { date: 'Thu, 01 Jan 1970 00:00:00 GMT' },
    }
    expect((await deps().app.call(zoe, call)).status).toBe(200)
    expect((await deps().app.call(deps().callers.wrong['expired session'], call)).status).toBe(401)
  })
})
