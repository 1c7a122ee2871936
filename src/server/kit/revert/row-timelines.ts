import { instantOf } from '#contract/brought-back.ts'
import { ADDING_ORIGINS } from '#contract/entities/change-set.ts'
import type { Ref } from '#contract/command.ts'
import type { AnyRow } from '#contract/entity.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { PlannedChange } from '#contract/plan-changes.ts'
import type { Queryable, Statement } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { deletedRow, historyFields } from '../write/history.ts'
import { rowKey } from '../write/references.ts'
import type { OpenWrite } from '../write/write.ts'
import type { Step } from './layers.ts'
import type { RowTimeline } from './restored-row.ts'
import type { Values } from './settled-record.ts'

/** Origins as a list in SQL. */
const ADDING = ADDING_ORIGINS.map((origin) => `'${origin}'`).join(', ')

/** Rows, or their entries, that one statement reads. */
const ROWS_AT_ONCE = 250

/** An entry of a row's history. */
export interface Entry {
  readonly kind: string
  readonly id: string
  readonly version: number
  readonly before: Values | null
  readonly after: Values | null
}

/** A row that a change set wrote, with its entries in the order of time. */
export interface WrittenRow {
  readonly kind: string
  readonly id: string
  readonly entries: readonly Entry[]
}

/** An entry of any author; `isPassed` when its change set was reverted, or when it is the reverting itself. */
export interface ForeignEntry extends Entry {
  readonly changeSetId: string | null
  readonly isPassed: boolean
  readonly isReverting: boolean
  /** Its change set, or the one that it takes back, adds to counts. */
  readonly isAdding: boolean
}

/** The rows that a change set wrote, those written last first; only those of `wanted` if it is given. */
export async function writtenRows(
  { tx }: OpenWrite,
  changeSetId: string,
  wanted?: readonly Ref[],
): Promise<readonly WrittenRow[]> {
  const byRow = new Map<string, Entry[]>()
  const entries = wanted ? await entriesOfRows(tx, changeSetId, wanted) : entriesOf(tx, changeSetId)
  for await (const entry of entries) {
    // Other kinds that only the server writes, such as a counter, follow what they count.
    const { serverOnly, isTakenBack } = knownEntity(entry.kind)
    if (serverOnly && !isTakenBack) continue
    const own = byRow.get(rowKey(entry))
    if (own) own.unshift(entry)
    else byRow.set(rowKey(entry), [entry])
  }
  return [...byRow.values()].flatMap((entries) => {
    const [first] = entries
    return first ? [{ kind: first.kind, id: first.id, entries }] : []
  })
}

/** The entries of a change set, last first, read page by page because others wait for the end of a statement (OPS-06). */
async function* entriesOf(tx: Queryable, changeSetId: string): AsyncGenerator<Entry> {
  let last: Pick<Entry, 'version' | 'kind' | 'id'> | undefined
  do {
    const { rows } = await tx.query<Entry & Record<string, unknown>>({
      name: 'revert:history',
      text: `select kind, id, version, before, after from change
        where user_id = ${currentUser} and change_set_id = $1 and ($2::bigint is null or (version, kind, id) < ($2, $3::text, $4::uuid))
        order by version desc, kind desc, id desc limit ${ROWS_AT_ONCE}`,
      values: [changeSetId, last?.version ?? null, last?.kind ?? null, last?.id ?? null],
    })
    yield* rows
    last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)
  } while (last)
}

/** The entries of a change set about some rows, last first. */
async function entriesOfRows(tx: Queryable, changeSetId: string, rows: readonly Ref[]): Promise<readonly Entry[]> {
  return inPages<Entry>(
    tx,
    rows.map(({ kind, id }) => ({ kind, id, version: 0 })),
    {
      name: 'revert:history-of-rows',
      text: `select c.kind, c.id, c.version, c.before, c.after from unnest($1::text[], $2::uuid[], $3::bigint[]) as wanted (kind, id, version)
      join change c on c.user_id = ${currentUser} and c.kind = wanted.kind and c.id = wanted.id and c.change_set_id = $4
      order by c.version desc`,
      values: [changeSetId],
    },
  )
}

/**
 * The timelines of the rows that somebody else also wrote: since then, or before by a change set that was reverted since. All
 * other rows are as the change set left them. `looked` is called with the share of rows compared, from 0 to 1.
 */
export async function foreignTimelines(
  open: OpenWrite,
  changeSetId: string,
  rows: readonly WrittenRow[],
  looked: (share: number) => void,
): Promise<ReadonlyMap<string, RowTimeline>> {
  const from = await passedBelow(open, rows, looked)
  for (const { kind, id, entries } of rows) {
    const [first, last] = [entries[0], entries.at(-1)]
    const isAsLeft =
      (open.cache.get(kind, id)?.version ?? last?.version) === last?.version &&
      (open.cache.get(kind, id) !== undefined) === (last?.after !== null)
    if (first && !isAsLeft && !from.has(rowKey(first))) from.set(rowKey(first), first.version)
  }
  const wanted = rows.flatMap(({ kind, id }) => {
    const version = from.get(rowKey({ kind, id }))
    return version === undefined ? [] : [{ kind, id, version }]
  })
  if (wanted.length === 0) return new Map()
  const entries = await inPages<ForeignEntry>(open.tx, wanted, {
    name: 'revert:timelines',
    text: `select c.kind, c.id, c.version, c.before, c.after, c.change_set_id as "changeSetId",
        c.reverts is not null or coalesce(s.state in ('reverted', 'partly', 'waiting'), false) as "isPassed",
        c.reverts is not null as "isReverting", coalesce(s.origin in (${ADDING}), false) as "isAdding"
      from unnest($1::text[], $2::uuid[], $3::bigint[]) as wanted (kind, id, version)
      join change c on c.user_id = ${currentUser} and c.kind = wanted.kind and c.id = wanted.id and c.version >= wanted.version
      left join change_set s on s.user_id = c.user_id and s.id = coalesce(c.reverts, c.change_set_id)
      order by c.version`,
  })
  const byRow = new Map<string, ForeignEntry[]>(wanted.map((row) => [rowKey(row), []]))
  for (const entry of entries) byRow.get(rowKey(entry))?.push(entry)
  return new Map(
    wanted.map(({ kind, id }) => {
      const own = byRow.get(rowKey({ kind, id })) ?? []
      return [rowKey({ kind, id }), courseOf(kind, open.cache.get(kind, id), own, changeSetId)]
    }),
  )
}

/** What reverts a change set in a row that nobody else changed: everything, derived fields and receipts included (PRICE-16). */
export function wholeChange({ kind, id, entries }: WrittenRow): PlannedChange | undefined {
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last || (first.before === null && last.after === null)) return undefined
  if (first.before === null) return { op: 'delete', kind, id, isUndo: true }
  const before: Values = Object.assign({}, ...entries.toReversed().map((entry) => entry.before)) as Values
  const entity = knownEntity(kind)
  const { createdAt, ...restored } = last.after === null ? deletedRow(entity, before) : before
  const { fields } = entity
  const data = Object.fromEntries(Object.entries(restored).filter(([name]) => fields[name] && !fields[name].readOnly))
  if (last.after !== null) return { op: 'patch', kind, id, data, restored }
  return { op: 'put', kind, id, data, restored, createdAt: instantOf(createdAt) }
}

/**
 * By row: the first entry below those of this one that counts. A change set counts that was reverted since; what was taken back before is
 * no part of what this one found. Further down the same holds for what counts itself.
 */
async function passedBelow(
  open: OpenWrite,
  rows: readonly WrittenRow[],
  looked: (share: number) => void,
): Promise<Map<string, number>> {
  const statement = {
    name: 'revert:below',
    text: `select c.kind, c.id, min(c.version) as version
      from unnest($1::text[], $2::uuid[], $3::bigint[]) as own (kind, id, version)
      join change c on c.user_id = ${currentUser} and c.kind = own.kind and c.id = own.id and c.version < own.version
      join change_set s on s.user_id = c.user_id and s.id = c.change_set_id and s.state in ('reverted', 'partly', 'waiting')
        and s.version > own.version
      group by c.kind, c.id`,
  }
  const from = new Map<string, number>()
  let below: readonly Place[] = rows.map(({ kind, id, entries }) => ({ kind, id, version: entries[0]?.version ?? 0 }))
  for (let tell = looked; below.length > 0; tell = () => undefined) {
    below = await inPages<Place>(open.tx, below, statement, tell)
    for (const each of below) from.set(rowKey(each), each.version)
  }
  return from
}

/** A version of a row. */
type Place = Pick<Entry, 'kind' | 'id' | 'version'>

/**
 * Reads rows by kind, id and version, a page at a time; the answers keep the order of the rows and, for each page, of the statement.
 * The statement's own values come after those three.
 */
async function inPages<Found>(
  tx: Queryable,
  rows: readonly Place[],
  statement: Statement,
  looked: (share: number) => void = () => undefined,
): Promise<readonly Found[]> {
  const found: Found[] = []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const values = [...columnsOf(rows.slice(start, start + ROWS_AT_ONCE)), ...(statement.values ?? [])]
    found.push(...(await tx.query<Found>({ ...statement, values })).rows)
    looked(Math.min(1, (start + ROWS_AT_ONCE) / rows.length))
  }
  return found
}

function columnsOf(rows: readonly Place[]) {
  return [rows.map(({ kind }) => kind), rows.map(({ id }) => id), rows.map(({ version }) => version)]
}

/** The values of a row before and after each entry, worked out backwards from now. */
export function courseOf(
  kind: string,
  row: AnyRow | undefined,
  entries: readonly ForeignEntry[],
  changeSetId: string,
): RowTimeline {
  const fields = historyFields(knownEntity(kind))
  let point: Values | undefined = row && Object.fromEntries(fields.map(([name]) => [name, row[name]]))
  const points = [point]
  for (const { before, after } of entries.toReversed()) {
    if (before === null) point = undefined
    else point = after === null ? deletedRow(knownEntity(kind), before) : { ...point, ...before }
    points.unshift(point)
  }
  return { points, steps: entries.map((entry) => stepOf(entry, changeSetId)) }
}

function stepOf({ version, changeSetId, isPassed, isAdding, isReverting }: ForeignEntry, own: string): Step {
  const part = changeSetId === own ? 'own' : isPassed ? 'passed' : changeSetId === null ? 'edit' : 'set'
  return { version, part, changeSetId, ...(isAdding ? { isAdding } : {}), ...(isReverting ? { isReverting } : {}) }
}
