import { startPostgresCluster } from '#test/postgres-cluster.ts'
import { declaredLists } from '#contract/lists/registry.ts'
import { type Engine, prepareEmbedded, preparePostgres } from './engines.ts'
import type { Figure } from './figure.ts'
import type { Options } from './options.ts'
import { startProduct } from './running.ts'
import { GROWTH } from './scoreboard.ts'
import { median } from './statistics.ts'

const PAGE = 50
/** A page takes at least this: what is below is the noise of the call. */
const LEAST_MS = 2

/** What the list of products is asked: each order both ways, each filter, and words that many, few and no products have. */
const SEARCHES = ['walnut', '77', 'e', 'w-0009', 'nothing-like-it', 'zq', 'walnut 77']

function queries(): readonly string[] {
  const { sorts = {}, filters = {} } = declaredLists['products'] ?? {}
  const orders = Object.keys(sorts).flatMap((name) =>
    ['asc', 'desc'].map((way) => `sortBy=${name}&sortDirection=${way}`),
  )
  const words = Object.entries(filters).flatMap(([name, filter]) =>
    'words' in filter
      ? (Array.isArray(filter.words) ? filter.words : Object.keys(filter.words)).map((word) => `${name}=${word}`)
      : [],
  )
  return [
    ...orders,
    ...words,
    'sku=W-000500',
    ...SEARCHES.map((word) => `search=${encodeURIComponent(word)}`),
    'total=true',
  ]
}

/** What one call took in milliseconds, and the rows that it answered. */
interface Asked {
  readonly ms: number
  readonly rows: number
}

/**
 * How a page of products gets dearer with the number of products: the floor of a figure is the same page of the smallest shop, times how many more
 * rows it answers. The embedded engine is measured on 10,000.
 */
export async function benchGrowth({ growth, loads, postgresOnly }: Options): Promise<Figure[]> {
  const cluster = await startPostgresCluster({ durable: true })
  try {
    const bySize: (readonly [number, ReadonlyMap<string, Asked>])[] = []
    for (const products of growth) {
      bySize.push([products, await askedOf(await preparePostgres(cluster, products, `growth_${products}`), loads)])
    }
    const [[, least] = [0, new Map<string, Asked>()], ...larger] = bySize
    const figures = larger.flatMap(([products, asked]) =>
      [...asked].map(([query, each]) => figureOf(products, query, each, least.get(query))),
    )
    if (postgresOnly) return figures
    const embedded = await askedOf(await prepareEmbedded(10_000), loads)
    return [
      ...figures,
      ...[...embedded].map(([query, { ms, rows }]) => plain(`embedded 10,000 ${query}`, ms, `${rows} rows`)),
    ]
  } finally {
    await cluster.stop()
  }
}

async function askedOf(engine: Engine, loads: number): Promise<ReadonlyMap<string, Asked>> {
  const product = await startProduct(engine.settings)
  const ask = async (query: string): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${product.port}/api/products?pageSize=${PAGE}&${query}`, {
      headers: { authorization: `Bearer ${engine.shop.token}` },
    })
    const body = (await answer.json()) as { items?: readonly unknown[] }
    if (!body.items) throw new Error(`${query}: ${JSON.stringify(body)}`)
    return body.items.length
  }
  try {
    const asked = new Map<string, Asked>()
    for (const query of queries()) {
      const rows = await ask(query)
      const times: number[] = []
      for (let round = 0; round < loads * 3; round += 1) {
        const start = performance.now()
        await ask(query)
        times.push(performance.now() - start)
      }
      asked.set(query, { ms: median(times), rows })
    }
    return asked
  } finally {
    await product.stop()
    await engine.drop()
  }
}

function figureOf(products: number, query: string, { ms, rows }: Asked, least: Asked | undefined): Figure {
  const more = Math.max(1, rows / Math.max(1, least?.rows ?? 1))
  const floor = Math.max(LEAST_MS, least?.ms ?? 0) * more
  const name = `${products.toLocaleString('en')} ${query}`
  if (query.startsWith('search=')) return { ...plain(name, ms, `${rows} rows`), floor, target: GROWTH.search }
  return { ...plain(name, ms, `${rows} rows`), floor, ...(query === 'total=true' ? {} : { target: GROWTH.page }) }
}

function plain(name: string, value: number, note: string): Figure {
  return { part: 'growth: a page of 50 products', name, value, unit: 'ms', note }
}
