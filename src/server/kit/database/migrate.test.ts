import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { describeEachEngine, newAccount } from '#test/database.ts'
import { createDataAccess } from './data-access.ts'
import { migrate, migrationsFolder, writtenMigrations } from './migrate.ts'
import { MigrationError } from './migration-error.ts'
import { openPostgres } from './postgres.ts'
import { quiet } from '#test/quiet.ts'
import { cp } from 'node:fs/promises'

const WALLS = (table: string) => `alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy owner on ${table} to :"owner" using (true) with check (true);`

describeEachEngine('migrations', (context) => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pw-migrations-'))
    await cp(migrationsFolder(), folder, { recursive: true })
  })
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true })
    await context.database.batch([
      { text: `delete from migration where name like '9%'` },
      { text: 'drop table if exists parcel' },
    ])
  })
  const add = (name: string, sql: string) => writeFile(join(folder, name), sql)
  const run = () => migrate(context.database, { folder })

  it('OPS-01 what is there is applied once, in order', async () => {
    expect(await run()).toEqual([])
    await add('9002_fill.sql', 'insert into parcel values (1)')
    await add('9001_parcel.sql', `create table parcel (id int); ${WALLS('parcel')}`)
    expect(await run()).toEqual(['9001_parcel.sql', '9002_fill.sql'])
    expect(await run()).toEqual([])
  })

  it('OPS-02 instances that start together apply each once', async () => {
    await add('9001_parcel.sql', `create table parcel (id int); ${WALLS('parcel')} select pg_sleep(0.1);`)
    const other = context.url ? openPostgres({ url: context.url, log: quiet }) : context.database
    try {
      const applied = await Promise.all([run(), migrate(other, { folder })])
      expect(applied.flat()).toEqual(['9001_parcel.sql'])
    } finally {
      if (other !== context.database) await other.close()
    }
  })

  it('OPS-05 a login that may not create roles is told what to do, and starts once that is done', async (test) => {
    test.skip(context.engine !== 'postgres', 'the embedded engine has one login')
    const socket = encodeURIComponent(inject('postgresSocket'))
    const url = (database: string, login: string) => `postgresql://${login}@/${database}?host=${socket}`
    const administer = async (...statements: string[]): Promise<void> => {
      const client = new Client({ connectionString: url('postgres', 'postgres') })
      await client.connect()
      for (const statement of statements) await client.query(statement)
      await client.end()
    }
    await administer('create role modest login', 'create database modest owner modest')
    const database = openPostgres({ url: url('modest', 'modest'), log: quiet })
    try {
      const refused = await migrate(database).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(MigrationError)
      const { message } = refused as MigrationError
      expect(message).toContain('DATABASE_URL')
      expect(message).toContain('alter role "modest" createrole;')
      const acts = message.slice(message.indexOf('create role "')).split(/(?<=;) /)
      expect(acts).toHaveLength(6)
      await administer(...acts)
      expect((await migrate(database)).length).toBeGreaterThan(20)
      const userId = await newAccount(createDataAccess(database))
      const seen = createDataAccess(database).asUser({ kind: 'user', userId }, (tx) =>
        tx.query({ text: 'select user_id from user_head' }),
      )
      expect((await seen).rows).toEqual([{ user_id: userId }])
    } finally {
      await database.close()
      await administer(
        'drop database modest with (force)',
        ...['user', 'admin', 'editor', 'viewer', 'accountant'].map((role) => `drop role modest_app_${role}`),
        'drop role modest',
      )
    }
  })

  it('OPS-04 a migration that fails leaves nothing and says which it was', async () => {
    await add('9001_parcel.sql', `create table parcel (id int); ${WALLS('parcel')} select 1 / 0;`)
    await expect(run()).rejects.toThrow('The migration 9001_parcel.sql failed: division by zero')
    const [answer] = await context.database.batch([{ text: `select to_regclass('parcel') as oid` }])
    expect(answer?.rows).toEqual([{ oid: null }])
  })

  it('OPS-04 an empty file is said to be empty, and the newest may be left out until it is written', async () => {
    await add('9001_parcel.sql', `create table parcel (id int); ${WALLS('parcel')}`)
    await add('9002_note.sql', ' \n')
    await expect(run()).rejects.toThrow('The migration 9002_note.sql is empty.')
    const written = await writtenMigrations(folder)
    expect([written.has('9001_parcel.sql'), written.has('9002_note.sql')]).toEqual([true, false])
    await add('9003_label.sql', 'comment on table parcel is $$A parcel$$')
    expect((await writtenMigrations(folder)).has('9002_note.sql')).toBe(true)
  })

  it('OPS-04 a file that was changed after it had been applied refuses the start', async () => {
    await add('9001_parcel.sql', `create table parcel (id int); ${WALLS('parcel')}`)
    await run()
    await add('9001_parcel.sql', `create table parcel (id bigint); ${WALLS('parcel')}`)
    await expect(run()).rejects.toThrow(/9001_parcel\.sql was changed after it had been applied.*Restore the file/)
    await expect(run()).rejects.toBeInstanceOf(MigrationError)
  })

  it('OPS-04 line endings of a checkout are no change', async () => {
    const sql = `create table parcel (id int);\n${WALLS('parcel')}`
    await add('9001_parcel.sql', sql)
    await run()
    await add('9001_parcel.sql', sql.replaceAll('\n', '\r\n'))
    expect(await run()).toEqual([])
  })

  it('OPS-07 a database of a newer version is served on by an older one, until that version takes away what it uses', async () => {
    await add('9001_parcel.sql', `create table parcel (id int, note text); ${WALLS('parcel')}`)
    await run()
    await rm(join(folder, '9001_parcel.sql'))
    const told: (readonly string[])[] = []
    expect(await migrate(context.database, { folder, newer: (names) => told.push(names) })).toEqual([])
    expect(told).toEqual([['9001_parcel.sql']])
    await add('9001_parcel.sql', `create table parcel (id int, note text); ${WALLS('parcel')}`)
    await add('9002_ended.sql', '-- contract: 9001_parcel.sql\nalter table parcel drop column note;')
    await run()
    await rm(join(folder, '9002_ended.sql'))
    expect(await run()).toEqual([])
    await rm(join(folder, '9001_parcel.sql'))
    const refused = run()
    await expect(refused).rejects.toBeInstanceOf(MigrationError)
    await expect(refused).rejects.toThrow(
      /newer version of Pricewright \(9002_ended\.sql\), and this version no longer works/,
    )
  })

  it('OPS-04 a database with a migration of the time before each was judged refuses a version without it', async () => {
    await rm(join(folder, '0112_while_disconnected.sql'))
    await expect(run()).rejects.toThrow(/newer version of Pricewright \(0112_while_disconnected\.sql\)/)
  })

  it('OPS-07 what older instances use is not taken from under them, and goes once they are gone or silent', async () => {
    await add('9001_parcel.sql', `create table parcel (id int, note text); ${WALLS('parcel')}`)
    await run()
    await add('9002_ended.sql', '-- contract: 9001_parcel.sql\nalter table parcel drop column note;')
    const serves = (knows: string, secondsAgo: number) =>
      context.database.batch([
        { text: 'delete from instance' },
        {
          text: `insert into instance (id, version, knows, key_mark, seen_at)
            values (gen_random_uuid(), '1.2.3', $1, '', now() - make_interval(secs => $2))`,
          values: [knows, secondsAgo],
        },
      ])
    const soon = () => migrate(context.database, { folder, olderWaitMs: 100 })
    await serves('0123_people_of_administration.sql', 1)
    await expect(soon()).rejects.toThrow(/9002_ended\.sql takes away .* instances of 1\.2\.3 still run.*Stop them/)
    await serves('0123_people_of_administration.sql', 19.5)
    expect(await migrate(context.database, { folder })).toEqual(['9002_ended.sql'])
    await context.database.batch([
      { text: `delete from migration where name like '9002%'` },
      { text: 'alter table parcel add column note text' },
    ])
    await serves('9001_parcel.sql', 1)
    expect(await soon()).toEqual(['9002_ended.sql'])
    await context.database.batch([{ text: 'delete from instance' }])
  })

  it('OPS-07 a migration that waits for a table lets those pass who write to it', async (test) => {
    test.skip(context.engine !== 'postgres', 'the embedded engine has one session')
    await add('9001_parcel.sql', `create table parcel (id int); ${WALLS('parcel')} insert into parcel values (1);`)
    await run()
    await add('9002_note.sql', 'alter table parcel add column note text')
    let end = (): void => undefined
    const over = new Promise<void>((resolve) => (end = resolve))
    const long = context.database.transaction(async (tx) => {
      await tx.query({ text: 'update parcel set id = 2' })
      await over
    })
    const migrating = run()
    for (let n = 0; n < 8; n += 1) {
      const startedAt = performance.now()
      await context.database.batch([{ text: 'select id from parcel' }])
      expect(performance.now() - startedAt).toBeLessThan(8_000)
      await pause(500)
    }
    end()
    await long
    expect(await migrating).toEqual(['9002_note.sql'])
  })

  it('OPS-03 a data migration by the owner, who is no superuser on a server, touches the rows', async () => {
    await add(
      '9001_parcel.sql',
      `create table parcel (id int, note text); ${WALLS('parcel')} insert into parcel select generate_series(1, 10);`,
    )
    await run()
    await add('9002_note.sql', `update parcel set note = 'x'`)
    await run()
    const [rows, login] = await context.database.batch([
      { text: `select count(*)::int as n from parcel where note = 'x'` },
      { text: 'select rolsuper from pg_roles where rolname = current_user' },
    ])
    expect(rows?.rows).toEqual([{ n: 10 }])
    expect(login?.rows).toEqual([{ rolsuper: context.engine === 'embedded' }])
  })

  it.each([
    ['no row-level security', ''],
    [
      'no forced row-level security',
      'alter table parcel enable row level security; create policy o on parcel to :"owner" using (true) with check (true);',
    ],
    [
      'no policy for the owner',
      'alter table parcel enable row level security; alter table parcel force row level security;',
    ],
  ])('OPS-03 a table with %s is refused when it is made', async (_title, walls) => {
    await add('9001_parcel.sql', `create table parcel (id int); ${walls}`)
    await expect(run()).rejects.toThrow(/Without forced row-level security.*: parcel\./)
  })

  it('OPS-03 a name that no role has is refused', async () => {
    await add('9001_parcel.sql', 'grant select on account to :"stranger"')
    await expect(run()).rejects.toThrow('The migrations know no name :"stranger".')
  })
})
