import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { wholeNumber } from './crud.ts'

const output = z.object({
  items: z.array(
    z.object({
      version: z.int(),
      before: z.nullable(z.record(z.string(), z.unknown())),
      after: z.nullable(z.record(z.string(), z.unknown())),
      /** What an edit said that lost to a later one of the same field, or whose line was gone (SYNC-04). */
      lost: z.nullable(z.record(z.string(), z.unknown())),
      actor: z.string(),
      why: z.nullable(z.string()),
      changeSetId: z.nullable(z.string()),
      recordedAt: z.string(),
      effectiveAt: z.string(),
    }),
  ),
  more: z.boolean(),
})

const historyOf = (collection: 'products' | 'documents' | 'customers', summary: string) =>
  endpoint({
    id: `${collection}.history`,
    method: 'GET',
    path: `/${collection}/:id/history`,
    summary,
    access: 'user',
    scope: 'read',
    params: z.strictObject({ id: uuid }),
    query: z.strictObject({
      before: z.optional(wholeNumber(1, 999_999_999)),
      limit: z.optional(wholeNumber(1, 500)),
    }),
    output,
  })

/** What was changed on a product, its prices above all (LEDGER-01). */
export const productHistory = historyOf('products', 'What was changed on a product, newest first; `before` pages on')

/** Every edit of a document; one that is issued is never silently rewritten (DOC-18). */
export const documentHistory = historyOf('documents', 'What was changed on a document, newest first; `before` pages on')

/** Every edit of a customer (CUST-05). */
export const customerHistory = historyOf('customers', 'What was changed on a customer, newest first; `before` pages on')
