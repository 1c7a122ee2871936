import type { Ref } from '#contract/command.ts'
import { entities, knownEntity } from '#contract/entities/registry.ts'
import { Refusal } from '#contract/refusal.ts'
import { type NamedLine, namedLines } from '#contract/named-lines.ts'
import type { PlannedWrite } from '#contract/plan-changes.ts'
import { currentUser } from '../database/data-access.ts'
import type { Queryable } from '../database/database.ts'
import { columnName } from '../rows/columns.ts'
import type { RowCache } from '../rows/reading.ts'
import { writeMessages } from './write-messages.ts'

/** References that one refusal lists. */
const MOST_TOLD = 20
/** Entries of a row's history that are read: one read per row, whatever the write names (OPS-06). */
const PAST_CHANGES = 50
/** Lines that one statement looks for: others wait for the end of a statement (OPS-06). */
const LINES_AT_ONCE = 1_000

/** A line that a write newly names, and the row that names it. */
interface NewName extends NamedLine {
  readonly by: Ref
  /** The row named the other row already, so that what its history says of the line alone is of that row. */
  readonly isSameRow: boolean
}

/** An open write's knowledge and its way to the database. */
interface Known {
  readonly tx: Queryable
  readonly cache: RowCache
}

/**
 * Refuses by name the lines that planned writes newly name and that the other row does not have, such as a variant that its product
 * lacks. As with rows (`named-rows.ts`), a reference that the row had before may stay or come back, a copy may keep its references, and
 * so may an edit made before the line was removed. `now` is when the writes were made, in epoch milliseconds. Throws `Refusal`.
 */
export async function requireNamedLines(
  { tx, cache }: Known,
  planned: readonly PlannedWrite[],
  now: number,
): Promise<void> {
  const names = planned.flatMap(newNames)
  if (names.length === 0) return
  const missing = await withoutStored(tx, cache, names.filter(isNotIn(cache)))
  if (missing.length === 0) return
  const copied = namesBefore(cache, planned)
  const unknown = missing.filter((each) => !copied.has(keyOf(each)))
  const known = await namesOfHistory(tx, unknown, now)
  const refused = unknown.filter((_, index) => !known.has(index))
  if (refused.length > 0) throw refusalOf(refused)
}

function keyOf({ kind, id, list, line }: NamedLine): string {
  return JSON.stringify([kind, id, list, line])
}

function newNames({ entity, id, before, after }: PlannedWrite): NewName[] {
  const names = after ? namedLines(entity, after) : []
  if (names.length === 0) return []
  const old = new Set(before ? namedLines(entity, before).map(keyOf) : [])
  const by = { kind: entity.kind, id }
  return names.flatMap((each) =>
    old.has(keyOf(each)) ? [] : [{ ...each, by, isSameRow: after?.[each.beside] === before?.[each.beside] }],
  )
}

/** Whether a line is missing in the rows that were read or are planned. */
function isNotIn(cache: RowCache): (name: NewName) => boolean {
  const known = new Map<string, ReadonlySet<unknown>>()
  return ({ kind, id, list, line }) => {
    const key = `${kind} ${id} ${list}`
    const lines = known.get(key) ?? new Set(idsIn(cache.get(kind, id)?.[list]))
    known.set(key, lines)
    return !lines.has(line)
  }
}

function idsIn(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list.map(({ id }: { readonly id?: unknown }) => id) : []
}

/** Those that are missing in the database too, in rows that this write has not read. */
async function withoutStored(tx: Queryable, cache: RowCache, names: readonly NewName[]): Promise<readonly NewName[]> {
  const isUnread = ({ kind, id }: NewName): boolean => id !== '' && !cache.get(kind, id) && !cache.isPlanned(kind, id)
  const asked = names.filter(isUnread)
  const found = new Set<string>()
  for (const place of new Set(asked.map(({ kind, list }) => `${kind} ${list}`))) {
    const own = asked.filter(({ kind, list }) => `${kind} ${list}` === place)
    for (let start = 0; start < own.length; start += LINES_AT_ONCE) {
      for (const key of await storedLines(tx, own.slice(start, start + LINES_AT_ONCE))) found.add(key)
    }
  }
  return names.filter((each) => !found.has(keyOf(each)))
}

/** The keys of the stored lines among these, all in one list of one kind. */
async function storedLines(tx: Queryable, names: readonly NewName[]): Promise<readonly string[]> {
  const [first] = names
  if (!first) return []
  const { kind, list } = first
  const asked = names.map(({ id, line }, n) => ({ n, id, line }))
  const { rows } = await tx.query<{ n: number }>({
    name: `${kind}:lines-of-${list}`,
    text: `select x.n from jsonb_to_recordset($1::jsonb) as x(n int, id uuid, line text)
      join ${knownEntity(kind).table} t on t.user_id = ${currentUser} and t.id = x.id
      where t.${columnName(list)} @> jsonb_build_array(jsonb_build_object('id', x.line))`,
    values: [JSON.stringify(asked)],
  })
  const found = new Set(rows.map(({ n }) => n))
  return names.filter((_, n) => found.has(n)).map(keyOf)
}

/** What the rows of this write named before it: a copy may name what its original names. */
function namesBefore(cache: RowCache, planned: readonly PlannedWrite[]): ReadonlySet<string> {
  const read = entities.flatMap((entity) =>
    [...cache.of(entity.kind).values()]
      .filter(({ id }) => !cache.isPlanned(entity.kind, id))
      .flatMap((row) => namedLines(entity, row)),
  )
  const changed = planned.flatMap(({ entity, before }) => (before ? namedLines(entity, before) : []))
  return new Set([...read, ...changed].map(keyOf))
}

/** Which of these the row itself named lately, or were removed only after the write was made; by index. */
async function namesOfHistory(tx: Queryable, names: readonly NewName[], now: number): Promise<ReadonlySet<number>> {
  if (names.length === 0) return new Set()
  const asked = names.map(({ id, by, ...rest }, n) => {
    return { ...rest, n, id: id === '' ? null : id, byKind: by.kind, byId: by.id }
  })
  const { rows } = await tx.query<{ n: number }>({
    name: 'write:lines-named-before',
    text: `with x as (select * from jsonb_to_recordset($1::jsonb)
        as x(n int, kind text, id uuid, list text, line text, field text, beside text, "isSameRow" boolean, "byKind" text, "byId" uuid)),
      past as (select distinct b."byKind", b."byId", b.field, told.named ->> b.field as line, told.named ->> b.beside as id
        from (select distinct "byKind", "byId", field, beside from x) b cross join lateral (
          select c.before, c.after from change c
          where c.user_id = ${currentUser} and c.kind = b."byKind" and c.id = b."byId" order by c.version desc limit ${PAST_CHANGES}) h
        cross join lateral jsonb_path_query(jsonb_build_array(h.before, h.after),
          ('$.** ? (exists (@."' || b.field || '"))')::jsonpath) as told(named))
      select n from x where exists (select from past p where p."byKind" = x."byKind" and p."byId" = x."byId" and p.field = x.field
          and p.line = x.line and coalesce(p.id, case when x."isSameRow" then x.id::text end) = x.id::text)
        or exists (select from change c where c.user_id = ${currentUser} and c.kind = x.kind and c.id = x.id
          and c.before -> x.list @> jsonb_build_array(jsonb_build_object('id', x.line))
          and c.effective_at > to_timestamp($2::float8 / 1000))`,
    values: [JSON.stringify(asked), now],
  })
  return new Set(rows.map(({ n }) => n))
}

function refusalOf(names: readonly NewName[]): Refusal {
  const issues = names.slice(0, MOST_TOLD).map(({ kind, id, line, place, label }) => {
    const told = id === '' ? writeMessages.lineOfNone : writeMessages.lineOfOther
    return { field: place, message: told(line, label, knownEntity(kind).label.one) }
  })
  return new Refusal('reference-unknown', { message: issues[0]?.message ?? '' }, issues)
}
