import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AnyPatch } from '#contract/entity.ts'
import { virtualClock } from '#test/client-model/clock.ts'
import { ModelBrowser } from '#test/client-model/model-browser.ts'
import { describeOneEngine } from '#test/database.ts'
import { buildTestApi } from '#test/api.ts'
import { ONE } from '#domain/price-list/list-rules.ts'
import { type Priced, priceActionsOn } from '#web/features/price-lists/use-price-actions.ts'
import { listenToToasts } from '#test/toasts.ts'
import { takeBack, undoableEdit } from '#web/kit/actions/undo.ts'
import { undoneWords } from '#web/kit/actions/undo-outcome.ts'
import { RealServer } from './real-server.ts'

const KIND = 'product'
const HOUR_MS = 3_600_000
/** The longest pause of a device is over, and all have pulled what the last one sent. */
const SETTLE_MS = 200_000
const LINE = { label: 'Box', amount: 10_000, origin: null }
const WHOLE = { name: 'Mug', additionalCosts: [{ id: 'box', ...LINE }], tags: ['a', 'b'] }

describeOneEngine('edits of one field on two devices', (context) => {
  afterEach(() => vi.restoreAllMocks())

  /** Two devices that hold a product and are offline then; their clocks are off by so much. */
  async function apart(offMs: readonly number[] = [0, 0]) {
    const clock = virtualClock(undefined, () => server.settled())
    const userId = await context.newUser()
    // The server's clock goes as fast as those of the devices, from a moment of its own.
    const ahead = Date.now() - clock.now()
    vi.spyOn(Date, 'now').mockImplementation(() => Math.floor(clock.now() + ahead))
    const server = new RealServer(context.database, userId)
    const browsers = offMs.map((clockOffMs, seed) => {
      return Object.assign(new ModelBrowser(server, clock, {}, seed + 1), { clockOffMs })
    })
    const stores = await Promise.all(browsers.map(async (browser) => (await browser.openTab()).store))
    const id = stores[0]!.newId()
    await stores[0]!.mutate({ op: 'put', kind: KIND, id, data: WHOLE })
    await clock.advance(SETTLE_MS)
    const connect = (index: number, isThere: boolean) => {
      browsers[index]!.network.fate = () => (isThere ? 'delivered' : 'refused')
    }
    for (const index of browsers.keys()) connect(index, false)
    const api = await buildTestApi(context.database, 'silent')
    return {
      stores,
      clock,
      id,
      connect,
      /** Sets the clock of a device anew, without an edit. */
      setClock: (index: number, offMs: number) => void Object.assign(browsers[index]!, { clockOffMs: offMs }),
      edit: async (index: number, data: AnyPatch) => {
        await stores[index]!.mutate({ op: 'patch', kind: KIND, id, data })
        await clock.advance(60_000)
      },
      /** Sends what the devices hold, one after the other, until all have all. */
      meet: async (order: readonly number[]) => {
        for (const index of order) {
          connect(index, true)
          await clock.advance(SETTLE_MS)
        }
        await clock.advance(SETTLE_MS)
      },
      call: (method: 'GET' | 'POST', url: string, body?: unknown) => api.call(userId, method, url, body),
      history: async () => {
        const { body } = await api.call(userId, 'GET', `/api/products/${id}/history`)
        return body['items'] as unknown as { before: AnyPatch | null; after: AnyPatch | null; lost: AnyPatch | null }[]
      },
    }
  }

  describe.each([
    ['the earlier', [0, 1]],
    ['the later', [1, 0]],
  ])('%s arrives first', (_, order) => {
    it.each([
      ['right', [0, 0]],
      ['five hours ahead and three behind', [5 * HOUR_MS, -3 * HOUR_MS]],
      ['three hours behind and years ahead', [-3 * HOUR_MS, 30_000 * HOUR_MS]],
    ])('SYNC-04 the later edit stands where clocks are %s, and the other is in the history', async (_clocks, off) => {
      const { stores, id, edit, meet, history } = await apart(off)
      await edit(0, { name: 'Earlier', description: 'Of the first' })
      await edit(1, { name: 'Later' })
      await meet(order)
      for (const store of stores) {
        expect(store.get(KIND, id)).toMatchObject({ name: 'Later', description: 'Of the first' })
        expect(store.status()).toMatchObject({ pending: 0, refused: 0 })
      }
      const told = (await history()).flatMap(({ before, lost }) => [before?.['name'], lost?.['name']])
      expect(told).toContain('Earlier')
    })

    it('SYNC-04 of one line the later edit of each field stands, and so do lines and tags that others add', async () => {
      const { stores, id, edit, meet } = await apart()
      await edit(0, {
        additionalCosts: { lines: { box: { label: 'Earlier', amount: 20_000 }, own: { ...LINE, label: 'Own' } } },
        tags: { add: ['c'], remove: ['a'] },
      })
      await edit(1, { additionalCosts: { lines: { box: { label: 'Later' } } }, tags: { add: ['d'] } })
      await meet(order)
      for (const store of stores) {
        const row = store.get(KIND, id)!
        const lines = row['additionalCosts'] as readonly { id: string }[]
        expect(lines.find((line) => line.id === 'box')).toMatchObject({ label: 'Later', amount: 20_000 })
        expect(lines.find((line) => line.id === 'own')).toMatchObject({ label: 'Own' })
        expect((row['tags'] as string[]).toSorted()).toEqual(['b', 'c', 'd'])
      }
    })

    it('SYNC-04 an edit of a line that another device removed is said, and its content is in the history', async () => {
      const { stores, id, edit, meet, history } = await apart()
      await edit(0, { additionalCosts: { lines: { box: null } } })
      await edit(1, { additionalCosts: { lines: { box: { amount: 70_000 } } }, description: 'Stands' })
      await meet(order)
      for (const store of stores) {
        expect(store.get(KIND, id)).toMatchObject({ additionalCosts: [], description: 'Stands' })
      }
      const told = stores.map((store) => store.refused().map(({ problem }) => problem.title))
      const items = JSON.stringify(await history())
      expect(items).toContain('70000')
      if (order[0] === 0) {
        expect(told).toEqual([[], [expect.stringMatching(/removed from this product meanwhile.*kept in its history/)]])
        expect((await history())[0]?.lost).toMatchObject({ additionalCosts: { lines: { box: { amount: 70_000 } } } })
      } else expect(told).toEqual([[expect.stringMatching(/removed a line of "Other costs" that was changed/)], []])
    })
  })

  it.each([
    ['at once', true],
    ['offline, and arrives late', false],
  ])('CHANGE-02 undo of an edit leaves what another device wrote since, and says so: %s', async (_, isThere) => {
    const { stores, clock, id, edit, meet, connect } = await apart()
    const [mine, theirs] = [stores[0]!, stores[1]!]
    await meet([0, 1])
    const toasts = listenToToasts()
    const undo = await undoableEdit(mine, KIND, id, { baseCost: 20_000, description: 'Mine', tags: { add: ['mine'] } })
    await clock.advance(SETTLE_MS)
    if (!isThere) connect(0, false)
    await edit(1, { baseCost: 30_000, tags: { add: ['theirs'] } })
    await takeBack(mine, undo!)
    await clock.advance(SETTLE_MS)
    await meet([0])
    for (const store of [mine, theirs]) {
      expect(store.get(KIND, id)).toMatchObject({ baseCost: 30_000, description: '', tags: ['a', 'b', 'theirs'] })
    }
    expect([mine.refused(), mine.status().undone]).toEqual([
      [],
      isThere ? null : [expect.objectContaining({ kept: ['Supplier price'], others: [], isNothing: false })],
    ])
    expect(toasts.map(({ title }) => title).filter((title) => title.startsWith('Undone'))).toEqual(
      isThere ? ['Undone in part: Mug'] : [],
    )
  })

  it.each([
    ['between two edits of an offline device', 1],
    ['before its only edit', 0],
  ])('CHANGE-02 undo brings back what another device wrote %s, and says so', async (_, theirTurn) => {
    const { stores, clock, id, edit, meet } = await apart()
    const [mine, theirs] = [stores[0]!, stores[1]!]
    const undos = []
    const costs = [20_000, 40_000].slice(0, theirTurn + 1)
    for (const [turn, baseCost] of costs.entries()) {
      if (turn === theirTurn) await edit(1, { baseCost: 30_000, name: 'Theirs' })
      undos.push(await undoableEdit(mine, KIND, id, { baseCost }))
      await clock.advance(60_000)
    }
    await meet([1, 0])
    expect(theirs.get(KIND, id)).toMatchObject({ baseCost: costs.at(-1), name: 'Theirs' })
    await takeBack(mine, undos.at(-1)!)
    await clock.advance(SETTLE_MS)
    for (const store of stores) expect(store.get(KIND, id)).toMatchObject({ baseCost: 30_000, name: 'Theirs' })
    expect(mine.refused()).toEqual([])
    const [undone] = mine.status().undone ?? []
    expect(undone).toMatchObject({ kind: KIND, id, kept: [], others: ['baseCost'], isNothing: false })
    expect(undone && undoneWords(undone, mine)).toEqual({
      title: 'Undone: supplier price of Theirs',
      detail: 'Supplier price is again $0.03, as another device had written.',
    })
    // The edit before is not one to take back any more.
    if (theirTurn === 1) await takeBack(mine, undos[0]!)
    await clock.advance(SETTLE_MS)
    expect(theirs.get(KIND, id)).toMatchObject({ baseCost: 30_000 })
  })

  it('CHANGE-02 undo of an edit that lost, or of what is taken back already, says that nothing was undone', async () => {
    const { stores, clock, id, edit, meet, connect } = await apart()
    const [mine, theirs] = [stores[0]!, stores[1]!]
    const lost = await undoableEdit(mine, KIND, id, { baseCost: 20_000 })
    await clock.advance(60_000)
    await edit(1, { baseCost: 30_000 })
    await meet([1])
    // Offline it takes back what it still sees; the server has another.
    await takeBack(mine, lost!)
    await meet([0])
    const [undone] = mine.status().undone ?? []
    expect(undone && undoneWords(undone, mine)).toEqual({
      title: 'Nothing was undone: Mug',
      detail: 'Supplier price was changed since and stays.',
    })
    connect(1, true)
    await edit(1, { baseCost: 0 })
    await clock.advance(SETTLE_MS)
    const toasts = listenToToasts()
    await takeBack(mine, lost!)
    expect(toasts).toEqual([
      { key: 'undone', title: 'Nothing was undone: Mug', detail: 'It already stands as it was before.' },
    ])
    expect([mine.refused(), theirs.get(KIND, id)?.['baseCost']]).toEqual([[], 0])
  })

  it('CHANGE-02 two edits offline are taken back one after the other, where nobody else wrote', async () => {
    const { stores, clock, id, meet } = await apart()
    const mine = stores[0]!
    const undos = []
    for (const baseCost of [20_000, 40_000]) undos.push(await undoableEdit(mine, KIND, id, { baseCost }))
    await meet([0, 1])
    await takeBack(mine, undos[1]!)
    await clock.advance(SETTLE_MS)
    expect(stores[1]!.get(KIND, id)).toMatchObject({ baseCost: 20_000 })
    await takeBack(mine, undos[0]!)
    await clock.advance(SETTLE_MS)
    expect(stores[1]!.get(KIND, id)).toMatchObject({ baseCost: 0 })
    expect(mine.refused()).toEqual([])
  })

  it.each([
    ['the earlier', [0, 1]],
    ['the later', [1, 0]],
  ])(
    'SYNC-04 PLIST-06 a price typed for one product on two devices is one price, the later of the two; %s arrives first',
    async (_, order) => {
      const { stores, clock, id, meet, connect } = await apart()
      await meet([0, 1])
      const list = stores[0]!.newId()
      await stores[0]!.mutate({ op: 'put', kind: 'priceList', id: list, data: { title: 'Trade', productIds: [id] } })
      await clock.advance(SETTLE_MS)
      for (const index of stores.keys()) connect(index, false)
      const of = { row: { id }, variantId: '', name: 'Mug' } as Priced
      for (const [index, store] of stores.entries()) {
        priceActionsOn(store, list).set(
          of,
          { minQuantity: ONE, price: (index + 1) * 10_000, currency: 'USD' },
          undefined,
        )
        await clock.advance(60_000)
      }
      await meet(order)
      for (const store of stores) {
        expect(store.all('priceListPrice').map(({ price }) => price)).toEqual([20_000])
        expect(store.refused()).toEqual([])
      }
    },
  )

  it.each([
    ['ahead and is put right', 5 * HOUR_MS, 0],
    ['behind and is put right', -5 * HOUR_MS, 0],
    ['right and is set ahead', 0, 5 * HOUR_MS],
    ['right and is set back', 0, -5 * HOUR_MS],
  ])('SYNC-04 the later edit stands where a clock was %s before it is sent', async (_, before, after) => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      for (const first of [0, 1]) {
        const { stores, id, edit, meet, setClock } = await apart([before, 0])
        await edit(first, { name: 'Earlier' })
        await edit(1 - first, { name: 'Later' })
        setClock(0, after)
        await meet(order)
        expect(stores.map((store) => store.get(KIND, id)?.['name'])).toEqual(['Later', 'Later'])
      }
    }
  })

  it('SYNC-04 an edit that saw the other one stands, whatever its clock says', async () => {
    const { stores, id, edit, meet } = await apart([0, 0])
    await meet([0, 1])
    await edit(0, { name: 'Seen' })
    await edit(1, { name: 'By one who saw it' })
    expect(stores.map((store) => store.get(KIND, id)?.['name'])).toEqual(['By one who saw it', 'By one who saw it'])
  })

  it('SYNC-04 a new line that is not whole is refused by name, not answered as applied', async () => {
    const { id, call } = await apart()
    const body = {
      op: 'patch',
      kind: 'products',
      id,
      base: 1,
      data: { additionalCosts: { lines: { x: { label: 'x' } } } },
    }
    const mutations = [{ id: crypto.randomUUID(), seq: 1, at: Date.now(), body }]
    const { body: answer } = await call('POST', '/api/sync', { clientId: crypto.randomUUID(), mutations })
    const [result] = answer['results'] as unknown as { refused?: { code: string; errors?: unknown } }[]
    expect(result?.refused).toMatchObject({ code: 'invalid-input' })
    expect(JSON.stringify(result?.refused)).toContain('additionalCosts.lines.x.amount')
  })
})
