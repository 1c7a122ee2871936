import * as z from 'zod/mini'
import { type Change, command } from '../command.ts'
import type { Entity } from '../entity.ts'
import { boundedText, uuid } from '../fields.ts'

/** The most rows that one change set deletes. */
const MAX_DELETED = 2_000

/** Makes the command that deletes rows of a kind as one change set, so that it can be undone. */
export function deleteCommand({ kind }: Entity, most = MAX_DELETED) {
  return command({
    name: `${kind}/delete`,
    input: z.strictObject({
      changeSetId: uuid,
      title: boundedText(300, 1),
      ids: z.array(uuid).check(z.minLength(1), z.maxLength(most)),
    }),
    reads: ({ ids }) => ({ refs: ids.map((id) => ({ kind, id })) }),
    run: ({ changeSetId, title, ids }) => ({
      changes: ids.map((id): Change => ({ op: 'delete', kind, id })),
      why: title,
      changeSet: { id: changeSetId, title, origin: 'bulk' },
    }),
  })
}
