import { dayOf } from '#domain/calendar-day.ts'
import { general } from '#contract/entity.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { Refusal } from '#contract/refusal.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { listHindrance } from '#contract/store-list.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import type { StoreRow } from './sides.ts'

/** Refuses to send prices of a list that is deleted, archived, a draft, or not of this day (STORE-06). Throws `Refusal`. */
export async function listInForce(tx: Queryable, { priceListId }: StoreRow, at: number): Promise<void> {
  if (priceListId === null) return
  const [lists, profiles] = await tx.batch([
    { text: selectRows(general(priceList), 'id = $1'), values: [priceListId] },
    { text: selectRows(general(businessProfile), 'is_default') },
  ])
  const list = lists?.rows[0] as RowOfKind<'priceList'> | undefined
  const profile = profiles?.rows[0] as RowOfKind<'businessProfile'> | undefined
  const message = listHindrance(list, dayOf(at, profile?.timeZone ?? 'UTC'))
  if (message !== undefined) throw new Refusal('rule-broken', { message })
}
