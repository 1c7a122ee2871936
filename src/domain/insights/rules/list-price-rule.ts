import type { Units } from '#domain/money.ts'
import type { BookedProduct } from '../insight-book.ts'
import { amountFigure, insightOf, productRow } from '../make-insight.ts'
import { soldPriceOf } from '../product-figures.ts'
import type { TypedListPrice } from '../typed-list-prices.ts'
import type { ShopRule } from './shop-rule.ts'

/** A typed list price, and the lower price that everybody pays. */
interface DearPrice {
  readonly listed: TypedListPrice
  readonly product: BookedProduct
  /** With or without VAT as the list has it. */
  readonly retail: Units
}

/** A list price above the price that everybody pays. */
export const listAboveRetail: ShopRule<DearPrice> = {
  kind: 'listAboveRetail',
  subjectOf: ({ listed }) => listed.id,
  find(shop, add) {
    for (const listed of shop.listPrices) {
      const product = shop.book.product(listed.productId)
      const sold = product && soldPriceOf(product.figures, listed.variantId)
      if (!product?.figures.isActive || !sold || listed.currency !== product.figures.currency) continue
      const retail = listed.withoutVat ? sold.net : sold.price
      if (listed.price > retail) add({ listed, product, retail }, { impact: 'medium', stake: null })
    }
  },
  tell({ listed, product, retail }, _shop, { impact }) {
    const { id, priceListId, listTitle, currency, price } = listed
    const { figures } = product
    return insightOf(id, {
      facts: {
        kind: 'listAboveRetail',
        product: figures.name,
        list: listTitle,
        price: { units: price, currency },
        retail: { units: retail, currency },
      },
      cause: `${currency} ${price} ${retail}`,
      impact,
      productId: figures.id,
      evidence: [
        amountFigure('listPrice', price, currency, { kind: 'priceList', id: priceListId, name: listTitle }),
        amountFigure('price', retail, currency, productRow(figures)),
      ],
      stake: null,
      act: { type: 'set-list-price', priceListPriceId: id, price: { units: retail, currency } },
    })
  },
}
