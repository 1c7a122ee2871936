import { type Buyer, listsOfBuyer } from '#domain/price-list/customer-lists.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { pageMessages } from './page-messages.ts'

type List = RowOfKind<'priceList'>

/** By which prices a customer buys today, in words: by the same rule that gives documents their prices (PLIST-06). */
export function buysByText(buyer: Buyer, lists: readonly List[], day: string): string {
  const text = pageMessages.terms.buysBy
  const found = listsOfBuyer(buyer, lists, day)
  const own = lists.find(({ id }) => id === buyer.priceListId)
  if (own && found.includes(own)) return text.own
  const titles = found.map(({ title }) => `“${title}”`).join(', ')
  return [
    own ? text.notInForce : '',
    found.length === 0 ? text.products : text.lists(titles, found.length),
    // A list without a currency of its own prices each product in the product's.
    found.some(({ currency }) => currency === '') ? text.otherCurrency(buyer.currency) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
