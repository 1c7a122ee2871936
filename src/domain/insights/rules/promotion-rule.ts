import { dayOf } from '#domain/calendar-day.ts'
import { daysBetween } from '#domain/exchange-rates.ts'
import type { BookedProduct } from '../insight-book.ts'
import { amountFigure, insightOf, productRow } from '../make-insight.ts'
import { type Breach, breachOf, type PlannedPrice } from '../planned-promotion.ts'
import type { ShopRule } from './shop-rule.ts'

/** Within so many days it is urgent. */
const SOON_DAYS = 7

/** A planned promotion that is no reduction. */
interface Broken {
  readonly plan: PlannedPrice
  readonly product: BookedProduct
  readonly day: string
  readonly breach: Breach
}

/** A planned promotion whose price is not below the lowest one of the 30 days before (LEDGER-03). */
export const promotionRule: ShopRule<Broken> = {
  kind: 'promotionRule',
  subjectOf: ({ plan }) => plan.id,
  find(shop, add) {
    for (const promotion of shop.promotions) {
      const { plan } = promotion
      const product = shop.book.product(plan.productId)
      const breach = product?.figures.isActive ? breachOf(promotion, shop.timeZone) : undefined
      if (!product || !breach) continue
      const day = dayOf(plan.startsAt, shop.timeZone)
      const isSoon = daysBetween(shop.today, day) <= SOON_DAYS
      add({ plan, product, day, breach }, { impact: isSoon ? 'high' : 'medium', stake: null })
    }
  },
  tell({ plan, product, day, breach }, _shop, { impact }) {
    const { figures } = product
    const { currency } = figures
    const row = { kind: 'scheduledPrice', id: plan.id, name: plan.title } as const
    return insightOf(plan.id, {
      facts: {
        kind: 'promotionRule',
        product: figures.name,
        day,
        price: { units: breach.price, currency },
        lowest: { units: breach.lowest, currency },
      },
      cause: `${day} ${currency} ${breach.price} ${breach.lowest}`,
      impact,
      productId: figures.id,
      evidence: [
        amountFigure('plannedPrice', breach.price, currency, row),
        { figure: 'day', value: { type: 'day', day }, row },
        amountFigure('lowestPrice', breach.lowest, currency, productRow(figures)),
      ],
      stake: null,
      act: { type: 'open-plan', scheduledPriceId: plan.id },
    })
  },
}
