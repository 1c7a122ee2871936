import type { LeftOut } from '#domain/analytics/left-out.ts'
import { nearestProduct } from '#domain/exact.ts'
import { PPM, type Ppm, type Units } from '#domain/money.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import type { ChartLink } from '#web/kit/charts/chart-data.ts'
import { tileKey } from '#web/kit/figures/behind-key.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { formatPercentChange, formatPointsChange } from '#web/kit/format/change.ts'
import type { DashboardFigures } from './dashboard-figures.ts'
import { dashboardMessages as messages } from './dashboard-messages.ts'
import { leftOutText } from './left-out-text.ts'

/** One figure at the head of the dashboard, and where it leads. */
export interface DashboardTile {
  readonly key: string
  readonly label: string
  /** A dash where there is none. */
  readonly value: string
  /** What it means, or how it moved. */
  readonly notes: readonly string[]
  /** By month; none where it has no past. */
  readonly line: readonly number[]
  readonly to: ChartLink
}

const NONE = '–'
const LAST_30 = { tab: 'overview', range: 'last30' } as const

/** The four figures of the dashboard (PAGE-01); those of documents alone to somebody who sees no products (TEAM-02). */
export function dashboardTiles(
  figures: DashboardFigures,
  currency: string,
  hasProducts = true,
): readonly DashboardTile[] {
  const money = (units: Units): string => formatMoney(units, currency)
  const ofDocuments = [soldTile(figures, money), openTile(figures, money)]
  return hasProducts ? [...ofDocuments, marginTile(figures, money), stockTile(figures, money)] : ofDocuments
}

type Money = (units: Units) => string

function soldTile({ lately, sales }: DashboardFigures, money: Money): DashboardTile {
  return {
    key: 'sold',
    label: messages.sold,
    value: money(lately.sales.net),
    notes: [
      movedBy(lately.sales.net, lately.before.sales.net),
      messages.soldBy,
      ...notIn(lately.leftOut),
      ...notInBefore(lately.before.leftOut),
    ],
    line: sales.buckets.map((bucket) => bucket.sales.net),
    to: { screen: 'analytics', search: LAST_30 },
  }
}

function openTile({ open, shownOpen, openBefore }: DashboardFigures, money: Money): DashboardTile {
  return {
    key: 'open',
    label: messages.open,
    value: money(open.open),
    notes: [
      open.overdue > 0 ? messages.overdue(money(shownOpen.overdue)) : messages.noneOverdue,
      ...(openBefore.open > 0 ? [movedBy(open.open, openBefore.open)] : []),
      ...notIn(open.leftOut),
      ...notInBefore(openBefore.leftOut),
    ],
    line: [],
    to: { screen: 'analytics', search: { tab: 'overview', behind: tileKey('open') } },
  }
}

/** Weighted by sales; without a sale whose cost is known that of the products, and it says which. */
function marginTile({ lately, sales, margins }: DashboardFigures, money: Money): DashboardTile {
  const { margin, linesWithoutCost, netWithoutCost } = lately.sales
  if (margin === null) {
    const { mean } = margins
    return {
      key: 'margin',
      label: messages.marginOfProducts,
      value: mean === null ? NONE : formatPercent(mean),
      notes: [mean === null ? messages.noMargin : messages.noSales],
      line: [],
      to: { screen: 'analytics', search: { tab: 'margins' } },
    }
  }
  const before = lately.before.sales.margin
  return {
    key: 'margin',
    label: messages.marginOfSales,
    value: formatPercent(margin),
    notes: [
      before === null ? messages.noBefore : messages.points(formatPointsChange(margin - before)),
      ...(linesWithoutCost > 0 ? [messages.withoutCost(money(netWithoutCost))] : []),
      ...notIn(lately.leftOut),
      ...notInBefore(lately.before.leftOut),
    ],
    line: sales.buckets.flatMap((bucket) => bucket.sales.margin ?? []),
    to: { screen: 'analytics', search: { tab: 'margins', range: LAST_30.range } },
  }
}

function stockTile({ stock }: DashboardFigures, money: Money): DashboardTile {
  const { amount, ids, withoutCostIds } = stock
  const counted = new Set([...ids, ...withoutCostIds]).size
  return {
    key: 'stock',
    label: messages.stock,
    value: money(amount),
    notes: [
      counted === 0 ? messages.noneCounted : messages.countedActive(countOf('product', counted)),
      ...(withoutCostIds.length === 0 ? [] : [messages.costless(countOf('product', withoutCostIds.length))]),
      ...notIn(stock.leftOut),
    ],
    line: [],
    to: { screen: 'analytics', search: { tab: 'margins', costs: 'stock' } },
  }
}

/** What a figure does not have, and what the one before does not have: each period is told for itself. */
function notIn(leftOut: LeftOut): readonly string[] {
  const amounts = leftOutText(leftOut)
  return amounts === '' ? [] : [messages.notIn(amounts)]
}

function notInBefore(leftOut: LeftOut): readonly string[] {
  const amounts = leftOutText(leftOut)
  return amounts === '' ? [] : [messages.notInBefore(amounts)]
}

function movedBy(now: Units, before: Units): string {
  if (before <= 0) return messages.noBefore
  const change: Ppm = nearestProduct(now - before, PPM, before)
  return messages.before(formatPercentChange(change))
}
