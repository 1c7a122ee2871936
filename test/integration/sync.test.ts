import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf, type Json, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'

describeEachEngine('sync over REST', (context) => {
  let api: TestApi
  let ann: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    ann = await context.newUser()
  })

  const put = (seq: number, id: string, data: object) => ({
    id: randomUUID(),
    seq,
    at: Date.now(),
    body: { op: 'put', kind: 'products', id, data },
  })
  const push = (clientId: string, mutations: object[], userId = ann) =>
    api.call(userId, 'POST', '/api/sync', { clientId, mutations })
  const pull = async (since: number, more = '') => (await api.call(ann, 'GET', `/api/sync?since=${since}${more}`)).body

  it('SYNC-02 a push is applied in order, and a repeat changes nothing', async () => {
    const client = randomUUID()
    const id = randomUUID()
    const first = put(1, id, { name: 'A' })
    const second = { ...put(2, id, {}), body: { op: 'patch', kind: 'product', id, base: 1, data: { name: 'B' } } }
    const { body } = await push(client, [first, second])
    expect(body['results']).toMatchObject([
      { seq: 1, version: 1 },
      { seq: 2, version: 2 },
    ])
    const again = await push(client, [first, second])
    expect(again.body['head']).toBe(2)
    expect(listOf((await pull(0))['rows']).map((row) => listOf(row).slice(0, 3))).toEqual([['products', id, 2]])
  })

  it('SYNC-02 a hole in the sequence is refused as a whole', async () => {
    const { status, body } = await push(randomUUID(), [put(2, randomUUID(), {})])
    expect([status, body['code']]).toEqual([409, 'sync-gap'])
  })

  it('SYNC-02 a refused mutation is remembered and the next one goes on', async () => {
    const client = randomUUID()
    const bad = put(1, randomUUID(), { categoryId: randomUUID() })
    const good = put(2, randomUUID(), { name: 'Good' })
    const { body } = await push(client, [bad, good])
    expect(body['results']).toMatchObject([{ refused: { code: 'reference-unknown' } }, { seq: 2 }])
    expect((await push(client, [bad])).body['results']).toMatchObject([{ refused: { code: 'reference-unknown' } }])
  })

  it('OPS-06 a user has so many clients: those seen longest ago leave, and are told of the gap', async () => {
    const user = await context.newUser()
    const [old, lively] = [randomUUID(), randomUUID()]
    await push(old, [put(1, randomUUID(), { name: 'Old' })], user)
    await push(lively, [put(1, randomUUID(), { name: 'Lively' })], user)
    await context.dataAccess.asSystemBatch([
      {
        text: `insert into sync_client (user_id, client_id, last_seq, seen_at)
          select $1, gen_random_uuid(), 1, now() + interval '1 second' from generate_series(1, 9998)`,
        values: [user],
      },
      { text: `update sync_client set seen_at = now() - interval '1 day' where client_id = $1`, values: [old] },
    ])
    expect((await push(randomUUID(), [put(1, randomUUID(), { name: 'New' })], user)).status).toBe(200)
    const [counted] = await context.dataAccess.asSystemBatch([
      {
        text: 'select count(*)::int as count, count(*) filter (where client_id = $2)::int as kept from sync_client where user_id = $1',
        values: [user, lively],
      },
    ])
    expect(counted?.rows[0]).toEqual({ count: 10_000, kept: 1 })
    const { status, body } = await push(old, [put(2, randomUUID(), { name: 'Older' })], user)
    expect([status, body['code']]).toEqual([409, 'sync-gap'])
    const again = await push(lively, [put(1, randomUUID(), { name: 'Lively' })], user)
    expect(again.body['results']).toMatchObject([{ seq: 1 }])
  })

  it('SYNC-03 a pull holds what is newer, deletions included, and pages do not lose any', async () => {
    const client = randomUUID()
    const ids = Array.from({ length: 7 }, () => randomUUID())
    const start = Number((await pull(0))['head'])
    await push(
      client,
      ids.map((id, index) => put(index + 1, id, { name: `P${index}` })),
    )
    await api.call(ann, 'DELETE', `/api/products/${ids[0]}`)
    const seen: Json[] = []
    let since = start
    for (;;) {
      const page = await pull(since, `&limit=3${seen.length ? '&paging=1' : ''}`)
      seen.push(...listOf(page['rows']))
      if (!page['more']) break
      since = Number(seen.at(-1)?.[2])
    }
    expect(seen.map((row) => row[1])).toEqual([...ids.slice(1), ids[0]])
    expect(seen.at(-1)).toHaveLength(3)
  })

  it('SYNC-03 pages hold rows and deletions of all kinds in the order of their versions', async () => {
    const bob = await context.newUser()
    const write = async (method: 'POST' | 'DELETE' | 'PATCH', path: string, body?: object) =>
      (await api.call(bob, method, `/api/${path}`, body)).body['id']
    const early = await write('POST', 'products', { name: 'Early' })
    const first = await write('POST', 'categories', { name: 'First' })
    const gone = await write('POST', 'products', { name: 'Gone' })
    await write('DELETE', `products/${gone}`)
    const brand = await write('POST', 'brands', { name: 'Brand' })
    const late = await write('POST', 'products', { name: 'Late' })
    const last = await write('POST', 'categories', { name: 'Last' })
    await write('PATCH', `products/${early}`, { name: 'Early, but changed' })
    for (const limit of [1, 2, 3, 100]) {
      const seen: Json[] = []
      for (let since = 0, more = true; more; since = Number(seen.at(-1)?.[2])) {
        const { body } = await api.call(
          bob,
          'GET',
          `/api/sync?since=${since}&limit=${limit}${since ? '&paging=1' : ''}`,
        )
        seen.push(...listOf(body['rows']))
        more = Boolean(body['more'])
      }
      expect(seen.map((row) => listOf(row).slice(1, 3))).toEqual([
        [first, 2],
        [gone, 4],
        [brand, 5],
        [late, 6],
        [last, 7],
        [early, 8],
      ])
    }
  })

  it('SYNC-03 a cursor that the server cannot serve starts anew, and only at the beginning of a pull', async () => {
    const cat = await context.newUser()
    for (const name of ['a', 'b', 'c', 'd']) await api.call(cat, 'POST', '/api/brands', { name })
    await context.dataAccess.asSystemBatch([
      { text: 'update user_head set forgotten = 3 where user_id = $1', values: [cat] },
    ])
    const told = async (query: string) => {
      const { body } = await api.call(cat, 'GET', `/api/sync?${query}`)
      return [body['reset'], listOf(body['rows']).length]
    }
    expect(await told('since=0')).toEqual([false, 4])
    expect(await told('since=1')).toEqual([true, 4])
    expect(await told('since=2')).toEqual([true, 4])
    expect(await told('since=3')).toEqual([false, 1])
    expect(await told('since=4')).toEqual([false, 0])
    expect(await told('since=5')).toEqual([true, 4])
    expect(await told('since=2&paging=1')).toEqual([false, 2])
  })

  it('SYNC-03 a deletion stays known when a row of another kind takes the same id', async () => {
    const id = randomUUID()
    await api.call(ann, 'PUT', `/api/products/${id}`, { name: 'Was' })
    await api.call(ann, 'DELETE', `/api/products/${id}`)
    const since = Number((await pull(0))['head']) - 1
    await api.call(ann, 'PUT', `/api/brands/${id}`, { name: 'Is' })
    const page = await pull(since)
    expect(listOf(page['rows']).map((row) => listOf(row).slice(0, 2))).toEqual([
      ['products', id],
      ['brands', id],
    ])
  })

  it('SYNC-04 edits of different fields both win, and lines merge by id', async () => {
    const client = randomUUID()
    const id = randomUUID()
    const patch = (seq: number, data: object) => ({
      ...put(seq, id, {}),
      body: { op: 'patch', kind: 'product', id, base: 1, data },
    })
    await push(client, [put(1, id, { additionalCosts: [{ id: 'a', label: 'Box', amount: 10_000 }] })])
    await push(client, [
      patch(2, { baseCost: 5_000_000 }),
      patch(3, { additionalCosts: { lines: { b: { label: 'Tape', amount: 20_000 } } } }),
      patch(4, { additionalCosts: { lines: { a: { amount: 30_000 } } } }),
    ])
    const { body } = await api.call(ann, 'GET', `/api/products/${id}`)
    expect(body['costBreakdown']).toMatchObject({
      baseCost: 5,
      additionalCosts: [
        { id: 'a', label: 'Box', amount: 0.03 },
        { id: 'b', label: 'Tape', amount: 0.02 },
      ],
    })
  })

  it('SYNC-04 PAGE-04 a scenario that two devices save without a network holds what each of them moved', async () => {
    const drawn = (ppm: number) => ({ isOn: true, change: { by: 'percent', ppm } })
    const levers = { supplierCost: drawn(220_000), otherCosts: drawn(70_000), gives: { keep: 'margins' } }
    const id = randomUUID()
    const body = { op: 'put', kind: 'scenario', id, data: { name: 'S1', levers } }
    await push(randomUUID(), [{ id: randomUUID(), seq: 1, at: Date.now(), body }])
    const base = Number((await pull(0))['head'])
    const moved = [{ supplierCost: drawn(410_000) }, { otherCosts: drawn(110_000) }]
    for (const part of moved) {
      const data = { levers: { ...levers, ...part } }
      const edit = { op: 'patch', kind: 'scenario', id, base, data }
      await push(randomUUID(), [{ id: randomUUID(), seq: 1, at: Date.now() + 1_000, body: edit }])
    }
    const [stored] = await context.dataAccess.asSystemBatch([
      { text: 'select levers from scenario where id = $1', values: [id] },
    ])
    expect(stored?.rows).toEqual([{ levers: { ...levers, ...moved[0], ...moved[1] } }])
  })

  it('SYNC-04 PAGE-04 the products of a scenario stay within their limit, whatever devices chose apart', async () => {
    const id = randomUUID()
    const filters = (name: string) => Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${name}${n}`, 'x']))
    const body = { op: 'put', kind: 'scenario', id, data: { name: 'S1' } }
    await push(randomUUID(), [{ id: randomUUID(), seq: 1, at: Date.now(), body }])
    const base = Number((await pull(0))['head'])
    for (const name of ['a', 'b']) {
      const edit = { op: 'patch', kind: 'scenario', id, base, data: { scope: filters(name) } }
      await push(randomUUID(), [{ id: randomUUID(), seq: 1, at: Date.now() + 1_000, body: edit }])
    }
    const stored = await api.call(ann, 'GET', `/api/scenarios/${id}`)
    expect(stored.body['scope']).toEqual(filters('b'))
    const tooMany = await api.call(ann, 'PATCH', `/api/scenarios/${id}`, { scope: { ...filters('b'), one: 'x' } })
    expect([tooMany.status, tooMany.text]).toEqual([400, expect.stringContaining('at most 40 filters')])
  })

  it('SYNC-04 PAGE-04 a lever that a device draws and draws back without a network is as it was there last', async () => {
    const levers = (ppm: number) => ({
      levers: { supplierCost: { isOn: true, change: { by: 'percent', ppm } }, gives: { keep: 'margins' } },
    })
    const [id, device] = [randomUUID(), randomUUID()]
    const body = { op: 'put', kind: 'scenario', id, data: { name: 'S1', ...levers(100_000) } }
    await push(device, [{ id: randomUUID(), seq: 1, at: Date.now(), body }])
    const base = Number((await pull(0))['head'])
    const now = Date.now()
    const moved = (seq: number, at: number, ppm: number) => ({
      id: randomUUID(),
      seq,
      at: now + at,
      body: { op: 'patch', kind: 'scenario', id, base, data: levers(ppm) },
    })
    await push(randomUUID(), [moved(1, 100, 200_000)])
    await push(device, [moved(2, 200, 150_000), moved(3, 300, 100_000)])
    const [stored] = await context.dataAccess.asSystemBatch([
      { text: 'select levers from scenario where id = $1', values: [id] },
    ])
    expect(stored?.rows).toEqual([levers(100_000)])
  })

  it.each([
    ['the earlier', [0, 1]],
    ['the later', [1, 0]],
  ])(
    'SYNC-04 PLIST-06 a quantity break that two devices add apart is one, and the later says how much: %s arrives first',
    async (_, order) => {
      const made = await api.call(ann, 'POST', '/api/price-lists', { title: 'Trade', productIds: [] })
      const id = String(made.body['id'])
      const base = Number((await pull(0))['head'])
      const now = Date.now()
      const edits = [50_000, 80_000].map((percentOff, n) => ({
        id: randomUUID(),
        seq: 1,
        at: now - 20_000 + n * 10_000,
        body: {
          op: 'patch',
          kind: 'priceList',
          id,
          base,
          data: { tiers: { lines: { [`tier-${n}`]: { minQuantity: 100_000, percentOff } } } },
        },
      }))
      for (const n of order) {
        const { body } = await push(randomUUID(), [edits[n]!])
        expect(body['results']).toMatchObject([{ seq: 1, version: expect.any(Number) as number }])
      }
      const { body } = await api.call(ann, 'GET', `/api/price-lists/${id}`)
      expect(body['tiers']).toMatchObject([{ minQuantity: 10, percentOff: 8 }])
      const [history] = await context.dataAccess.asSystemBatch([
        {
          text: `select string_agg(before::text || after::text || coalesce(lost::text, ''), '') as told from change where id = $1`,
          values: [id],
        },
      ])
      expect(JSON.stringify(history?.rows)).toMatch(/percentOff\\": ?50000/)

      const whole = { minQuantity: 10, percentOff: 5 }
      const twice = await api.call(ann, 'PATCH', `/api/price-lists/${id}`, {
        tiers: [whole, { ...whole, percentOff: 6 }],
      })
      expect([twice.status, twice.text]).toEqual([400, expect.stringContaining('tiers.1.minQuantity')])
      const part = {
        ...edits[0],
        id: randomUUID(),
        body: { ...edits[0]!.body, data: { tiers: { lines: { other: { percentOff: 1 } } } } },
      }
      const { body: refused } = await push(randomUUID(), [part])
      expect(JSON.stringify(refused['results'])).toContain('tiers.lines.other.minQuantity')
    },
  )

  it('PROF-02 an ending for one currency twice is refused by name', async () => {
    const user = await context.newUser()
    const ending = { currency: 'JPY', ending: 'none' }
    const body = { name: 'Tea', isDefault: true, currencyEndings: [ending, { ...ending, ending: '.99' }] }
    const answer = await api.call(user, 'POST', '/api/business-profiles', body)
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('currencyEndings.1.currency')])
  })

  it('CHANGE-02 a bulk delete is reverted to the same rows', async () => {
    const { body: made } = await api.call(ann, 'POST', '/api/products', {
      name: 'Save',
      costBreakdown: { baseCost: 3 },
    })
    const { body } = await api.call(ann, 'DELETE', '/api/products', { ids: [made['id']] })
    expect(body['deleted']).toBe(1)
    expect((await api.call(ann, 'GET', `/api/products/${made['id']}`)).status).toBe(404)
    const client = randomUUID()
    const revert = {
      id: randomUUID(),
      seq: 1,
      at: Date.now(),
      body: { op: 'revert', changeSetId: body['changeSetId'] },
    }
    expect((await push(client, [revert])).body['results']).toMatchObject([{ seq: 1, version: expect.any(Number) }])
    const { body: back } = await api.call(ann, 'GET', `/api/products/${made['id']}`)
    const business = ({ version: _v, createdAt: _c, updatedAt: _u, ...rest }: Json) => rest
    expect(business(back)).toEqual(business(made))
  })

  it('SYNC-01 a write wakes the other devices of the same user alone', async () => {
    const heard: number[] = []
    const leave = api.live.join(ann, (version) => heard.push(version))
    const stranger = await context.newUser()
    await api.call(stranger, 'POST', '/api/products', { name: 'Not yours' })
    const { body } = await api.call(ann, 'POST', '/api/products', { name: 'Yours' })
    leave()
    expect(heard).toEqual([body['version']])
  })
})
