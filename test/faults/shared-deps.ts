import { readConfig } from '#server/config.ts'
import { createDataAccess, type DataAccess } from '#server/kit/database/data-access.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { arriveByToken, type TestCaller } from '#test/app.ts'
import { openTestServer } from '#test/database.ts'
import { brokenInvariants } from '#test/invariants.ts'
import { quiet } from '#test/quiet.ts'

/** A PostgreSQL that processes of the product come and go on, somebody who calls them, and a way to look from beside. */
export interface SharedDeps {
  /** What a process is started with. */
  readonly environment: Readonly<Record<string, string>>
  readonly ann: TestCaller
  readonly dataAccess: DataAccess
  /** As if the minute had passed after which the lease of somebody who died is over, and the pause before the next turn. */
  readonly makeDue: () => Promise<unknown>
  /** What is out of order in what was left; closes everything. */
  readonly leave: () => Promise<readonly unknown[]>
}

export async function openSharedDeps(settings: Readonly<Record<string, string>> = {}): Promise<SharedDeps> {
  const opened = await openTestServer()
  const environment = { DATA_DIR: opened.folder, DATABASE_URL: String(opened.url), RATES_URL: '', ...settings }
  const config = readConfig(environment, '/')
  const ann = await arriveByToken({ config, dataAccess: createDataAccess(opened.database) }, 'ann')
  await opened.leave()
  const database = openPostgres({ url: String(opened.url), log: quiet })
  const dataAccess = createDataAccess(database)
  return {
    environment,
    ann,
    dataAccess,
    makeDue: () => dataAccess.asSystemBatch([{ text: 'update job set run_at = now(), locked_until = null' }]),
    async leave() {
      const broken = await brokenInvariants(dataAccess)
      await database.close()
      await opened.drop()
      return broken
    },
  }
}
