import { THIN_MARGIN } from '#domain/margin-health.ts'
import { isLosing } from '#domain/product-problem.ts'
import { insightOf, marginFigures, stakeOf } from '../make-insight.ts'
import { marginCause, settlingMargin, unusualMargin } from './margin-rules.ts'
import { idOf, type ProductRule } from './product-rule.ts'

/** A price below the cost, or goods that are given away, where it is not told already beside the margins of the category. */
export const belowCost: ProductRule = {
  kind: 'belowCost',
  subjectOf: idOf,
  judge(product, shop) {
    const { price, margin, net, cost, currency } = product.figures
    const loses = cost > 0 && isLosing({ effectivePrice: price, margin })
    if (!loses || net === null || unusualMargin.judge(product, shop)) return null
    return { impact: 'high', stake: shop.yearly(shop.here(cost - net, currency), product) }
  },
  tell(product, shop, { impact, stake }) {
    const { id, title, net, cost, currency } = product.figures
    return insightOf(id, {
      facts: {
        kind: 'belowCost',
        product: title,
        price: { units: net ?? 0, currency },
        cost: { units: cost, currency },
      },
      cause: marginCause(product.figures),
      impact,
      productId: id,
      evidence: marginFigures(product.figures),
      stake: stakeOf(stake, shop.currency, shop.periodOf(product)),
      act: { type: 'reprice', productIds: [id], marginPpm: settlingMargin(THIN_MARGIN, product.figures) },
    })
  },
}
