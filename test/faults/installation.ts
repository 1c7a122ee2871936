import { readConfig } from '#server/config.ts'
import type { Database } from '#server/kit/database/database.ts'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { arrive, arriveByToken, type TestCaller } from '#test/app.ts'
import { openTestFolder, openTestServer } from '#test/database.ts'
import { quiet } from '#test/quiet.ts'
import { freePort } from '#test/running-server.ts'

/** What outlives each process of the product that works on it. */
export interface Installation {
  /** What a process is started with. */
  readonly environment: Readonly<Record<string, string>>
  /** A program. */
  readonly ann: TestCaller
  /** A browser. */
  readonly ben: TestCaller
  /** Looks behind the calls while the product does not run. */
  behind<T>(look: (database: Database) => Promise<T>): Promise<T>
  drop(): Promise<void>
}

/** Makes a place with two users. */
export async function openInstallation(engine: 'embedded' | 'postgres'): Promise<Installation> {
  const opened = await (engine === 'embedded' ? openTestFolder() : openTestServer())
  const environment = { DATA_DIR: opened.folder, ...(opened.url === undefined ? {} : { DATABASE_URL: opened.url }) }
  const parts = { config: readConfig(environment, '/'), dataAccess: createDataAccess(opened.database) }
  const [ann, ben] = [await arriveByToken(parts, 'ann'), await arrive(parts, 'ben')]
  await opened.leave()
  return {
    environment: { ...environment, PORT: String(await freePort()) },
    ann,
    ben,
    behind: async (look) => {
      const { folder, url } = opened
      const database =
        url === undefined ? await openEmbedded({ folder, log: quiet }) : openPostgres({ url, log: quiet })
      try {
        return await look(database)
      } finally {
        await database.close()
      }
    },
    drop: opened.drop,
  }
}
