import * as z from 'zod/mini'
import { StoreFailure } from '../port.ts'
import { readAs } from './wix-categories.ts'
import type { WixClient } from './wix-client.ts'
import { softNumber, softText } from './wix-json.ts'

const PAGE = 100
const pageSchema = z.looseObject({
  inventoryItems: z.array(z.looseObject({ productId: softText, numericId: softNumber })),
})

/** The products whose stock changed since a moment (epoch milliseconds), in pages; `next` is empty after the last one. */
export async function changedSinceInV1(
  client: WixClient,
  since: number,
  after: string,
  signal: AbortSignal,
): Promise<{ readonly productIds: readonly string[]; readonly next: string }> {
  const filter = {
    lastUpdated: { $gte: new Date(since).toISOString() },
    ...(after === '' ? {} : { numericId: { $gt: after } }),
  }
  const query = {
    filter: JSON.stringify(filter),
    sort: JSON.stringify([{ numericId: 'asc' }]),
    paging: { limit: PAGE, offset: 0 },
  }
  const answer = await client
    .ask({ method: 'POST', path: '/stores-reader/v2/inventoryItems/query', body: { query } }, signal)
    .catch((error: unknown) => {
      // A site that does not let its stock be asked for by time still tells of it in its products and webhooks.
      if (error instanceof StoreFailure && ['refused', 'access', 'gone'].includes(error.reason)) return undefined
      throw error
    })
  if (!answer) return { productIds: [], next: '' }
  const { inventoryItems } = readAs(pageSchema, answer.json)
  const last = inventoryItems.at(-1)?.numericId
  return {
    productIds: inventoryItems.flatMap((each) => (each.productId === undefined ? [] : [each.productId])),
    next: inventoryItems.length < PAGE || last === undefined ? '' : String(last),
  }
}
