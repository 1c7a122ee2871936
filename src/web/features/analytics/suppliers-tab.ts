import { COST_PARTS } from '#domain/analytics/cost-parts.ts'
import { type CostFacts, costStructure, type CostStructure } from '#domain/analytics/cost-structure.ts'
import { SHIPMENT_PARTS, shipmentFigures, type ShipmentSum } from '#domain/analytics/shipment-costs.ts'
import { soldQuantities } from '#domain/analytics/sold-quantities.ts'
import { nearestProduct } from '#domain/exact.ts'
import { grouped } from '#domain/grouped.ts'
import { PPM } from '#domain/money.ts'
import { roundedMean } from '#domain/rounded-mean.ts'
import { countForm, moneyForm, percentForm } from '#web/kit/charts/value-forms.ts'
import { type Analysis, isWithin } from './analysis.ts'
import { chartTexts as texts } from './chart-messages.ts'
import type { AnalysisChart, DeclaredTab } from './declared-chart.ts'
import { bucketFrom, periodPoints } from './period-points.ts'

/** What costs are made of, in which currencies suppliers are paid, and what deliveries cost. */
export const suppliersTab: DeclaredTab = {
  charts: [
    { id: 'costs', make: costsChart },
    { id: 'paidIn', make: paidInChart },
    { id: 'landings', isWide: true, make: landingsChart },
    { id: 'suppliers', isWide: true, make: suppliersChart },
  ],
}

function costsIn({ books, filter, once }: Analysis): readonly CostFacts[] {
  return once('costs', () => [...books.costs.all()].filter((each) => isWithin(each, filter)))
}

function structureOf(analysis: Analysis, products: Iterable<CostFacts>): CostStructure {
  const { books, filter, costBasis, today, rates, once } = analysis
  const weight = costBasis === 'sold' ? once('sold', () => soldQuantities(books.documents.all(), filter)) : costBasis
  return costStructure(products, weight, today, rates)
}

function costsChart(analysis: Analysis): AnalysisChart {
  const { shares, total, ids, withoutCostIds, leftOut } = structureOf(analysis, costsIn(analysis))
  return {
    title: texts.costs.title,
    lead: texts.costs.lead[analysis.costBasis],
    kind: 'bars',
    of: 'product',
    data: {
      head: texts.costs.head,
      series: [
        { key: 'amount', name: texts.cost, form: moneyForm(analysis.rates.target), look: 'bar', adds: true },
        { key: 'share', name: texts.share, form: percentForm },
      ],
      points: COST_PARTS.map((part) => ({
        key: part,
        name: texts.costs.parts[part],
        values: [shares[part], shareOf(shares[part], total)],
      })),
    },
    leftOut: [leftOut],
    notes: withoutCostIds.length > 0 ? [texts.costs.without(withoutCostIds.length)] : [],
    behind: () => ({ kind: 'product', ids }),
  }
}

/** By the currency of the supplier's bill: no row says from which country a product comes. */
function paidInChart(analysis: Analysis): AnalysisChart {
  const byCurrency = grouped(costsIn(analysis), ({ paidIn }) => paidIn)
  const groups = [...byCurrency]
    .map(([key, products]) => ({ key, products, ...structureOf(analysis, products) }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total || (a.key < b.key ? -1 : 1))
  const money = moneyForm(analysis.rates.target)
  return {
    title: texts.paidIn.title,
    lead: texts.paidIn.lead,
    kind: 'bars',
    of: 'product',
    data: {
      head: texts.currency,
      series: [
        { key: 'total', name: texts.cost, form: money, look: 'bar', adds: true },
        ...COST_PARTS.map((part) => ({ key: part, name: texts.costs.parts[part], form: money, adds: true })),
        { key: 'margin', name: texts.meanMargin, form: percentForm },
        { key: 'products', name: texts.products, form: countForm },
      ],
      points: groups.map(({ key, total, shares, ids }) => ({
        key,
        name: key,
        values: [total, ...COST_PARTS.map((part) => shares[part]), meanMarginOf(analysis, ids), ids.length],
      })),
    },
    leftOut: groups.map(({ leftOut }) => leftOut),
    behind(point) {
      const found = groups.find(({ key }) => key === point)
      return found && { kind: 'product', ids: found.ids }
    },
  }
}

function meanMarginOf({ books }: Analysis, ids: readonly string[]): number | null {
  const margins = ids.flatMap((id) => books.products.get(id)?.margin ?? [])
  const sum = margins.reduce((all, margin) => all + margin, 0)
  return margins.length === 0 ? null : roundedMean(sum, margins.length)
}

function landedOf({ shipments, filter, step, rates, once }: Analysis) {
  return once('shipments', () => shipmentFigures(shipments, filter.range, step, rates))
}

function landingsChart(analysis: Analysis): AnalysisChart {
  const { buckets, incompleteIds, leftOut } = landedOf(analysis)
  const money = moneyForm(analysis.rates.target)
  return {
    title: texts.landings.title,
    lead: texts.landings.lead,
    kind: 'columns',
    of: 'shipment',
    data: {
      head: texts.period,
      series: [
        { key: 'freight', name: texts.landings.parts.freight, form: money, look: 'bar', adds: true },
        { key: 'duty', name: texts.landings.parts.duty, form: money, look: 'bar', adds: true },
        { key: 'extras', name: texts.landings.parts.extras, form: money, look: 'bar', adds: true },
        { key: 'goods', name: texts.landings.parts.goods, form: money, adds: true },
        { key: 'onTop', name: texts.landings.onTop, form: percentForm },
      ],
      points: periodPoints(buckets, analysis.step, (bucket) => [
        bucket.shares.freight,
        bucket.shares.duty,
        bucket.shares.extras,
        bucket.shares.goods,
        onTopOf(bucket),
      ]),
    },
    leftOut: [leftOut],
    notes: incompleteIds.length > 0 ? [texts.landings.incomplete(incompleteIds.length)] : [],
    empty: texts.landings.empty,
    behind(point) {
      const bucket = bucketFrom(buckets, point)
      return bucket && { kind: 'shipment', ids: bucket.ids }
    },
  }
}

function suppliersChart(analysis: Analysis): AnalysisChart {
  const { suppliers, leftOut } = landedOf(analysis)
  const money = moneyForm(analysis.rates.target)
  return {
    title: texts.suppliers.title,
    lead: texts.suppliers.lead,
    kind: 'bars',
    of: 'shipment',
    data: {
      head: texts.suppliers.head,
      series: [
        { key: 'total', name: texts.cost, form: money, look: 'bar', adds: true },
        ...SHIPMENT_PARTS.map((part) => ({ key: part, name: texts.landings.parts[part], form: money, adds: true })),
        { key: 'onTop', name: texts.landings.onTop, form: percentForm },
        { key: 'shipments', name: texts.suppliers.shipments, form: countForm },
      ],
      points: suppliers.map(({ supplier, total, shares, ids }) => ({
        key: supplier,
        name: supplier || texts.suppliers.none,
        values: [total, ...SHIPMENT_PARTS.map((part) => shares[part]), onTopOf({ shares, total }), ids.length],
      })),
    },
    leftOut: [leftOut],
    empty: texts.landings.empty,
    behind(point) {
      const found = suppliers.find(({ supplier }) => supplier === point)
      return found && { kind: 'shipment', ids: found.ids }
    },
  }
}

/** What the way here adds to the price of the goods. */
function onTopOf({ shares, total }: Pick<ShipmentSum, 'shares' | 'total'>): number | null {
  return shareOf(total - shares.goods, shares.goods)
}

function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? nearestProduct(part, PPM, whole) : null
}
