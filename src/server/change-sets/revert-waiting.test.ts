import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changingShop } from '#test/changing-shop.ts'
import { describeOneEngine } from '#test/database.ts'

const RUNS = Number(process.env['RUNS'] ?? 12)

describeOneEngine('taking back under what came since', (context) => {
  const { bulk, call, header, kept, keptParts, make, patch, products, read, removed, revert } = changingShop(context)
  const told = (...ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => [...(await header(id)), ...(await keptParts(id))]))

  it('CHANGE-02 CHANGE-03 what lies wholly under later changes waits, is called so, and goes back with them', async () => {
    const ids = [await make({ costBreakdown: { baseCost: 8 }, pricingValue: 20 })]
    ids.push(await make({ costBreakdown: { baseCost: 8 }, pricingValue: 30 }))
    const [, other = ''] = ids
    const first = await bulk(ids, { priceChange: 100_000 }, 'First')
    const second = await bulk(ids, { priceChange: 100_000 }, 'Second')
    const third = await bulk([other], { priceChange: 100_000 }, 'Third')
    expect((await revert(first)).body).toMatchObject({ state: 'waiting', skipped: 2 })
    expect((await revert(first)).body['title']).toContain('it goes back with them')
    // One row goes back with the third one; the second one still stands over it.
    expect((await revert(third)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect(await header(first)).toEqual(['waiting', 2])
    expect(
      (await kept(first)).map(([, , parts]) => (parts as unknown as { changeSetId: string }[])[0]?.changeSetId),
    ).toEqual([second, second])
    // What somebody set since keeps one row of the second one, and the first one below it.
    await patch(other, { pricingValue: 77 })
    expect((await revert(second)).body).toMatchObject({ state: 'partly', skipped: 1 })
    expect(await header(first)).toEqual(['partly', 1])
  })

  it('CHANGE-02 CHANGE-03 what waits under what waits goes back with the last of them', async () => {
    const ids = [await make({ costBreakdown: { baseCost: 8 }, stock: 19 })]
    const state = async (id: string) => (await header(id))[0]
    const first = await bulk(ids, { stock: 73 })
    const second = await bulk(ids, { stock: 42 })
    expect((await revert(first)).body).toMatchObject({ state: 'waiting' })
    const third = await bulk(ids, { stock: 26 })
    expect((await revert(second)).body).toMatchObject({ state: 'waiting' })
    expect((await revert(third)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect([await state(first), await state(second)]).toEqual(['reverted', 'reverted'])
    expect(await kept(first)).toEqual([])
    expect(await products()).toMatchObject([{ stock: 19 }])
  })

  it('CHANGE-02 CHANGE-03 what somebody set between two change sets stays, and the one that waited says so', async () => {
    const ids = [await make({ name: 'Mug', stock: 10 }), await make({ name: 'Jug', stock: 10 })]
    const [mug = ''] = ids
    const first = await bulk(ids, { stock: 20, addTags: ['x'] }, 'First')
    const second = await bulk(ids, { stock: 22 }, 'Second')
    await patch(mug, { stock: 25 })
    const third = await bulk(ids, { stock: 30 }, 'Third')
    expect((await revert(second)).body).toMatchObject({ state: 'waiting', skipped: 2 })
    expect((await revert(first)).body).toMatchObject({ state: 'reverted', skipped: 2 })
    expect((await revert(third)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect((await products()).map((row) => [row['name'], row['stock'], row['tags']])).toEqual([
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
    expect((await revert(second)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect((await revert(first)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect((await read(mug))['stock']).toBe(10)
  })

  it('CHANGE-02 CHANGE-03 a change set of other fields of the row is none that another one waits under', async () => {
    const id = await make({ costBreakdown: { baseCost: 8 }, stock: 1 })
    const first = await bulk([id], { stock: 2 })
    const second = await bulk([id], { stock: 3 })
    const other = await bulk([id], { addTags: ['x'] })
    expect((await revert(first)).body).toMatchObject({ state: 'waiting', skipped: 1 })
    expect((await revert(second)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect((await call('GET', `/api/change-sets/${first}`)).body).toMatchObject({
      state: 'reverted',
      skipped: 0,
    })
    expect(await read(id)).toMatchObject({ stock: 1, tags: ['x'] })
    expect((await revert(other)).body).toMatchObject({ state: 'reverted', skipped: 0 })
  })

  it('CHANGE-02 CHANGE-03 what waits goes on waiting over a deletion by a later change set, and says in the end what stayed', async () => {
    const id = await make({ stock: 5 })
    const first = await bulk([id], { stock: 9 })
    await patch(id, { stock: 7 })
    const second = await bulk([id], { stock: 8 })
    await revert(first)
    const deletion = await removed([id])
    await revert(second)
    expect(await told(first, second)).toEqual([
      ['waiting', 1, '* overwritten'],
      ['waiting', 1, '* overwritten'],
    ])
    await revert(deletion)
    expect((await read(id))['stock']).toBe(7)
    expect(await told(first, second)).toEqual([
      ['partly', 1, 'stock changed'],
      ['reverted', 0],
    ])
    await patch(id, { stock: 9 })
    await revert(first)
    expect([(await read(id))['stock'], ...(await told(first))]).toEqual([5, ['reverted', 0]])
  })

  it('CHANGE-02 CHANGE-03 what waits for a row that somebody deletes says that it is gone', async () => {
    const id = await make({ stock: 5 })
    const first = await bulk([id], { stock: 9 })
    const second = await bulk([id], { stock: 8 })
    await revert(first)
    expect((await call('DELETE', `/api/products/${id}`)).status).toBe(204)
    await revert(second)
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
    await revert(first)
    await revert(second)
    expect(await told(first, second)).toEqual([
      ['partly', 1, 'stock changed'],
      ['partly', 1, 'stock changed'],
    ])
    await patch(id, { stock: 8 })
    await revert(second)
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
          expect((await revert(set)).status).toBe(200)
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
        const headers = await Promise.all(made.map(async (set) => (await call('GET', `/api/change-sets/${set}`)).body))
        expect(headers.map(({ state, skipped }) => [state, skipped])).toEqual(
          made.map((set) => (layers.includes(set) ? ['partly', 1] : ['reverted', 0])),
        )
      }),
      { numRuns: RUNS },
    )
  })
})
