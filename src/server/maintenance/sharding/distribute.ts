import type { Database, Queryable } from '../../kit/database/database.ts'
import { dataTables } from '../tables.ts'
import { distributionSql, type Shared } from './distribution.ts'
import { type Obstacle, obstaclesOf } from './obstacles.ts'
import { readSchema } from './stored-schema.ts'

/** Copying the rows of a large installation to its nodes takes long. */
const LIMIT_MS = 24 * 3_600_000

const ROLES = `select distinct rolname as name from pg_policy p, unnest(p.polroles) as named(role) join pg_roles r on r.oid = named.role
  where rolname <> current_user order by 1`
const HAS_CITUS = `select to_regclass('pg_dist_partition') is not null as "hasCitus"`
const DISTRIBUTED = `select logicalrelid::text as name from pg_dist_partition where partmethod in ('h', 'n')`

/** What would be shared out, and what stands in its way. */
interface Plan {
  readonly hasCitus: boolean
  readonly statements: readonly string[]
  readonly obstacles: readonly Obstacle[]
}

/**
 * Prints the statements that share out the rows of users over the nodes of a PostgreSQL with Citus (OPS-02), or runs them when told `run`.
 * Nothing runs while anything of the schema would be lost by it, and all of it is one transaction.
 */
export async function distribute(database: Database, how: string): Promise<string> {
  if (how !== '' && how !== 'run')
    throw new Error('Say nothing to see the statements, or: npm run db:distribute -- run')
  const plan = await database.transaction(planOf)
  if (how === '') return printed(plan)
  if (!plan.hasCitus)
    throw new Error('This database has no Citus: install it, and as its administrator: create extension citus.')
  if (plan.obstacles.length > 0) throw new Error(['Nothing was changed.', ...told(plan.obstacles)].join('\n'))
  await carryOut(database, plan.statements)
  return plan.statements.length === 0 ? 'Everything is shared out already.' : 'The rows of users are shared out.'
}

/** Runs the statements in one transaction. */
async function carryOut(database: Database, statements: readonly string[]): Promise<void> {
  await database.transaction(
    async (tx) => {
      for (const text of statements) await tx.query({ text })
    },
    { limitMs: LIMIT_MS },
  )
}

/** Works out from the catalogue of the migrated database what is to be done. */
export async function planOf(tx: Queryable): Promise<Plan> {
  const [schema, order] = [await readSchema(tx), await dataTables(tx)]
  const tables = order.flatMap((name) => schema.find((table) => table.name === name) ?? [])
  const { hasCitus, ...shared } = await readShared(tx)
  return { hasCitus, statements: distributionSql(tables, shared), obstacles: obstaclesOf(schema) }
}

async function readShared(tx: Queryable): Promise<Shared & { readonly hasCitus: boolean }> {
  const { rows: roles } = await tx.query<{ name: string }>({ text: ROLES })
  const { rows: found } = await tx.query<{ hasCitus: boolean }>({ text: HAS_CITUS })
  const hasCitus = found[0]?.hasCitus === true
  const { rows: done } = hasCitus ? await tx.query<{ name: string }>({ text: DISTRIBUTED }) : { rows: [] }
  return {
    hasCitus,
    roles: roles.map(({ name }) => name),
    distributed: new Set(done.map(({ name }) => name)),
  }
}

function printed({ statements, obstacles }: Plan): string {
  return [...told(obstacles).map((line) => `-- ${line}`), ...statements.map((text) => `${text};`)].join('\n')
}

function told(obstacles: readonly Obstacle[]): readonly string[] {
  return obstacles.map(({ table, kind, name }) => `${table}: ${WHY[kind](name)}`)
}

const WHY: Readonly<Record<Obstacle['kind'], (name: string) => string>> = {
  unplaced: () => 'nobody said where its rows lie',
  'user-key': (type) => `its user_id is ${type}, and must be uuid not null`,
  key: (name) => `the key ${name} is one of all users`,
  reference: (name) => `the foreign key ${name} leads to rows that lie elsewhere`,
  trigger: (name) => `the trigger ${name} reaches rows that lie elsewhere`,
}
