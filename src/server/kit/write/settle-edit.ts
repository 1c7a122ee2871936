import type { AnyPatch, AnyRow, Entity } from '#contract/entity.ts'
import { removesLines, seenRow, type SettledEdit, settledEdit, type UnseenWrite } from '#contract/edit-order.ts'
import { standingInverse } from '#contract/inverse.ts'
import { joinedLines } from '#contract/line-keys.ts'
import { lineIssues } from '#contract/merged-row.ts'
import { invalid, Refusal } from '#contract/messages.ts'
import { same } from '#contract/same.ts'
import { currentUser } from '../database/doors.ts'
import { type PlannedChange, writableEntity } from './plan.ts'
import type { OpenWrite } from './write.ts'

/** An edit as it arrives: when it was made by the corrected clock of its device, and which version of the row the device saw. */
export interface ArrivingEdit {
  readonly kind: string
  readonly id: string
  readonly op: 'put' | 'patch'
  readonly data: AnyPatch
  /** Unknown where a row is made that another device may have made too. */
  readonly base?: number
  readonly now: number
  readonly mutationId: string
  /** Who sent it: it has seen its own edits. */
  readonly clientId?: string | undefined
  /** It takes another edit back, which left this. */
  readonly expect?: AnyPatch | undefined
}

/** What is stored of an edit, and what its device is told. */
export interface Settlement {
  readonly change: PlannedChange
  /** What its device is told, where lines were removed on one device and changed on another. */
  readonly told?: Refusal
}

/**
 * Settles an edit with the writes that its device had not seen (SYNC-04): what a later edit wrote stands, and what loses to it is kept in
 * the history. The history is asked only where something else was written meanwhile. Throws `Refusal` for a new line that is not whole.
 */
export async function settleEdit(open: OpenWrite, edit: ArrivingEdit): Promise<Settlement> {
  const { op, kind, id, base = 0, now, expect } = edit
  const entity = writableEntity(kind)
  const changeTo = (stands: AnyPatch, lost?: AnyPatch): PlannedChange => {
    return { op, kind, id, data: stands, ...(lost ? { lost } : {}) }
  }
  const row = open.cache.get(kind, id)
  if (!row) return { change: changeTo(edit.data) }
  const data = op === 'patch' && base < row.version ? joinedLines(entity, row, edit.data) : edit.data
  const plain: Settlement = { change: changeTo(data) }
  if (expect) {
    const { data: stands, kept } = standingInverse(entity, row, { data, expect })
    return { change: changeTo(stands), ...(kept.length > 0 ? { told: changedSince(kept) } : {}) }
  }
  const lacking = lineIssues(entity, row, data)
  const isOvertakable = entity.overtaken !== undefined
  const isAsked = base < row.version && (now <= row.updatedAt || removesLines(data) || isOvertakable)
  if (!isAsked && lacking.length === 0) return plain
  const unseen = await unseenWrites(open, edit)
  const message = entity.overtaken?.(row, seenRow(entity, row, unseen), changedBy(data, row))
  if (message) throw new Refusal('conflict', { message })
  const settled: SettledEdit = settledEdit(entity, row, data, unseen)
  const bad = lineIssues(entity, row, settled.data)
  if (bad.length > 0) throw invalid(bad)
  const { lost } = settled
  const told = linesTold(entity, settled)
  return {
    change: changeTo(settled.data, Object.keys(lost).length > 0 ? lost : undefined),
    ...(told ? { told } : {}),
  }
}

/** What an edit makes another: one that was made whole on two devices says much that is so already. */
function changedBy(data: AnyPatch, row: AnyRow): ReadonlySet<string> {
  return new Set(Object.keys(data).filter((name) => !same(data[name], row[name])))
}

function changedSince(kept: readonly string[]): Refusal {
  const message = `Undo: ${kept.join(', ')} ${kept.length === 1 ? 'was' : 'were'} changed since and ${kept.length === 1 ? 'stays' : 'stay'}.`
  return new Refusal('conflict', { message })
}

function linesTold({ fields, label }: Entity, { homeless, emptied }: SettledEdit): Refusal | undefined {
  const thing = label.one.toLowerCase()
  const named = (names: readonly string[]): string => names.map((name) => `"${fields[name]?.label ?? name}"`).join(', ')
  const changed = `You changed a line of ${named(homeless)} that was removed from this ${thing} meanwhile. What you wrote is kept in its history.`
  const removed = `You removed a line of ${named(emptied)} that was changed meanwhile. It is removed; what it said is kept in the history of this ${thing}.`
  const message = [...(homeless.length > 0 ? [changed] : []), ...(emptied.length > 0 ? [removed] : [])].join(' ')
  return message === '' ? undefined : new Refusal('conflict', { message })
}

interface HistoryRow {
  before: AnyPatch | null
  after: AnyPatch | null
  at: number
  mutationId: string | null
}

async function unseenWrites(
  open: OpenWrite,
  { kind, id, base = 0, now, mutationId, clientId }: ArrivingEdit,
): Promise<UnseenWrite[]> {
  const { rows } = await open.tx.query<HistoryRow>({
    name: 'edit:unseen',
    text: `select before, after, round(extract(epoch from effective_at) * 1000)::bigint as at, mutation_id as "mutationId"
      from change where user_id = ${currentUser} and kind = $1 and id = $2 and version > $3
        and ($4::uuid is null or client_id is distinct from $4) order by version`,
    values: [kind, id, base, clientId ?? null],
  })
  // A row that was deleted and brought back begins anew.
  const since = rows.slice(rows.findLastIndex(({ after }) => after === null) + 1)
  return since.map(({ before, after, at, mutationId: other }) => ({
    before: before ?? {},
    after: after ?? {},
    makes: before === null,
    // Of two edits of one millisecond any order will do that is the same for both.
    isLater: at > now || (at === now && other !== null && other > mutationId),
  }))
}
