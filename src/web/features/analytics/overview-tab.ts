import { receivablesOn, receivablesOver } from '#domain/analytics/receivables.ts'
import { receivedFigures } from '#domain/analytics/received.ts'
import { AGES } from '#domain/documents/ageing.ts'
import { bucketsOf } from '#domain/analytics/period.ts'
import { moneyForm, percentForm } from '#web/kit/charts/value-forms.ts'
import { type Analysis, salesNow } from './analysis.ts'
import { chartTexts as texts } from './chart-messages.ts'
import type { AnalysisChart, AnalysisTiles, DeclaredTab } from './declared-chart.ts'
import { bucketFrom, periodPoints } from './period-points.ts'
import { profitChart, salesByChart, salesChart, soldIn, withoutCostNotes } from './sales-charts.ts'
import { ofWholeDocuments } from './whole-documents.ts'

/** The figures of the shop at a glance. */
export const overviewTab: DeclaredTab = {
  tiles: { id: 'overview', make: overviewTiles },
  charts: [
    { id: 'sales', isWide: true, make: salesChart },
    { id: 'profit', make: profitChart },
    { id: 'received', make: receivedChart },
    { id: 'receivables', isWide: true, make: receivablesChart },
    { id: 'currencies', make: currenciesChart },
    { id: 'profiles', make: profilesChart },
  ],
}

function overviewTiles(analysis: Analysis): AnalysisTiles {
  const { sales, buckets, leftOut, before } = salesNow(analysis)
  const received = receivedOf(analysis)
  const open = receivablesOn(analysis.books.documents.all(), receivablesFilter(analysis), analysis.rates)
  const [money, sold] = [moneyForm(analysis.rates.target), soldIn(analysis, analysis.filter.range)]
  return {
    tiles: [
      {
        key: 'net',
        name: texts.net,
        value: sales.net,
        before: before.sales.net,
        form: money,
        line: buckets.map((each) => each.sales.net),
        behind: sold,
      },
      {
        key: 'profit',
        name: texts.profit,
        // Without any known cost there is no profit to tell.
        value: sales.linesWithoutCost < sales.lines ? sales.profit : null,
        before: before.sales.profit,
        form: money,
        line: buckets.map((each) => each.sales.profit),
        behind: sold,
      },
      {
        key: 'margin',
        name: texts.margin,
        value: sales.margin,
        before: before.sales.margin,
        form: percentForm,
        behind: sold,
      },
      {
        key: 'received',
        name: texts.received.title,
        value: received.amount,
        before: received.before.amount,
        form: money,
        line: received.buckets.map(({ amount }) => amount),
        behind: { kind: 'document', ids: received.ids },
      },
      {
        key: 'open',
        name: texts.open,
        value: open.open,
        form: money,
        note: texts.overdueOf(money.text(open.overdue)),
        behind: { kind: 'document', ids: AGES.flatMap((age) => open.ages[age].ids) },
      },
    ],
    leftOut: [
      { ...leftOut, of: { key: 'sales', name: texts.leftOutOf.sales } },
      { ...before.leftOut, of: { key: 'salesBefore', name: texts.leftOutOf.salesBefore } },
      { ...received.leftOut, of: { key: 'received', name: texts.received.name } },
      { ...received.before.leftOut, of: { key: 'receivedBefore', name: texts.received.before } },
      { ...open.leftOut, of: { key: 'open', name: texts.open } },
    ],
    notes: [...withoutCostNotes(analysis), ...ofWholeDocuments(analysis, texts.wholeTiles)],
  }
}

function receivedOf(analysis: Analysis) {
  const { books, filter, step, rates, once } = analysis
  return once('received', () => receivedFigures(books.documents.all(), filter, step, rates))
}

function receivedChart(analysis: Analysis): AnalysisChart {
  const now = receivedOf(analysis)
  const { books, filter, before, step, rates } = analysis
  const then = receivedFigures(books.documents.all(), { ...filter, range: before }, step, rates)
  const money = moneyForm(rates.target)
  return {
    title: texts.received.title,
    lead: texts.received.lead,
    kind: 'columns',
    of: 'document',
    data: {
      head: texts.period,
      series: [
        { key: 'amount', name: texts.received.name, form: money, look: 'bar' },
        { key: 'before', name: texts.received.before, form: money, look: 'before' },
      ],
      points: periodPoints(now.buckets, step, ({ amount }, at) => [amount, then.buckets[at]?.amount ?? null]),
    },
    leftOut: [now.leftOut, { ...then.leftOut, of: { key: 'before', name: texts.received.before } }],
    notes: ofWholeDocuments(analysis),
    behind(point, series) {
      const bucket = bucketFrom(now.buckets, point)
      const earlier = bucket && then.buckets[now.buckets.indexOf(bucket)]
      const ids = (series === 'before' ? earlier : bucket)?.ids
      return ids && { kind: 'document', ids }
    },
  }
}

/** What was open at the end of each part of the range; nothing is known of days to come. */
function receivablesChart(analysis: Analysis): AnalysisChart {
  const { books, filter, step, rates, today } = analysis
  const buckets = bucketsOf(filter.range, step).filter(({ from }) => from <= today)
  const points = receivablesOver(books.documents.all(), buckets, receivablesFilter(analysis), rates)
  const money = moneyForm(rates.target)
  const last = points.at(-1)
  return {
    title: texts.receivables.title,
    lead: texts.receivables.lead,
    kind: 'columns',
    of: 'document',
    data: {
      head: texts.period,
      series: [
        { key: 'open', name: texts.open, form: money, look: 'bar' },
        { key: 'overdue', name: texts.overdue, form: money, look: 'bar' },
      ],
      points: periodPoints(buckets, step, (_, at) => [points[at]?.open ?? 0, points[at]?.overdue ?? 0]),
    },
    leftOut: last ? [last.leftOut] : [],
    notes: ofWholeDocuments(analysis),
    behind(point, series) {
      const found = points[buckets.findIndex(({ from }) => from === point)]
      const ages = series === 'overdue' ? AGES.filter((age) => age !== 'notDue') : AGES
      return found && { kind: 'document', ids: ages.flatMap((age) => found.ages[age].ids) }
    },
  }
}

/** Receivables are those at the end of the range, or of today. */
export function receivablesFilter({ filter, today }: Analysis) {
  const { businessProfileId, customerId, currency, range } = filter
  return {
    to: range.to < today ? range.to : today,
    ...(businessProfileId === undefined ? {} : { businessProfileId }),
    ...(customerId === undefined ? {} : { customerId }),
    ...(currency === undefined ? {} : { currency }),
  }
}

function currenciesChart(analysis: Analysis): AnalysisChart {
  return salesByChart(analysis, 'currency', {
    title: texts.currencies.title,
    lead: texts.currencies.lead(analysis.rates.target),
    head: texts.currency,
    nameOf: (key) => key ?? '',
  })
}

function profilesChart(analysis: Analysis): AnalysisChart {
  return salesByChart(analysis, 'profile', {
    title: texts.profiles.title,
    head: texts.profile,
    nameOf: (key) => analysis.nameOf('businessProfile', key),
  })
}
