import type { AnyPatch, AnyRow, Entity } from '#contract/entity.ts'
import { type FieldIssue, invalid } from '#contract/refusal.ts'
import type { PlannedWrite } from '#contract/plan-changes.ts'
import type { Queryable } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { columnName } from '../rows/columns.ts'
import type { Read, RowCache } from '../rows/reading.ts'

type Keyed = Entity & Required<Pick<Entity, 'key'>>
type Taker = PlannedWrite & { readonly entity: Keyed; readonly after: AnyRow }

/**
 * Refuses a row with the same declared key as another one of its kind. Two rows that already share a key stay and can be changed. No
 * other write comes in between, because the user's counter is locked. Throws `Refusal`.
 */
export async function requireOwnKeys(
  { tx, cache }: { readonly tx: Queryable; readonly cache: RowCache },
  planned: readonly PlannedWrite[],
): Promise<void> {
  const takers = planned.filter(isTaker)
  const issues: FieldIssue[] = []
  for (const entity of new Set(takers.map((each) => each.entity))) {
    const own = takers.filter((each) => each.entity === entity)
    const unasked = own.filter(({ after }) => !cache.keyOwners.has(nameOf(entity, after)))
    const keys = unasked.map(({ after }) => after)
    for (const { statement, take } of ownersOf(entity, keys)) take(cache, (await tx.query(statement)).rows)
    const planned = plannedOwners(cache, entity)
    for (const { id, after } of own) {
      const name = nameOf(entity, after)
      const there = (cache.keyOwners.get(name) ?? []).filter((other) => !cache.isPlanned(entity.kind, other))
      if ([...there, ...(planned.get(name) ?? [])].some((other) => other !== id))
        issues.push({ field: entity.key.field, message: entity.key.taken })
    }
  }
  if (issues.length > 0) throw invalid(issues.slice(0, 1))
}

/** Whether a write gives a row its key. An empty key is never taken twice. */
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

function nameOf(entity: Keyed, row: Readonly<Record<string, unknown>>): string {
  return `${entity.kind} ${keyOf(entity, row)}`
}

/**
 * Asks for the owners of the keys of new rows, with the first reads of their write; the other keys are asked for once they are known.
 */
export function readsOfKeys(entity: Entity, keys: readonly AnyPatch[]): Read[] {
  return isKeyed(entity) ? ownersOf(entity, keys) : []
}

type OwnerRead = Read & Required<Pick<Read, 'take'>>

/** The stored rows with these keys. */
function ownersOf(entity: Keyed, keys: readonly Readonly<Record<string, unknown>>[]): OwnerRead[] {
  if (keys.length === 0) return []
  const { kind, table, key } = entity
  const columns = key.of.map(columnName)
  const same = columns.map((column) => `t.${column} = x.${column}`)
  const names = key.of.map((name, index) => `t.${columns[index] ?? name} as "${name}"`)
  const statement = {
    name: `${kind}:of-keys`,
    text: `select t.id, ${names.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb) x
      join ${table} t on t.user_id = ${currentUser} and ${same.join(' and ')}`,
    values: [JSON.stringify(keys.map((each) => recordOf(key.of, each)))],
  }
  const take: OwnerRead['take'] = ({ keyOwners }, rows) => {
    for (const each of keys) keyOwners.set(nameOf(entity, each), [])
    for (const row of rows) {
      const name = nameOf(entity, row)
      keyOwners.set(name, [...(keyOwners.get(name) ?? []), String(row['id'])])
    }
  }
  return [{ kind, statement, take }]
}

/** The planned rows with their keys. */
function plannedOwners(cache: RowCache, entity: Keyed): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>()
  for (const row of cache.of(entity.kind).values()) {
    if (!cache.isPlanned(entity.kind, row.id)) continue
    const name = nameOf(entity, row)
    owners.set(name, [...(owners.get(name) ?? []), row.id])
  }
  return owners
}

function recordOf(names: readonly string[], row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [columnName(name), row[name]]))
}
