import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/kit/database/database.ts'
import { readConfig } from '#server/config.ts'
import { createDataAccess, type DataAccess } from '#server/kit/database/data-access.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { arrive, arriveByToken, type TestCaller } from '#test/app.ts'
import { openTestServer } from '#test/database.ts'
import { brokenInvariants } from '#test/invariants.ts'
import { quiet } from '#test/quiet.ts'
import { type ProductProcess, startProduct } from './product-process.ts'

/** One PostgreSQL on which several instances of the product work, and people who call them. */
export interface OneDatabase {
  /** What an instance is started with. */
  readonly environment: Readonly<Record<string, string>> & { readonly DATABASE_URL: string }
  /** A program. */
  readonly ann: TestCaller
  /** The same person's browser, whose devices may listen. */
  readonly annsBrowser: TestCaller
  readonly dataAccess: DataAccess
  readonly database: Database
  /** What is out of order in what was left; closes everything. */
  leave(): Promise<readonly string[]>
}

export async function openOneDatabase(settings: Readonly<Record<string, string>> = {}): Promise<OneDatabase> {
  const opened = await openTestServer()
  const url = String(opened.url)
  const environment = { DATA_DIR: opened.folder, DATABASE_URL: url, RATES_URL: '', ...settings }
  const parts = { config: readConfig(environment, '/'), dataAccess: createDataAccess(opened.database) }
  const [ann, annsBrowser] = [await arriveByToken(parts, 'ann'), await arrive(parts, 'ann')]
  await opened.leave()
  const database = openPostgres({ url, log: quiet })
  const dataAccess = createDataAccess(database)
  return {
    environment,
    ann,
    annsBrowser,
    dataAccess,
    database,
    async leave() {
      const broken = await brokenInvariants(dataAccess)
      await database.close()
      await opened.drop()
      return broken
    },
  }
}

/** Starts so many instances at once. */
export function startInstances(
  count: number,
  environment: Readonly<Record<string, string>>,
): Promise<ProductProcess[]> {
  return Promise.all(Array.from({ length: count }, () => startProduct(environment)))
}

/** A device's live connection to one instance. */
export interface Stream {
  /** The versions that it was told, the first of which is where it began. */
  readonly versions: readonly number[]
  /** Whether the instance ended it. */
  isOver(): boolean
  close(): void
}

/** Connects a device; resolves once it is told where it stands. */
export async function listen({ origin }: ProductProcess, { headers }: TestCaller): Promise<Stream> {
  const calledOff = new AbortController()
  const { body, status } = await fetch(`${origin}/api/live`, { headers, signal: calledOff.signal })
  if (status !== 200 || !body) throw new Error(`a live connection got ${status}`)
  const versions: number[] = []
  let isOver = false
  let ready = (): void => undefined
  const opened = new Promise<void>((resolve) => (ready = resolve))
  const read = async (): Promise<void> => {
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      versions.push(...[...part.matchAll(/^data: (\d+)$/gm)].map(([, version]) => Number(version)))
      ready()
    }
  }
  void read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true
      ready()
    })
  await opened
  return { versions, isOver: () => isOver, close: () => calledOff.abort() }
}

/** An answer of some instance. */
interface Told {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** Calls like a client that does not give up: what fails or is refused for a while is sent again as it was, to the next instance that is there. */
export async function callUntilAnswered(
  instances: () => readonly ProductProcess[],
  first: number,
  call: (instance: ProductProcess) => Promise<Told>,
): Promise<Told> {
  for (let tries = first; ; tries += 1) {
    const there = instances()
    const instance = there[tries % Math.max(1, there.length)]
    const answer = instance && (await call(instance).catch(() => undefined))
    if (answer && answer.status < 500 && answer.status !== 429) return answer
    await pause(20)
  }
}
