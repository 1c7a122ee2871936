import * as z from 'zod/mini'
import { type Change, command } from '../command.ts'
import type { Entity } from '../entity.ts'
import { boundedText, eachOnce, uuid } from '../fields.ts'
import { patchSchema } from '../patch-schema.ts'

/** The most rows that one change set imports. */
export const MAX_IMPORTED = 10_000

/** Makes the command that creates and updates the rows of a file as one change set (CUST-05); a known id is updated. */
export function importCommand(entity: Entity) {
  const { kind } = entity
  const row = z.strictObject({ id: uuid, data: patchSchema(entity) })
  return command({
    name: `${kind}/import`,
    input: z.strictObject({
      changeSetId: uuid,
      title: boundedText(300, 1),
      rows: z.array(row).check(z.minLength(1), z.maxLength(MAX_IMPORTED), eachOnce),
    }),
    reads: ({ rows }) => ({ refs: rows.map(({ id }) => ({ kind, id })) }),
    run({ changeSetId, title, rows }) {
      const changes = rows.map(({ id, data }): Change => ({ op: 'put', kind, id, data }))
      return { changes, why: title, changeSet: { id: changeSetId, title, origin: 'import' } }
    },
  })
}

/** A command that imports rows of some kind. */
export type ImportCommand = ReturnType<typeof importCommand>
