import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import { migrate } from '#server/kit/database/migrate.ts'
import { arrive, buildRealApp, type TestApp } from '#test/app.ts'
import { supplierFile } from '#test/import-file.ts'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import { quiet } from './engines.ts'
import { memoryOf, mostMemoryOf } from './processes.ts'
import { openBenchStore, type BenchStore } from './store-providers.ts'
import { type StoreCalls, storeCalls } from './store-calls.ts'
import { fillCatalogue, priceOf } from './store-catalogue.ts'

/** What one step of a store took. */
export interface StoreStep {
  readonly name: string
  readonly seconds: number
  /** Of this process: the product, its embedded database, and the simulated store. */
  readonly cpuSeconds: number
  readonly requests: number
  /** Requests that broke the documented limit of the provider. */
  readonly overLimit: number
  /** What the limits of the provider would have been waited for, in seconds. */
  readonly waited: number
  /** The most resident memory beside that of before, in MB. */
  readonly memory: number
}

const CHANGED = 100
const SENT = 1_000
const STEP_MS = 60_000
/** The catalogue was made long before it is connected, or a look for changes would read all of it again. */
const AGE_MS = 7 * 86_400_000

/** What fetching pictures takes is their host's and the network's affair: their jobs wait until the measuring is over. */
const WITHOUT_PICTURES = [
  `create function picture_waits() returns trigger language plpgsql as $$ begin new.run_at = now() + interval '1 day'; return new; end $$`,
  `create trigger picture_waits before insert or update on job for each row when (new.kind = 'store-pictures') execute function picture_waits()`,
]

// By hand: npx tsx scripts/bench/stores-run.ts wix 20000 100
const [kind = 'wix', productCount = '1000', variantCount = '3'] = process.argv.slice(2)
const products = Number(productCount)
const variants = Number(variantCount)
const clock = fastClock()
const steps: StoreStep[] = []
let store: BenchStore | undefined

/** Measures a step by the process's own time, so that others on the machine count less. */
async function measure<T>(name: string, work: () => Promise<T>): Promise<T> {
  await forgetMost()
  const before = { memory: memoryOf(process.pid), clock: clock.now(), cpu: process.cpuUsage(), at: performance.now() }
  const { count = 0, overLimit = 0 } = store?.requests ?? {}
  const answer = await work()
  const { user, system } = process.cpuUsage(before.cpu)
  const step: StoreStep = {
    name,
    seconds: (performance.now() - before.at) / 1_000,
    cpuSeconds: (user + system) / 1_000_000,
    requests: (store?.requests.count ?? 0) - count,
    overLimit: (store?.requests.overLimit ?? 0) - overLimit,
    waited: (clock.now() - before.clock) / 1_000,
    memory: mostMemoryOf(process.pid) - before.memory,
  }
  steps.push(step)
  if (!process.send) console.log(JSON.stringify(step))
  return answer
}

/** The most memory is that since now. */
function forgetMost(): Promise<void> {
  return writeFile('/proc/self/clear_refs', '5')
}

async function whole(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pw-bench-'))
  store = kind === 'import' ? undefined : await openBenchStore(kind, clock)
  const ids = store ? fillCatalogue(store, products, variants) : []
  clock.advance(AGE_MS)
  const database = await openEmbedded({ folder: join(folder, 'shop'), log: quiet })
  await migrate(database)
  const dataAccess = createDataAccess(database)
  await dataAccess.asSystemBatch(WITHOUT_PICTURES.map((text) => ({ text })))
  const stores = store ? { storeProviders: [store.provider] } : {}
  const app = await buildRealApp({ database, dataAccess, folder }, {}, {}, stores)
  try {
    if (store) await measureStore(app, store, ids)
    else await measureImport(app)
  } finally {
    await app.close()
    await database.close()
    await store?.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A file of as many products, without variants: what storing products takes. */
async function measureImport(app: TestApp): Promise<void> {
  const calls = storeCalls(app, await arrive(app, 'ann'))
  const rows = supplierFile({ rows: products, updates: 0, badEvery: 0, categories: 200 })
  const id = await measure('checked', () => calls.fileChecked(rows))
  await measure('applied', () => calls.applied(id))
}

async function measureStore(app: TestApp, own: BenchStore, ids: readonly string[]): Promise<void> {
  const calls = storeCalls(app, await arrive(app, 'ann'))
  await measure('read alone', () => readAlone(own))
  const storeId = await measure('first look', async () => {
    const id = await calls.connect(own)
    await calls.firstChecked(id)
    return id
  })
  await measure('applied', () => calls.firstApplied(storeId))
  await changes(calls, own, { storeId, ids })
  await sends(calls, own, storeId)
}

/** Reads the same pages without keeping anything. */
async function readAlone({ provider, access }: BenchStore): Promise<void> {
  const session = provider.open(access)
  const known = () => Promise.resolve(new Map<string, string>())
  const { signal } = new AbortController()
  let cursor: string | null = null
  let read = 0
  for (;;) {
    const page = await session.look({ cursor, known, signal })
    read += page.products.length
    cursor = page.cursor
    if (!page.hasMore) break
  }
  if (read !== products) throw new Error(`read ${read} of ${products} products`)
}

async function changes(
  calls: StoreCalls,
  own: BenchStore,
  { storeId, ids }: { readonly storeId: string; readonly ids: readonly string[] },
): Promise<void> {
  clock.advance(AGE_MS)
  for (const [index, id] of ids.slice(0, CHANGED).entries()) {
    const first = own.product(id)?.variants[0]?.externalId
    if (first === undefined) throw new Error('a product of the store has no variant')
    own.edit(id, { variants: { [first]: { price: priceOf(index, 0, 1) } } })
  }
  own.takeDeliveries()
  clock.advance(STEP_MS)
  await measure('look for 100 changes', () => calls.lookedAgain(storeId))
  await calls.expectFollowed(storeId, CHANGED)
}

async function sends(calls: StoreCalls, own: BenchStore, storeId: string): Promise<void> {
  const sent = Math.min(SENT, products - CHANGED)
  await calls.changePrices(storeId, { from: CHANGED, count: sent })
  clock.advance(STEP_MS)
  const written = own.writes.length
  const id = await measure('prices to send proposed', () => calls.proposed(storeId))
  await measure(`${sent.toLocaleString('en')} prices applied and sent`, async () => {
    await calls.applied(id)
    await calls.allSent(storeId)
  })
  if (own.writes.length - written < sent) throw new Error(`${own.writes.length - written} of ${sent} prices arrived`)
}

await whole()
if (process.send) process.send(steps, () => process.disconnect())
