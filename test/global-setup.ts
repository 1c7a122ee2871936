import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { migrate } from '#server/kit/database/migrate.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { quiet } from './quiet.ts'
import { OWNER, type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder whose database is migrated: copy it beside itself. */
    embeddedTemplate: string
    /** The folder of the cluster's socket; it has a migrated database `pw_template`: copy it. */
    postgresSocket: string
  }
}

export const TEMPLATE = 'pw_template'

/** The engines that tests run on: both, unless TEST_ENGINES names one. */
export const ENGINES = (['embedded', 'postgres'] as const).filter((engine) =>
  (process.env['TEST_ENGINES'] ?? engine).split(',').includes(engine),
)

/** The projects that need nothing but Node.js. */
const WITHOUT_DATABASE = new Set(['unit', 'component', 'own-page'])

/** The socket of a `migratedCluster` that runs already, for those who run many suites one after the other. */
export const RUNNING_CLUSTER = 'TEST_CLUSTER'

/** Makes once per run what each test file then copies: a migrated data folder, and a cluster with a migrated database. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (project.vitest.projects.every(({ name }) => WITHOUT_DATABASE.has(name))) return undefined
  const deps = await mkdtemp(join(tmpdir(), 'pw-run-'))
  const folder = join(deps, 'template')
  const running = process.env[RUNNING_CLUSTER]
  const [cluster] = await Promise.all([
    running === undefined ? migratedCluster() : undefined,
    ENGINES.includes('embedded') && prepareFolder(folder),
  ])
  project.provide('embeddedTemplate', folder)
  project.provide('postgresSocket', cluster?.socketFolder ?? running ?? '')
  return async () => {
    await cluster?.stop()
    // With the copies whose engines were kept open to the end.
    await rm(deps, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Starts a cluster that has a migrated database `pw_template`. */
export async function migratedCluster(): Promise<PostgresCluster> {
  const cluster = await startPostgresCluster()
  try {
    await cluster.administer('postgres', `create database ${TEMPLATE} owner ${OWNER}`)
    const database = openPostgres({ url: cluster.url(TEMPLATE, OWNER), log: quiet })
    try {
      await migrate(database)
    } finally {
      await database.close()
    }
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/** Makes a migrated data folder of the embedded engine. */
export async function prepareFolder(folder: string): Promise<void> {
  const database = await openEmbedded({ folder, log: quiet })
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}
