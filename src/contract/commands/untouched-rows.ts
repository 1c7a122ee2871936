import * as z from 'zod/mini'
import { command, type Lookup } from '../command.ts'
import { type Entity, fieldsOf } from '../entity.ts'
import { entities } from '../entities/registry.ts'
import { uuid } from '../fields.ts'

/**
 * Makes the command that deletes a row which was made by one press and left as it was made: nothing was written to it since, on any
 * device, and no other row names it. Any other row stays, without a word.
 */
export function dropUntouched({ kind }: Entity) {
  return command({
    name: `${kind}/dropUntouched`,
    input: z.strictObject({ id: uuid }),
    reads: ({ id }) => ({ refs: [{ kind, id }], lookups: naming(kind, id) }),
    run({ id }, rows) {
      const row = rows.get(kind, id)
      const isTouched = row?.updatedAt !== row?.createdAt || naming(kind, id).some((each) => rows.find(each).length > 0)
      return { changes: row && !isTouched ? [{ op: 'delete', kind, id }] : [] }
    },
  })
}

function naming(kind: string, id: string): readonly Lookup[] {
  return entities.flatMap((entity) =>
    fieldsOf(entity).flatMap(([field, { type, target, names }]) =>
      (type === 'reference' ? target : names) === kind ? [{ kind: entity.kind, field, is: id }] : [],
    ),
  )
}
