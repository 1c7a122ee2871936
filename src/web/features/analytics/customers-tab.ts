import { daysToPay } from '#domain/analytics/days-to-pay.ts'
import { bucketsOf } from '#domain/analytics/period.ts'
import { QUOTE_ENDS, quoteFigures } from '#domain/analytics/quotes.ts'
import { receivablesOn } from '#domain/analytics/receivables.ts'
import { shownReceivables } from '#domain/analytics/shown-receivables.ts'
import { AGES } from '#domain/documents/ageing.ts'
import { countForm, moneyForm, percentForm, tenthsForm } from '#web/kit/charts/value-forms.ts'
import { figureMessages } from '#web/kit/figures/figure-messages.ts'
import type { Analysis } from './analysis.ts'
import { chartTexts as texts } from './chart-messages.ts'
import type { AnalysisChart, AnalysisTiles, DeclaredTab } from './declared-chart.ts'
import { openBehind, receivablesFilter } from './overview-tab.ts'
import { periodPoints } from './period-points.ts'
import { rankedChart, worstChart } from './ranked-charts.ts'
import { ofWholeDocuments } from './whole-documents.ts'

/** Who buys, who owes, who pays late, and what became of quotes. */
export const customersTab: DeclaredTab = {
  tiles: { id: 'customers', make: customerTiles },
  charts: [
    { id: 'customers', isWide: true, make: (analysis) => rankedChart(analysis, 'customer', texts.ranking) },
    { id: 'worstCustomers', make: (analysis) => worstChart(analysis, 'customer', texts.worstCustomers) },
    { id: 'quotes', make: quotesChart },
    { id: 'ages', make: agesChart },
    { id: 'daysToPay', make: daysToPayChart },
  ],
}

function payingOf({ books, filter, once }: Analysis) {
  return once('daysToPay', () => daysToPay(books.documents.all(), filter))
}

function quotesOf({ books, filter, today, rates, once }: Analysis) {
  return once('quotes', () => quoteFigures(books.documents.all(), filter, today, rates))
}

function customerTiles(analysis: Analysis): AnalysisTiles {
  const { books, filter, before } = analysis
  const paid = payingOf(analysis)
  const paidBefore = daysToPay(books.documents.all(), { ...filter, range: before })
  const quotes = quotesOf(analysis)
  const behind = { kind: 'document', ids: paid.ids } as const
  return {
    tiles: [
      {
        key: 'days',
        name: texts.daysToPay.mean,
        value: paid.meanTenths,
        before: paidBefore.meanTenths,
        form: tenthsForm,
        behind,
      },
      {
        key: 'median',
        name: texts.daysToPay.median,
        value: paid.medianDays,
        before: paidBefore.medianDays,
        form: countForm,
        behind,
      },
      {
        key: 'onTime',
        name: texts.daysToPay.onTime,
        value: paid.onTime,
        before: paidBefore.onTime,
        form: percentForm,
        behind,
      },
      {
        key: 'accepted',
        name: texts.quotes.rate,
        value: quotes.acceptedRate,
        form: percentForm,
        note: texts.quotes.waiting(quotes.waiting.ids.length),
        behind: { kind: 'document', ids: QUOTE_ENDS.flatMap((end) => quotes[end].ids) },
      },
    ],
    notes: ofWholeDocuments(analysis, texts.wholeTiles),
  }
}

function agesChart(analysis: Analysis): AnalysisChart {
  const { books, rates } = analysis
  const receivables = receivablesOn(books.documents.all(), receivablesFilter(analysis), rates)
  const { ages, leftOut, day } = receivables
  const shown = shownReceivables(receivables)
  return {
    title: texts.ages.title,
    lead: texts.ages.lead(day),
    kind: 'columns',
    of: 'document',
    data: {
      head: texts.ages.head,
      series: [
        { key: 'amount', name: texts.open, form: moneyForm(rates.target), look: 'bar', adds: true },
        { key: 'documents', name: texts.documents, form: countForm },
      ],
      points: AGES.map((age) => ({
        key: age,
        name: figureMessages.ages[age],
        values: [shown.ages[age], ages[age].ids.length],
      })),
    },
    leftOut: [leftOut],
    notes: ofWholeDocuments(analysis),
    empty: texts.ages.empty,
    behind(point, series) {
      const age = AGES.find((each) => each === point)
      if (!age || series !== 'documents') return age && openBehind(receivables, [age])
      return { kind: 'document', ids: ages[age].ids }
    },
  }
}

function daysToPayChart(analysis: Analysis): AnalysisChart {
  const { books, filter, step } = analysis
  const buckets = bucketsOf(filter.range, step)
  const found = buckets.map((range) => daysToPay(books.documents.all(), { ...filter, range }))
  return {
    title: texts.daysToPay.title,
    lead: texts.daysToPay.lead,
    kind: 'columns',
    of: 'document',
    data: {
      head: texts.period,
      series: [
        { key: 'mean', name: texts.daysToPay.mean, form: tenthsForm, look: 'bar' },
        { key: 'median', name: texts.daysToPay.median, form: countForm },
        { key: 'onTime', name: texts.daysToPay.onTime, form: percentForm },
        { key: 'documents', name: texts.daysToPay.paid, form: countForm },
      ],
      points: periodPoints(buckets, step, (_, at) => {
        const { meanTenths = null, medianDays = null, onTime = null, ids = [] } = found[at] ?? {}
        return [meanTenths, medianDays, onTime, ids.length]
      }),
    },
    notes: ofWholeDocuments(analysis),
    empty: texts.daysToPay.empty,
    behind(point) {
      const paid = found[buckets.findIndex(({ from }) => from === point)]
      return paid && { kind: 'document', ids: paid.ids }
    },
  }
}

function quotesChart(analysis: Analysis): AnalysisChart {
  const quotes = quotesOf(analysis)
  return {
    title: texts.quotes.title,
    lead: texts.quotes.lead,
    kind: 'bars',
    of: 'document',
    data: {
      head: texts.quotes.outcome,
      series: [
        { key: 'amount', name: texts.quotes.amount, form: moneyForm(analysis.rates.target), look: 'bar', adds: true },
        { key: 'documents', name: texts.quotes.count, form: countForm },
      ],
      points: QUOTE_ENDS.map((end) => ({
        key: end,
        name: texts.quotes.ends[end],
        values: [quotes[end].amount, quotes[end].ids.length],
      })),
    },
    leftOut: [quotes.leftOut],
    notes: ofWholeDocuments(analysis),
    empty: texts.quotes.empty,
    behind(point, series) {
      const end = QUOTE_ENDS.find((each) => each === point)
      if (!end) return undefined
      const { ids, amounts } = quotes[end]
      return { kind: 'document', ids, ...(series === 'documents' ? {} : { parts: () => ({ of: amounts }) }) }
    },
  }
}
