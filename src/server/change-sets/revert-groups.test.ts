import fc from 'fast-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

const UNIT = 1_000_000
const RUNS = Number(process.env['RUNS'] ?? 25)

describeOneEngine('taking back over what came since', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    ann = changeSetsOf(api, user)
  })

  const make = async (body: object): Promise<string> => {
    const answer = await api.call(user, 'POST', '/api/products', { name: 'Mug', baseCurrency: 'EUR', ...body })
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body['id'])
  }
  const patch = async (id: string, body: object) => {
    const answer = await api.call(user, 'PATCH', `/api/products/${id}`, body)
    expect(answer.status, answer.text).toBe(200)
  }
  const read = async (id: string) => (await api.call(user, 'GET', `/api/products/${id}`)).body
  const pricing = async (id: string) => {
    const { pricingMode, pricingStrategy, pricingValue, effectivePrice } = await read(id)
    return [pricingMode, pricingStrategy, pricingValue, effectivePrice]
  }
  const bulk = async (ids: readonly string[], edit: object, title = 'Bulk'): Promise<string> => {
    const { body } = await api.call(user, 'POST', '/api/products/bulk', { title, ids, edit })
    expect((await ann.apply(String(body['id']))).result).toMatchObject({ state: 'applied' })
    return String(body['id'])
  }
  const kept = async (id: string) =>
    (await ann.rows(id, 'state=kept')).map((row) => [row['title'], row['isKept'], row['kept']])
  const shop = async () =>
    (await ann.products()).map((row) =>
      JSON.stringify(row, (name, value: unknown) => (['version', 'updatedAt'].includes(name) ? undefined : value)),
    )

  it('CHANGE-02 a price that somebody typed since stays with its whole pricing, and the notice says so', async () => {
    const id = await make({ costBreakdown: { baseCost: 4 }, pricingValue: 20 })
    const set = await bulk([id], { priceChange: 100_000, stock: 7 })
    expect(await pricing(id)).toEqual(['manual', 'margin', 5.5, 5.5])
    await patch(id, { pricingValue: 77 })
    expect((await ann.revert(set)).body).toMatchObject({ state: 'partly', skipped: 1 })
    expect(await pricing(id)).toEqual(['manual', 'margin', 77, 77])
    expect(await read(id)).toMatchObject({ stock: null })
    expect(await kept(set)).toEqual([['Mug', false, [{ key: 'pricingMode', label: 'Pricing', reason: 'changed' }]]])
  })

  it('CHANGE-02 a stock that was counted since, or set by another one, stays, and the notice says so', async () => {
    const id = await make({ costBreakdown: { baseCost: 4 }, stock: 10 })
    const first = await bulk([id], { stock: 50 })
    const second = await bulk([id], { stock: 70 })
    expect((await ann.revert(first)).body).toMatchObject({ state: 'waiting', skipped: 1 })
    expect(await read(id)).toMatchObject({ stock: 70 })
    await patch(id, { stock: 3 })
    expect((await ann.revert(second)).body).toMatchObject({ state: 'partly', skipped: 1 })
    expect(await read(id)).toMatchObject({ stock: 3 })
    expect(await kept(second)).toEqual([['Mug', true, [{ key: 'stock', label: 'Stock', reason: 'changed' }]]])
  })

  it('CHANGE-02 a product that was imported and edited since stays, and is not called deleted', async () => {
    const { id } = await ann.imported([{ data: { name: 'Mug' } }, { data: { name: 'Cup' } }])
    const [mug, cup] = ['Mug', 'Cup'].map(async (name) =>
      String((await ann.products()).find((product) => String(product['name']) === name)?.['id']),
    )
    await patch(await mug!, { name: 'Jug' })
    expect((await api.call(user, 'DELETE', `/api/products/${await cup!}`)).status).toBe(204)
    expect((await ann.revert(String(id))).body).toMatchObject({ state: 'partly' })
    expect((await ann.products()).map((product) => product['name'])).toEqual(['Jug'])
    const told = await kept(String(id))
    expect(told.find(([title]) => String(title) === 'Mug')?.[2]).toMatchObject([{ reason: 'changed' }])
    expect(told.find(([title]) => String(title) === 'Cup')?.[2] ?? []).not.toMatchObject([{ reason: 'changed' }])
  })

  it('CHANGE-02 a markup that somebody set since does not become a margin', async () => {
    const id = await make({ costBreakdown: { baseCost: 10 }, pricingValue: 50 })
    const set = await bulk([id], { pricing: { strategy: 'markup', percent: 800_000 } })
    await patch(id, { pricingValue: 90 })
    await ann.revert(set)
    expect(await pricing(id)).toEqual(['strategy', 'markup', 90, 19])
  })

  it('CHANGE-02 one product that cannot go back is told, and the others go back', async () => {
    const all = []
    for (let n = 0; n < 20; n++)
      all.push(await make({ name: `Mug ${n}`, costBreakdown: { baseCost: 10 }, pricingValue: 50 }))
    const before = await shop()
    const set = await bulk(all, { pricing: { strategy: 'markup', percent: 800_000 } })
    const [first = ''] = all
    await patch(first, { pricingValue: 120 })
    const { status, body } = await ann.revert(set)
    expect([status, body['state'], body['skipped']]).toEqual([200, 'partly', 1])
    expect(await pricing(first)).toEqual(['strategy', 'markup', 120, 22])
    const after = await shop()
    expect(after.filter((row) => before.includes(row))).toHaveLength(19)
  })

  it('CHANGE-02 what stayed is tried again once it can go back', async () => {
    const id = await make({ costBreakdown: { baseCost: 10 }, pricingValue: 50 })
    const before = await shop()
    const set = await bulk([id], { priceChange: 100_000 })
    await patch(id, { pricingValue: 77 })
    expect((await ann.revert(set)).body).toMatchObject({ state: 'partly', skipped: 1 })
    await patch(id, { pricingValue: 22 })
    expect((await ann.revert(set)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect(await shop()).toEqual(before)
    expect(await kept(set)).toEqual([])
  })

  it('CHANGE-02 what was taken back already is not undone again with what is tried again', async () => {
    const id = await make({ costBreakdown: { baseCost: 10 }, pricingValue: 50, stock: 1 })
    const set = await bulk([id], { priceChange: 100_000, vatTax: 190_000 })
    await patch(id, { pricingValue: 77 })
    await ann.revert(set)
    await patch(id, { costBreakdown: { vatTax: 7 }, pricingValue: 26.18 })
    await ann.revert(set)
    expect(await read(id)).toMatchObject({ costBreakdown: { vatTax: 7 } })
  })

  it('CHANGE-02 overlapping change sets come to the first price in whatever order they are taken back', async () => {
    const id = await make({ costBreakdown: { baseCost: 8 }, pricingValue: 20 })
    const before = await shop()
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const sets = [
        await bulk([id], { priceChange: 100_000 }, 'First'),
        await bulk([id], { priceChange: 100_000 }, 'Second'),
      ]
      const [one = '', other = ''] = order.map((n) => sets[n])
      await ann.revert(one)
      if (order[0] === 0) {
        expect(await kept(one)).toEqual([
          ['Mug', true, [{ key: 'pricingMode', label: 'Pricing', reason: 'overwritten', changeSetId: other }]],
        ])
      }
      expect((await ann.revert(other)).body).toMatchObject({ state: 'reverted', skipped: 0 })
      expect(await shop()).toEqual(before)
    }
  })

  it('CHANGE-02 CHANGE-03 what lies wholly under later changes waits, is called so, and goes back with them', async () => {
    const ids = [await make({ costBreakdown: { baseCost: 8 }, pricingValue: 20 })]
    ids.push(await make({ costBreakdown: { baseCost: 8 }, pricingValue: 30 }))
    const [, other = ''] = ids
    const header = async (id: string) => {
      const { state, skipped } = (await api.call(user, 'GET', `/api/change-sets/${id}`)).body
      return [state, skipped]
    }
    const first = await bulk(ids, { priceChange: 100_000 }, 'First')
    const second = await bulk(ids, { priceChange: 100_000 }, 'Second')
    const third = await bulk([other], { priceChange: 100_000 }, 'Third')
    expect((await ann.revert(first)).body).toMatchObject({ state: 'waiting', skipped: 2 })
    expect((await ann.revert(first)).body['title']).toContain('it goes back with them')
    // One row goes back with the third one; the second one still stands over it.
    expect((await ann.revert(third)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect(await header(first)).toEqual(['waiting', 2])
    expect(
      (await kept(first)).map(([, , parts]) => (parts as unknown as { changeSetId: string }[])[0]?.changeSetId),
    ).toEqual([second, second])
    // What somebody set since keeps one row of the second one, and the first one below it.
    await patch(other, { pricingValue: 77 })
    expect((await ann.revert(second)).body).toMatchObject({ state: 'partly', skipped: 1 })
    expect(await header(first)).toEqual(['partly', 1])
  })

  it('CHANGE-02 CHANGE-03 what waits under what waits goes back with the last of them', async () => {
    const ids = [await make({ costBreakdown: { baseCost: 8 }, stock: 19 })]
    const state = async (id: string) => (await api.call(user, 'GET', `/api/change-sets/${id}`)).body['state']
    const first = await bulk(ids, { stock: 73 })
    const second = await bulk(ids, { stock: 42 })
    expect((await ann.revert(first)).body).toMatchObject({ state: 'waiting' })
    const third = await bulk(ids, { stock: 26 })
    expect((await ann.revert(second)).body).toMatchObject({ state: 'waiting' })
    expect((await ann.revert(third)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect([await state(first), await state(second)]).toEqual(['reverted', 'reverted'])
    expect(await kept(first)).toEqual([])
    expect(await ann.products()).toMatchObject([{ stock: 19 }])
  })

  it('CHANGE-02 CHANGE-03 what somebody set between two change sets stays, and the one that waited says so', async () => {
    const ids = [await make({ name: 'Mug', stock: 10 }), await make({ name: 'Jug', stock: 10 })]
    const [mug = ''] = ids
    const header = async (id: string) => {
      const { state, skipped } = (await api.call(user, 'GET', `/api/change-sets/${id}`)).body
      return [state, skipped]
    }
    const first = await bulk(ids, { stock: 20, addTags: ['x'] }, 'First')
    const second = await bulk(ids, { stock: 22 }, 'Second')
    await patch(mug, { stock: 25 })
    const third = await bulk(ids, { stock: 30 }, 'Third')
    expect((await ann.revert(second)).body).toMatchObject({ state: 'waiting', skipped: 2 })
    expect((await ann.revert(first)).body).toMatchObject({ state: 'reverted', skipped: 2 })
    expect((await ann.revert(third)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect((await ann.products()).map((row) => [row['name'], row['stock'], row['tags']])).toEqual([
      ['Jug', 10, []],
      ['Mug', 25, []],
    ])
    expect([await header(first), await header(second)]).toEqual([
      ['partly', 1],
      ['partly', 1],
    ])
    const changed = [{ key: 'stock', label: 'Stock', reason: 'changed' }]
    expect(await kept(first)).toEqual([['Mug', false, changed]])
    expect(await kept(second)).toEqual([['Mug', true, changed]])
    // It can be tried again once nobody's number is in the way.
    await patch(mug, { stock: 22 })
    expect((await ann.revert(second)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect((await ann.revert(first)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect((await read(mug))['stock']).toBe(10)
  })

  it('CHANGE-02 CHANGE-03 a change set of other fields of the row is none that another one waits under', async () => {
    const id = await make({ costBreakdown: { baseCost: 8 }, stock: 1 })
    const first = await bulk([id], { stock: 2 })
    const second = await bulk([id], { stock: 3 })
    const other = await bulk([id], { addTags: ['x'] })
    expect((await ann.revert(first)).body).toMatchObject({ state: 'waiting', skipped: 1 })
    expect((await ann.revert(second)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect((await api.call(user, 'GET', `/api/change-sets/${first}`)).body).toMatchObject({
      state: 'reverted',
      skipped: 0,
    })
    expect(await read(id)).toMatchObject({ stock: 1, tags: ['x'] })
    expect((await ann.revert(other)).body).toMatchObject({ state: 'reverted', skipped: 0 })
  })

  const told = async (...ids: readonly string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { state, skipped } = (await api.call(user, 'GET', `/api/change-sets/${id}`)).body
        const parts = (await ann.rows(id, 'state=kept')).flatMap((row) => listOf(row['kept']))
        return [state, skipped, ...parts.map(({ key, reason }) => `${String(key)} ${String(reason)}`)]
      }),
    )

  it('CHANGE-02 CHANGE-03 what waits goes on waiting over a deletion by a later change set, and says in the end what stayed', async () => {
    const id = await make({ stock: 5 })
    const first = await bulk([id], { stock: 9 })
    await patch(id, { stock: 7 })
    const second = await bulk([id], { stock: 8 })
    await ann.revert(first)
    const deletion = await removed([id])
    await ann.revert(second)
    expect(await told(first, second)).toEqual([
      ['waiting', 1, '* overwritten'],
      ['waiting', 1, '* overwritten'],
    ])
    await ann.revert(deletion)
    expect((await read(id))['stock']).toBe(7)
    expect(await told(first, second)).toEqual([
      ['partly', 1, 'stock changed'],
      ['reverted', 0],
    ])
    await patch(id, { stock: 9 })
    await ann.revert(first)
    expect([(await read(id))['stock'], ...(await told(first))]).toEqual([5, ['reverted', 0]])
  })

  it('CHANGE-02 CHANGE-03 what waits for a row that somebody deletes says that it is gone', async () => {
    const id = await make({ stock: 5 })
    const first = await bulk([id], { stock: 9 })
    const second = await bulk([id], { stock: 8 })
    await ann.revert(first)
    expect((await api.call(user, 'DELETE', `/api/products/${id}`)).status).toBe(204)
    await ann.revert(second)
    expect(await told(first, second)).toEqual([
      ['partly', 1, '* gone'],
      ['partly', 1, '* gone'],
    ])
  })

  it('CHANGE-02 CHANGE-03 what was kept because of a number that is gone since went back with the change set that is tried again', async () => {
    const id = await make({ stock: 5 })
    const first = await bulk([id], { stock: 9 })
    const second = await bulk([id], { stock: 8 })
    await patch(id, { stock: 7 })
    await ann.revert(first)
    await ann.revert(second)
    expect(await told(first, second)).toEqual([
      ['partly', 1, 'stock changed'],
      ['partly', 1, 'stock changed'],
    ])
    await patch(id, { stock: 8 })
    await ann.revert(second)
    expect([(await read(id))['stock'], ...(await told(first, second))]).toEqual([5, ['reverted', 0], ['reverted', 0]])
  })

  it('CHANGE-02 CHANGE-03 numbers typed between change sets stay, and exactly those below them say so, in any order', async () => {
    const act = fc.oneof(fc.constant('set'), fc.constant('type'), fc.nat(9))
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), fc.array(fc.nat(9)), async (acts, order) => {
        const id = await make({ stock: 0 })
        const made: string[] = []
        let [layers, waiting, stock]: [string[], string[], number] = [[], [], 0]
        const takeBack = async (place = 0): Promise<void> => {
          const open = made.filter((set) => !waiting.includes(set))
          const set = open[place % open.length]
          if (set === undefined) return
          expect((await ann.revert(set)).status).toBe(200)
          waiting = [...waiting, set]
          while (layers.at(-1) !== undefined && waiting.includes(String(layers.at(-1)))) layers = layers.slice(0, -1)
        }
        for (const each of acts) {
          stock += 1
          if (each === 'set') {
            const set = await bulk([id], { stock })
            made.push(set)
            layers = [...layers, set]
          } else if (each === 'type') {
            await patch(id, { stock })
            layers = [...layers, String(stock)]
          } else await takeBack(each)
        }
        for (const [n] of made.entries()) await takeBack(order[n])
        expect((await read(id))['stock']).toBe(Number(layers.findLast((layer) => !made.includes(layer)) ?? 0))
        const headers = await Promise.all(
          made.map(async (set) => (await api.call(user, 'GET', `/api/change-sets/${set}`)).body),
        )
        expect(headers.map(({ state, skipped }) => [state, skipped])).toEqual(
          made.map((set) => (layers.includes(set) ? ['partly', 1] : ['reverted', 0])),
        )
      }),
      { numRuns: RUNS },
    )
  })

  it('CHANGE-02 an import is undone after a bulk edit over it was taken back, or before', async () => {
    for (const isFirst of [true, false]) {
      const { id } = await ann.imported([{ data: { sku: 'A', name: 'Mug', baseCost: UNIT }, category: ['Cups'] }])
      const ids = (await ann.products()).map((row) => String(row['id']))
      const set = await bulk(ids, { priceChange: 100_000 })
      for (const each of isFirst ? [String(id), set] : [set, String(id)]) await ann.revert(each)
      expect(await ann.products()).toEqual([])
      if (!isFirst) expect((await api.call(user, 'GET', '/api/categories')).body['items']).toEqual([])
    }
  })

  it('CHANGE-02 change sets over a shop, taken back in any order and while others follow, come to the first state', async () => {
    const edit = fc.oneof(
      fc.record({ priceChange: fc.constantFrom(100_000, -50_000) }),
      fc.record({
        pricing: fc.record({
          strategy: fc.constantFrom('margin', 'markup'),
          percent: fc.constantFrom(300_000, 400_000),
        }),
      }),
      fc.record({ costChange: fc.constantFrom(200_000, -100_000) }),
      fc.record({ stock: fc.constantFrom(1, 9), addTags: fc.constantFrom(['x'], ['y', 'x']) }),
    )
    const file = fc.array(
      fc.record({
        sku: fc.constantFrom('A', 'B', 'C'),
        name: fc.constantFrom('Mug', 'Jug'),
        baseCost: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 3 },
    )
    const back = fc.record({ back: fc.nat(9) })
    const act = fc.oneof(fc.record({ edit }), fc.record({ file }), fc.constant({ remove: true as const }), back)
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 2, maxLength: 6 }),
        fc.array(fc.nat(9), { maxLength: 4 }),
        async (acts, order) => {
          for (const row of await ann.products()) await api.call(user, 'DELETE', `/api/products/${String(row['id'])}`)
          await make({ sku: 'A', costBreakdown: { baseCost: 8 }, pricingValue: 20, tags: ['y'] })
          await make({
            sku: 'B',
            costBreakdown: { baseCost: 5 },
            variants: [{ name: 'S' }, { name: 'L', baseCost: 7 }],
          })
          const before = await shop()
          const open: string[] = []
          const takeBack = async (place = 0): Promise<void> => {
            const [id = ''] = open.splice(place % open.length, 1)
            expect((await ann.revert(id)).status).toBe(200)
          }
          for (const each of acts) {
            if ('back' in each) {
              if (open.length > 0) await takeBack(each.back)
              continue
            }
            const ids = (await ann.products()).map((row) => String(row['id']))
            if ('file' in each) {
              const rows = each.file.map((data) => ({ data: { ...data, baseCost: data.baseCost * UNIT } }))
              open.push(String((await ann.imported(rows))['id']))
            } else if (ids.length > 0) {
              open.push('edit' in each ? await bulk(ids, each.edit) : await removed(ids))
            }
          }
          for (let n = 0; open.length > 0; n++) await takeBack(order[n])
          const sets = listOf((await api.call(user, 'GET', '/api/change-sets?pageSize=100')).body['items'])
          expect(sets.map((set) => set['state'])).not.toContain('waiting')
          const at = (row: string) => row.replace(/"createdAt":"[^"]*"/u, '')
          expect((await shop()).map(at)).toEqual(before.map(at))
        },
      ),
      {
        numRuns: RUNS,
        // What waits under an edit that a deletion hides, and what was taken back between the two.
        examples: [
          [
            [
              { file: [{ sku: 'A', name: 'Mug', baseCost: 1 }] },
              { edit: { costChange: 200_000 } },
              { back: 0 },
              { remove: true },
            ],
            [],
          ],
          [[{ edit: { priceChange: 100_000 } }, { edit: { costChange: 200_000 } }, { back: 0 }, { remove: true }], []],
        ],
      },
    )
  })

  async function removed(ids: readonly string[]): Promise<string> {
    const { body } = await api.call(user, 'DELETE', '/api/products', { ids })
    return String(body['changeSetId'])
  }
})
