import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Database } from '#server/kit/database/database.ts'
import { createDoors } from '#server/kit/database/doors.ts'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { buildTestApi } from '../api.ts'
import { changeSetsOf } from '../change-sets.ts'
import { copyTestFolder, newAccount, openTestServer } from '../database.ts'
import { quiet } from '../quiet.ts'
import { rounds } from './rounds.ts'

/** Each round starts a process and opens the place twice. */
const KILLS = Math.ceil(rounds / 3)

const ROWS = 2_500
/** The pause that the database makes within the apply: a kill comes before its end, however late. Below the limit of a statement. */
const HOLD_SECONDS = 6
const KILL_WITHIN_MS = 1_500
const ROUND_MS = 60_000

/** A place that outlives the process which has it open. */
interface Place {
  readonly name: string
  open<T>(work: (database: Database) => Promise<T>): Promise<T>
  drop(): Promise<void>
}

async function embeddedPlace(): Promise<Place> {
  const folder = await copyTestFolder()
  return {
    name: folder,
    open: async (work) => {
      const database = await openEmbedded({ folder, log: quiet })
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    },
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}

async function serverPlace(): Promise<Place> {
  const { url = '', database, drop } = await openTestServer()
  return { name: url, open: (work) => work(database), drop }
}

/** A user with a checked import that holds on half-way. */
async function prepare(database: Database): Promise<{ userId: string; id: string }> {
  const doors = createDoors(database)
  const hold = `create function hold() returns trigger language plpgsql as $$ begin
    if new.sku = 'HOLD' then perform pg_sleep(${HOLD_SECONDS}); end if; return new; end $$`
  await doors.asSystemFlight([
    { text: hold },
    { text: 'create trigger hold before insert on product for each row execute function hold()' },
  ])
  const userId = await newAccount(doors)
  const ann = changeSetsOf(await buildTestApi(database), userId)
  const id = await ann.draft(
    Array.from({ length: ROWS }, (_, index) => ({
      data: { sku: index === ROWS / 2 ? 'HOLD' : `S${index}`, name: `Product ${index}` },
      category: [`Category ${index % 20}`],
    })),
  )
  await ann.check(id)
  return { userId, id }
}

/** Applies in another process; kills it after so many milliseconds of it, or lets it end. Answers what it said. */
async function applyElsewhere(place: Place, userId: string, id: string, killAfterMs?: number): Promise<string> {
  const main = fileURLToPath(new URL('./import-main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', main, place.name, userId, id])
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said === 'applying\n' && killAfterMs !== undefined) void pause(killAfterMs).then(() => child.kill('SIGKILL'))
  })
  await once(child, 'close')
  return said
}

async function stored(database: Database, userId: string, id: string): Promise<unknown> {
  const [counts] = await createDoors(database).asUserFlight({ kind: 'user', userId }, [
    {
      text: `select (select count(*)::int from product) as products, (select count(*)::int from category) as categories,
        (select count(*)::int from change where kind = 'product') as history,
        (select state from change_set where id = $1) as state`,
      values: [id],
    },
  ])
  return counts?.rows[0]
}

const NOTHING = { products: 0, categories: 0, history: 0, state: 'checked' }
const ALL = { products: ROWS, categories: 20, history: ROWS, state: 'applied' }

describe('kill -9 in the middle of an import', () => {
  it.each([
    ['the embedded database', embeddedPlace],
    ['PostgreSQL', serverPlace],
  ])(
    'CHANGE-02 leaves nothing of it on %s, and it can be applied afterwards',
    async (_, makePlace) => {
      const place = await makePlace()
      const { userId, id } = await place.open(prepare)
      for (let round = 0; round < KILLS; round += 1) {
        const said = await applyElsewhere(place, userId, id, Math.random() * KILL_WITHIN_MS)
        expect([said, await place.open((database) => stored(database, userId, id))]).toEqual(['applying\n', NOTHING])
      }
      await place.open((database) => createDoors(database).asSystemFlight([{ text: 'drop trigger hold on product' }]))
      expect(await applyElsewhere(place, userId, id)).toBe('applying\napplied\n')
      expect(await place.open((database) => stored(database, userId, id))).toEqual(ALL)
      await place.drop()
    },
    ROUND_MS * (KILLS + 2),
  )
})
