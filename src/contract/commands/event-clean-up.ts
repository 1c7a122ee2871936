import * as z from 'zod/mini'
import { type Change, command } from '../command.ts'
import { event } from '../entities/event.ts'
import { boundedText, uuid } from '../fields.ts'

const KIND = event.kind
/** The most events that one clean-up removes. */
export const MOST_CLEANED = 2_000

/** Removes the chosen events as one change set (CAL-05); what is gone already is passed over. */
export const cleanUpEvents = command({
  name: 'event/clean-up',
  input: z.strictObject({
    changeSetId: uuid,
    title: boundedText(300, 1),
    ids: z.array(uuid).check(z.minLength(1), z.maxLength(MOST_CLEANED)),
  }),
  reads: ({ ids }) => ({ refs: ids.map((id) => ({ kind: KIND, id })) }),
  run: ({ changeSetId, title, ids }, rows) => ({
    changes: ids.flatMap((id): Change[] => (rows.get(KIND, id) ? [{ op: 'delete', kind: KIND, id }] : [])),
    why: title,
    changeSet: { id: changeSetId, title, origin: 'bulk' },
  }),
})
