import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectionOf } from '#contract/collections.ts'
import type { FirstPage } from '#contract/sync.ts'
import { type VirtualClock, virtualClock } from '#test/client-model/clock.ts'
import { ModelBrowser, type ServedUser } from '#test/client-model/model-browser.ts'
import { ModelServer } from '#test/client-model/model-server.ts'
import { newId, remote } from '#test/client-model/world.ts'
import { productIndex } from '#web/features/products/product-index.ts'
import type { FirstQuery } from './first-rows.ts'
import type { RowQuery } from './index-spec.ts'
import type { Store } from './store.ts'
import { Unreachable } from './transport.ts'

const QUERY = { search: '', status: 'active', page: '1', pageSize: '50' }
const ANSWER_MS = 100
const AHEAD: RowQuery = { page: 1, pageSize: 50, isAhead: true }

let server: ModelServer
let clock: VirtualClock
let browser: ModelBrowser
/** Lets pulls be answered. */
let answerPulls: () => void
let mug: string
let pot: string
let kitchen: string
let asked: string[] = []
let answer: (query: URLSearchParams) => FirstPage

/** What the server finds: products whose names begin so, and all categories. */
function found(beginning = ''): FirstPage {
  const { rows, columns, userId } = server.pull(0, false)
  const named = (kind: string) =>
    rows.flatMap(([own, ...rest]): typeof rows => (own === kind ? [[collectionOf(kind), ...rest]] : []))
  const items = named('product').filter((row) => row.some((value) => String(value).startsWith(beginning)))
  return {
    userId,
    columns: Object.fromEntries(Object.entries(columns).map(([kind, own]) => [collectionOf(kind), own])),
    found: { items, total: 300 },
    beside: named('category'),
  }
}

const namesOf = (store: Store, query: RowQuery = AHEAD) => store.query('product', query).rows.map(({ name }) => name)

beforeAll(async () => {
  // What loads takes time that the virtual clock does not know.
  await Promise.all([import('./first-rows.ts'), import('./sync.ts'), import('./writer.ts')])
})

beforeEach(() => {
  clock = virtualClock()
  server = new ModelServer(newId(), () => clock.now())
  ;[mug, pot, kitchen] = [newId(), newId(), newId()]
  server.write(remote({ op: 'put', kind: 'category', id: kitchen, data: { name: 'Kitchen' } }))
  server.write(remote({ op: 'put', kind: 'product', id: mug, data: { name: 'Mug', categoryId: kitchen } }))
  server.write(remote({ op: 'put', kind: 'product', id: pot, data: { name: 'Pot', categoryId: kitchen } }))
  const page = found()
  asked = []
  answer = () => page
  const answering = new Promise<void>((resolve) => {
    answerPulls = resolve
  })
  const served: ServedUser = {
    userId: server.userId,
    pull: (since, paging) => answering.then(() => server.pull(since, paging)),
    push: (input) => server.push(input),
    first(kind, query) {
      asked.push(`${kind}?${query}`)
      return answer(new URLSearchParams(query))
    },
  }
  browser = new ModelBrowser(served, clock)
})

/** Opens a tab whose list asks for a page, and waits for the answer. */
async function visit(query: FirstQuery = QUERY): Promise<Store> {
  const { store } = await browser.openTab([productIndex])
  store.firstVisit.ask('product', query)
  await clock.advance(ANSWER_MS)
  return store
}

async function haveAll(): Promise<void> {
  answerPulls()
  await clock.advance(120_000)
}

describe('a list whose rows are still on their way', () => {
  it('SYNC-02 shows the page that the server finds, with what it is told by, and then the rows themselves', async () => {
    const store = await visit()
    expect(asked).toEqual(['product?status=active&page=1&pageSize=50'])
    expect(store.isFetched).toBe(false)
    expect(namesOf(store)).toEqual(['Mug', 'Pot'])
    expect(store.query('product', AHEAD).total).toBe(300)
    expect(store.get('product', pot)).toMatchObject({ name: 'Pot', version: 3 })
    expect(store.all('category')).toMatchObject([{ name: 'Kitchen' }])
    // Nothing else takes a page for the whole.
    expect([namesOf(store, { page: 1, pageSize: 50 }), store.all('product'), store.idsOf('product', {})]).toEqual([
      [],
      [],
      [],
    ])
    await haveAll()
    expect(store.isFetched).toBe(true)
    expect(store.query('product', AHEAD)).toMatchObject({ total: 2 })
    expect(store.all('product')).toHaveLength(2)
    asked = []
    store.firstVisit.ask('product', QUERY)
    await clock.advance(ANSWER_MS)
    expect(asked).toEqual([])
  })

  it('SYNC-03 keeps nothing of it that is gone by the time the rows come', async () => {
    const store = await visit()
    server.write(remote({ op: 'delete', kind: 'product', id: mug }))
    server.write(remote({ op: 'patch', kind: 'product', id: pot, base: 3, data: { categoryId: null } }))
    server.write(remote({ op: 'delete', kind: 'category', id: kitchen }))
    await haveAll()
    expect(namesOf(store)).toEqual(['Pot'])
    expect([store.get('product', mug), store.all('category')]).toEqual([undefined, []])
  })

  it('SYNC-02 is edited at once, and the edit stands over the rows that come', async () => {
    const store = await visit()
    await store.mutate({ op: 'patch', kind: 'product', id: mug, data: { name: 'Large mug' } })
    expect(namesOf(store)).toEqual(['Large mug', 'Pot'])
    await haveAll()
    expect(namesOf(store)).toEqual(['Large mug', 'Pot'])
    expect(server.get('product', mug)).toMatchObject({ name: 'Large mug', categoryId: kitchen })
  })

  it('SYNC-02 shows what waits on this device since before a reload, and counts what was deleted here no more', async () => {
    const before = await browser.openTab([productIndex])
    before.store.firstVisit.ask('product', QUERY)
    await clock.advance(ANSWER_MS)
    await before.store.mutate({ op: 'patch', kind: 'product', id: mug, data: { name: 'Large mug' } })
    await before.store.mutate({ op: 'delete', kind: 'product', id: pot })
    expect(before.store.query('product', AHEAD)).toMatchObject({ total: 299, rows: [{ name: 'Large mug' }] })
    browser.end(before)
    const store = await visit()
    expect(store.query('product', AHEAD)).toMatchObject({ total: 299, rows: [{ name: 'Large mug' }] })
    expect([store.firstVisit.isAnswered(QUERY), store.firstVisit.isAnswered({ ...QUERY, page: '2' })]).toEqual([
      true,
      false,
    ])
  })

  it('SYNC-02 shows what was asked for last, whichever answer is later', async () => {
    const pages = { Mug: found('Mug'), Pot: found('Pot') }
    answer = (query) => pages[query.get('search') as keyof typeof pages]
    const { store } = await browser.openTab([productIndex])
    store.firstVisit.ask('product', { ...QUERY, search: 'Mug' })()
    store.firstVisit.ask('product', { ...QUERY, search: 'Pot' })
    await clock.advance(ANSWER_MS)
    expect(namesOf(store)).toEqual(['Pot'])
  })

  it('PROD-11 SYNC-02 shows nothing of another user, and without an answer nothing before the rows', async () => {
    browser.sessionUserId = newId()
    const store = await visit()
    expect([asked.length, namesOf(store), store.all('category')]).toEqual([1, [], []])
    browser.sessionUserId = server.userId
    answer = () => {
      throw new Unreachable()
    }
    store.firstVisit.ask('product', QUERY)
    await clock.advance(ANSWER_MS)
    expect([asked.length, namesOf(store)]).toEqual([2, []])
    await haveAll()
    expect(namesOf(store)).toEqual(['Mug', 'Pot'])
  })
})
