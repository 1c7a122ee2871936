import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { general } from '../entity.ts'
import { recurringDocument } from '../entities/recurring-document.ts'
import { dayText, uuid } from '../fields.ts'
import { MOST_DECISIONS, RUN_ACTS, RUN_DATES } from '../recurring-runs.ts'
import { listSchema } from '../lists/list-schema.ts'
import { recurringList } from '../lists/recurring-list.ts'
import { crudEndpoints } from './crud.ts'

/** Recurring invoices, by their name (DOC-17). */
export const recurringDocuments = crudEndpoints(general(recurringDocument), listSchema(recurringList))

const runs = { access: 'user', path: '/recurring-documents/:id/runs', params: z.strictObject({ id: uuid }) } as const

export const listRuns = endpoint({
  ...runs,
  id: 'recurringDocuments.runs',
  members: 'read',
  method: 'GET',
  scope: 'read',
  summary: 'The runs of a recurring invoice that are due, the oldest first, each with its period',
  description: [
    'A single run that is due is made by itself, on its day or late. Two or more that are due at once come of a pause:',
    'they wait, nothing is numbered or mailed, until the other call of this address says what becomes of each.',
  ].join('\n'),
  output: z.object({
    /** Whether the runs wait for a decision; a single one does not. */
    waits: z.boolean(),
    /** Today's date for the business. */
    today: dayText,
    runs: z.array(z.object({ day: dayText, until: dayText })),
  }),
  errors: ['no-such-row'],
})

export const decideRuns = endpoint({
  ...runs,
  id: 'recurringDocuments.decide',
  members: 'write',
  method: 'POST',
  scope: 'write',
  idempotent: true,
  summary: 'Say what becomes of the runs of a recurring invoice that are due: a draft, an invoice by mail, or nothing',
  description: [
    'All that are due are decided on together, the oldest first: `make` makes a draft, `mail` makes it and mails it, `skip` leaves it out.',
    'Only the run of today may be left out; it is made automatically. Either all decisions are carried out or none: a run that cannot be mailed is refused by its day.',
    '`dated` says what the invoices are dated by: `run`, the day of the run, or `today`, with the day of the run as that of delivery.',
    'They are due for payment as many days after today as ever. Without it, it is `run`.',
  ].join('\n'),
  body: z.strictObject({
    runs: z
      .array(z.strictObject({ day: dayText, act: z.enum(RUN_ACTS) }))
      .check(z.minLength(1), z.maxLength(MOST_DECISIONS)),
    dated: z.optional(z.enum(RUN_DATES)),
  }),
  output: z.object({
    /** The documents made, by the day of their run; existing ones are not made again. */
    made: z.array(z.object({ day: dayText, documentId: uuid })),
    /** The day of the next run. */
    nextOn: dayText,
    isActive: z.boolean(),
  }),
  errors: ['no-such-row', 'rule-broken', 'conflict'],
})
