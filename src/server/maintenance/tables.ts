import type { Queryable } from '../kit/database/database.ts'

/** The target's own start fills the ledger of migrations, and its own instances tell of themselves. */
const NOT_DATA = ['migration', 'instance']

/** The tables with data; referenced tables come before those that reference them. */
export async function dataTables(tx: Queryable): Promise<readonly string[]> {
  const [tables, references] = await tx.batch([
    {
      text: `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
      values: [NOT_DATA],
    },
    {
      text: `select distinct conrelid::regclass::text as "from", confrelid::regclass::text as "to"
        from pg_constraint where contype = 'f' and conrelid <> confrelid`,
    },
  ])
  const names = (tables?.rows ?? []).map((row) => String(row['name']))
  const needs = new Map(names.map((name) => [name, new Set<string>()]))
  for (const row of references?.rows ?? []) needs.get(String(row['from']))?.add(String(row['to']))
  return ordered(names, needs)
}

function ordered(names: readonly string[], needs: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done: string[] = []
  while (done.length < names.length) {
    const ready = names.filter(
      (name) => !done.includes(name) && [...(needs.get(name) ?? [])].every((need) => done.includes(need)),
    )
    if (ready.length === 0) throw new Error('tables reference each other in a circle')
    done.push(...ready)
  }
  return done
}
