import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { OWNER, type PostgresCluster } from '#test/postgres-cluster.ts'
import { makeShop, type Shop } from './shop.ts'

/** A log that nobody reads. */
export const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

type Settings = Readonly<Record<string, string>>

/** A database engine with a shop in it, as the product is told to use it. */
export interface Engine {
  readonly label: 'pg' | 'embedded'
  readonly shop: Shop
  /** Seconds that the shop took to be stored. */
  readonly seededIn: number
  readonly settings: Settings
  /** Settings of an empty database, for a first start. */
  readonly empty: Settings
  /** The process whose tree is the database; none where it runs within the product. */
  readonly databasePids: readonly number[]
  drop(): Promise<void>
}

/** PostgreSQL, with everything that makes a commit durable switched on. */
export async function preparePostgres(cluster: PostgresCluster, products: number, name = 'bench'): Promise<Engine> {
  for (const each of [name, `${name}_empty`]) {
    await cluster.administer('postgres', `create database ${each} owner ${OWNER}`)
  }
  const url = cluster.url(name, OWNER)
  const database = openPostgres({ url, log: quiet })
  const start = performance.now()
  const shop = await makeShop(database, { products })
  const seededIn = (performance.now() - start) / 1_000
  await database.close()
  await cluster.administer(name, 'vacuum analyze')
  const folder = await mkdtemp(join(tmpdir(), 'pw-bench-'))
  const postmaster = await readFile(join(cluster.socketFolder, 'data', 'postmaster.pid'), 'utf8')
  return {
    label: 'pg',
    shop,
    seededIn,
    settings: { DATABASE_URL: url, DATA_DIR: folder },
    empty: { DATABASE_URL: cluster.url(`${name}_empty`, OWNER), DATA_DIR: folder },
    databasePids: [Number(postmaster.split('\n')[0])],
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The engine that the product brings along. */
export async function prepareEmbedded(products: number): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'pw-bench-'))
  const DATA_DIR = join(folder, 'shop')
  const database = await openEmbedded({ folder: DATA_DIR, log: quiet })
  const start = performance.now()
  const shop = await makeShop(database, { products })
  const seededIn = (performance.now() - start) / 1_000
  await database.close()
  return {
    label: 'embedded',
    shop,
    seededIn,
    settings: { DATA_DIR },
    empty: { DATA_DIR: join(folder, 'empty') },
    databasePids: [],
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}
