import { placeOf, USER_KEY } from './table-places.ts'
import type { StoredKey, StoredReference, StoredTable } from './stored-schema.ts'

/** What keeps a table from being shared out by user, or lets it be without what the database did for it. */
export interface Obstacle {
  readonly table: string
  readonly kind: 'unplaced' | 'key' | 'reference' | 'trigger' | 'user-key'
  readonly name: string
}

/**
 * Functions of triggers that look at the row alone. Any other function asks or changes rows of other tables, which lie elsewhere for the
 * part of the table that fires it.
 */
const LOOK_AT_THE_ROW = new Set(['public.keep_audit_entry', 'public.keep_security_event'])
/** Functions of triggers whose work the writes of a distributed database do themselves: `ordering` and `requireOpenSets` of the write path. */
const DONE_BY_WRITES = new Set([
  'public.compare_reopened',
  'public.keep_private_rows',
  'public.note_stale_document',
  'public.order_store_notices',
  'public.order_store_push',
  'public.order_store_rest',
])
/** The index of searches is left out of a distributed database: without it each row of the user is looked at. */
const OF_SEARCHES = 'search_index.'

/** What the schema has that a distributed PostgreSQL refuses or cannot do (OPS-02); it is worked out from the catalogue alone. */
export function obstaclesOf(tables: readonly StoredTable[]): readonly Obstacle[] {
  return tables.flatMap((table): Obstacle[] => {
    const place = placeOf(table.name)
    const found = (kind: Obstacle['kind'], name: string): Obstacle => ({ table: table.name, kind, name })
    if (place === undefined) return [found('unplaced', table.name)]
    const astray = table.references.filter((reference) => isAstray(table, reference))
    const references = astray.map(({ name }) => found('reference', name))
    if (place !== 'by-user') return references
    return [
      ...(table.userKeyType === 'uuid not null' ? [] : [found('user-key', table.userKeyType ?? 'none')]),
      ...keysOfAll(table).flatMap((key) => (hasKeyOfUser(table, key) ? [] : [found('key', key.name)])),
      ...references,
      ...triggersElsewhere(table).map((name) => found('trigger', name)),
    ]
  })
}

/** Keys over all users that are given up when a table is shared out: beside each there is the same key for each user. */
export function keysGivenUp(table: StoredTable): readonly StoredKey[] {
  return keysOfAll(table).filter((key) => hasKeyOfUser(table, key))
}

/** Keys that would have to be compared with the rows of other users. */
function keysOfAll({ keys }: StoredTable): readonly StoredKey[] {
  return keys.filter(({ columns }) => !columns.includes(USER_KEY))
}

function hasKeyOfUser({ keys }: StoredTable, { columns }: StoredKey): boolean {
  const wanted = [USER_KEY, ...columns].join()
  return keys.some((other) => other.columns.join() === wanted)
}

/** References that end when the rows of users leave the coordinator: the rows that they name stay there. */
export function referencesGivenUp({ references }: StoredTable): readonly StoredReference[] {
  return references.filter(({ target }) => placeOf(target) === 'coordinator')
}

/** Triggers whose functions reach rows beyond their own, while nothing else does their work. */
function triggersElsewhere({ triggers }: StoredTable): readonly string[] {
  return triggers
    .filter(({ calls }) => !LOOK_AT_THE_ROW.has(calls) && !DONE_BY_WRITES.has(calls) && !calls.startsWith(OF_SEARCHES))
    .map(({ name }) => name)
}

/** Triggers that end when a table is shared out: those of the index of searches, and those whose work writes do. */
export function triggersGivenUp({ triggers }: StoredTable): readonly string[] {
  return triggers
    .filter(({ calls }) => DONE_BY_WRITES.has(calls) || calls.startsWith(OF_SEARCHES))
    .map(({ name }) => name)
}

function isAstray(table: StoredTable, { columns, target, targetColumns }: StoredReference): boolean {
  const from = placeOf(table.name)
  const to = placeOf(target)
  if (to === 'everywhere') return false
  if (to === 'coordinator') return from === 'everywhere'
  if (from !== 'by-user') return true
  const place = columns.indexOf(USER_KEY)
  return place < 0 || targetColumns[place] !== USER_KEY
}
