import { amountFigure, insightOf, productRow } from '../make-insight.ts'
import type { Evidence } from '../insight.ts'
import type { InsightBook } from '../insight-book.ts'
import type { Units } from '#domain/money.ts'
import type { ProductFigures } from '../product-figures.ts'
import type { ProductGroup } from '../product-group.ts'
import type { ShopRule } from './shop-rule.ts'

/** Products of one currency whose prices do not have the ending that they should. */
interface WrongEnding {
  /** The currency and the ending. */
  readonly key: string
  readonly group: ProductGroup
}

/** Prices that do not end as they should, once for each currency and ending (PRICE-11). */
export const endingMissed: ShopRule<WrongEnding> = {
  kind: 'endingMissed',
  subjectOf: ({ key }) => key,
  find(shop, add) {
    for (const [key, group] of shop.book.wronglyEnded()) add({ key, group }, { impact: 'low', stake: null })
  },
  tell({ key, group }, _shop, { impact }) {
    const [first] = group.named
    const { name = '', currency = '', ending = 'none' } = first ?? {}
    return insightOf(key, {
      facts: { kind: 'endingMissed', count: group.size, product: name, ending, currency },
      cause: group.fingerprint,
      impact,
      productId: group.onlyId,
      evidence: group.named.flatMap(endingEvidence),
      stake: null,
      act: { type: 'end-prices', currency, ending },
    })
  },
}

function endingEvidence(product: ProductFigures): readonly Evidence[] {
  const row = productRow(product)
  return product.prices.flatMap(({ price, ended }) =>
    ended === null
      ? []
      : [amountFigure('price', price, product.currency, row), amountFigure('endedPrice', ended, product.currency, row)],
  )
}

/** A price that ends as it should. */
export interface EndedPrice {
  readonly productId: string
  /** Empty for the product itself. */
  readonly variantId: string
  readonly price: Units
}

/** All the prices of an act `end-prices`, asked for when it is done: there may be as many as products. */
export function pricesToEnd(book: InsightBook, currency: string, ending: string): readonly EndedPrice[] {
  const found: EndedPrice[] = []
  for (const [key, group] of book.wronglyEnded()) {
    if (key !== `${currency} ${ending}`) continue
    for (const { id, prices } of group.members()) {
      for (const { variantId, ended } of prices) {
        if (ended !== null) found.push({ productId: id, variantId, price: ended })
      }
    }
  }
  return found
}
