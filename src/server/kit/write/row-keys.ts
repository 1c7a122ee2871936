import type { AnyRow, Entity } from '#contract/entity.ts'
import { type FieldIssue, invalid } from '#contract/messages.ts'
import type { Queryable } from '../database/database.ts'
import { currentUser } from '../database/doors.ts'
import { columnName } from '../rows/columns.ts'
import type { RowCache } from '../rows/reading.ts'
import type { PlannedWrite } from './plan.ts'

type Keyed = Entity & Required<Pick<Entity, 'key'>>
type Taker = PlannedWrite & { readonly entity: Keyed; readonly after: AnyRow }

/**
 * Refuses a row that would be the same thing as another one, by the declared key of its kind. Two that are there from earlier stay as they
 * are and can be changed. No other write comes in between, because the user's counter is locked. Throws `Refusal`.
 */
export async function requireOwnKeys(
  { tx, cache }: { readonly tx: Queryable; readonly cache: RowCache },
  planned: readonly PlannedWrite[],
): Promise<void> {
  const takers = planned.filter(isTaker)
  const issues: FieldIssue[] = []
  for (const entity of new Set(takers.map((each) => each.entity))) {
    const own = takers.filter((each) => each.entity === entity)
    const owners = await ownersOf(tx, cache, entity, own)
    for (const { id, after } of own) {
      const isTaken = owners.get(keyOf(entity, after))?.some((other) => other !== id) === true
      if (isTaken) issues.push({ field: entity.key.field, message: entity.key.taken })
    }
  }
  if (issues.length > 0) throw invalid(issues.slice(0, 1))
}

/** Whether a write gives a row its key. What names nothing yet is no thing twice. */
function isTaker(write: PlannedWrite): write is Taker {
  const { entity, before, after } = write
  if (!isKeyed(entity) || !after || after[entity.key.field] === '') return false
  return !before || keyOf(entity, before) !== keyOf(entity, after)
}

function isKeyed(entity: Entity): entity is Keyed {
  return entity.key !== undefined
}

function keyOf({ key }: Keyed, row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(key.of.map((name) => row[name]))
}

/** Who has these keys: the rows that are planned, and those of the database that are not. */
async function ownersOf(
  tx: Queryable,
  cache: RowCache,
  entity: Keyed,
  takers: readonly Taker[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { kind, table, key } = entity
  const columns = key.of.map(columnName)
  const same = columns.map((column) => `t.${column} = x.${column}`)
  const names = key.of.map((name, index) => `t.${columns[index] ?? name} as "${name}"`)
  const { rows } = await tx.query<AnyRow>({
    name: `${kind}:of-keys`,
    text: `select t.id, ${names.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb) x
      join ${table} t on t.user_id = ${currentUser} and ${same.join(' and ')}`,
    values: [JSON.stringify(takers.map(({ after }) => recordOf(key.of, after)))],
  })
  const there = [
    ...rows.filter(({ id }) => !cache.isPlanned(kind, id)),
    ...[...cache.of(kind).values()].filter(({ id }) => cache.isPlanned(kind, id)),
  ]
  const owners = new Map<string, string[]>()
  for (const row of there) {
    const own = keyOf(entity, row)
    owners.set(own, [...(owners.get(own) ?? []), row.id])
  }
  return owners
}

function recordOf(names: readonly string[], row: AnyRow): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [columnName(name), row[name]]))
}
