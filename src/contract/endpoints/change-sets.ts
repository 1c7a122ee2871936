import * as z from 'zod/mini'
import { importOptions, importRow, keptPart, MAX_ROWS, MAX_UPLOAD, NDJSON, ROW_STATES } from '../change-set-rows.ts'
import { bulkEditSchema, changesSomething, whatIfSchema } from '../commands/bulk-edit.ts'
import { endpoint } from '../endpoint.ts'
import { changeSet } from '../entities/change-set.ts'
import { general } from '../entity.ts'
import { eitherIdsOrFilter } from '../either-ids-or-filter.ts'
import { boundedText, currencyText, dayText, uuid } from '../fields.ts'
import { rateText } from '../field-forms.ts'
import { leverProblems, scenarioLevers } from '../scenario-levers.ts'
import { problemSchema } from '../problem.ts'
import { outputSchema } from '../rest-codec.ts'
import { productFilter } from './catalogue.ts'
import { listFields } from './crud.ts'

const UPLOAD_BYTES = 8 * 1024 * 1024

const params = z.strictObject({ id: uuid })
const header = outputSchema(general(changeSet))
const write = { access: 'user', scope: 'write' } as const

/** Progress, then the header of the change set or a problem: one JSON object per line. */
const progressLines = z.union([
  z.object({ done: z.int(), total: z.int(), doing: z.string() }),
  z.object({ result: header }),
  z.object({ problem: problemSchema }),
])

export const createChangeSet = endpoint({
  ...write,
  id: 'changeSets.draft',
  members: 'write',
  method: 'POST',
  path: '/change-sets',
  summary: 'Start an import: a draft that rows are uploaded into',
  idempotent: true,
  body: z.strictObject({
    id: z.optional(uuid),
    title: boundedText(300, 1),
    origin: z.literal('import'),
    options: importOptions.check(
      z.refine(({ match, mode }) => match === 'sku' || mode !== 'update-only', {
        message: 'must be sku where products are only updated',
        path: ['match'],
      }),
    ),
  }),
  output: header,
  answers: [200, 201],
  errors: ['conflict'],
})

const rateSet = z.strictObject({
  base: currencyText,
  date: dayText,
  source: boundedText(60),
  rates: z.record(currencyText, rateText),
})

/** The products of a bulk edit: those named, or all that a list would show. */
const selection = {
  ids: z.optional(z.array(uuid).check(z.minLength(1), z.maxLength(MAX_ROWS))),
  filter: z.optional(z.strictObject(productFilter)),
}

export const bulkEditProductsCall = endpoint({
  ...write,
  id: 'products.bulk',
  members: 'write',
  method: 'POST',
  path: '/products/bulk',
  summary:
    'Prepare one edit of many products as a checked change set, to be looked at and applied; ppm and units. `recalculate` makes their prices again under the settings of today',
  idempotent: true,
  bodyLimit: UPLOAD_BYTES,
  body: z
    .strictObject({
      id: z.optional(uuid),
      title: boundedText(300, 1),
      ...selection,
      edit: bulkEditSchema.check(z.refine(changesSomething, 'must change something')),
      whatIf: z.optional(whatIfSchema),
    })
    .check(eitherIdsOrFilter),
  output: header,
  answers: [200, 201],
  errors: ['conflict', 'reference-unknown', 'too-large'],
})

export const applyScenarioCall = endpoint({
  ...write,
  id: 'products.scenario',
  members: 'write',
  method: 'POST',
  path: '/products/scenario',
  summary:
    'Prepare a scenario of the price simulator as a checked change set, to be looked at and applied; ppm and units. `rates` and `day` are those that it was tried with',
  idempotent: true,
  bodyLimit: UPLOAD_BYTES,
  body: z
    .strictObject({
      id: z.optional(uuid),
      title: boundedText(300, 1),
      ...selection,
      levers: scenarioLevers.check(
        z.superRefine((levers, context) => {
          for (const message of Object.values(leverProblems(levers)))
            context.addIssue({ code: 'custom', path: [], message })
        }),
      ),
      rates: z.nullable(rateSet),
      day: dayText,
      floorOverride: z.optional(boundedText(300, 1)),
      /** The saved scenario that it is, so that it can be said of it that it was applied. */
      scenarioId: z.optional(uuid),
    })
    .check(eitherIdsOrFilter),
  output: header,
  answers: [200, 201],
  errors: ['conflict', 'reference-unknown', 'rule-broken', 'too-large'],
})

export const uploadChangeSetRows = endpoint({
  ...write,
  id: 'changeSets.upload',
  members: 'write',
  method: 'POST',
  path: '/change-sets/:id/rows',
  summary: 'Upload rows into a draft; a row of the same number is replaced',
  bodyLimit: UPLOAD_BYTES,
  refusesParts: true,
  params,
  body: z.strictObject({
    rows: z
      .array(importRow)
      .check(z.minLength(1), z.maxLength(MAX_UPLOAD, `must have at most ${MAX_UPLOAD} rows in one upload`)),
  }),
  output: z.object({ rows: z.int() }),
  errors: ['no-such-row', 'conflict', 'too-large'],
})

export const checkChangeSet = endpoint({
  ...write,
  id: 'changeSets.check',
  members: 'write',
  method: 'POST',
  path: '/change-sets/:id/check',
  summary: 'Dry run: find out what each row would do; answers one JSON object a line, progress and then the change set',
  params,
  produces: NDJSON,
  output: progressLines,
  errors: ['no-such-row', 'conflict'],
})

export const applyChangeSet = endpoint({
  ...write,
  id: 'changeSets.apply',
  members: 'write',
  method: 'POST',
  path: '/change-sets/:id/apply',
  summary:
    'Apply a checked change set, all or nothing; answers as the check does. Closing the connection leaves it to be finished, and asking again follows it; with `follow=yes` it is only followed where it is under way, and never begun. Rows that changed since the check are worked out anew; with `asChecked=yes` it is refused where products would come out otherwise than the check says',
  params,
  query: z.strictObject({ follow: z.optional(z.enum(['yes', 'no'])), asChecked: z.optional(z.enum(['yes', 'no'])) }),
  produces: NDJSON,
  output: progressLines,
  errors: ['no-such-row', 'conflict'],
})

export const stopChangeSet = endpoint({
  ...write,
  id: 'changeSets.stop',
  members: 'write',
  method: 'POST',
  path: '/change-sets/:id/stop',
  summary: 'Call off the applying of a change set that is under way; answers once it has ended, with its state',
  params,
  output: header,
  errors: ['no-such-row'],
})

export const revertChangeSetCall = endpoint({
  ...write,
  id: 'changeSets.revert',
  members: 'write',
  method: 'POST',
  path: '/change-sets/:id/revert',
  summary:
    'Restore what a change set changed, or try again what stayed; `skipped` counts the rows of which something stays, listed with `state=kept`',
  idempotent: true,
  params,
  output: header,
  errors: ['no-such-row', 'conflict'],
})

export const discardChangeSet = endpoint({
  ...write,
  id: 'changeSets.discard',
  members: 'write',
  method: 'DELETE',
  path: '/change-sets/:id',
  summary: 'Discard a draft and its rows; what was applied is kept',
  idempotent: true,
  params,
  errors: ['no-such-row', 'conflict'],
})

const values = z.nullable(z.record(z.string(), z.unknown()))

/** The change of one row; amounts in units, percentages in ppm, as in sync. */
const changeSetRow = z.object({
  /** The line of the file; null once applied. */
  n: z.nullable(z.int()),
  kind: z.string(),
  id: z.nullable(z.string()),
  state: z.enum([...ROW_STATES, 'delete']),
  title: z.nullable(z.string()),
  /** The changed fields only; of a new row, those that differ from the fallbacks. */
  before: values,
  after: values,
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  /** After a revert: the parts that were kept, and why; `isKept` if nothing was restored. */
  kept: z.array(keptPart),
  isKept: z.boolean(),
  /** The uploaded values of rows that could not be read. */
  input: z.nullable(z.record(z.string(), z.unknown())),
  /** Of a row that links a product to a store: what the product and its variants are called, by id, where the product is not stored. */
  names: z.nullable(z.record(z.string(), z.string())),
})

export const changeSetRowsQuery = z.strictObject({
  /** `kept`: the rows that were not wholly restored when the change set was reverted; `noted`: those that something is told of; `moved`: of a draft, those whose product was written since the check. */
  state: z.optional(z.enum([...ROW_STATES, 'delete', 'kept', 'losing', 'noted', 'moved'])),
  kind: z.optional(boundedText(40, 1)),
  page: listFields.page,
  pageSize: listFields.pageSize,
})
export type ChangeSetRowsQuery = z.infer<typeof changeSetRowsQuery>

export const listChangeSetRows = endpoint({
  id: 'changeSets.rows',
  members: 'work',
  method: 'GET',
  path: '/change-sets/:id/rows',
  summary: 'The rows of a change set with before and after: what it would do, or once applied what it did',
  access: 'user',
  scope: 'read',
  params,
  query: changeSetRowsQuery,
  output: z.object({ items: z.array(changeSetRow), more: z.boolean() }),
  errors: ['no-such-row', 'list-too-large'],
})

export const badRowsFile = endpoint({
  id: 'changeSets.badRows',
  members: 'work',
  method: 'GET',
  path: '/change-sets/:id/bad-rows.csv',
  summary: 'The rows that were refused, with the reasons, as a CSV file to correct and import again',
  access: 'user',
  scope: 'read',
  params,
  produces: 'text/csv',
  errors: ['no-such-row'],
})
