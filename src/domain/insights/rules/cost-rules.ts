import { PPM, type Ppm, roundToMinor } from '#domain/money.ts'
import { amountFigure, insightOf, marginFigures, percentFigure, productRow, stakeOf } from '../make-insight.ts'
import type { ProductFigures } from '../product-figures.ts'
import { categoryRow, marginCause, settlingMargin } from './margin-rules.ts'
import { idOf, type ProductRule } from './product-rule.ts'

/** A cost is high above so much of the average of its category. */
const HIGH_PERCENT = 125
/** Above twice the average a cost is more than a dear product of the category. */
const FAR_ABOVE = 2
/** A margin below this does not bear a move of exchange rates. */
const BEARING_MARGIN: Ppm = 200_000
const LEAST_BEARING: Ppm = 100_000

/** A total cost above 125 % of the average of its category (INS-01); costs in other currencies count at the rates of the shop. */
export const highCost: ProductRule = {
  kind: 'highCost',
  subjectOf: idOf,
  judge(product) {
    const { category, figures } = product
    const { costHere: cost, margin } = figures
    if (cost === null || !category) return null
    if (cost * category.costs * 100 <= category.costSum * HIGH_PERCENT) return null
    // A dear product among cheap ones is none the worse for it, as long as its margin is that of the others.
    const isWorse = margin !== null && margin * category.margins < category.marginSum
    const isFar = cost * category.costs > category.costSum * FAR_ABOVE
    return { impact: isFar && isWorse ? 'medium' : 'low', stake: null }
  },
  tell(product, shop, { impact }) {
    const { id, name, categoryId, cost, currency } = product.figures
    const category = categoryRow(categoryId, shop)
    const average = { units: roundToMinor(product.category?.averageCost ?? 0), currency: shop.currency }
    return insightOf(id, {
      facts: {
        kind: 'highCost',
        product: name,
        cost: { units: cost, currency },
        category: category.name,
        average,
      },
      cause: `${currency} ${cost}`,
      impact,
      productId: id,
      evidence: [
        amountFigure('cost', cost, currency, productRow(product.figures)),
        amountFigure('averageCost', average.units, average.currency, category),
      ],
      // What it costs beyond the others is no loss.
      stake: null,
      act: { type: 'open-costs', productId: id },
    })
  },
}

/** A margin below 20 % (INS-01): graver where the costs or the price are known to depend on another currency. */
export const currencyRisk: ProductRule = {
  kind: 'currencyRisk',
  subjectOf: idOf,
  judge(product, shop) {
    const { margin, foreign, net, cost, currency } = product.figures
    if (margin === null || net === null || margin >= BEARING_MARGIN) return null
    const profit = net > cost ? shop.here(net - cost, currency) : null
    const impact = foreign === null ? 'low' : margin < LEAST_BEARING ? 'high' : 'medium'
    return { impact, stake: shop.yearly(profit, product) }
  },
  tell(product, shop, { impact, stake }) {
    const { id, name, margin, foreign } = product.figures
    const rise = riseToNothing(product.figures)
    return insightOf(id, {
      facts: { kind: 'currencyRisk', product: name, margin: margin ?? 0, currency: foreign, rise },
      cause: `${marginCause(product.figures)} ${foreign ?? ''}`,
      impact,
      productId: id,
      evidence: [
        ...marginFigures(product.figures),
        ...(rise === null ? [] : [percentFigure('riseToNothing', rise, productRow(product.figures))]),
      ],
      stake: stakeOf(stake, shop.currency, shop.periodOf(product)),
      act: { type: 'reprice', productIds: [id], marginPpm: settlingMargin(BEARING_MARGIN, product.figures) },
    })
  },
}

/** The rise of the cost at which no profit is left: the markup; null where there is none. */
function riseToNothing({ margin }: ProductFigures): Ppm | null {
  return margin === null || margin <= 0 || margin >= PPM ? null : Math.round((margin * PPM) / (PPM - margin))
}
