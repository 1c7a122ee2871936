import { documentBook } from '#domain/analytics/document-facts.ts'
import { waitingDocuments } from '#domain/analytics/waiting-documents.ts'
import { waitingList } from '#domain/analytics/waiting-list.ts'
import type { AnyRow } from '#contract/entity.ts'
import { productIndex } from '#web/features/products/product-index.ts'
import { WaitingWork, type WaitingRows } from '#web/features/start/waiting-work.ts'
import { Collection } from '#web/kit/data/collection.ts'
import { SLICE_MS } from '#web/kit/figures/figure-source.ts'
import { largeShop, NAME, NOTHING_ELSE, onDisk, RATES, storedProducts, TODAY } from './analytics.ts'
import type { Figure } from './figure.ts'
import { ANALYTICS } from './scoreboard.ts'
import { summary } from './statistics.ts'

/** How long it takes to read what products wait for from the local copy, and to make the list of all that waits, after a change of one product and one document. */
export function benchWaiting(rounds: number): Figure[] {
  const { rows, papers } = largeShop()
  const stored = storedProducts(rows)
  const chunks = [...onDisk(productIndex, stored)]
  const documents = documentBook(papers)
  const shop = () => {
    const products = new Collection('product', productIndex, NOTHING_ELSE)
    products.load(chunks)
    const store = storeOf(products)
    return { products, work: new WaitingWork(store, () => documents) }
  }
  const list = (work: WaitingWork) => {
    const { lines: products, documents } = work.result()
    const { waiting } = waitingDocuments(documents, { today: TODAY, at: Date.parse(TODAY) }, RATES)
    const none = { payments: [], shipments: [], stores: [], toApply: [], hasOldRates: false }
    return waitingList({ ...none, documents: waiting, products })
  }
  const cold = Array.from({ length: rounds }, () => {
    const { work } = shop()
    const slices = slicesOf(work)
    return { slices, listMs: timed(() => list(work)) }
  })
  const { products, work } = shop()
  slicesOf(work)
  list(work)
  const changed = Array.from({ length: rounds }, (_, change) => {
    const [row, paper] = [stored[change], papers[change]]
    return timed(() => {
      products.setBase({
        ...row,
        version: 2,
        createdAt: 0,
        updatedAt: 0,
        effectivePrice: 1 + change,
      } as unknown as AnyRow)
      products.flush()
      if (paper) documents.put({ ...paper, taxAmount: 0 })
      slicesOf(work)
      list(work)
    })
  })
  const figure = (name: string, value: number, target?: Figure['target']): Figure => {
    return { part: 'analytics', name: `${NAME}: what waits: ${name}`, value, unit: 'ms', ...(target ? { target } : {}) }
  }
  const wholes = cold.map(({ slices, listMs }) => slices.reduce((sum, ms) => sum + ms, listMs))
  return [
    figure('read from the local copy', summary(wholes).p50),
    figure('longest slice', summary(cold.map(({ slices }) => Math.max(...slices))).p50, ANALYTICS.slice),
    figure('the list of it', summary(cold.map(({ listMs }) => listMs)).p50, ANALYTICS.slice),
    figure('after a change', summary(changed).p50, ANALYTICS.changed),
  ]
}

/** What the work reads of a store: products as they are. */
function storeOf(products: Collection) {
  const other = new Collection('other', undefined, NOTHING_ELSE)
  return {
    all: () => [],
    get: (_kind: string, id: string) => products.get(id),
    collection: (kind: string) => (kind === 'product' ? products : other),
  } as unknown as WaitingRows
}

function slicesOf(work: WaitingWork): readonly number[] {
  const times: number[] = []
  for (let isDone = false; !isDone;) {
    const startedAt = performance.now()
    isDone = work.goOn(() => performance.now() - startedAt < SLICE_MS)
    times.push(performance.now() - startedAt)
  }
  return times
}

function timed(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}
