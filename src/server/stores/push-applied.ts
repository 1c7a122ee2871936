import { general } from '#contract/entity.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import { Refusal } from '#contract/refusal.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import type { AppliedHook } from '#server/kit/write/patch-draft.ts'
import { wantedOf } from './propose-push.ts'
import { pushMessages } from './push-messages.ts'
import type { ListingRow } from './sides.ts'
import { listInForce } from './store-list.ts'
import type { PricesOf } from './store-work.ts'
import { readStore } from './store-writes.ts'
import { sharedNow } from '../kit/clock.ts'

/** Listings that are looked at together, with their products. */
const TOGETHER = 100

interface ProposedRow {
  readonly n: number
  readonly id: string
  /** The offers that it changes, by their ids. */
  readonly lines: Readonly<Record<string, unknown>>
}

/**
 * Has a preview of prices for a store applied only as it was looked at (STORE-06): what was changed meanwhile, of the products, their lists
 * or the store, would send something else. Throws `Refusal`, so that nothing of it is applied.
 */
export function pushApplied(pricesOf: PricesOf): AppliedHook {
  return async ({ tx }, changeSetId) => {
    const at = sharedNow()
    let after = -1
    for (;;) {
      const { rows } = await tx.query<ProposedRow>({
        name: 'stores:proposed-offers',
        text: `select n, row_id as id, input->'patch'->'offers'->'lines' as lines from change_set_row
          where user_id = ${currentUser} and change_set_id = $1 and n > $2 and state = 'update' and kind = $3 order by n limit $4`,
        values: [changeSetId, after, storeListing.kind, TOGETHER],
      })
      const last = rows.at(-1)
      if (!last) return
      const lines = new Map(rows.map((row) => [row.id, row.lines]))
      const listings = await tx.query<ListingRow>({
        text: selectRows(general(storeListing), 'id = any($1::uuid[])'),
        values: [[...lines.keys()]],
      })
      const [first] = listings.rows
      if (!first) return
      // A change set is of one store.
      const store = await readStore(tx, first.storeId ?? '')
      await listInForce(tx, store, at)
      for (const { row, listing, offers } of await wantedOf(tx, store, listings.rows, at, pricesOf)) {
        const sent = lines.get(listing.id) ?? {}
        const isOther = offers.some(
          ({ offer, changes, problems }) =>
            Object.keys(changes).length > 0 || (problems.length > 0 && Object.hasOwn(sent, offer.id)),
        )
        if (!row || isOther) throw new Refusal('conflict', { message: pushMessages.stale })
      }
      after = last.n
    }
  }
}
