import { AGES } from '#domain/documents/ageing.ts'
import type { ChartData, ChartLink } from '#web/kit/charts/chart-data.ts'
import { bucketNames } from '#web/kit/charts/period-names.ts'
import { moneyForm, percentForm } from '#web/kit/charts/value-forms.ts'
import { behindKey, tileKey } from '#web/kit/figures/behind-key.ts'
import { figureMessages } from '#web/kit/figures/figure-messages.ts'
import type { DashboardFigures } from './dashboard-figures.ts'
import { dashboardMessages as messages } from './dashboard-messages.ts'

/** What was sold, what that had cost, and what was received, by month. */
export function salesByMonth({ sales, received }: DashboardFigures, currency: string): ChartData {
  const form = moneyForm(currency)
  const { month, net, cost, received: paid, margin } = messages.sales
  return {
    head: month,
    series: [
      { key: 'net', name: net, form, look: 'bar', adds: true },
      { key: 'cost', name: cost, form, look: 'bar', adds: true },
      { key: 'received', name: paid, form, look: 'line', adds: true },
      { key: 'margin', name: margin, form: percentForm },
    ],
    points: sales.buckets.map((bucket, at) => ({
      key: bucket.from,
      ...bucketNames(bucket, 'month'),
      values: [bucket.sales.net, bucket.sales.cost, received.buckets[at]?.amount ?? null, bucket.sales.margin],
    })),
  }
}

/** The documents that a month's sales are made from: those behind the first figure of the analytics. */
export function monthLink({ sales }: DashboardFigures, from: string): ChartLink | undefined {
  const bucket = sales.buckets.find((each) => each.from === from)
  return (
    bucket && {
      screen: 'analytics',
      search: { tab: 'overview', range: 'own', from: bucket.from, to: bucket.to, behind: tileKey('net') },
    }
  )
}

/** What is open, by how long it is overdue. */
export function openByAge({ shownOpen }: DashboardFigures, currency: string): ChartData {
  return {
    head: messages.ages.age,
    series: [{ key: 'open', name: messages.ages.amount, form: moneyForm(currency), look: 'bar', adds: true }],
    points: AGES.map((age) => ({ key: age, name: figureMessages.ages[age], values: [shownOpen.ages[age]] })),
  }
}

/** Where open invoices are told by age. */
export const OPEN_INVOICES = { tab: 'customers' } as const

/** The invoices of an age with what is open of each: those behind the same chart of the analytics. */
export function ageLink(age: string): ChartLink {
  return { screen: 'analytics', search: { ...OPEN_INVOICES, behind: behindKey('ages', age) } }
}
