import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { startPostgresCluster } from '#test/postgres-cluster.ts'
import { type Engine, preparePostgres, quiet } from './engines.ts'
import type { Figure } from './figure.ts'
import type { Options } from './options.ts'
import { type Running, startProduct } from './running.ts'

const WRITERS = 100
const KILLS = 3
/** One request of so many is given up by its sender at a random moment. */
const ABORTED = 20
const LONGEST_WAIT_MS = 200
const PAUSE_MS = 5

/** The documents that the product said it has, by the id that was sent. */
type Told = Map<string, number>

/**
 * Proves DOC-02 in full: documents made by 100 writers of one user over two processes on one PostgreSQL, with requests given up at random
 * and one process killed (SIGKILL) again and again, have the numbers 1…n, each once. Throws where they have not.
 */
export async function benchNumbering({ documents }: Options): Promise<Figure[]> {
  const cluster = await startPostgresCluster({ durable: true })
  try {
    const engine = await preparePostgres(cluster, 1)
    const told: Told = new Map()
    const start = performance.now()
    const aborted = await writeAll(engine, documents, told)
    const value = performance.now() - start
    const stored = await checkSeries(engine, told)
    await engine.drop()
    const name = `pg: ${documents.toLocaleString('en')} documents by ${WRITERS} writers over two processes, ${KILLS} kills`
    const note = `series 1…${stored} without gap or duplicate; ${aborted} requests given up or cut off`
    return [{ part: 'numbering', name, value, unit: 'ms', note }]
  } finally {
    await cluster.stop()
  }
}

/** Writes until so many documents are acknowledged; answers how many requests were given up. */
async function writeAll({ settings, shop }: Engine, documents: number, told: Told): Promise<number> {
  const steady = await startProduct(settings)
  let doomed: Running = await startProduct(settings)
  let aborted = 0
  const write = async (writer: number): Promise<void> => {
    for (let turn = writer; told.size < documents; turn += 1) {
      const { port } = writer % 2 === 0 ? steady : doomed
      const isGivenUp = turn % ABORTED === 0
      const signal = isGivenUp ? AbortSignal.timeout(Math.round(Math.random() * LONGEST_WAIT_MS)) : undefined
      if ((await create(port, shop.token, told, signal)) !== undefined) continue
      aborted += 1
      await pause(PAUSE_MS)
    }
  }
  try {
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const due = (documents * kill) / (KILLS + 1)
      while (told.size < due) await Promise.race([writing, pause(PAUSE_MS)])
      process.kill(doomed.pid, 'SIGKILL')
      doomed = await startProduct(settings)
    }
    await writing
  } finally {
    await Promise.all([steady.stop(), doomed.stop()])
  }
  return aborted
}

/** Makes one invoice and notes its number; undefined when the request was given up or its process was killed. */
async function create(port: number, token: string, told: Told, signal?: AbortSignal): Promise<number | undefined> {
  const id = randomUUID()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const body = JSON.stringify({ id, issueDate: '2026-07-06', items: [{ description: 'Mug', unitPrice: 12.5 }] })
  const url = `http://127.0.0.1:${port}/api/documents/invoice`
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, ...(signal ? { signal } : {}) })
    const made = (await answer.json()) as { sequence?: number }
    if (!answer.ok || made.sequence === undefined)
      throw new Error(`a creation got ${answer.status}: ${JSON.stringify(made)}`)
    told.set(id, made.sequence)
    return made.sequence
  } catch (error) {
    // `fetch` rejects with these where the connection or the process ended, or the sender gave up.
    if (error instanceof TypeError || (error instanceof Error && /Abort|Timeout/.test(error.name))) return undefined
    throw error
  }
}

/** Looks at what is stored; answers how many documents. */
async function checkSeries({ settings, shop }: Engine, told: Told): Promise<number> {
  const database = openPostgres({ url: settings['DATABASE_URL'] ?? '', log: quiet })
  const [answer] = await createDataAccess(database).asSystemBatch([
    { text: 'select id, sequence from document where user_id = $1 order by sequence', values: [shop.userId] },
  ])
  await database.close()
  const stored = (answer?.rows ?? []) as { id: string; sequence: number }[]
  const wrong = stored.findIndex(({ sequence }, index) => sequence !== index + 1)
  if (wrong >= 0) throw new Error(`the series breaks at ${wrong + 1}: ${JSON.stringify(stored[wrong])}`)
  const byId = new Map(stored.map(({ id, sequence }) => [id, sequence]))
  const lost = [...told].filter(([id, sequence]) => byId.get(id) !== sequence)
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged documents are not as they were said to be`)
  return stored.length
}
