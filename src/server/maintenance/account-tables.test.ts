import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { MADE_ANEW, MOVED_APART, movingTables, OF_INSTALLATION, SEALED } from './account-tables.ts'

/** Hashes of secrets that their holders keep: they open the same in the target. */
const HASHES = ['calendar_feed.hash', 'idempotency_key.request_hash', 'public_link.hash']

describeOneEngine('tables of an account', (context) => {
  const ask = async <T>(text: string): Promise<T[]> => {
    const [answer] = await context.dataAccess.asSystemBatch([{ text }])
    return (answer?.rows ?? []) as T[]
  }
  const moving = () =>
    context.dataAccess.asSystem(async (tx) => (await movingTables(tx, randomUUID(), ['test'])).map(({ name }) => name))

  it('OPS-08 every table moves with an account, or is said to stay, and none is said twice', async () => {
    const tables = await ask<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
    const decided = [...(await moving()), ...MADE_ANEW, ...MOVED_APART, ...OF_INSTALLATION]
    expect(tables.length).toBeGreaterThan(60)
    expect(decided.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
  })

  it('OPS-08 what is sealed with the key of an installation is known by its column', async () => {
    const columns = await ask<{
      name: string
    }>(`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' and table_name in (${(await moving()).map((name) => `'${name}'`).join()})`)
    const sealed = Object.entries(SEALED).flatMap(([table, { columns: names }]) =>
      names.map((name) => `${table}.${name}`),
    )
    expect(columns.map(({ name }) => name).toSorted()).toEqual([...sealed, ...HASHES].toSorted())
  })

  it('OPS-04 OPS-08 every sequence is of a numbered column, or is raised by name', async () => {
    const loose = await ask<{ name: string }>(`select c.relname as name from pg_class c where c.relkind = 'S'
      and c.relnamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i') order by 1`)
    expect(loose.map(({ name }) => name)).toEqual(['card_look', 'payment_look'])
  })
})
