import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/kit/database/database.ts'

/** All that a writer needs of a database. */
export type Batches = Pick<Database, 'batch'>

/** What a writer's tables hold. */
export interface Written {
  /** The counter: how many transactions were stored. */
  readonly last: number
  /** The rows are those of all transactions up to the counter and no others, by each index alike. */
  readonly whole: boolean
}

/** Makes the writer's tables when they are missing: a counter, and one row for each time that it was raised. */
export async function createTables(database: Batches): Promise<void> {
  await database.batch([
    { text: 'create table if not exists tally (id int primary key, n int8 not null)' },
    { text: 'insert into tally values (1, 0) on conflict do nothing' },
    {
      text: 'create table if not exists entry (n int8 primary key, touched int not null default 0, filler text not null)',
    },
    { text: 'create index if not exists entry_filler on entry (filler)' },
  ])
}

/** Writes one transaction after the other, each with the next number, and says the number once it is acknowledged. */
export async function writeWhile(on: () => boolean, database: Batches, say: (text: string) => void): Promise<void> {
  while (on()) {
    const [raised] = await database.batch([
      { name: 'tally', text: 'update tally set n = n + 1 where id = 1 returning n' },
      {
        name: 'entry',
        text: `insert into entry (n, filler) select n, repeat(md5(n::text), 4) from tally where id = 1`,
      },
      {
        name: 'touch',
        text: 'update entry set touched = touched + 1 where n = (select n / 2 from tally where id = 1)',
      },
    ])
    say(String(raised?.rows[0]?.['n']))
    if (Math.random() < 0.05) await pause(Math.random() * 10)
  }
}

/** Reads what is stored, through the table and through each index. */
export async function readWritten(database: Batches): Promise<Written> {
  const answers = await database.batch([
    { text: 'set local enable_indexscan = off' },
    { text: 'set local enable_indexonlyscan = off' },
    { text: 'set local enable_bitmapscan = off' },
    {
      text: `select (select n from tally) as last, count(*)::int8 as rows, coalesce(max(n), 0) as highest,
        coalesce(sum(touched), 0)::int8 as touched, coalesce(bool_and(filler = repeat(md5(n::text), 4)), true) as fitting from entry`,
    },
    { text: 'set local enable_seqscan = off' },
    { text: 'set local enable_indexscan = on' },
    { text: 'select n from entry where n > 0 order by n' },
    { text: `select n from entry where filler >= '' order by filler` },
  ])
  const table = answers[3]?.rows[0] ?? {}
  const last = Number(table['last'])
  const byKey = answers[6]?.rows.map(({ n }) => n) ?? []
  const byFiller = answers[7]?.rows.map(({ n }) => Number(n)) ?? []
  const expected = Array.from({ length: last }, (_, index) => index + 1)
  const whole =
    table['rows'] === last &&
    table['highest'] === last &&
    table['fitting'] === true &&
    // Transaction n touches row n / 2, which exists from the second on.
    table['touched'] === Math.max(last - 1, 0) &&
    same(byKey, expected) &&
    same(
      byFiller.sort((a, b) => a - b),
      expected,
    )
  return { last, whole }
}

function same(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((each, index) => each === right[index])
}
