import { type LeftOut, leftOutTogether } from '#domain/analytics/left-out.ts'
import { bucketsBefore, bucketsOf, type DayRange } from '#domain/analytics/period.ts'
import { type Receivables, receivablesOn, receivablesOver } from '#domain/analytics/receivables.ts'
import { shownReceivables } from '#domain/analytics/shown-receivables.ts'
import { type Received, receivedFigures } from '#domain/analytics/received.ts'
import { knownProfit } from '#domain/analytics/sales.ts'
import { type Age, AGES } from '#domain/documents/ageing.ts'
import { moneyForm, percentForm } from '#web/kit/charts/value-forms.ts'
import { type Analysis, salesNow } from './analysis.ts'
import { chartTexts as texts } from './chart-messages.ts'
import type { AnalysisChart, AnalysisTiles, Behind, DeclaredTab } from './declared-chart.ts'
import { bucketFrom, periodPoints } from './period-points.ts'
import { profitChart, salesByChart, salesChart, soldIn, leftOutNotes } from './sales-charts.ts'
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
  const money = moneyForm(analysis.rates.target)
  const sold = (amount?: 'net' | 'profit') => soldIn(analysis, analysis.filter.range, amount)
  return {
    tiles: [
      {
        key: 'net',
        name: texts.net,
        value: sales.net,
        before: before.sales.net,
        form: money,
        line: buckets.map((each) => each.sales.net),
        behind: sold('net'),
      },
      {
        key: 'profit',
        name: texts.profit,
        value: sales.lines === 0 ? null : knownProfit(sales),
        before: knownProfit(before.sales),
        form: money,
        line: buckets.map((each) => each.sales.profit),
        behind: sold('profit'),
      },
      {
        key: 'margin',
        name: texts.margin,
        value: sales.margin,
        before: before.sales.margin,
        form: percentForm,
        behind: sold(),
      },
      {
        key: 'received',
        name: texts.received.title,
        value: received.amount,
        before: received.before.amount,
        form: money,
        line: received.buckets.map(({ amount }) => amount),
        behind: receivedBehind(received, received.leftOut),
      },
      {
        key: 'open',
        name: texts.open,
        value: open.open,
        form: money,
        note: texts.overdueOf(money.text(shownReceivables(open).overdue)),
        behind: openBehind(open, AGES),
      },
    ],
    leftOut: [
      { ...leftOut, of: { key: 'sales', name: texts.leftOutOf.sales } },
      { ...before.leftOut, of: { key: 'salesBefore', name: texts.leftOutOf.salesBefore } },
      { ...received.leftOut, of: { key: 'received', name: texts.received.name } },
      { ...received.before.leftOut, of: { key: 'receivedBefore', name: texts.received.before } },
      { ...open.leftOut, of: { key: 'open', name: texts.open } },
    ],
    notes: [...leftOutNotes(analysis), ...ofWholeDocuments(analysis, texts.wholeTiles)],
  }
}

function receivedOf(analysis: Analysis) {
  const { books, filter, step, rates, once } = analysis
  return once('received', () => receivedFigures(books.documents.all(), filter, step, rates))
}

function receivedChart(analysis: Analysis): AnalysisChart {
  const now = receivedOf(analysis)
  const { books, filter, before, step, rates } = analysis
  const parts = bucketsBefore(filter.range, step)
  const then = receivedFigures(books.documents.all(), { ...filter, range: before }, parts, rates)
  const money = moneyForm(rates.target)
  return {
    title: texts.received.title,
    lead: texts.received.lead,
    kind: 'columns',
    of: 'document',
    data: {
      head: texts.period,
      series: [
        { key: 'amount', name: texts.received.name, form: money, look: 'bar', adds: true },
        { key: 'before', name: texts.received.before, form: money, look: 'before' },
      ],
      points: periodPoints(now.buckets, step, ({ amount }, at) => [amount, then.buckets[at]?.amount ?? null]),
    },
    leftOut: [now.leftOut, { ...then.leftOut, of: { key: 'before', name: texts.received.before } }],
    notes: ofWholeDocuments(analysis),
    behind(point, series) {
      const bucket = bucketFrom(now.buckets, point)
      const earlier = bucket && then.buckets[now.buckets.indexOf(bucket)]
      const found = series === 'before' ? earlier : bucket
      return (
        found && {
          ...receivedBehind(found),
          parts: () => ({ of: found.amounts, leftOut: leftOutOf(analysis, found) }),
        }
      )
    },
  }
}

/** The documents that money was received for. */
function receivedBehind({ ids, amounts }: Received, leftOut?: LeftOut): Behind {
  return { kind: 'document', ids, parts: () => ({ of: amounts, ...(leftOut && { leftOut }) }) }
}

/** What could not be converted of the money received in a part of the range. */
function leftOutOf({ books, filter, rates }: Analysis, { from, to }: DayRange): LeftOut {
  return receivedFigures(books.documents.all(), { ...filter, range: { from, to } }, 'month', rates).leftOut
}

/** The open invoices of some ages; those without a rate are told beside them. */
export function openBehind({ ages }: Receivables, told: readonly Age[]): Behind {
  return {
    kind: 'document',
    ids: told.flatMap((age) => ages[age].ids),
    parts: () => ({
      of: new Map(told.flatMap((age) => [...ages[age].amounts])),
      leftOut: leftOutTogether(told.map((age) => ages[age].leftOut)),
    }),
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
      return found && openBehind(found, ages)
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
