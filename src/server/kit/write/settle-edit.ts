import { broughtBack } from '#contract/brought-back.ts'
import type { AnyPatch, AnyRow, Entity } from '#contract/entity.ts'
import {
  decidesMore,
  type OwnWrite,
  removesLines,
  seenRow,
  type SettledEdit,
  settledEdit,
  type UnseenWrite,
} from '#contract/edit-order.ts'
import { joinedLines } from '#contract/line-keys.ts'
import { lineIssues } from '#contract/merged-row.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import { same } from '#contract/same.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { DataChange } from '#contract/next-row.ts'
import type { PlannedChange } from '#contract/plan-changes.ts'
import { currentUser } from '../database/data-access.ts'
import { deletedRow } from './history.ts'
import { settleUndo } from './settle-undo.ts'
import type { OpenWrite, Told } from './write.ts'
import { lossMessages } from './write-messages.ts'

/** An edit as it arrives: when it was made by its device's corrected clock, and which version of the row the device saw. */
export interface ArrivingEdit {
  readonly kind: string
  readonly id: string
  readonly op: 'put' | 'patch'
  readonly data: AnyPatch
  /** Left out for a new row that another device may have created too. */
  readonly base?: number
  readonly now: number
  readonly mutationId: string
  /** The client that sent it; it has seen its own edits. */
  readonly clientId?: string | undefined
  /** The expected values of an undo: those that the undone edit left. */
  readonly expect?: AnyPatch | undefined
  /** The mutations of those edits. */
  readonly undoes?: readonly string[] | undefined
  /** It brings a deleted row back as it was. */
  readonly isBack?: boolean
}

/** The part of an edit that is stored, and the message for its device. */
export interface Settlement {
  readonly change: PlannedChange
  /** For a device that changed lines which another one removed, or that took back what others have changed. */
  readonly told?: Told
}

/**
 * Settles an edit with the writes that its device had not seen (SYNC-04): the later edit of a field wins, and the loser is kept in the
 * history. The history is read only if something else was written meanwhile. Throws `Refusal` for a new line that is incomplete.
 */
export async function settleEdit(open: OpenWrite, edit: ArrivingEdit): Promise<Settlement> {
  const { op, kind, id, base = 0, now, expect } = edit
  const entity = knownEntity(kind)
  const changeTo = (stands: AnyPatch, lost?: AnyPatch): DataChange & PlannedChange => {
    return { op, kind, id, data: stands, ...(lost ? { lost } : {}) }
  }
  const row = open.cache.get(kind, id)
  if (!row) {
    const was = edit.isBack ? await lastRow(open, edit) : undefined
    return { change: was ? broughtBack(entity, { op, kind, id, data: edit.data }, was) : changeTo(edit.data) }
  }
  const data = op === 'patch' && base < row.version ? joinedLines(entity, row, edit.data) : edit.data
  const plain: Settlement = { change: changeTo(data) }
  if (expect) {
    const { data: stands, told } = await settleUndo(open, entity, row, { data, expect }, edit.undoes ?? [])
    return { change: { ...changeTo(stands), isUndo: true }, ...(told ? { told } : {}) }
  }
  const lacking = lineIssues(entity, row, data)
  const isOvertakable = entity.overtaken !== undefined
  const isAsked =
    base < row.version && (now <= row.updatedAt || removesLines(data) || isOvertakable || decidesMore(entity, data))
  if (!isAsked && lacking.length === 0) return plain
  const { unseen, ownSince } = await writesSince(open, edit)
  const message = entity.overtaken?.(row, seenRow(entity, row, unseen), changedBy(data, row))
  if (message) throw new Refusal('conflict', { message })
  const settled: SettledEdit = settledEdit(entity, row, data, unseen, ownSince)
  const bad = lineIssues(entity, row, settled.data)
  if (bad.length > 0) throw invalid(bad)
  const { lost } = settled
  const told = lossesTold(entity, settled)
  return {
    change: changeTo(settled.data, Object.keys(lost).length > 0 ? lost : undefined),
    ...(told ? { told } : {}),
  }
}

/** The fields that an edit changes: a row created on two devices repeats much that is stored already. */
function changedBy(data: AnyPatch, row: AnyRow): ReadonlySet<string> {
  return new Set(Object.keys(data).filter((name) => !same(data[name], row[name])))
}

function lossesTold(
  { fields, label }: Entity,
  { homeless, emptied, inOtherCurrency }: SettledEdit,
): Refusal | undefined {
  const told = [
    [homeless, lossMessages.changedLine],
    [emptied, lossMessages.removedLine],
    [inOtherCurrency, lossMessages.otherCurrency],
  ] as const
  const labelOf = (name: string): string => fields[name]?.label ?? name
  const message = told
    .flatMap(([names, say]) => (names.length > 0 ? [say(names.map(labelOf), label.one)] : []))
    .join(' ')
  return message === '' ? undefined : new Refusal('conflict', { message })
}

/** A deleted row as the history has it: what its sender says of it is not asked. */
async function lastRow(open: OpenWrite, { kind, id }: ArrivingEdit): Promise<AnyPatch | undefined> {
  const { rows } = await open.tx.query<{ before: AnyPatch | null }>({
    name: 'edit:deleted',
    text: `select before from change where user_id = ${currentUser} and kind = $1 and id = $2 order by version desc limit 1`,
    values: [kind, id],
  })
  const before = rows[0]?.before
  return before ? deletedRow(knownEntity(kind), before) : undefined
}

interface HistoryRow {
  before: AnyPatch | null
  after: AnyPatch | null
  at: number
  mutationId: string | null
  isOwn: boolean
}

/** What others wrote of a row since its device saw it, and what the device wrote itself. */
async function writesSince(
  open: OpenWrite,
  { kind, id, base = 0, now, mutationId, clientId }: ArrivingEdit,
): Promise<{ readonly unseen: readonly UnseenWrite[]; readonly ownSince: readonly OwnWrite[] }> {
  const { rows } = await open.tx.query<HistoryRow>({
    name: 'edit:since',
    text: `select before, after, round(extract(epoch from effective_at) * 1000)::bigint as at, mutation_id as "mutationId",
        $4::uuid is not null and client_id is not distinct from $4 as "isOwn"
      from change where user_id = ${currentUser} and kind = $1 and id = $2 and version > $3 order by version`,
    values: [kind, id, base, clientId ?? null],
  })
  // A row that was deleted and brought back has a new history.
  const since = rows.slice(rows.findLastIndex(({ after, isOwn }) => after === null && !isOwn) + 1)
  const unseen = since.flatMap(({ before, after, at, mutationId: other, isOwn }): UnseenWrite[] => {
    // Two edits of the same millisecond need any order that is the same for both.
    const isLater = at > now || (at === now && other !== null && other > mutationId)
    return isOwn ? [] : [{ before: before ?? {}, after: after ?? {}, makes: before === null, isLater }]
  })
  const ownSince = since.flatMap(({ before, after, isOwn }): OwnWrite[] =>
    isOwn ? [{ before: before ?? {}, after: after ?? {} }] : [],
  )
  return { unseen, ownSince }
}
