import { migrate } from '#server/kit/database/migrate.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { OWNER, startPostgresCluster } from '#test/postgres-cluster.ts'
import { quiet } from '#test/quiet.ts'
import { integration, type Mutant, type Suite } from './mutant.ts'

const DATABASE = 'pw_policies'
const TABLES = 'test/integration/tables.test.ts'
/** A migration after all others. */
const FILE = 'migrations/9999_break.sql'

interface Policy {
  readonly name: string
  readonly table: string
}

const NOTICED_BY: Readonly<Record<string, (table: string) => Suite>> = {
  own: (table) => integration(TABLES, `rows of ${table} are seen`),
  admin_reads: () => integration('src/server/kit/database/data-access.test.ts', 'ADMIN-01'),
  admin_changes: () => integration('src/server/kit/database/data-access.test.ts', 'ADMIN-01'),
}

/**
 * Every policy that the migrated database has, dropped; and a hole beside every one that keeps users apart. Without the policies for
 * the owner nothing can be migrated at all.
 */
export async function policyMutants(): Promise<readonly Mutant[]> {
  const policies = await readPolicies()
  return [
    ...policies.map(({ name, table }) => ({
      what: `the policy ${name} of ${table} is gone`,
      file: FILE,
      find: null,
      replace: `drop policy ${name} on ${table};\n`,
      caughtBy: NOTICED_BY[name]?.(table) ?? integration(TABLES),
    })),
    // Policies add up: one that lets everybody in is a hole in the wall.
    ...policies
      .filter(({ name }) => name === 'own')
      .map(({ name, table }) => ({
        what: `everybody sees ${table}`,
        file: FILE,
        find: null,
        replace: `create policy hole on ${table} to :"app_user" using (true) with check (true);\n`,
        caughtBy: NOTICED_BY[name]?.(table) ?? integration(TABLES),
      })),
  ]
}

async function readPolicies(): Promise<Policy[]> {
  const cluster = await startPostgresCluster()
  try {
    await cluster.administer('postgres', `create database ${DATABASE} owner ${OWNER}`)
    const database = openPostgres({ url: cluster.url(DATABASE, OWNER), log: quiet })
    try {
      await migrate(database)
      const text = `select polname as name, polrelid::regclass::text as table from pg_policy
        where polname <> 'owner' order by 2, 1`
      const [answer] = await database.batch([{ text }])
      return (answer?.rows ?? []).map(({ name, table }) => ({ name: String(name), table: String(table) }))
    } finally {
      await database.close()
    }
  } finally {
    await cluster.stop()
  }
}
