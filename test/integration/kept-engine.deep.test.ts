import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, DatabaseUnavailable } from '#server/kit/database/database.ts'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import { buildRealApp, makeCallers, tableState } from '#test/app.ts'
import { openTestFolder } from '#test/database.ts'
import { keepEngine } from '#test/kept-engine.ts'
import { openShop } from '#test/shop.ts'

const SEQUENCES = `select sequencename::text as name, last_value from pg_sequences order by 1`

let folder: string
let fresh: unknown
const opened: Awaited<ReturnType<typeof openTestFolder>>[] = []
const open = async () => {
  const each = await openTestFolder()
  opened.push(each)
  return each
}
const lend = keepEngine(open)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pw-kept-'))
  const copy = await openTestFolder()
  fresh = await stateOf(copy.database)
  await copy.drop()
})
afterAll(async () => {
  await Promise.all(opened.map(({ drop }) => drop()))
  await rm(folder, { recursive: true, force: true })
})

async function stateOf(database: Database): Promise<unknown> {
  const [sequences] = await database.batch([{ text: SEQUENCES }])
  return { tables: await tableState({ dataAccess: createDataAccess(database) }), sequences: sequences?.rows }
}

/** Trades on a database as the tests of a file do. */
async function trade(database: Database): Promise<void> {
  const dataAccess = createDataAccess(database)
  const app = await buildRealApp({ database, dataAccess, folder })
  const { alice } = await makeCallers(app)
  await openShop(app, alice, 'alice')
  await app.close()
}

it('OPS-02 an engine that test files share is for each of them what a copy of its own would be', async () => {
  const first = await lend()
  expect(await stateOf(first.database)).toEqual(fresh)
  await trade(first.database)
  expect(await stateOf(first.database)).not.toEqual(fresh)
  await first.giveBack()

  const second = await lend()
  expect(opened).toHaveLength(1)
  expect(await stateOf(second.database)).toEqual(fresh)
  await expect(first.database.batch([{ text: 'select 1' }])).rejects.toBeInstanceOf(DatabaseUnavailable)
  await second.giveBack()
})

it.each([
  ['a table', 'create table odd (id int)'],
  ['a broken wall', 'alter table product no force row level security'],
])('OPS-02 a test file that leaves %s behind leaves it to no other', async (_what, text) => {
  const first = await lend()
  const before = opened.length
  await first.database.batch([{ text }])
  await first.giveBack()
  const second = await lend()
  expect(opened).toHaveLength(before + 1)
  expect(await stateOf(second.database)).toEqual(fresh)
  await second.giveBack()
})

it('OPS-02 an engine that does not come to its end is replaced', async () => {
  const impatient = keepEngine(open, 200)
  const first = await impatient()
  const before = opened.length
  let finish: () => void = () => undefined
  const endless = first.database.transaction(() => new Promise<void>((resolve) => (finish = resolve)))
  await first.giveBack()
  const second = await impatient()
  expect(opened).toHaveLength(before + 1)
  expect((await second.database.batch([{ text: 'select 1 as one' }]))[0]?.rows).toEqual([{ one: 1 }])
  finish()
  await endless
  await second.giveBack()
})
