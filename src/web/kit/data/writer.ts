import { broughtBack } from '#contract/brought-back.ts'
import type { Change, CommandResult } from '#contract/command.ts'
import { calledCommand } from '#contract/commands/registry.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from '#contract/entity.ts'
import { decidedWith, settledEdit, type UnseenWrite } from '#contract/edit-order.ts'
import { standingInverse } from '#contract/inverse.ts'
import { lineIssues } from '#contract/merged-row.ts'
import { same } from '#contract/same.ts'
import { appliedHeader, SCREEN_ACTOR } from '#contract/entities/change-set.ts'
import { joinedLines } from '#contract/line-keys.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import { checkPatch } from '#contract/patch-schema.ts'
import { notFound } from '#contract/row-rules.ts'
import { asWritten, storedText } from '#contract/stored-message.ts'
import type { Mutation, MutationBody } from '#contract/sync.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { commandWords } from '#contract/commands/command-words.ts'
import { memberMay } from './member-may.ts'
import { planChanges, type PlannedRow, type RowSource } from './plan-changes.ts'
import type { OutboxRecord } from './records.ts'
import { authState } from '../shell/auth-state.ts'
import { memberRoleIn } from '../shell/reach.ts'
import { dataMessages } from './messages.ts'

/** What a mutation does to the rows, and what people are told about it. */
export interface Applied extends Pick<OutboxRecord, 'label' | 'title' | 'thing' | 'row' | 'before'> {
  readonly rows: readonly PlannedRow[]
}

/** A mutation that is new, or one that is run again on rows that others may have changed since `before`. */
type Unsent = Pick<Mutation, 'id' | 'at' | 'body'> & Pick<OutboxRecord, 'before'>

/** Runs a mutation on the rows as the server will. Throws `Refusal` when it is not valid or the rules say no. */
export function applyMutation(mutation: Unsent, rows: RowSource): Applied {
  const { body, at } = mutation
  // What a member may not do is refused before it is shown; the server decides again (TEAM-02).
  if (!memberMay(memberRoleIn(authState()), body)) throw new Refusal('member-may-not')
  if (body.op === 'command') return applyCommand(mutation, body, rows)
  // Only the server has the history that a revert is made from.
  if (body.op === 'revert') return { rows: [], label: dataMessages.undo, title: '', row: null }
  const entity = knownEntity(body.kind)
  if (entity.serverOnly) throw invalid([{ field: 'kind', message: `${entity.label.many} are read-only` }])
  if (body.op !== 'delete') checkPatch(entity, body.data, rows.get(body.kind, body.id))
  const seen = body.op === 'patch' ? seenBefore(entity, mutation, body, rows) : {}
  const change = changeOf(entity, mutation, body, rows)
  const planned = planChanges([change], rows, at)
  const row = planned[0]?.row ?? null
  const title = (row ?? rows.get(body.kind, body.id))?.[entity.title]
  return { rows: planned, label: entity.label.one, title: typeof title === 'string' ? title : '', row, ...seen }
}

type Patch = MutationBody & { readonly op: 'patch' }

/** What a mutation of one row changes, as the server will settle it. */
function changeOf(
  entity: Entity,
  mutation: Unsent,
  body: Exclude<MutationBody, { op: 'command' | 'revert' }>,
  rows: RowSource,
): Change {
  if (body.op === 'patch') {
    const { why, ...patch } = body
    const told = why === undefined ? {} : { why: asWritten(why) }
    const undone = body.expect ? ({ isUndo: true } as const) : {}
    return { ...patch, ...told, ...undone, data: standing(entity, mutation, body, rows) }
  }
  if (body.op === 'delete' || !body.was || rows.get(body.kind, body.id)) return body
  const { op, kind, id, data, was } = body
  return broughtBack(entity, { op, kind, id, data }, was)
}

/** What the fields of a new patch hold so far. Throws `Refusal` for new lines that are not whole. */
function seenBefore(
  entity: Entity,
  { before }: Unsent,
  { id, data, expect }: Patch,
  rows: RowSource,
): Pick<Applied, 'before'> {
  const row = (before ?? expect) ? undefined : rows.get(entity.kind, id)
  if (!row) return before ? { before } : {}
  const issues = lineIssues(entity, row, data)
  if (issues.length > 0) throw invalid(issues)
  return { before: valuesOf(row, decidedWith(entity, data)) }
}

/** What of a patch stands on the row of today, as the server will settle it (SYNC-04). */
function standing(
  entity: Entity,
  { at, before }: Unsent,
  { id, base, data, expect }: Patch,
  rows: RowSource,
): AnyPatch {
  const row = rows.get(entity.kind, id)
  if (row && expect) return standingInverse(entity, row, { data, expect }).data
  if (!row || !before || row.version <= base) return data
  const unseen = { before, after: valuesOf(row, Object.keys(before)), isLater: row.updatedAt >= at }
  return settledEdit(entity, row, joinedLines(entity, row, data), [differing(unseen)]).data
}

function valuesOf(row: AnyRow, names: readonly string[]): AnyPatch {
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

function differing({ before, after, isLater }: UnseenWrite): UnseenWrite {
  const isChanged = (name: string): boolean => !same(before[name], after[name])
  const changed = (values: AnyPatch): AnyPatch =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isChanged(name)))
  return { before: changed(before), after: changed(after), isLater }
}

function applyCommand({ id, at }: Unsent, body: MutationBody & { op: 'command' }, rows: RowSource): Applied {
  const result = calledCommand(id, body).run(rows, at)
  const planned = planChanges([...checked(result.changes, rows), ...headerOf(result, at)], rows, at)
  return {
    rows: planned,
    label: result.why === undefined ? commandWords(body.name) : storedText(result.why),
    title: '',
    row: null,
    ...thingOf(result.changes, rows),
  }
}

/** The row that changes are of, where it is one that was there before. */
function thingOf([only, ...others]: readonly Change[], rows: RowSource): Pick<Applied, 'thing'> {
  const title = only && rows.get(only.kind, only.id)?.[knownEntity(only.kind).title]
  if (!only || others.length > 0 || typeof title !== 'string') return {}
  return { thing: { id: only.id, title } }
}

function checked(changes: readonly Change[], rows: RowSource): readonly Change[] {
  for (const change of changes) {
    if (change.op !== 'delete') checkPatch(knownEntity(change.kind), change.data, rows.get(change.kind, change.id))
  }
  return changes
}

/** The header that the server stores with a change set, so that it can be undone at once. */
function headerOf({ changeSet, changes }: CommandResult, now: number): Change[] {
  return changeSet ? [appliedHeader(changeSet, changes.length, now, SCREEN_ACTOR)] : []
}

/** The mutation that does again what was refused, for a reason; where the row is gone meanwhile, one that brings it back. */
export function restoredBody({ body, row }: OutboxRecord, rows: RowSource, why?: string): MutationBody {
  if (body.op !== 'patch' && body.op !== 'put') return body
  const now = rows.get(body.kind, body.id)
  // Who makes it again has seen what came in between.
  if (now) return { ...body, op: 'patch', base: now.version, ...(why === undefined ? {} : { why }) }
  if (body.op === 'put') return body
  if (!row) throw notFound(knownEntity(body.kind), body.id)
  return { op: 'put', kind: body.kind, id: body.id, data: writableData(body.kind, row), was: row }
}

function writableData(kind: string, row: AnyRow): AnyPatch {
  const writable = fieldsOf(knownEntity(kind)).filter(([, field]) => field.readOnly !== true)
  return Object.fromEntries(writable.map(([name]) => [name, row[name]]))
}
