import { isUuid } from '#domain/uuid.ts'
import type { Change, Ref } from '#contract/command.ts'
import { entities, entityOf, knownEntity } from '#contract/entities/registry.ts'
import { fillText, Refusal } from '#contract/refusal.ts'
import { type NamedRow, namedRows } from '#contract/named-rows.ts'
import type { PlannedWrite } from '#contract/plan-changes.ts'
import { currentUser } from '../database/data-access.ts'
import type { Queryable } from '../database/database.ts'
import { fill, type Read, readPresence, type RowCache } from '../rows/reading.ts'
import { writeMessages } from './write-messages.ts'

/** References that one refusal lists. */
const MOST_TOLD = 20
/** Entries of a row's history that are read: one read per row, whatever the write names (OPS-06). */
const PAST_CHANGES = 50
const UUID_IN_TEXT = '"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"'

/** A row that a write newly names, and the row that names it. */
interface NewName extends NamedRow {
  readonly by: Ref
}

/** An open write's knowledge and its way to the database. */
interface Known {
  readonly tx: Queryable
  readonly cache: RowCache
}

/** The reads that tell whether the rows that changes name exist; what `derive` looks at is read in any case. */
export function readsOfNamed(changes: readonly Change[]): Read[] {
  const own = new Set(changes.map(({ id }) => id))
  const named = changes.flatMap((change) => {
    if (change.op === 'delete') return []
    const entity = knownEntity(change.kind)
    const read = new Set((entity.context ?? []).flatMap((need) => ('by' in need ? [need.by] : [])))
    return namedRows(entity, change.data).filter(({ field, id }) => !read.has(field) && !own.has(id))
  })
  return readPresence(named)
}

/**
 * Refuses by name the rows that planned writes newly name and that do not exist for this user: unknown, somebody else's or deleted. A
 * reference that the row had before may stay or come back, a copy may keep its references, and so may an edit made before the deletion.
 * `now` is when the writes were made, in epoch milliseconds. Throws `Refusal`.
 */
export async function requireNamed({ tx, cache }: Known, planned: readonly PlannedWrite[], now: number): Promise<void> {
  const isMissing = ({ kind, id }: Ref): boolean => !cache.isThere(kind, id)
  const unread = planned.flatMap(newNames).filter(isMissing)
  if (unread.length === 0) return
  const reads = readPresence(unread)
  if (reads.length > 0) fill(cache, reads, await tx.batch(reads.map(({ statement }) => statement)))
  const missing = unread.filter(isMissing)
  if (missing.length === 0) return
  const copied = namesBefore(cache, planned)
  const unknown = missing.filter((each) => !copied.has(keyOf(each)))
  const known = await namesOfHistory(tx, unknown, now)
  const refused = unknown.filter((_, index) => !known.has(index))
  if (refused.length > 0) throw refusalOf(refused)
}

function keyOf({ kind, id }: Ref): string {
  return `${kind} ${id}`
}

function newNames({ entity, id, before, after }: PlannedWrite): NewName[] {
  if (!after) return []
  const names = namedRows(entity, after)
  if (names.length === 0) return []
  const old = new Set(before ? namedRows(entity, before).map((each) => `${each.field} ${each.id}`) : [])
  const by = { kind: entity.kind, id }
  return names.flatMap((each) => (old.has(`${each.field} ${each.id}`) ? [] : [{ ...each, by }]))
}

/** What the rows of this write named before it: a copy may name what its original names. */
function namesBefore(cache: RowCache, planned: readonly PlannedWrite[]): ReadonlySet<string> {
  const read = entities.flatMap((entity) =>
    [...cache.of(entity.kind).values()]
      .filter(({ id }) => !cache.isPlanned(entity.kind, id))
      .flatMap((row) => namedRows(entity, row)),
  )
  const changed = planned.flatMap(({ entity, before }) => (before ? namedRows(entity, before) : []))
  return new Set([...read, ...changed].map(keyOf))
}

/** Which of these the row itself named lately, or were deleted only after the write was made; by index. */
async function namesOfHistory(tx: Queryable, names: readonly NewName[], now: number): Promise<ReadonlySet<number>> {
  if (names.length === 0) return new Set()
  const asked = names.flatMap(({ kind, id, by }, n) =>
    isUuid(id) ? [{ n, kind, id, byKind: by.kind, byId: by.id }] : [],
  )
  const { rows } = await tx.query<{ n: number }>({
    name: 'write:named-before',
    text: `with x as (select * from jsonb_to_recordset($1::jsonb) as x(n int, kind text, id uuid, "byKind" text, "byId" uuid)),
      past as (select distinct b."byKind", b."byId", (regexp_matches(h.told, '${UUID_IN_TEXT}', 'g'))[1]::uuid as id
        from (select distinct "byKind", "byId" from x) b cross join lateral (
          select concat(c.before::text, c.after::text) as told from change c
          where c.user_id = ${currentUser} and c.kind = b."byKind" and c.id = b."byId" order by c.version desc limit ${PAST_CHANGES}) h)
      select n from x where exists (select from past p where p."byKind" = x."byKind" and p."byId" = x."byId" and p.id = x.id)
        or exists (select from change c where c.user_id = ${currentUser} and c.kind = x.kind and c.id = x.id
          and c.after is null and c.effective_at > to_timestamp($2::float8 / 1000))`,
    values: [JSON.stringify(asked), now],
  })
  return new Set(rows.map(({ n }) => n))
}

function refusalOf(names: readonly NamedRow[]): Refusal {
  const issues = names.slice(0, MOST_TOLD).map(({ kind, id, place }) => {
    const unknown = entityOf(kind)?.notFound
    const notFound = unknown === undefined ? writeMessages.notFound(id) : fillText(unknown, { id })
    return { field: place, message: writeMessages.named(notFound) }
  })
  return new Refusal('reference-unknown', { message: issues[0]?.message ?? '' }, issues)
}
