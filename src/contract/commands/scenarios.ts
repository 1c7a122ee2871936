import * as z from 'zod/mini'
import { command } from '../command.ts'
import { scenario } from '../entities/scenario.ts'
import { uuid } from '../fields.ts'
import { editedLevers, leversEdit } from '../levers-edit.ts'
import { fillText, Refusal } from '../refusal.ts'

const { kind: KIND, fields } = scenario

const drawnScenario = z.strictObject({
  id: uuid,
  levers: leversEdit,
  scope: z.optional(fields.scope.stored),
  soldDays: z.optional(fields.soldDays.stored),
  volumeChange: z.optional(fields.volumeChange.stored),
  catalogue: z.optional(fields.catalogue.stored),
  triedAt: z.optional(fields.triedAt.stored),
})
export type DrawnScenario = z.infer<typeof drawnScenario>

/** Saves a scenario with the levers that were drawn: those that another device drew meanwhile stay (PAGE-04). */
export const drawScenario = command({
  name: 'scenario/draw',
  input: drawnScenario,
  reads: ({ id }) => ({ refs: [{ kind: KIND, id }] }),
  run({ id, levers, ...data }, rows) {
    const row = rows.get('scenario', id)
    if (!row) throw new Refusal('no-such-row', { message: fillText(scenario.notFound, { id }) })
    return { changes: [{ op: 'patch', kind: KIND, id, data: { ...data, levers: editedLevers(row.levers, levers) } }] }
  },
})
