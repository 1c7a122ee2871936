import * as z from 'zod/mini'
import { type Change, command, type CommandRows } from '../command.ts'
import { entityOf, knownEntity } from '../entities/registry.ts'
import { boundedText, uuid } from '../fields.ts'
import { isAsMade, lookupsOfUsers, type MadeRow } from '../made-rows.ts'
import { Refusal } from '../refusal.ts'
import { storedMessage } from '../stored-message.ts'
import { commandMessages } from './command-messages.ts'

/** The most rows that one act makes outside of change sets. */
const MAX_MADE = 5_000

/**
 * Deletes the rows that one act made, if all of them are as it left them (CHANGE-02): what anybody changed since, or refers to, stays with
 * the others. Rows that are gone already stand in nobody's way.
 */
export const takeMadeBack = command({
  name: 'made/take-back',
  input: z.strictObject({
    rows: z
      .array(z.strictObject({ kind: boundedText(40, 1), id: uuid, left: z.record(z.string(), z.unknown()) }))
      .check(z.minLength(1), z.maxLength(MAX_MADE)),
  }),
  reads: ({ rows }) => {
    const known = rows.filter(({ kind }) => entityOf(kind))
    return { refs: known.map(({ kind, id }) => ({ kind, id })), lookups: lookupsOfUsers(known) }
  },
  run({ rows: made }, rows) {
    const own = new Set(made.map(keyOf))
    const stays = made.find((each) => isChanged(each, rows) || isUsed(each, rows, own))
    if (stays) {
      const message = commandMessages.madeIsKept(nameOf(stays, rows), made.length === 1)
      throw new Refusal('conflict', { message })
    }
    return {
      changes: made.map(({ kind, id }): Change => ({ op: 'delete', kind, id })),
      why: storedMessage('making-undone'),
    }
  },
})

function keyOf({ kind, id }: Pick<MadeRow, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

function isChanged({ kind, id, left }: MadeRow, rows: CommandRows): boolean {
  const row = rows.get(kind, id)
  return row !== undefined && !isAsMade(knownEntity(kind), row, left)
}

/** Whether rows that were not made with it refer to a row. */
function isUsed(row: MadeRow, rows: CommandRows, own: ReadonlySet<string>): boolean {
  return lookupsOfUsers([row]).some((lookup) =>
    rows.find(lookup).some(({ id }) => !own.has(keyOf({ kind: lookup.kind, id }))),
  )
}

function nameOf({ kind, id }: MadeRow, rows: CommandRows): string {
  const entity = knownEntity(kind)
  const title = rows.get(kind, id)?.[entity.title]
  return typeof title === 'string' && title !== '' ? title : entity.label.one
}
