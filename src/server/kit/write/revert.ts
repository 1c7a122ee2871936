import type { Change } from '#contract/command.ts'
import { type AnyPatch, fieldsOf } from '#contract/entity.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { Refusal } from '#contract/messages.ts'
import { currentUser } from '../database/doors.ts'
import { readRefs } from '../rows/reading.ts'
import { notFound, same, writableEntity } from './plan.ts'
import { rowKey, settleReferences } from './references.ts'
import { type OpenWrite, type Origin, readMore, readsOf, storeChanges, type Written } from './write.ts'

interface HistoryRow {
  kind: string
  id: string
  version: number
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/**
 * Restores what an applied change set changed (CHANGE-02). Fields that were changed since stay as they are, so do new rows that
 * others came to name, and rows that are gone stay gone; these are counted in the header's `skipped`. Nothing is overwritten silently.
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
  const answers = history.map((row) => ({ key: rowKey(row), ...inverse(open, row) }))
  const { changes, affected } = await settleReferences(
    open,
    answers.flatMap(({ change }) => (change ? [change] : [])),
  )
  const skipped = new Set([...affected, ...answers.filter((answer) => answer.skipped).map(({ key }) => key)]).size
  await readMore(open, readsOf(changes))
  const done: Change = {
    op: 'patch',
    kind: 'changeSet',
    id: changeSetId,
    data: { state: 'reverted', revertedAt: origin.now, skipped },
  }
  return storeChanges(open, [...changes, done], {
    ...origin,
    why: `Reverted: ${String(header['title'])}`,
    trusted: true,
  })
}

async function historyOf(open: OpenWrite, changeSetId: string): Promise<HistoryRow[]> {
  const { rows } = await open.tx.query<HistoryRow>({
    name: 'revert:history',
    text: `select kind, id, version, before, after from change
      where user_id = ${currentUser} and change_set_id = $1 and kind <> 'changeSet' order by version desc`,
    values: [changeSetId],
  })
  return rows
}

/** The change that undoes one row's part, and whether something of it had to stay. */
function inverse(
  open: OpenWrite,
  { kind, id, version, before, after }: HistoryRow,
): { change?: Change; skipped: boolean } {
  const current = open.cache.get(kind, id)
  if (before === null) {
    if (!current) return { skipped: false }
    return current.version === version ? { change: { op: 'delete', kind, id }, skipped: false } : { skipped: true }
  }
  if (after === null) {
    return current
      ? { skipped: true }
      : { change: { op: 'put', kind, id, data: restored(kind, before) }, skipped: false }
  }
  if (!current) return { skipped: true }
  const untouched = Object.entries(writable(kind, before)).filter(([name]) => same(current[name], after[name]))
  const skipped = untouched.length < Object.keys(writable(kind, before)).length
  if (untouched.length === 0) return { skipped }
  return { change: { op: 'patch', kind, id, data: Object.fromEntries(untouched) }, skipped }
}

/** A deleted row as it was: the history leaves out what was at its fallback, and a new row's defaults may be others. */
function restored(kind: string, before: Record<string, unknown>): AnyPatch {
  const fallbacks = fieldsOf(writableEntity(kind)).map(([name, { fallback }]) => [name, fallback])
  return writable(kind, { ...Object.fromEntries(fallbacks), ...before })
}

function writable(kind: string, values: Record<string, unknown>): AnyPatch {
  const entity = entityOf(kind)
  if (!entity) return {}
  const names = new Set(fieldsOf(entity).flatMap(([name, field]) => (field.readOnly ? [] : [name])))
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
}
