import { hasRisen } from '#domain/cost-rise.ts'
import type { Ppm, Units } from '#domain/money.ts'
import { marginPpm } from '#domain/price-formulas.ts'
import type { EvidenceRow, Insight } from '../insight.ts'
import type { BookedProduct } from '../insight-book.ts'
import { amountFigure, insightOf, marginFigures, stakeOf } from '../make-insight.ts'
import type { CostedLine } from '../sales-figures.ts'
import type { Severity } from '../severity.ts'
import type { Shop } from '../shop.ts'
import { idOf, type ProductRule } from './product-rule.ts'

const GRAVE_MOVE_PERCENT = 10
/** A margin that is lower by less was kept: prices are rounded. */
const KEPT_MARGIN: Ppm = 5_000

/**
 * The cost rose since the product was first sold at the price that it still has, within the last year; or, where its price moved since, since
 * it was last sold.
 */
export const costRose: ProductRule = {
  kind: 'costRose',
  subjectOf: idOf,
  judge(product, shop) {
    const { costThen, isYearOld, last } = shop.salesOf(product)
    const { cost } = product.figures
    if (costThen === 0) return last && hasRisen(cost, last.unitCost) ? severityOfMove(product, last) : null
    return isYearOld || !hasRisen(cost, costThen) ? null : severityOfRise(product, costThen, shop)
  },
  tell(product, shop, severity) {
    const { first, last } = shop.salesOf(product)
    return told('costRose', product, shop, severity, first ?? last)
  },
}

/** The price has been the same for a year or longer, while the cost moved either way. */
export const stalePrice: ProductRule = {
  kind: 'stalePrice',
  subjectOf: idOf,
  judge(product, shop) {
    const { costThen, isYearOld } = shop.salesOf(product)
    if (!isYearOld) return null
    const { cost } = product.figures
    if (hasRisen(costThen, cost)) return { impact: 'low', stake: null }
    return hasRisen(cost, costThen) ? severityOfRise(product, costThen, shop) : null
  },
  tell: (product, shop, severity) => told('stalePrice', product, shop, severity, shop.salesOf(product).first),
}

function severityOfRise(product: BookedProduct, before: Units, shop: Shop): Severity {
  const { cost, currency } = product.figures
  const isGrave = cost * 100 >= before * (100 + GRAVE_MOVE_PERCENT)
  return { impact: isGrave ? 'high' : 'medium', stake: shop.yearly(shop.here(cost - before, currency), product) }
}

/** Where the price moved with the cost, it matters as far as it did not keep the margin. */
function severityOfMove({ figures }: BookedProduct, { unitPrice, unitCost }: CostedLine): Severity {
  const isWorse = (figures.margin ?? 0) + KEPT_MARGIN < marginPpm(unitPrice, unitCost)
  return { impact: isWorse ? 'medium' : 'low', stake: null }
}

function told(
  kind: 'costRose' | 'stalePrice',
  product: BookedProduct,
  shop: Shop,
  severity: Severity,
  sale: CostedLine | null,
): Insight {
  const { id, title, net, cost, currency } = product.figures
  const [day, price, before] = [sale?.day ?? shop.today, sale?.unitPrice ?? net ?? 0, sale?.unitCost ?? cost]
  const document: EvidenceRow = { kind: 'document', id: sale?.documentId ?? '', name: sale?.documentNumber ?? '' }
  const hasMoved = shop.salesOf(product).first === null && net !== null
  return insightOf(id, {
    facts: {
      kind,
      product: title,
      day,
      price: { units: price, currency },
      before: { units: before, currency },
      now: { units: cost, currency },
      ...(hasMoved && { priceNow: { units: net, currency } }),
    },
    cause: `${currency} ${net ?? ''} ${before} ${cost}`,
    impact: severity.impact,
    productId: id,
    evidence: [
      ...marginFigures(product.figures),
      { figure: 'day', value: { type: 'day', day }, row: document },
      amountFigure('priceThen', price, currency, document),
      amountFigure('costThen', before, currency, document),
    ],
    stake: stakeOf(severity.stake, shop.currency, shop.periodOf(product)),
    // Where the price moved along, the margin is the old one already.
    act:
      hasMoved && severity.impact === 'low'
        ? { type: 'open-costs', productId: id }
        : { type: 'reprice', productIds: [id], marginPpm: marginPpm(price, before) },
  })
}
