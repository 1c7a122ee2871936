import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { makeStoreRows } from '#test/store-rows.ts'

const MINUTE_MS = 60_000

describeOneEngine('the calls of stores', (context) => {
  let api: TestApi
  let ann: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    ann = await context.newUser()
  })

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, user = ann) =>
    api.call(user, method, `/api${path}`, body)
  const made = async (data: object = {}): Promise<string> =>
    (await makeStoreRows(context.dataAccess, ann, { name: 'Shop', ...data })).store
  const ask = async <T>(text: string, ...values: unknown[]): Promise<T[]> => {
    const [answer] = await context.dataAccess.asSystemBatch([{ text, values }])
    return (answer?.rows ?? []) as T[]
  }
  const lookedAt = async (storeId: string): Promise<number[]> => {
    const jobs = await ask<{ ms: number }>(
      `select (extract(epoch from run_at) * 1000)::float8 as ms from job where kind = 'store-pull' and payload->>'storeId' = $1`,
      storeId,
    )
    return jobs.map(({ ms }) => Math.round(ms))
  }
  const rowOf = async (id: string) => (await call('GET', `/stores/${id}`)).body

  it('STORE-04 a schedule is written and its look ordered once, changed, cancelled, and told by the status', async () => {
    const id = await made()
    const first = await call('POST', '/wix/scheduler/schedule-refresh', { everyMinutes: 15 })
    expect([first.status, first.body]).toMatchObject([200, { storeId: id, everyMinutes: 15, lastRunAt: null }])
    const second = await call('POST', '/wix/scheduler/schedule-refresh', { store: id, everyMinutes: 360 })
    const nextRunAt = String(second.body['nextRunAt'])
    expect(Date.parse(nextRunAt) - Date.now()).toBeGreaterThan(359 * MINUTE_MS)
    expect(await lookedAt(id)).toEqual([Date.parse(nextRunAt)])
    expect((await call('GET', '/wix/scheduler/status')).body).toEqual({ schedules: [second.body] })
    expect(await rowOf(id)).toMatchObject({ everyMinutes: 360, nextPullAt: nextRunAt })
    const cancelled = await call('DELETE', '/wix/scheduler/cancel-refresh')
    expect(cancelled.body).toEqual({ storeId: id, everyMinutes: 0, nextRunAt: null, lastRunAt: null })
    expect((await call('GET', '/shopify/scheduler/status')).body).toEqual({ schedules: [] })
  })

  it('STORE-04 stores without a next look get one, unless somebody decided that they have none, or they are not connected', async () => {
    const [plain, asked, lost] = [await made(), await made({ everyMinutes: 0 }), await made({ state: 'lost' })]
    const { body } = await call('POST', '/wix/scheduler/auto-schedule-if-needed')
    const schedules = body['schedules'] as unknown as { storeId: string; nextRunAt: string | null }[]
    expect(new Map(schedules.map(({ storeId, nextRunAt }) => [storeId, nextRunAt !== null]))).toEqual(
      new Map([
        [plain, true],
        [asked, false],
        [lost, false],
      ]),
    )
    expect((await call('POST', '/wix/scheduler/auto-schedule-if-needed')).body).toEqual(body)
    expect(await lookedAt(plain)).toHaveLength(1)
  })

  it('STORE-04 of several stores one has to be named, and none is refused as none', async () => {
    const none = await call('DELETE', '/wix/scheduler/cancel-refresh')
    expect([none.status, none.body['code']]).toEqual([404, 'no-such-row'])
    await made()
    await made()
    const which = await call('DELETE', '/wix/scheduler/cancel-refresh')
    expect([which.status, which.body['errors']]).toMatchObject([400, [{ field: 'store' }]])
    await made({ provider: 'shopify', externalId: 'other' })
    const [row] = await ask<{ id: string }>(`select id from store where user_id = $1 and provider = 'shopify'`, ann)
    expect((await call('DELETE', `/wix/scheduler/cancel-refresh?store=${row?.id}`)).status).toBe(404)
    expect((await call('DELETE', `/shopify/scheduler/cancel-refresh?store=${row?.id}`)).status).toBe(200)
  })

  it('STORE-04 STORE-06 the settings of a store are changed, fees in percent and money, and looked at by the new schedule', async () => {
    const id = await made()
    const fees = { feePercent: 2.9, feeFixed: 0.3 }
    const category = String((await call('POST', '/categories', { name: 'Mugs' })).body['id'])
    const categoryFees = [{ id: 'a', categoryId: category, percent: 12, fixed: 0.5 }]
    const body = { name: 'My shop', everyMinutes: 15, pushesStock: true, pushesCompareAt: false, ...fees, categoryFees }
    const answer = await call('PATCH', `/stores/${id}/settings`, body)
    expect([answer.status, answer.body]).toMatchObject([200, { ...body, state: 'connected' }])
    expect(await lookedAt(id)).toEqual([Date.parse(String(answer.body['nextPullAt']))])
    const stored = await ask('select fee_percent, fee_fixed::int as fixed from store where id = $1', id)
    expect(stored).toEqual([{ fee_percent: 29_000, fixed: 300_000 }])
    const never = await call('PATCH', `/stores/${id}/settings`, { everyMinutes: 0 })
    expect(never.body).toMatchObject({ everyMinutes: 0, nextPullAt: null, name: 'My shop' })
    for (const wrong of [{ everyMinutes: 7 }, { name: '' }, { state: 'lost' }, { feePercent: 101 }, { feeFixed: -1 }])
      expect([wrong, (await call('PATCH', `/stores/${id}/settings`, wrong)).status]).toEqual([wrong, 400])
  })

  it('STORE-06 a price list is one that is there, in the currency of the store or in the products’ own', async () => {
    const id = await made()
    const listIn = async (currency: string): Promise<string> =>
      String((await call('POST', '/price-lists', { title: `In ${currency}`, productIds: [], currency })).body['id'])
    for (const currency of ['EUR', '']) {
      const priceListId = await listIn(currency)
      expect((await call('PATCH', `/stores/${id}/settings`, { priceListId })).body).toMatchObject({ priceListId })
    }
    const other = await call('PATCH', `/stores/${id}/settings`, { priceListId: await listIn('USD') })
    expect([other.status, other.body['errors']]).toEqual([
      400,
      [{ field: 'priceListId', message: expect.stringContaining('USD') }],
    ])
    const gone = await call('PATCH', `/stores/${id}/settings`, { priceListId: randomUUID() })
    expect(gone.body['code']).toBe('reference-unknown')
    expect((await call('PATCH', `/stores/${id}/settings`, { priceListId: null })).body).toMatchObject({
      priceListId: null,
    })
  })

  it('STORE-03 the log of webhooks is one’s own, newest first and page by page, and the status counts them', async () => {
    const id = await made()
    await ask(
      `insert into store_notice (user_id, store_id, event_id, topic, about, external_id, received_at, state, problem)
        select $1, $2, 'e' || n, 'product/update', 'changed', 'p' || n, n * 1000,
          case when n % 100 = 0 then 'failed' else 'done' end, case when n % 100 = 0 then 'down' else '' end
        from generate_series(2, 250) n`,
      ann,
      id,
    )
    await ask(
      `update store_notice set state = 'waiting', received_at = 1000 where event_id = 'e1' and store_id = $1`,
      id,
    )
    const first = await call('GET', `/wix/webhooks/logs/${ann}`)
    const logs = first.body['logs'] as unknown as { id: string; externalId: string }[]
    expect([logs.length, logs[0], first.body['hasMore']]).toMatchObject([
      200,
      {
        storeId: id,
        externalId: 'p250',
        topic: 'product/update',
        about: 'changed',
        state: 'done',
        problem: '',
        receivedAt: '1970-01-01T00:04:10.000Z',
      },
      true,
    ])
    const rest = await call('GET', `/wix/webhooks/logs/${ann}?store=${id}&before=${logs.at(-1)?.id}`)
    expect((rest.body['logs'] as unknown as unknown[]).length).toBe(50)
    expect(rest.body['hasMore']).toBe(false)
    expect((await call('GET', '/wix/webhooks/status')).body).toEqual({
      stores: [
        {
          storeId: id,
          lastReceivedAt: '1970-01-01T00:04:10.000Z',
          waiting: 1,
          failed: 2,
          callback: `http://127.0.0.1/api/wix/webhooks/product-changed?store=${id}`,
        },
      ],
    })
    expect((await call('GET', `/wix/webhooks/logs/${ann}?before=x`)).status).toBe(400)
    const bob = await context.newUser()
    const [theirs, nobodys] = [
      await call('GET', `/wix/webhooks/logs/${ann}`, undefined, bob),
      await call('GET', `/wix/webhooks/logs/${randomUUID()}`, undefined, bob),
    ]
    expect([theirs.status, theirs.body]).toEqual([404, nobodys.body])
    expect((await call('GET', `/wix/webhooks/logs/${bob}?store=${id}`, undefined, bob)).status).toBe(404)
  })

  it.each(['store', 'storeListing', 'storeConflict'])(
    'STORE-01 no caller writes a %s, by sync or by REST',
    async (kind) => {
      const id = await made()
      const bodies = [
        { op: 'put', kind, id: randomUUID(), data: { externalId: 'x' } },
        { op: 'patch', kind, id, data: { externalId: 'x' }, base: 0 },
        { op: 'delete', kind, id },
        { op: 'command', name: `${kind}/delete`, input: { ids: [id] } },
      ]
      const mutations = bodies.map((body, index) => ({ id: randomUUID(), seq: index + 1, at: Date.now(), body }))
      const { body } = await call('POST', '/sync', { clientId: randomUUID(), mutations })
      expect(
        (body['results'] as unknown as { refused?: object }[]).map(({ refused }) => refused !== undefined),
      ).toEqual([true, true, true, true])
      for (const [method, path] of [
        ['POST', '/stores'],
        ['PATCH', `/stores/${id}`],
        ['DELETE', `/stores/${id}`],
      ] as const)
        expect([path, (await call(method, path, method === 'DELETE' ? undefined : { name: 'x' })).status]).toEqual([
          path,
          404,
        ])
    },
  )
})
