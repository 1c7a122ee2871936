import { THIN_MARGIN } from '#domain/margin-health.ts'
import { PPM, type Ppm, roundToMinor, UNITS_PER_MINOR } from '#domain/money.ts'
import type { EvidenceRow } from '../insight.ts'
import { insightOf, marginFigures, percentFigure, stakeOf } from '../make-insight.ts'
import type { ProductFigures } from '../product-figures.ts'
import type { Shop } from '../shop.ts'
import { idOf, type ProductRule } from './product-rule.ts'

/** A margin below this leaves next to nothing. */
const MINUTE_MARGIN: Ppm = 50_000
/** A tenth of a per cent. */
const TENTH: Ppm = 1_000
/** A margin is unusual below so much of the average of its category. */
const UNUSUAL_PERCENT = 70

/** A margin above 0 and below 15 % (INS-01). */
export const lowMargin: ProductRule = {
  kind: 'lowMargin',
  subjectOf: idOf,
  judge(product, shop) {
    const { margin } = product.figures
    if (margin === null || margin <= 0 || margin >= THIN_MARGIN) return null
    const impact = margin < MINUTE_MARGIN ? 'high' : 'medium'
    return { impact, stake: shop.yearly(missingTo(THIN_MARGIN, product.figures), product) }
  },
  tell(product, shop, { impact, stake }) {
    const { id, title, margin } = product.figures
    return insightOf(id, {
      facts: { kind: 'lowMargin', product: title, margin: margin ?? 0, limit: THIN_MARGIN },
      cause: marginCause(product.figures),
      impact,
      productId: id,
      evidence: marginFigures(product.figures),
      stake: stakeOf(stake, shop.currency, shop.periodOf(product)),
      act: { type: 'reprice', productIds: [id], marginPpm: settlingMargin(THIN_MARGIN, product.figures) },
    })
  },
}

/** A margin below 70 % of the average of its category (INS-01); where the average itself is no profit, nothing is unusual. */
export const unusualMargin: ProductRule = {
  kind: 'unusualMargin',
  subjectOf: idOf,
  judge(product, shop) {
    const { category, figures } = product
    const { margin } = figures
    if (margin === null || !category || category.marginSum <= 0) return null
    if (margin * category.margins * 100 >= category.marginSum * UNUSUAL_PERCENT) return null
    const impact = margin < 0 ? 'high' : 'medium'
    return { impact, stake: shop.yearly(missingTo(category.averageMargin ?? 0, figures), product) }
  },
  tell(product, shop, { impact, stake }) {
    const { id, title, categoryId, margin } = product.figures
    const average = product.category?.averageMargin ?? 0
    const category = categoryRow(categoryId, shop)
    return insightOf(id, {
      facts: { kind: 'unusualMargin', product: title, margin: margin ?? 0, category: category.name, average },
      cause: marginCause(product.figures),
      impact,
      productId: id,
      evidence: [...marginFigures(product.figures), percentFigure('averageMargin', average, category)],
      stake: stakeOf(stake, shop.currency, shop.periodOf(product)),
      // Written as the average beside it.
      act: { type: 'reprice', productIds: [id], marginPpm: Math.round(average / TENTH) * TENTH },
    })
  },
}

/**
 * The margin to suggest where one has to reach a limit: the limit, or where its price is rounded down so much more that the rounded price
 * keeps it.
 */
export function settlingMargin(limit: Ppm, { cost, price, net }: ProductFigures): Ppm {
  const exact = priceAt(cost, limit)
  // The price that is rounded is that with VAT, where prices include it.
  const gross = price === null || net === null || net <= 0 ? 1 : price / net
  if (cost <= 0 || roundToMinor(Math.round(exact * gross)) >= exact * gross) return limit
  return upToTenth(PPM - (cost * PPM) / (exact + UNITS_PER_MINOR))
}

/** A margin up to a tenth of a per cent, as it is written on the act. */
function upToTenth(margin: number): Ppm {
  return Math.ceil(margin / TENTH) * TENTH
}

/** What a margin is made from: with another price or cost it is another one. */
export function marginCause({ currency, net, cost }: ProductFigures): string {
  return `${currency} ${net ?? ''} ${cost}`
}

/** The row of a category as evidence. */
export function categoryRow(id: string | null, shop: Shop): EvidenceRow {
  return { kind: 'category', id: id ?? '', name: id === null ? '' : shop.categoryName(id) }
}

/** What one piece would bring more at another margin, in the currency of the business; null without a rate. */
function missingTo(target: Ppm, { costHere, margin }: ProductFigures): number | null {
  if (costHere === null || margin === null || target >= PPM || margin >= PPM) return null
  return Math.max(0, priceAt(costHere, target) - priceAt(costHere, margin))
}

function priceAt(cost: number, margin: Ppm): number {
  return (cost * PPM) / (PPM - margin)
}
