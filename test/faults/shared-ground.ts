import { readConfig } from '#server/config.ts'
import { createDoors, type Doors } from '#server/kit/database/doors.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { arriveByToken, type TestCaller } from '#test/app.ts'
import { openTestServer } from '#test/database.ts'
import { brokenInvariants } from '#test/invariants.ts'
import { quiet } from '#test/quiet.ts'

/** A PostgreSQL that processes of the product come and go on, somebody who calls them, and a way to look from beside. */
export interface SharedGround {
  /** What a process is started with. */
  readonly environment: Readonly<Record<string, string>>
  readonly ann: TestCaller
  readonly doors: Doors
  /** As if the minute had passed after which the lease of somebody who died is over, and the pause before the next turn. */
  readonly makeDue: () => Promise<unknown>
  /** What is out of order in what was left; closes everything. */
  readonly leave: () => Promise<readonly unknown[]>
}

export async function openSharedGround(settings: Readonly<Record<string, string>> = {}): Promise<SharedGround> {
  const opened = await openTestServer()
  const environment = { DATA_DIR: opened.folder, DATABASE_URL: String(opened.url), RATES_URL: '', ...settings }
  const config = readConfig(environment, '/')
  const ann = await arriveByToken({ config, doors: createDoors(opened.database) }, 'ann')
  await opened.leave()
  const database = openPostgres({ url: String(opened.url), log: quiet })
  const doors = createDoors(database)
  return {
    environment,
    ann,
    doors,
    makeDue: () => doors.asSystemFlight([{ text: 'update job set run_at = now(), locked_until = null' }]),
    async leave() {
      const broken = await brokenInvariants(doors)
      await database.close()
      await opened.drop()
      return broken
    },
  }
}
