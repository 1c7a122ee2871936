import type { Figure } from './figure.ts'
import { type Engine, prepareEmbedded, preparePostgres } from './engines.ts'
import { compareLive, type LiveTarget } from './live.ts'
import type { Options } from './options.ts'
import { cpuOf, memoryOf, sharedMemoryOf } from './processes.ts'
import { compareRest, floorShot, productShot } from './rest-load.ts'
import { type Running, startFloor, startProduct } from './running.ts'
import { pageHeaders } from './shop.ts'
import { MEMORY, START } from './scoreboard.ts'
import { median } from './statistics.ts'
import { startPostgresCluster } from '#test/postgres-cluster.ts'

/** Measures the server on PostgreSQL and on the embedded engine, each beside the floor, which always runs on PostgreSQL. */
export async function benchServer(options: Options): Promise<Figure[]> {
  const cluster = await startPostgresCluster({ durable: true })
  const figures: Figure[] = []
  try {
    const postgres = await preparePostgres(cluster, options.products)
    const floor = await startFloor(cluster.url('bench'), postgres.shop)
    const low: LiveTarget = {
      port: floor.port,
      headers: {},
      cpu: () => cpuOf([floor.pid, ...postgres.databasePids]),
      shot: floorShot(postgres.shop),
      live: { path: '/live', headers: {} },
    }
    figures.push(...(await benchEngine(postgres, low, options)))
    if (!options.postgresOnly)
      figures.push(...(await benchEngine(await prepareEmbedded(options.products), low, options)))
    await floor.stop()
  } finally {
    await cluster.stop()
  }
  return figures
}

async function benchEngine(engine: Engine, floor: LiveTarget, options: Options): Promise<Figure[]> {
  const { label, shop } = engine
  console.log(`${label}: ${shop.ids.length} products stored in ${engine.seededIn.toFixed(1)} s`)
  // Against a floor on another engine a ratio says something, but promises nothing.
  const isJudged = label === 'pg'
  const figures: Figure[] = []
  if (options.parts.has('start')) figures.push(...(await benchStart(engine, options.starts)))
  const product = await startProduct(engine.settings)
  const target: LiveTarget = {
    port: product.port,
    headers: { authorization: `Bearer ${shop.token}` },
    cpu: () => cpuOf([product.pid, ...engine.databasePids]),
    shot: productShot(shop),
    live: { path: '/api/live', headers: await pageHeaders(product.port, shop) },
  }
  try {
    if (options.parts.has('rest')) {
      figures.push(...(await compareRest(label, floor, target, { durationMs: options.durationMs, isJudged })))
      figures.push(...memoryFigures(engine, product))
    }
    if (options.parts.has('live'))
      figures.push(...(await compareLive(label, floor, target, { writes: options.liveWrites, isJudged })))
  } finally {
    await product.stop()
    await engine.drop()
  }
  return figures
}

async function benchStart(engine: Engine, times: number): Promise<Figure[]> {
  const first = await started(engine.empty)
  const later: number[] = []
  // The first start on a database that another process left behind is not counted.
  await started(engine.settings)
  while (later.length < times) later.push(await started(engine.settings))
  const common = { part: 'start', unit: 'ms' } as const
  return [
    { ...common, name: `${engine.label} first start, empty database, to the first 200`, value: first },
    {
      ...common,
      name: `${engine.label} second start to the first 200: p50 of ${times}`,
      value: median(later),
      target: START[engine.label],
    },
  ]
}

async function started(settings: Engine['settings']): Promise<number> {
  const product = await startProduct(settings)
  await product.stop()
  return product.startMs
}

function memoryFigures({ label, databasePids }: Engine, product: Running): Figure[] {
  const common = { part: 'memory', unit: 'MB' } as const
  const name = `${label} after the load: Node`
  const node = { ...common, name, value: memoryOf(product.pid), target: MEMORY[label] }
  if (databasePids.length === 0) return [{ ...node, note: 'the database included' }]
  return [
    node,
    { ...common, name: `${label} after the load: PostgreSQL, all processes`, value: sharedMemoryOf(databasePids) },
  ]
}
