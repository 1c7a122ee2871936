import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { wholeNumber } from './crud.ts'
import type { Kind } from '../row-kinds.ts'
import { openTo } from '../teams/reach.ts'

const output = z.object({
  items: z.array(
    z.object({
      version: z.int(),
      before: z.nullable(z.record(z.string(), z.unknown())),
      after: z.nullable(z.record(z.string(), z.unknown())),
      /** Values of an edit that lost to a later one of the same field, or whose line was removed (SYNC-04). */
      lost: z.nullable(z.record(z.string(), z.unknown())),
      actor: z.string(),
      /** The person, where a member of the account acted (TEAM-03). */
      personId: z.nullable(uuid),
      /** In English; `message` has its code and parameters if it is one of the product's own. */
      why: z.nullable(z.string()),
      message: z.nullable(
        z.object({ code: z.string(), words: z.record(z.string(), z.union([z.string(), z.number()])) }),
      ),
      changeSetId: z.nullable(z.string()),
      recordedAt: z.string(),
      effectiveAt: z.string(),
    }),
  ),
  more: z.boolean(),
})

/** `path` is the collection's path in REST, `id` its name in calls. */
const historyOf = (kind: Kind, path: string, summary: string, id = path) =>
  endpoint({
    id: `${id}.history`,
    members: openTo(kind, 'read'),
    method: 'GET',
    path: `/${path}/:id/history`,
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

/** The changes of a product, above all of its prices (LEDGER-01). */
export const productHistory = historyOf(
  'product',
  'products',
  'What was changed on a product, newest first; `before` pages on',
)

/** Every edit of a document; one that is issued is never silently rewritten (DOC-18). */
export const documentHistory = historyOf(
  'document',
  'documents',
  'What was changed on a document, newest first; `before` pages on',
)

/** Every edit of a customer (CUST-05). */
export const customerHistory = historyOf(
  'customer',
  'customers',
  'What was changed on a customer, newest first; `before` pages on',
)

/** The changes of a list price, and edits that lost (SYNC-04). */
export const listPriceHistory = historyOf(
  'priceListPrice',
  'price-list-prices',
  'What was changed on a price of a list, newest first; `before` pages on',
  'priceListPrices',
)
