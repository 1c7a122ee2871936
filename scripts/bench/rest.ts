import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiTokens } from '#server/accounts/api-tokens.ts'
import type { Database } from '#server/kit/database/database.ts'
import { createDoors } from '#server/kit/database/doors.ts'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { migrate } from '#server/kit/database/migrate.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { type PostgresCluster, startPostgresCluster } from '#test/postgres-cluster.ts'
import { load, type LoadResult, type Shot } from './load.ts'
import { cpuOf, memoryOf } from './processes.ts'
import { seedProducts } from './seed.ts'

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 10_000)
const DURATION_MS = Number(process.env['BENCH_MS'] ?? 3_000)
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface Target {
  readonly port: number
  readonly headers: Readonly<Record<string, string>>
  readonly cpu: () => number
}

interface Shop {
  readonly userId: string
  readonly token: string
  readonly ids: readonly string[]
}

async function makeShop(database: Database): Promise<Shop> {
  await migrate(database)
  const doors = createDoors(database)
  const userId = randomUUID()
  await doors.asSystemFlight([
    { text: 'insert into account (id) values ($1)', values: [userId] },
    { text: 'insert into user_head (user_id) values ($1)', values: [userId] },
  ])
  const ids = await seedProducts(doors, userId, PRODUCTS)
  const { token } = await createApiTokens(doors).create(userId, { name: 'bench', scope: 'write', expiresInDays: 1 })
  return { userId, token, ids }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** Starts the built product and answers it with the time from process to first answer. */
async function startProduct(
  settings: Record<string, string>,
): Promise<{ child: ChildProcess; port: number; startMs: number }> {
  const port = await freePort()
  const start = performance.now()
  const env = { ...process.env, ...settings, PORT: String(port), LOG_LEVEL: 'error', RATE_LIMIT: '0' }
  const child = fork('dist/server/main.js', { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}`)))
  })
  const answer = await fetch(`http://127.0.0.1:${port}/api/_healthz`)
  await answer.text()
  return { child, port, startMs: performance.now() - start }
}

async function startFloor(url: string, { userId, ids }: Shop): Promise<{ child: ChildProcess; port: number }> {
  const child = fork('scripts/bench/floor-server.ts', [url, userId, ids[0] ?? ''], { execArgv: ['--import', 'tsx'] })
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (message) => resolve(message as { port: number })),
  )
  return { child, port }
}

type Operation = 'list' | 'get' | 'create' | 'update'

const FLOOR: Readonly<Record<Operation, (shop: Shop, n: number) => Shot>> = {
  list: () => ({ method: 'GET', path: '/products' }),
  get: ({ ids }, n) => ({ method: 'GET', path: `/products/${ids[(n * 97) % ids.length]}` }),
  create: () => ({ method: 'POST', path: '/products', body: JSON.stringify({ name: 'New' }) }),
  update: ({ ids }, n) => ({
    method: 'PATCH',
    path: `/products/${ids[(n * 97) % ids.length]}`,
    body: JSON.stringify({ baseCost: n }),
  }),
}

const PRODUCT: Readonly<Record<Operation, (shop: Shop, n: number) => Shot>> = {
  list: () => ({ method: 'GET', path: '/api/products?status=active&sortBy=name&page=3&pageSize=50' }),
  get: ({ ids }, n) => ({ method: 'GET', path: `/api/products/${ids[(n * 97) % ids.length]}` }),
  create: () => ({ method: 'POST', path: '/api/products', body: JSON.stringify({ name: 'New' }) }),
  update: ({ ids }, n) => ({
    method: 'PATCH',
    path: `/api/products/${ids[(n * 97) % ids.length]}`,
    body: JSON.stringify({ costBreakdown: { baseCost: (n % 5_000) / 100 + 1 } }),
  }),
}

function measure(target: Target, connections: number, shot: (n: number) => Shot): Promise<LoadResult> {
  return load({ ...target, connections, durationMs: DURATION_MS, shot })
}

function row(name: string, result: LoadResult, floor?: LoadResult): string {
  const figure = (value: number, digits = 2): string => value.toFixed(digits).padStart(9)
  const ratio = floor
    ? `   ${(result.cpuMs / floor.cpuMs).toFixed(2)} × floor CPU, ${(result.p50 / floor.p50).toFixed(2)} × p50`
    : ''
  const failed = result.failed > 0 ? `   ${result.failed} FAILED` : ''
  return `${name.padEnd(28)}${figure(result.perSecond, 0)}/s  p50${figure(result.p50)}  p99${figure(result.p99)}  CPU${figure(result.cpuMs)} ms${ratio}${failed}`
}

async function compare(floor: Target, product: Target, shop: Shop, label: string): Promise<void> {
  for (const connections of [1, 16]) {
    for (const operation of ['list', 'get', 'create', 'update'] as const) {
      const low = await measure(floor, connections, (n) => FLOOR[operation](shop, n))
      const ours = await measure(product, connections, (n) => PRODUCT[operation](shop, n))
      console.log(row(`${label} ${operation} ×${connections} floor`, low))
      console.log(row(`${label} ${operation} ×${connections}`, ours, low))
    }
  }
}

async function benchPostgres(cluster: PostgresCluster): Promise<{ floor: Target; stop: () => void }> {
  const owner = 'shop_owner'
  await cluster.administer('postgres', `create database bench owner ${owner}`)
  const database = openPostgres({ url: cluster.url('bench', owner), log: quiet })
  const loaded = performance.now()
  const shop = await makeShop(database)
  console.log(`PostgreSQL: ${PRODUCTS} products loaded in ${((performance.now() - loaded) / 1000).toFixed(1)} s`)
  await database.flight([{ text: 'select 1' }])
  await database.close()
  await cluster.administer('bench', 'vacuum analyze')
  const folder = await mkdtemp(join(tmpdir(), 'pw-bench-'))
  const settings = { DATABASE_URL: cluster.url('bench', owner), DATA_DIR: folder }
  await startProduct(settings).then(({ child }) => child.kill('SIGKILL'))
  const { child, port, startMs } = await startProduct(settings)
  const low = await startFloor(cluster.url('bench'), shop)
  const cpu = (pid: number | undefined) => () => cpuOf(pid ? [pid] : [], ['postgres'])
  const floor: Target = { port: low.port, headers: {}, cpu: cpu(low.child.pid) }
  const product: Target = { port, headers: { authorization: `Bearer ${shop.token}` }, cpu: cpu(child.pid) }
  await compare(floor, product, shop, 'pg')
  console.log(
    `PostgreSQL: second start to first answer ${Math.round(startMs)} ms, memory after load ${memoryOf(child.pid ?? 0)} MB`,
  )
  child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  return { floor, stop: () => low.child.kill('SIGKILL') }
}

async function benchEmbedded(floor: Target): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pw-bench-'))
  const database = await openEmbedded({ folder, log: quiet })
  const shop = await makeShop(database)
  await database.close()
  await startProduct({ DATA_DIR: folder }).then(({ child }) => child.kill('SIGKILL'))
  const { child, port, startMs } = await startProduct({ DATA_DIR: folder })
  const headers = { authorization: `Bearer ${shop.token}` }
  await compare(floor, { port, headers, cpu: () => cpuOf(child.pid ? [child.pid] : []) }, shop, 'embedded')
  console.log(
    `embedded: second start to first answer ${Math.round(startMs)} ms, memory after load ${memoryOf(child.pid ?? 0)} MB`,
  )
  child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
}

const cluster = await startPostgresCluster({ durable: true })
try {
  const { floor, stop } = await benchPostgres(cluster)
  if (!process.argv.includes('--postgres-only')) await benchEmbedded(floor)
  stop()
} finally {
  await cluster.stop()
}
