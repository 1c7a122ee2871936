import type { Dismissals } from './dismissals.ts'
import type { BookedProduct } from './insight-book.ts'
import type { InsightKind } from './insight-kinds.ts'
import { type KindReport, Ranking } from './ranking.ts'
import { belowCost } from './rules/below-cost-rule.ts'
import { currencyRisk, highCost } from './rules/cost-rules.ts'
import { costRose, stalePrice } from './rules/cost-trail-rule.ts'
import { endingMissed } from './rules/ending-rule.ts'
import { pricingEvent } from './rules/event-rule.ts'
import { listAboveRetail } from './rules/list-price-rule.ts'
import { soldBelowCost } from './rules/loss-rule.ts'
import { lowMargin, unusualMargin } from './rules/margin-rules.ts'
import type { ProductRule } from './rules/product-rule.ts'
import { promotionRule } from './rules/promotion-rule.ts'
import type { ShopRule } from './rules/shop-rule.ts'
import { dutyMissing, vatMissing } from './rules/sibling-rules.ts'
import { skuTwice } from './rules/sku-rule.ts'
import { cheaperShipment } from './rules/supplier-rule.ts'
import { NO_SALES } from './sales-figures.ts'
import { type InsightSources, type Shop, shopOf } from './shop.ts'

/** What was found, by kind. */
export type InsightReport = ReadonlyMap<InsightKind, KindReport>

const PRODUCT_RULES: readonly ProductRule[] = [belowCost, lowMargin, unusualMargin, highCost, currencyRisk]
/** Rules that ask only what was sold. */
const SALES_RULES: readonly ProductRule[] = [soldBelowCost, costRose, stalePrice]

/**
 * Every insight of a shop by kind (INS-01 and the further rules): how many there are, and of each kind the `most` most severe that are
 * not dismissed, told in full. Takes some milliseconds at 100,000 products.
 */
export function findInsights(sources: InsightSources, dismissals: Dismissals, most: number): InsightReport {
  const shop = shopOf(sources)
  const judged = judgements(PRODUCT_RULES, shop, most, dismissals)
  const judgedIfSold = judgements(SALES_RULES, shop, most, dismissals)
  for (const product of shop.book.products()) {
    if (!product.figures.isActive) continue
    judge(product, judged, shop)
    if (shop.salesOf(product) !== NO_SALES) judge(product, judgedIfSold, shop)
  }
  const found = <T>(rule: ShopRule<T>) => [rule.kind, foundBy(rule, shop, most, dismissals)] as const
  return new Map([
    ...[...judged, ...judgedIfSold].map(({ rule, ranking }) => [rule.kind, ranking.report()] as const),
    found(pricingEvent),
    found(cheaperShipment),
    found(listAboveRetail),
    found(promotionRule),
    found(endingMissed),
    found(dutyMissing),
    found(vatMissing),
    found(skuTwice),
  ])
}

interface Judgement {
  readonly rule: ProductRule
  readonly ranking: Ranking<BookedProduct>
}

function judgements(
  rules: readonly ProductRule[],
  shop: Shop,
  most: number,
  dismissals: Dismissals,
): readonly Judgement[] {
  return rules.map((rule) => ({ rule, ranking: new Ranking(rule, shop, most, dismissals) }))
}

function judge(product: BookedProduct, judged: readonly Judgement[], shop: Shop): void {
  for (const { rule, ranking } of judged) {
    const severity = rule.judge(product, shop)
    if (severity) ranking.add(product, severity)
  }
}

function foundBy<T>(rule: ShopRule<T>, shop: Shop, most: number, dismissals: Dismissals): KindReport {
  const ranking = new Ranking(rule, shop, most, dismissals)
  rule.find(shop, (found, severity) => ranking.add(found, severity))
  return ranking.report()
}
