import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isUnjudged } from '#server/kit/database/migration-header.ts'
import { migrationsFolder } from '#server/kit/database/migrate.ts'
import { faultsOf } from './migrations/breaks.ts'
import type { MigrationFile } from './migrations/statements.ts'

const folder = migrationsFolder()
const files: readonly MigrationFile[] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))

const BEFORE: readonly MigrationFile[] = [
  {
    name: '0200_parcel.sql',
    sql: `create table parcel (id uuid primary key, state text not null check (state in ('packed', 'sent')), weight int,
        constraint parcel_weight_once unique (weight));
      create unique index parcel_state on parcel (state); create index parcel_weight on parcel (weight);
      create table crate (id int); create policy own on parcel to :"app_user" using (true);
      create function parcel_of(who uuid) returns uuid language sql return who;`,
  },
  { name: '0201_names.sql', sql: 'alter table parcel add column name text;' },
]
const judge = (sql: string) => faultsOf({ name: '0202_new.sql', sql }, BEFORE)

/** Each breaks the version before. */
const BREAKING: readonly string[] = [
  'drop table parcel',
  'DROP TABLE IF EXISTS "parcel"',
  'drop view shown',
  'drop function parcel_of(uuid)',
  'drop index parcel_state',
  'drop policy own on parcel',
  'alter table parcel rename to box',
  'alter table parcel rename column weight to grams',
  'alter table parcel rename weight to grams',
  'alter table parcel drop column weight',
  'alter table only parcel drop weight',
  'alter table parcel add column a int, drop column if exists weight',
  'alter table parcel alter column weight type bigint',
  'alter table parcel alter weight set data type bigint',
  'alter table parcel alter weight set not null',
  'alter table parcel alter column weight drop not null',
  'alter table parcel alter weight drop default',
  'alter table parcel add column size int not null',
  'alter table parcel add size int not null',
  "alter table parcel add column code text default '' unique",
  'alter table parcel add constraint parcel_heavy check (weight > 0)',
  'alter table parcel add check (weight > 0) not valid',
  'alter table parcel add unique (weight)',
  'alter table parcel add foreign key (weight) references crate (id)',
  "alter table parcel drop constraint parcel_state_check, add constraint parcel_state_check check (state in ('sent', 'lost'))",
  "alter table parcel add constraint parcel_state_check check (state in ('packed', 'sent', 'lost'))",
  'alter table parcel drop constraint parcel_pkey',
  'alter table parcel drop constraint parcel_weight_once',
  'alter table parcel enable row level security',
  'alter table parcel owner to somebody',
  'create unique index once on parcel (weight)',
  'create policy wall on parcel as restrictive to :"app_user" using (false)',
  'revoke select on parcel from :"app_user"',
  'revoke all on function parcel_of(uuid) from :"app_user"',
  'create function parcel_of(who uuid, at int default 1) returns uuid language sql return who',
  'alter function parcel_of(uuid) rename to box_of',
  'alter type state rename value $$a$$ to $$b$$',
  'truncate parcel',
  'cluster parcel',
  "do $$ begin execute format('alter table %I drop column weight', 'parcel'); end $$",
  "do $$ begin foreach t in array array['parcel', 'crate'] loop execute format('alter table %I force row level security', t); end loop; end $$",
]

/** The version before works on beside each of these. */
const FITTING: readonly string[] = [
  'create table box (id int not null, unique (id)); alter table box enable row level security; alter table box add constraint b check (id > 0)',
  'create table box (id int); create unique index box_once on box (id); revoke all on box from public',
  'alter table parcel add column size int, add column note text not null default $$;drop table parcel;$$',
  'alter table parcel add column code text; create unique index parcel_code on parcel (code)',
  'alter table parcel alter column weight set default 1',
  "alter table parcel drop constraint parcel_state_check; alter table parcel add constraint parcel_state_check check (state in ('packed', 'sent', 'lost'))",
  'drop index parcel_weight; create index parcel_weight on parcel (weight, id)',
  'drop policy own on parcel; create policy own on parcel to :"app_user" using (true)',
  '-- drop table parcel\n/* alter table parcel drop column weight; */ grant select on parcel to :"app_user"',
  'create or replace function parcel_of(who uuid) returns uuid language plpgsql as $$ begin delete from x; drop table y; return who; end $$',
  'create function box_of(who uuid, at int default 1) returns uuid language sql return who; revoke execute on function box_of(uuid, int) from public',
  "create table box (id int); do $$ begin foreach t in array array['box'] loop execute format('alter table %I force row level security', t); end loop; end $$",
  "update parcel set state = 'sent'; delete from crate; comment on table parcel is 'drop table'",
  "alter type state add value 'lost'",
]

describe('migrations', () => {
  it('OPS-07 each leaves the version before it working, or says since when nothing uses what it takes away', () => {
    const judged = files.flatMap((file, index) =>
      isUnjudged(file.name) ? [] : [{ file, before: files.slice(0, index) }],
    )
    expect(judged.flatMap(({ file, before }) => faultsOf(file, before))).toEqual([])
    expect(files.length).toBeGreaterThan(80)
    expect(judged.length).toBeGreaterThan(0)
  })

  it('OPS-07 two never have one number', () => {
    const numbers = files.map(({ name }) => name.slice(0, 4))
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })

  it.each(BREAKING)('OPS-07 what breaks the version before is found: %s', (sql) => {
    expect(judge(sql)).toHaveLength(1)
    expect(judge(`-- contract: 0201_names.sql\n${sql};`)).toEqual([])
  })

  it.each(FITTING)('OPS-07 what the version before can work beside is let through: %s', (sql) => {
    expect(judge(sql)).toEqual([])
  })

  it('OPS-07 a step that declares what it ends names a migration before it, and ends something', () => {
    expect(judge('-- contract: 0300_later.sql\ndrop table parcel')).toEqual([
      expect.stringContaining('which is no migration before it'),
    ])
    expect(judge('-- contract: 0201_names.sql\ncreate table box (id int)')).toEqual([
      expect.stringContaining('ends nothing'),
    ])
  })
})
