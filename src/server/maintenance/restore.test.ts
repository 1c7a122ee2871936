import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf } from '#test/api.ts'
import { describeEachEngine, openTestFolder, openTestServer } from '#test/database.ts'
import { isDeep } from '#test/faults/rounds.ts'
import { createDiskStorage } from '../integrations/storage/disk-storage.ts'
import type { Database } from '../kit/database/database.ts'
import { createDataAccess } from '../kit/database/data-access.ts'
import { knownMigrations, migrate } from '../kit/database/migrate.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

type Row = Record<string, unknown>
interface Line {
  readonly table?: string
  readonly row?: Row
}

interface EarlierBackup {
  readonly file: string
  readonly rows: number
  readonly newest: string | undefined
}

describeEachEngine('a backup of an earlier version', (context) => {
  let folder: string
  let lines: readonly Line[]
  let user: string
  const storage = () => createDiskStorage(join(folder, 'files'), 0)
  const empty = () => (context.engine === 'embedded' ? openTestFolder() : openTestServer())

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pricewright-restore-'))
    user = await context.newUser()
    const api = await buildTestApi(context.database)
    const { body: category } = await api.call(user, 'POST', '/api/categories', { name: 'Mugs' })
    await api.call(user, 'POST', '/api/products', { name: 'Mug', categoryId: category['id'] })
    const { body: customer } = await api.call(user, 'POST', '/api/customers', { name: 'Café' })
    const item = { description: 'Mug', quantity: 1, unitPrice: 5 }
    const invoice = { customerId: customer['id'], items: [item] }
    await api.call(user, 'POST', '/api/documents/invoice', invoice)
    const file = join(folder, 'now.backup')
    await backup(context.database, storage(), file)
    lines = linesOf(await readFile(file))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /**
   * The rows of today as databases had them that knew only so many migrations: without the tables and columns that came later. Both
   * engines run the same ones, so the one that is quick at it tells for both.
   */
  async function backupsOf(counts: readonly number[]): Promise<readonly EarlierBackup[]> {
    const names = await knownMigrations()
    const earlier = await openTestServer()
    try {
      await earlier.database.transaction(async (tx) => {
        await tx.query({ text: 'drop schema public cascade' })
        await tx.query({ text: 'create schema public' })
      })
      const backups: EarlierBackup[] = []
      for (const count of counts) {
        await migrate(earlier.database, { only: new Set(names.slice(0, count)) })
        const kept = rowsWith(await columnsOf(earlier.database))
        const file = join(folder, `${count}.backup`)
        await writeFile(file, packed(names.slice(0, count), kept))
        backups.push({ file, rows: kept.length, newest: names[count - 1] })
      }
      return backups
    } finally {
      await earlier.drop()
    }
  }

  function rowsWith(columns: ReadonlyMap<string, ReadonlySet<string>>): readonly Line[] {
    return lines.flatMap(({ table = '', row = {} }) => {
      const known = columns.get(table)
      return known ? [{ table, row: Object.fromEntries(Object.entries(row).filter(([name]) => known.has(name))) }] : []
    })
  }

  // The deep run takes the embedded engine too, which makes each database anew.
  it.runIf(context.engine === 'postgres' || isDeep)(
    'OPS-04 of every released schema is restored, and brought to the newest one',
    async () => {
      const names = await knownMigrations()
      // The first release had the schema of the catalogue.
      const first = names.indexOf('0007_jobs_and_rates.sql') + 1
      const step = Number(process.env['RESTORE_STEP'] ?? 60)
      const tried = names.flatMap((_, index) =>
        index + 1 >= first && (index + 1 - first) % step === 0 ? [index + 1] : [],
      )
      expect(tried.length).toBeGreaterThan(1)
      expect(lines.filter(({ table }) => table === 'document')).toHaveLength(1)
      for (const { file, rows, newest } of await backupsOf(tried)) {
        const target = await empty()
        try {
          expect((await restore(target.database, storage(), file)).rows, newest).toBe(rows)
          const api = await buildTestApi(target.database)
          const { body } = await api.call(user, 'GET', '/api/products')
          expect(listOf(body['items']).map(({ name }) => name)).toEqual(['Mug'])
          const { body: made, status } = await api.call(user, 'POST', '/api/products', { name: 'Plate' })
          expect([status, made['name']]).toEqual([201, 'Plate'])
          expect(await holes(target.database)).toEqual([])
        } finally {
          await target.drop()
        }
      }
    },
    300_000,
  )

  it('OPS-04 into a database that is in use, or has rows, is refused', async () => {
    const [{ file } = { file: '' }] = await backupsOf([10])
    const target = await empty()
    try {
      await createDataAccess(target.database).asSystemBatch([
        { text: `insert into account (id) values (gen_random_uuid())` },
      ])
      await expect(restore(target.database, storage(), file)).rejects.toThrow('already holds data (account)')
      expect((await columnsOf(target.database)).has('document')).toBe(true)
    } finally {
      await target.drop()
    }
  })
})

function linesOf(bytes: Buffer): Line[] {
  return gunzipSync(bytes)
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('{"table"'))
    .map((line) => JSON.parse(line) as Line)
}

function packed(migrations: readonly string[], lines: readonly Line[]): Buffer {
  const body = [{ format: 'pricewright-backup/2', migrations }, ...lines].map((line) => `${JSON.stringify(line)}\n`)
  const sha256 = createHash('sha256').update(body.join('')).digest('hex')
  return gzipSync(`${body.join('')}${JSON.stringify({ end: { rows: lines.length, files: 0, sha256 } })}\n`)
}

async function columnsOf(database: Database): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const [answer] = await database.batch([
    {
      text: `select table_name, array_agg(column_name::text) as names from information_schema.columns
        where table_schema = 'public' group by 1`,
    },
  ])
  return new Map((answer?.rows ?? []).map((row) => [String(row['table_name']), new Set(row['names'] as string[])]))
}

/** Columns that have a default and hold null all the same: a row that came without them took nothing. */
async function holes(database: Database): Promise<string[]> {
  const [columns] = await database.batch([
    {
      text: `select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = 'public' and column_default is not null`,
    },
  ])
  const found: string[] = []
  for (const { table, column } of columns?.rows ?? []) {
    const [answer] = await database.batch([
      { text: `select 1 from ${String(table)} where ${String(column)} is null limit 1` },
    ])
    if ((answer?.rows.length ?? 0) > 0) found.push(`${String(table)}.${String(column)}`)
  }
  return found
}
