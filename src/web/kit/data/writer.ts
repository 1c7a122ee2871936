import { derivedUuid } from '#domain/uuid.ts'
import type { Change, CommandResult } from '#contract/command.ts'
import { commandOf } from '#contract/commands/registry.ts'
import { type AnyPatch, type AnyRow, fieldsOf } from '#contract/entity.ts'
import { appliedHeader, SCREEN_ACTOR } from '#contract/entities/change-set.ts'
import { invalid } from '#contract/messages.ts'
import { checkPatch } from '#contract/patch-schema.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Mutation, MutationBody } from '#contract/sync.ts'
import { knownEntity, planChanges, type PlannedRow, type RowSource } from './plan-changes.ts'
import type { OutboxRecord } from './records.ts'
import { dataText } from './text.ts'

/** What a mutation does to the rows, and what people are told about it. */
export interface Applied extends Pick<OutboxRecord, 'label' | 'title' | 'row'> {
  readonly rows: readonly PlannedRow[]
}

type Unsent = Pick<Mutation, 'id' | 'at' | 'body'>

/** Runs a mutation on the rows as the server will. Throws `Refusal` when it is not valid or the rules say no. */
export function applyMutation(mutation: Unsent, rows: RowSource): Applied {
  const { body, at } = mutation
  if (body.op === 'command') return applyCommand(mutation, body, rows)
  // Only the server has the history that a revert is made from.
  if (body.op === 'revert') return { rows: [], label: dataText.undo, title: '', row: null }
  const entity = knownEntity(body.kind)
  if (entity.serverOnly) throw invalid([{ field: 'kind', message: `${entity.label.many} are read-only` }])
  if (body.op !== 'delete') checkPatch(entity, body.data)
  const planned = planChanges([changeOf(body)], rows, at)
  const row = planned[0]?.row ?? null
  const title = (row ?? rows.get(body.kind, body.id))?.[entity.title]
  return { rows: planned, label: entity.label.one, title: typeof title === 'string' ? title : '', row }
}

function changeOf(body: Exclude<MutationBody, { op: 'command' | 'revert' }>): Change {
  const { kind, id } = body
  return body.op === 'delete' ? { op: 'delete', kind, id } : { op: body.op, kind, id, data: body.data }
}

function applyCommand({ id, at }: Unsent, body: MutationBody & { op: 'command' }, rows: RowSource): Applied {
  const command = commandOf(body.name)
  if (!command) throw invalid([{ field: 'name', message: `there is no command ${body.name}` }])
  const input = command.input.safeParse(body.input)
  if (!input.success) {
    throw invalid(input.error.issues.map(({ path, message }) => ({ field: ['input', ...path].join('.'), message })))
  }
  let made = 0
  const newId = (): string => derivedUuid(id, made++)
  const seen = {
    get: (kind: string, row: string) => rows.get(kind, row),
    find: (lookup: { kind: string; field: string; is: unknown }) => rows.where(lookup.kind, lookup.field, lookup.is),
  }
  const result = command.run(input.data, seen, { now: at, newId })
  const planned = planChanges([...checked(result.changes), ...headerOf(result, at)], rows, at)
  return { rows: planned, label: result.why ?? body.name, title: '', row: null }
}

function checked(changes: readonly Change[]): readonly Change[] {
  for (const change of changes) if (change.op !== 'delete') checkPatch(knownEntity(change.kind), change.data)
  return changes
}

/** The header that the server stores with a change set, so that it can be undone at once. */
function headerOf({ changeSet, changes }: CommandResult, now: number): Change[] {
  return changeSet ? [appliedHeader(changeSet, changes.length, now, SCREEN_ACTOR)] : []
}

/** The mutation that does again what was refused; where the row is gone meanwhile, one that brings it back. */
export function restoredBody({ body, row }: OutboxRecord, rows: RowSource): MutationBody {
  if (body.op !== 'patch' || rows.get(body.kind, body.id)) return body
  if (!row) throw notFound(knownEntity(body.kind), body.id)
  return { op: 'put', kind: body.kind, id: body.id, data: writableData(body.kind, row) }
}

function writableData(kind: string, row: AnyRow): AnyPatch {
  const writable = fieldsOf(knownEntity(kind)).filter(([, field]) => field.readOnly !== true)
  return Object.fromEntries(writable.map(([name]) => [name, row[name]]))
}
