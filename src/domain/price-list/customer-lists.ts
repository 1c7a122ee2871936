import { closedReason, isInForce } from './list-terms.ts'
import type { PriceListTerms } from './price-data.ts'

/** What decides by which lists a customer buys. */
export interface Buyer {
  /** Their own list; null or empty if they have none. */
  readonly priceListId: string | null
  readonly customerGroup: string
  /** The currency of their documents. */
  readonly currency: string
}

type Terms = Pick<PriceListTerms, 'id' | 'status' | 'customerGroup' | 'priority' | 'validFrom' | 'validTo' | 'currency'>

/** The lists that documents take a customer's prices from on a day: their own while it is in force, otherwise all for everybody or their group, the highest rank first. */
export function listsOfBuyer<L extends Terms>(buyer: Buyer, lists: readonly L[], day: string): readonly L[] {
  const own = lists.find(({ id }) => id === buyer.priceListId)
  if (own && isInForce(own, day)) return [own]
  const { customerGroup, currency } = buyer
  return lists
    .filter((list) => closedReason(list, { day, customerGroup }) === null)
    .filter((list) => list.currency === '' || list.currency === currency)
    .sort((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1))
}
