import { isInForce } from '#domain/price-list/list-terms.ts'
import type { RowOfKind } from './row-kinds.ts'
import { storeListMessages as messages } from './store-list-messages.ts'

type List = Pick<RowOfKind<'priceList'>, 'title' | 'status' | 'customerGroup' | 'validFrom' | 'validTo'>

/** Why no prices of the price list of a store are sent on a day, with the remedy; undefined where they are. `list` is undefined where it was deleted (STORE-06). */
export function listHindrance(list: List | undefined, day: string): string | undefined {
  if (!list) return messages.gone
  return isInForce(list, day) ? undefined : messages.notInForce(list.title)
}
