import type { AnyPatch, AnyRow } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { Refusal } from '#contract/messages.ts'
import { byServer } from '#contract/next-row.ts'
import { notFound } from '#contract/row-rules.ts'
import { currentUser } from '../database/doors.ts'
import { readRefs } from '../rows/reading.ts'
import { historyFields } from './history.ts'
import { type PlannedChange, same, writableEntity } from './plan.ts'
import { rowKey, settleReferences } from './references.ts'
import type { Origin } from './storing.ts'
import { undoneValue } from './undone.ts'
import { type OpenWrite, planChanges, readMore, readsOf, storeWrites, type Written } from './write.ts'

interface HistoryRow {
  kind: string
  id: string
  version: number
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/**
 * Restores what an applied change set changed (CHANGE-02), derived fields and receipts included where the row is as the change set
 * left it (PRICE-16). Fields that were changed since stay as they are, lists line by line, so do new rows that others came to name, and
 * rows that are gone stay gone; these rows are counted in the header's `skipped`. Nothing is overwritten silently. Throws `Refusal` where
 * a later step of the server, such as a landing anew, stands on the change set.
 */
export async function revertChangeSet(open: OpenWrite, changeSetId: string, origin: Origin): Promise<Written> {
  await readMore(open, readRefs([{ kind: 'changeSet', id: changeSetId }]))
  const header = open.cache.get('changeSet', changeSetId)
  if (!header) throw notFound(writableEntity('changeSet'), changeSetId)
  if (header['state'] !== 'applied') {
    throw new Refusal('conflict', { message: `This change set is ${String(header['state'])} and cannot be reverted.` })
  }
  const history = await historyOf(open, changeSetId)
  await readMore(open, readRefs(history))
  const changes = await restoringChanges(open, history)
  await readMore(open, readsOf(changes))
  const restored = await planChanges(open, changes, origin.now)
  const skipped = history.filter((row) => !isBack(row, open.cache.get(row.kind, row.id))).length
  const data = { state: 'reverted', revertedAt: origin.now, skipped }
  const done = await planChanges(open, [{ op: 'patch', kind: 'changeSet', id: changeSetId, data }], origin.now)
  return storeWrites(open, [...restored, ...done], { ...origin, why: `Reverted: ${String(header['title'])}` })
}

async function historyOf(open: OpenWrite, changeSetId: string): Promise<HistoryRow[]> {
  const { rows } = await open.tx.query<HistoryRow>({
    name: 'revert:history',
    text: `select kind, id, version, before, after from change
      where user_id = ${currentUser} and change_set_id = $1 order by version desc`,
    values: [changeSetId],
  })
  // What the server alone writes, such as a counter, goes by what it counts.
  return rows.filter(({ kind }) => !writableEntity(kind).serverOnly)
}

/** What undoes each row's part, as far as nothing came since and the references of today allow. */
async function restoringChanges(open: OpenWrite, history: readonly HistoryRow[]): Promise<readonly PlannedChange[]> {
  const moved = await movedSince(open, history)
  const inverses = history.flatMap((row) => inverse(row, open.cache.get(row.kind, row.id), moved) ?? [])
  return settleReferences(open, inverses)
}

/** The change that undoes one row's part: all of it, or the fields that nothing else changed since. */
function inverse(row: HistoryRow, current: AnyRow | undefined, moved: ReadonlySet<string>): PlannedChange | undefined {
  const { kind, id, version, before, after } = row
  if (before === null) return current?.version === version ? { op: 'delete', kind, id } : undefined
  if (after === null) return current ? undefined : restoring('put', row, whole(kind, before))
  if (!current) return undefined
  if (!moved.has(rowKey(row))) return restoring('patch', row, before)
  const { fields, label } = writableEntity(kind)
  const restored = byServer(writableEntity(kind), before)
  // What the server stated belongs together, and what came later stands on it.
  if (!Object.keys(restored).every((name) => same(current[name], after[name]))) throw standsOn(label.one)
  const undone = Object.keys(writable(kind, before)).map((name) => {
    const course = { before: before[name], after: after[name], now: current[name] }
    return [name, undoneValue(fields[name] as Field, course)] as const
  })
  const data = Object.fromEntries(undone.filter(([, value]) => value !== undefined))
  const isNothing = Object.keys(data).length + Object.keys(restored).length === 0
  return isNothing ? undefined : { op: 'patch', kind, id, data, restored }
}

function standsOn(what: string): Refusal {
  const message = `A later change of this ${what.toLowerCase()} stands on this one. Take the later one back first.`
  return new Refusal('conflict', { message })
}

/** The updated rows that are no longer as the change set left them; what was changed and put back since is as it was left. */
async function movedSince(open: OpenWrite, history: readonly HistoryRow[]): Promise<ReadonlySet<string>> {
  const written = history.filter(({ kind, id, version, before, after }) => {
    const current = open.cache.get(kind, id)
    return before !== null && after !== null && current !== undefined && current.version !== version
  })
  if (written.length === 0) return new Set()
  const { rows } = await open.tx.query<HistoryRow>({
    name: 'revert:since',
    text: `select c.kind, c.id, c.version, c.before, c.after
      from unnest($1::text[], $2::uuid[], $3::bigint[]) as left_at (kind, id, version)
      join change c on c.user_id = ${currentUser} and c.kind = left_at.kind and c.id = left_at.id and c.version > left_at.version
      order by c.version desc`,
    values: [written.map(({ kind }) => kind), written.map(({ id }) => id), written.map(({ version }) => version)],
  })
  const left = new Map<string, Record<string, unknown>>()
  for (const { kind, id, before, after } of rows) {
    // From the newest to the oldest, so that the value before the first of the later changes stands in the end.
    const was = before && after === null ? whole(kind, before) : before
    left.set(rowKey({ kind, id }), { ...left.get(rowKey({ kind, id })), ...was })
  }
  const moved = written.filter(({ kind, id }) => {
    const current = open.cache.get(kind, id)
    return Object.entries(left.get(rowKey({ kind, id })) ?? {}).some(([name, value]) => !same(current?.[name], value))
  })
  return new Set(moved.map(rowKey))
}

/** Whether a row is as it was before the change set. */
function isBack({ kind, before, after }: HistoryRow, now: AnyRow | undefined): boolean {
  if (before === null) return now === undefined
  const was = after === null ? whole(kind, before) : before
  return now !== undefined && Object.entries(was).every(([name, value]) => same(now[name], value))
}

/** A deleted row as it was: the history leaves out what was at its fallback, and a new row's defaults may be others. */
function whole(kind: string, before: Record<string, unknown>): Record<string, unknown> {
  const fallbacks = historyFields(writableEntity(kind)).map(([name, { fallback }]) => [name, fallback])
  return { ...Object.fromEntries(fallbacks), ...before }
}

function restoring(op: 'put' | 'patch', { kind, id }: HistoryRow, restored: AnyPatch): PlannedChange {
  return { op, kind, id, data: writable(kind, restored), restored }
}

function writable(kind: string, values: AnyPatch): AnyPatch {
  const { fields } = writableEntity(kind)
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name] && !fields[name].readOnly))
}
