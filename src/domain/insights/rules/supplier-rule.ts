import { compareText } from '#domain/text-fold.ts'
import { amountFigure, insightOf, productRow, stakeOf } from '../make-insight.ts'
import type { BookedProduct } from '../insight-book.ts'
import type { Shop } from '../shop.ts'
import type { SupplierPrice } from '../supplier-prices.ts'
import type { ShopRule } from './shop-rule.ts'

/** A smaller saving is not worth another supplier. */
const LEAST_SAVING_PERCENT = 3
const GREAT_SAVING_PERCENT = 15

/** The newest price of a product, and a better one. */
interface Cheaper {
  readonly product: BookedProduct
  readonly paid: SupplierPrice
  readonly best: SupplierPrice
}

/** A product whose newest shipment was dearer than one of another supplier in the last year. */
export const cheaperShipment: ShopRule<Cheaper> = {
  kind: 'cheaperShipment',
  subjectOf: ({ best }) => itemOf(best),
  find(shop, add) {
    for (const offers of offersByItem(shop).values()) {
      const product = shop.book.product(offers[0]?.offer.productId ?? '')
      const pair = product?.figures.isActive ? bestAgainstNewest(offers) : undefined
      if (!product || !pair) continue
      const { paid, best } = pair
      const isGreat = best.here * 100 <= paid.here * (100 - GREAT_SAVING_PERCENT)
      const stake = shop.yearlyOfAll(paid.here - best.here, product)
      add({ product, paid: paid.offer, best: best.offer }, { impact: isGreat ? 'medium' : 'low', stake })
    }
  },
  tell({ product, paid, best }, shop, { impact, stake }) {
    const { figures } = product
    return insightOf(itemOf(best), {
      facts: {
        kind: 'cheaperShipment',
        product: figures.name,
        supplier: best.supplier,
        shipment: best.shipmentName,
        price: { units: best.price, currency: best.currency },
        paid: { units: paid.price, currency: paid.currency },
      },
      cause: `${paid.shipmentId} ${paid.price} ${best.shipmentId} ${best.price}`,
      impact,
      productId: figures.id,
      evidence: [
        amountFigure('cost', figures.cost, figures.currency, productRow(figures)),
        amountFigure('supplierPrice', paid.price, paid.currency, shipmentRow(paid)),
        amountFigure('cheaperPrice', best.price, best.currency, shipmentRow(best)),
      ],
      stake: stakeOf(stake, shop.currency, shop.periodOfAll(product)),
      act: { type: 'open-shipment', shipmentId: best.shipmentId },
    })
  },
}

/** A supplier price in the currency of the business. */
interface Compared {
  readonly offer: SupplierPrice
  readonly here: number
}

function itemOf({ productId, variantId }: SupplierPrice): string {
  return variantId === '' ? productId : `${productId}/${variantId}`
}

/** The offers of the last year by product and variant; those without a rate cannot be compared. */
function offersByItem({ supplierPrices, days, here }: Shop): ReadonlyMap<string, readonly Compared[]> {
  const found = new Map<string, Compared[]>()
  for (const offer of supplierPrices) {
    const price = offer.day <= days.yearAgo || offer.day > days.today ? null : here(offer.price, offer.currency)
    if (price === null) continue
    const key = itemOf(offer)
    const known = found.get(key)
    if (known) known.push({ offer, here: price })
    else found.set(key, [{ offer, here: price }])
  }
  return found
}

function bestAgainstNewest(offers: readonly Compared[]) {
  const paid = offers.reduce(newerOf)
  const [first, ...rest] = offers.filter(({ offer }) => offer.supplierKey !== paid.offer.supplierKey)
  if (!first) return undefined
  const best = rest.reduce(cheaperOf, first)
  return best.here * 100 > paid.here * (100 - LEAST_SAVING_PERCENT) ? undefined : { paid, best }
}

/** Of two shipments of one day the cheaper one, so that no saving is claimed that is none. */
function newerOf(a: Compared, b: Compared): Compared {
  const order = compareText(a.offer.day, b.offer.day) || b.here - a.here || compareText(shipmentOf(a), shipmentOf(b))
  return order < 0 ? b : a
}

function cheaperOf(a: Compared, b: Compared): Compared {
  const order = a.here - b.here || compareText(b.offer.day, a.offer.day) || compareText(shipmentOf(a), shipmentOf(b))
  return order <= 0 ? a : b
}

function shipmentOf({ offer }: Compared): string {
  return offer.shipmentId
}

function shipmentRow({ shipmentId, shipmentName }: SupplierPrice) {
  return { kind: 'shipment', id: shipmentId, name: shipmentName } as const
}
