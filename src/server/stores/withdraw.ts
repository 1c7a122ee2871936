import { general } from '#contract/entity.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import { readRefs } from '#server/kit/rows/reading.ts'
import { type OpenWrite, readMore } from '#server/kit/write/write.ts'
import { AT_REST, sendingStep } from './listing-steps.ts'
import type { StoreProduct } from './port.ts'
import { seenOffers } from './push-decision.ts'
import type { ListingRow } from './sides.ts'
import { storeSteps } from './store-writes.ts'

const TOGETHER = 200

/**
 * Withdraws what waits to be sent to a store, in the transaction that disconnects it: connected again much later, the store would be sent
 * prices of long ago. The listings show what the store has, so that the next preview proposes what differs then (STORE-01, STORE-06).
 */
export async function withdrawWaiting(open: OpenWrite, storeId: string): Promise<void> {
  for (;;) {
    const text = selectRows(
      general(storeListing),
      `store_id = $1 and push_state in ('waiting', 'failed') order by id limit ${TOGETHER}`,
    )
    const { rows } = await open.tx.query<ListingRow>({ text, values: [storeId] })
    if (rows.length === 0) return
    const kept = await open.tx.query<{ id: string; product: StoreProduct }>({
      text: `select external_id as id, product from store_product where user_id = ${currentUser} and store_id = $1 and external_id = any($2::text[])`,
      values: [storeId, rows.map(({ externalId }) => externalId)],
    })
    const seen = new Map(kept.rows.map(({ id, product }) => [id, product]))
    await readMore(open, readRefs(rows.map(({ id }) => ({ kind: storeListing.kind, id }))))
    const steps = rows.map((row) => {
      const product = seen.get(row.externalId)
      return sendingStep(row, AT_REST, product ? { offers: seenOffers(row, product) } : {})
    })
    await storeSteps(open, steps)
  }
}
