import type { StoreOffer } from '../port.ts'
import { compareAmounts, costPlaceOf, type Figures, figuresOf, isReduced, sameAmount } from './figures.ts'
import { PLUGIN_COST, type ShopFigures } from './shop-product.ts'

type Write = Readonly<Record<string, unknown>>

/** What figures are to be: those of the offer, where it names them. A former price that is not higher is none. */
export function wantedFigures(is: Figures, offer: StoreOffer): Figures {
  const price = offer.price ?? is.price
  const compareAt = offer.compareAt === undefined ? is.compareAt : offer.compareAt
  const isHigher = price !== null && compareAt !== null && compareAmounts(compareAt, price) > 0
  return {
    price,
    compareAt: isHigher ? compareAt : null,
    cost: offer.cost ?? is.cost,
    stock: offer.stock ?? is.stock,
  }
}

/** The fields to be written for an offer; undefined if all is as wanted. A cost is left out where the shop keeps none. */
export function writeFor(raw: ShopFigures, offer: StoreOffer): Write | undefined {
  const is = figuresOf(raw)
  const wanted = wantedFigures(is, offer)
  const write = {
    ...(sameAmount(is.price, wanted.price) && sameAmount(is.compareAt, wanted.compareAt)
      ? {}
      : prices(raw, offer, wanted)),
    ...(sameAmount(is.cost ?? '0', wanted.cost ?? '0') ? {} : cost(raw, wanted.cost ?? '0')),
    ...(is.stock === wanted.stock ? {} : { manage_stock: true, stock_quantity: wanted.stock }),
  }
  return Object.keys(write).length === 0 ? undefined : write
}

function prices(raw: ShopFigures, offer: StoreOffer, { price, compareAt }: Figures): Write {
  const regular = { regular_price: compareAt ?? price ?? '' }
  if (compareAt !== null) {
    // A planned reduction would begin at its own time.
    const planned = isReduced(raw) ? {} : { date_on_sale_from: '', date_on_sale_to: '' }
    return { ...regular, sale_price: price, ...planned }
  }
  const takesAway = isReduced(raw) || offer.compareAt === null
  return takesAway ? { ...regular, sale_price: '' } : regular
}

function cost(raw: ShopFigures, wanted: string): Write {
  switch (costPlaceOf(raw)) {
    case 'core':
      return { cost_of_goods_sold: { values: [{ defined_value: Number(wanted) }] } }
    case 'plugin':
      return { meta_data: [{ key: PLUGIN_COST, value: wanted }] }
    case 'none':
      return {}
  }
}
