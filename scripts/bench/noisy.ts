import { listenBeside, type Heard } from '#test/noisy-neighbour.ts'
import { startPostgresCluster } from '#test/postgres-cluster.ts'
import { openDatabase } from '#server/open-database.ts'
import { readConfig } from '#server/config.ts'
import { type Engine, prepareEmbedded, preparePostgres } from './engines.ts'
import type { Figure } from './figure.ts'
import type { Options } from './options.ts'
import { startProduct } from './running.ts'
import { NOISY } from './scoreboard.ts'
import { makeShop, type Shop } from './shop.ts'
import { summary } from './statistics.ts'

const ROWS = 15_000
const LONG_PRODUCTS = 1_200
const QUIET_PRODUCTS = 500

/** What the list calls of one account take while another does all that it can at once, beside what they take alone (OPS-06). */
export async function benchNoisy({
  durationMs,
  postgresOnly,
}: Pick<Options, 'durationMs' | 'postgresOnly'>): Promise<Figure[]> {
  const figures: Figure[] = []
  const cluster = await startPostgresCluster({ durable: true })
  try {
    figures.push(...(await benchEngine(await preparePostgres(cluster, QUIET_PRODUCTS), durationMs)))
  } finally {
    await cluster.stop()
  }
  if (!postgresOnly) figures.push(...(await benchEngine(await prepareEmbedded(QUIET_PRODUCTS), durationMs)))
  return figures
}

async function benchEngine(engine: Engine, durationMs: number): Promise<Figure[]> {
  const noisy = await anotherShop(engine)
  const product = await startProduct(engine.settings)
  try {
    const heard = await listenBeside({
      noise: { port: product.port, token: noisy.token, rows: ROWS, products: LONG_PRODUCTS, isLarge: true },
      token: engine.shop.token,
      pid: product.pid,
      quietMs: 5 * durationMs,
      noisyMs: 10 * durationMs,
    })
    return figuresOf(engine.label, heard)
  } finally {
    await product.stop()
    await engine.drop()
  }
}

async function anotherShop({ settings }: Engine): Promise<Shop> {
  const database = await openDatabase(readConfig({ ...settings }, process.cwd()))
  try {
    return await makeShop(database, { products: 1 })
  } finally {
    await database.close()
  }
}

function figuresOf(label: Engine['label'], { quiet, noisy, errors, memoryMb, done }: Heard): Figure[] {
  const [alone, beside] = [summary(quiet), summary(noisy)]
  if (errors.length > 0)
    throw new Error(`${label}: the neighbour got ${errors.length} errors: ${[...new Set(errors)].join(', ')}`)
  const p50 = `p50 ${beside.p50.toFixed(1)} ms (alone ${alone.p50.toFixed(1)}), max ${beside.max.toFixed(0)}, of ${beside.count}`
  const did = Object.entries(done).map(([what, count]) => `${count} ${what}`)
  const common = { part: 'noisy' } as const
  return [
    {
      ...common,
      name: `${label} list beside a noisy account: p99`,
      value: beside.p99,
      unit: 'ms',
      floor: alone.p99,
      target: NOISY[label],
      note: p50,
      details: { quiet, noisy, done },
    },
    {
      ...common,
      name: `${label} server meanwhile: most memory`,
      value: memoryMb,
      unit: 'MB',
      target: NOISY.memory,
      note: did.join(', '),
    },
  ]
}
