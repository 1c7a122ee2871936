import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listOf } from '#test/api.ts'
import { changingShop } from '#test/changing-shop.ts'
import { describeOneEngine } from '#test/database.ts'

const UNIT = 1_000_000
const RUNS = Number(process.env['RUNS'] ?? 12)

describeOneEngine('taking back over what came since', (context) => {
  const { bulk, call, imported, kept, make, patch, products, read, removed, revert } = changingShop(context)
  const pricing = async (id: string) => {
    const { pricingMode, pricingStrategy, pricingValue, effectivePrice } = await read(id)
    return [pricingMode, pricingStrategy, pricingValue, effectivePrice]
  }
  const shop = async () =>
    (await products()).map((row) =>
      JSON.stringify(row, (name, value: unknown) => (['version', 'updatedAt'].includes(name) ? undefined : value)),
    )

  it('CHANGE-02 a price that somebody typed since stays with its whole pricing, and the notice says so', async () => {
    const id = await make({ costBreakdown: { baseCost: 4 }, pricingValue: 20 })
    const set = await bulk([id], { priceChange: 100_000, stock: 7 })
    expect(await pricing(id)).toEqual(['manual', 'margin', 5.5, 5.5])
    await patch(id, { pricingValue: 77 })
    expect((await revert(set)).body).toMatchObject({ state: 'partly', skipped: 1 })
    expect(await pricing(id)).toEqual(['manual', 'margin', 77, 77])
    expect(await read(id)).toMatchObject({ stock: null })
    expect(await kept(set)).toEqual([['Mug', false, [{ key: 'pricingMode', label: 'Pricing', reason: 'changed' }]]])
  })

  it('CHANGE-02 a stock that was counted since, or set by another one, stays, and the notice says so', async () => {
    const id = await make({ costBreakdown: { baseCost: 4 }, stock: 10 })
    const first = await bulk([id], { stock: 50 })
    const second = await bulk([id], { stock: 70 })
    expect((await revert(first)).body).toMatchObject({ state: 'waiting', skipped: 1 })
    expect(await read(id)).toMatchObject({ stock: 70 })
    await patch(id, { stock: 3 })
    expect((await revert(second)).body).toMatchObject({ state: 'partly', skipped: 1 })
    expect(await read(id)).toMatchObject({ stock: 3 })
    expect(await kept(second)).toEqual([['Mug', true, [{ key: 'stock', label: 'Stock', reason: 'changed' }]]])
  })

  it('CHANGE-02 a product that was imported and edited since stays, and is not called deleted', async () => {
    const { id } = await imported([{ data: { name: 'Mug' } }, { data: { name: 'Cup' } }])
    const [mug, cup] = ['Mug', 'Cup'].map(async (name) =>
      String((await products()).find((product) => String(product['name']) === name)?.['id']),
    )
    await patch(await mug!, { name: 'Jug' })
    expect((await call('DELETE', `/api/products/${await cup!}`)).status).toBe(204)
    expect((await revert(String(id))).body).toMatchObject({ state: 'partly' })
    expect((await products()).map((product) => product['name'])).toEqual(['Jug'])
    const told = await kept(String(id))
    expect(told.find(([title]) => String(title) === 'Mug')?.[2]).toMatchObject([{ reason: 'changed' }])
    expect(told.find(([title]) => String(title) === 'Cup')?.[2] ?? []).not.toMatchObject([{ reason: 'changed' }])
  })

  it('CHANGE-02 a markup that somebody set since does not become a margin', async () => {
    const id = await make({ costBreakdown: { baseCost: 10 }, pricingValue: 50 })
    const set = await bulk([id], { pricing: { strategy: 'markup', percent: 800_000 } })
    await patch(id, { pricingValue: 90 })
    await revert(set)
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
    const { status, body } = await revert(set)
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
    expect((await revert(set)).body).toMatchObject({ state: 'partly', skipped: 1 })
    await patch(id, { pricingValue: 22 })
    expect((await revert(set)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect(await shop()).toEqual(before)
    expect(await kept(set)).toEqual([])
  })

  it('CHANGE-02 what was taken back already is not undone again with what is tried again', async () => {
    const id = await make({ costBreakdown: { baseCost: 10 }, pricingValue: 50, stock: 1 })
    const set = await bulk([id], { priceChange: 100_000, vatTax: 190_000 })
    await patch(id, { pricingValue: 77 })
    await revert(set)
    await patch(id, { costBreakdown: { vatTax: 7 }, pricingValue: 26.18 })
    await revert(set)
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
      await revert(one)
      if (order[0] === 0) {
        expect(await kept(one)).toEqual([
          ['Mug', true, [{ key: 'pricingMode', label: 'Pricing', reason: 'overwritten', changeSetId: other }]],
        ])
      }
      expect((await revert(other)).body).toMatchObject({ state: 'reverted', skipped: 0 })
      expect(await shop()).toEqual(before)
    }
  })

  it('CHANGE-02 an import is undone after a bulk edit over it was taken back, or before', async () => {
    for (const isFirst of [true, false]) {
      const { id } = await imported([{ data: { sku: 'A', name: 'Mug', baseCost: UNIT }, category: ['Cups'] }])
      const ids = (await products()).map((row) => String(row['id']))
      const set = await bulk(ids, { priceChange: 100_000 })
      for (const each of isFirst ? [String(id), set] : [set, String(id)]) await revert(each)
      expect(await products()).toEqual([])
      if (!isFirst) expect((await call('GET', '/api/categories')).body['items']).toEqual([])
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
          for (const row of await products()) await call('DELETE', `/api/products/${String(row['id'])}`)
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
            expect((await revert(id)).status).toBe(200)
          }
          for (const each of acts) {
            if ('back' in each) {
              if (open.length > 0) await takeBack(each.back)
              continue
            }
            const ids = (await products()).map((row) => String(row['id']))
            if ('file' in each) {
              const rows = each.file.map((data) => ({ data: { ...data, baseCost: data.baseCost * UNIT } }))
              open.push(String((await imported(rows))['id']))
            } else if (ids.length > 0) {
              open.push('edit' in each ? await bulk(ids, each.edit) : await removed(ids))
            }
          }
          for (let n = 0; open.length > 0; n++) await takeBack(order[n])
          const sets = listOf((await call('GET', '/api/change-sets?pageSize=100')).body['items'])
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
})
