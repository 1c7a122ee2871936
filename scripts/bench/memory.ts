import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { supplierFile } from '#test/import-file.ts'
import { startPostgresCluster } from '#test/postgres-cluster.ts'
import { type Engine, prepareEmbedded, preparePostgres } from './engines.ts'
import type { Figure } from './figure.ts'
import { load, type Shot } from './load.ts'
import type { Options } from './options.ts'
import { memoryOf, mostMemoryOf } from './processes.ts'
import { type Running, startProduct } from './running.ts'
import { MEMORY } from './scoreboard.ts'

const FILE = { rows: 10_000, updates: 0, badEvery: 0, categories: 200 }
const UPLOAD_ROWS = 1_000
const CONNECTIONS = 16
const SETTLED_MS = 2_000
const ORDERS = ['name', 'createdAt', 'baseCost', 'retailPrice']
const WORDS = ['walnut', 'kettle', 'copper lamp', 'W-0042']

/** What the server's process holds after lists and reads, and after the import of a file, beside a shop of many products. */
export async function benchMemory(options: Options): Promise<Figure[]> {
  const cluster = await startPostgresCluster({ durable: true })
  try {
    const figures = await measured(await preparePostgres(cluster, options.memoryProducts), options)
    if (!options.postgresOnly) figures.push(...(await measured(await prepareEmbedded(options.products), options)))
    return figures
  } finally {
    await cluster.stop()
  }
}

async function measured(engine: Engine, { durationMs }: Options): Promise<Figure[]> {
  const product = await startProduct(engine.settings)
  const headers = { authorization: `Bearer ${engine.shop.token}` }
  try {
    const started = await figureOf(engine, product, 'once it answers')
    const { failed } = await load({
      port: product.port,
      connections: CONNECTIONS,
      durationMs: 4 * durationMs,
      headers,
      shot: (n) => readOf(engine, n),
      cpu: () => 0,
    })
    if (failed > 0) throw new Error(`${engine.label}: ${failed} reads failed`)
    const read = await figureOf(engine, product, 'after lists and reads')
    await importFile(product.port, headers)
    const target = MEMORY[engine.label]
    return [
      started,
      { ...read, target },
      { ...(await figureOf(engine, product, `after an import of ${FILE.rows.toLocaleString('en')} rows`)), target },
    ]
  } finally {
    await product.stop()
    await engine.drop()
  }
}

async function figureOf({ label, shop }: Engine, { pid }: Running, when: string): Promise<Figure> {
  await pause(SETTLED_MS)
  const name = `${label}, ${shop.ids.length.toLocaleString('en')} products, ${when}: Node`
  const [value, most] = [memoryOf(pid), mostMemoryOf(pid)]
  console.log(`${name} ${value} MB, at most ${most} until then`)
  return { part: 'memory', name, value, unit: 'MB', note: `at most ${most} until then` }
}

/** Pages in all orders, early and late ones, searches, single products and what a device pulls. */
function readOf({ shop }: Engine, n: number): Shot {
  const page = 1 + ((n * 7) % Math.ceil(shop.ids.length / 50))
  const paths = [
    `/products?status=active&sortBy=${ORDERS[n % ORDERS.length]}&page=${page}&pageSize=50`,
    `/products?search=${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}`,
    `/products/${shop.ids[(n * 97) % shop.ids.length]}`,
    `/sync?since=${(n * 131) % shop.ids.length}`,
  ]
  return { method: 'GET', path: `/api${paths[n % paths.length]}` }
}

/** Uploads a supplier's file, checks and applies it. */
async function importFile(port: number, headers: Readonly<Record<string, string>>): Promise<void> {
  const post = async (path: string, body: unknown = {}): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/change-sets${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok || text.includes('{"problem":')) throw new Error(`${path}: ${text.slice(-500)}`)
  }
  const id = randomUUID()
  const options = { match: 'sku', mode: 'create-and-update', createNames: true }
  await post('', { id, title: 'Import: supplier.csv', origin: 'import', options })
  const rows = supplierFile(FILE)
  for (let from = 0; from < rows.length; from += UPLOAD_ROWS)
    await post(`/${id}/rows`, { rows: rows.slice(from, from + UPLOAD_ROWS) })
  await post(`/${id}/check`)
  await post(`/${id}/apply`)
}
