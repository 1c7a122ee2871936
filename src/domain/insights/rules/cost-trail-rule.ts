import { hasRisen } from '#domain/cost-rise.ts'
import type { Units } from '#domain/money.ts'
import { marginPpm } from '#domain/price-formulas.ts'
import type { EvidenceRow, Insight } from '../insight.ts'
import type { BookedProduct } from '../insight-book.ts'
import { amountFigure, insightOf, marginFigures, stakeOf } from '../make-insight.ts'
import type { Severity } from '../severity.ts'
import type { Shop } from '../shop.ts'
import { idOf, type ProductRule } from './product-rule.ts'

const GRAVE_MOVE_PERCENT = 10

/** The cost rose since the product was first sold at the price that it still has, within the last year. */
export const costRose: ProductRule = {
  kind: 'costRose',
  subjectOf: idOf,
  judge(product, shop) {
    const { costThen, isYearOld } = shop.salesOf(product)
    if (costThen === 0 || isYearOld || !hasRisen(product.figures.cost, costThen)) return null
    return severityOfRise(product, costThen, shop)
  },
  tell: (product, shop, severity) => told('costRose', product, shop, severity),
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
  tell: (product, shop, severity) => told('stalePrice', product, shop, severity),
}

function severityOfRise(product: BookedProduct, before: Units, shop: Shop): Severity {
  const { cost, currency } = product.figures
  const isGrave = cost * 100 >= before * (100 + GRAVE_MOVE_PERCENT)
  return { impact: isGrave ? 'high' : 'medium', stake: shop.yearly(shop.here(cost - before, currency), product) }
}

function told(kind: 'costRose' | 'stalePrice', product: BookedProduct, shop: Shop, severity: Severity): Insight {
  const { id, name, net, cost, currency } = product.figures
  const { first } = shop.salesOf(product)
  const [day, price, before] = [first?.day ?? shop.today, first?.unitPrice ?? net ?? 0, first?.unitCost ?? cost]
  const document: EvidenceRow = { kind: 'document', id: first?.documentId ?? '', name: first?.documentNumber ?? '' }
  return insightOf(id, {
    facts: {
      kind,
      product: name,
      day,
      price: { units: price, currency },
      before: { units: before, currency },
      now: { units: cost, currency },
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
    act: { type: 'reprice', productIds: [id], marginPpm: marginPpm(price, before) },
  })
}
