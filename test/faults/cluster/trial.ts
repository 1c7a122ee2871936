import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { createDataAccess, type DataAccess } from '#server/kit/database/data-access.ts'
import type { Database } from '#server/kit/database/database.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { arrive, arriveByToken, type TestCaller } from '#test/app.ts'
import { quiet } from '#test/quiet.ts'
import { type ProductProcess, startProduct } from '../product-process.ts'
import { differences, startWriting, type Told } from '../writers.ts'
import type { Cluster } from './cluster.ts'

/** The product on a cluster: two processes, and somebody who writes by both. */
export interface Trial {
  /** Has a fault happen under load, and answers what came of it. */
  suffer(fault: () => Promise<void>): Promise<Suffered>
  close(): Promise<void>
}

/** What was written around a fault. */
export interface Suffered {
  readonly told: Told
  /** What is lost, doubled or numbered with a gap. */
  readonly differences: readonly string[]
  /** From a moment on the clock of `performance` to the end of the first call that was sent after it and acknowledged. */
  readonly healedMs: (after: number) => number
}

/** Writes that are acknowledged before a fault, and again after it. */
const WRITES = 60
const PATIENCE_MS = 120_000

export async function openTrial(cluster: Cluster): Promise<Trial> {
  const folder = await mkdtemp(join(tmpdir(), 'pw-data-'))
  const environment: Readonly<Record<string, string>> = { DATA_DIR: folder, RATES_URL: '', ...cluster.environment }
  const products = [await startProduct(environment), await startProduct(environment)]
  const database = openPostgres({ url: String(environment['DATABASE_DIRECT_URL']), log: quiet })
  const dataAccess = createDataAccess(database)
  const parts = { config: readConfig(environment, '/'), dataAccess }
  return {
    suffer: async (fault) => suffer(products, await writersOf(parts, dataAccess), database, fault),
    async close() {
      for (const product of products) await product.stop()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Writers {
  readonly ann: TestCaller
  readonly ben: TestCaller
  readonly dataAccess: DataAccess
}

async function writersOf(parts: Parameters<typeof arriveByToken>[0], dataAccess: DataAccess): Promise<Writers> {
  const name = crypto.randomUUID()
  return { ann: await arriveByToken(parts, `ann-${name}`), ben: await arrive(parts, `ben-${name}`), dataAccess }
}

async function suffer(
  products: readonly ProductProcess[],
  { ann, ben, dataAccess }: Writers,
  database: Database,
  fault: () => Promise<void>,
): Promise<Suffered> {
  let calls = 0
  const { told, stop } = startWriting(
    (method, path, body, headers) => {
      calls += 1
      return (products[calls % products.length] as ProductProcess).call(method, path, body, headers)
    },
    ann,
    ben,
  )
  const more = async (): Promise<void> => {
    const [before, endAt] = [told.acknowledged.length, performance.now() + PATIENCE_MS]
    while (told.acknowledged.length < before + WRITES) {
      if (told.wrong.length > 20 || performance.now() > endAt)
        throw new Error(`writes do not go on: ${told.wrong.slice(0, 5).join('\n')}`)
      await pause(20)
    }
  }
  try {
    await more()
    await fault()
    await more()
  } finally {
    // Where writes do not go on, nobody waits for their end.
    if (told.wrong.length === 0) await Promise.race([stop(), pause(PATIENCE_MS)])
  }
  while ((await database.trouble()) !== undefined) await pause(100)
  return {
    told,
    differences: await differences(dataAccess, told, ann, ben),
    healedMs: (after) => {
      const answers = told.acknowledged.flatMap(([sentAt, answeredAt]) => (sentAt >= after ? [answeredAt - after] : []))
      return Math.round(Math.min(...answers))
    },
  }
}
