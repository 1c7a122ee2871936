import { creditedByHand } from '#domain/analytics/credited-by-hand.ts'
import type { SalesPart } from '#domain/analytics/kept-parts.ts'
import { type NamedPart, salesBehind, salesBy, type SalesDimension } from '#domain/analytics/sales-by.ts'
import type { DayRange } from '#domain/analytics/period.ts'
import { knownProfit, type Sales, type SalesBucket } from '#domain/analytics/sales.ts'
import { countForm, moneyForm, percentForm } from '#web/kit/charts/value-forms.ts'
import { type Analysis, salesBefore, salesContext, salesNow } from './analysis.ts'
import { chartTexts as texts } from './chart-messages.ts'
import type { AnalysisChart, Behind } from './declared-chart.ts'
import { bucketFrom, periodPoints } from './period-points.ts'

/** Sales and what they had cost, over time and beside the range before. */
export function salesChart(analysis: Analysis): AnalysisChart {
  const [now, then] = [salesNow(analysis), salesBefore(analysis)]
  const money = moneyForm(analysis.rates.target)
  return {
    title: texts.sales.title,
    lead: texts.sales.lead,
    kind: 'columns',
    of: 'document',
    data: {
      head: texts.period,
      series: [
        { key: 'net', name: texts.net, form: money, look: 'bar', adds: true },
        { key: 'cost', name: texts.cost, form: money, look: 'bar', adds: true },
        { key: 'before', name: texts.netBefore, form: money, look: 'before' },
        { key: 'profit', name: texts.profit, form: money, adds: true },
        { key: 'margin', name: texts.margin, form: percentForm },
        { key: 'tax', name: texts.tax, form: money, adds: true },
        { key: 'documents', name: texts.documents, form: countForm },
      ],
      points: periodPoints(now.buckets, analysis.step, ({ sales }, at) => [
        sales.net,
        sales.cost,
        then.buckets[at]?.sales.net ?? null,
        knownProfit(sales),
        sales.margin,
        sales.tax,
        sales.documents,
      ]),
    },
    leftOut: [now.leftOut, { ...then.leftOut, of: { key: 'before', name: texts.netBefore } }],
    notes: leftOutNotes(analysis),
    behind(point, series) {
      const bucket = bucketFrom(now.buckets, point)
      const earlier = bucket && then.buckets[now.buckets.indexOf(bucket)]
      const range = series === 'before' ? earlier : bucket
      return range && soldIn(analysis, range, series === 'before' ? 'net' : amountOf(series))
    },
  }
}

/** Profit and margin over time, at the cost of the day of sale. */
export function profitChart(analysis: Analysis): AnalysisChart {
  const [now, then] = [salesNow(analysis), salesBefore(analysis)]
  const money = moneyForm(analysis.rates.target)
  return {
    title: texts.profits.title,
    lead: texts.profits.lead,
    kind: 'columns',
    of: 'document',
    data: {
      head: texts.period,
      series: [
        { key: 'profit', name: texts.profit, form: money, look: 'bar', adds: true },
        { key: 'before', name: texts.profitBefore, form: money, look: 'before' },
        { key: 'margin', name: texts.margin, form: percentForm },
        { key: 'net', name: texts.costedNet, form: money, adds: true },
        { key: 'cost', name: texts.cost, form: money, adds: true },
      ],
      points: periodPoints(now.buckets, analysis.step, ({ sales }, at) => [
        knownProfit(sales),
        profitOf(then.buckets[at]),
        sales.margin,
        sales.costedNet,
        sales.cost,
      ]),
    },
    leftOut: [now.leftOut, { ...then.leftOut, of: { key: 'before', name: texts.profitBefore } }],
    notes: leftOutNotes(analysis),
    behind(point, series) {
      const bucket = bucketFrom(now.buckets, point)
      const earlier = bucket && then.buckets[now.buckets.indexOf(bucket)]
      if (series === 'before') return earlier && soldIn(analysis, earlier, 'profit')
      return bucket && soldIn(analysis, bucket, series === 'net' ? 'costedNet' : amountOf(series, 'profit'))
    },
  }
}

function profitOf(bucket: SalesBucket | undefined): number | null {
  return bucket ? knownProfit(bucket.sales) : null
}

/** The sales of the range that are in no profit and no margin, because their lines store no cost, and what is in no sales. */
export function leftOutNotes(analysis: Analysis): readonly string[] {
  const { linesWithoutCost, netWithoutCost } = salesNow(analysis).sales
  const { text } = moneyForm(analysis.rates.target)
  return [
    ...(linesWithoutCost > 0 ? [texts.withoutCost(linesWithoutCost, text(netWithoutCost))] : []),
    ...creditedNotes(analysis),
  ]
}

/** The invoices of the range that no figure of sales has, because they were set to credited. */
function creditedNotes({ books, filter, once }: Analysis): readonly string[] {
  const count = once('credited by hand', () => creditedByHand(books.documents.all(), filter)).length
  return count > 0 ? [texts.creditedByHand(count)] : []
}

/** A figure of sales that adds up over documents. */
type SalesAmount = 'net' | 'cost' | 'profit' | 'tax' | 'quantity' | 'costedNet'

/** The documents behind a figure of sales, and what each adds to it; without the amount, where the figure is a share, they stand alone. */
export function soldIn(analysis: Analysis, range: DayRange, amount?: SalesAmount, part?: NamedPart): Behind {
  const { books, filter } = analysis
  const { sales, leftOut } = salesBehind(books.documents.all(), { ...filter, range }, salesContext(analysis), part)
  const ids = [...sales.keys()]
  if (!amount) return { kind: 'document', ids }
  return {
    kind: 'document',
    ids,
    parts: () => ({ of: new Map([...sales].flatMap(([id, each]) => amountIn(id, each, amount))), leftOut }),
  }
}

function amountIn(id: string, sales: Sales, amount: SalesAmount): [id: string, amount: number][] {
  const value = sales[amount]
  return value === null ? [] : [[id, value]]
}

/** The sales of the range by what they are divided by, the largest first; made once. */
export function salesPartsOf(analysis: Analysis, dimension: SalesDimension) {
  const { books, filter, once } = analysis
  return once(`salesBy ${dimension}`, () => salesBy(books.documents.all(), filter, dimension, salesContext(analysis)))
}

/** The documents behind one part of the sales; an empty key is for those of none. */
export function soldTo(analysis: Analysis, dimension: SalesDimension, key: string, series: string): Behind {
  return soldIn(analysis, analysis.filter.range, amountOf(series), { dimension, key: key === '' ? null : key })
}

/** The amount that a series tells, without one the first; undefined for shares and counts. */
function amountOf(series: string, first: SalesAmount = 'net'): SalesAmount | undefined {
  return series === '' ? first : AMOUNTS.find((amount) => amount === series)
}

const AMOUNTS: readonly SalesAmount[] = ['net', 'cost', 'profit', 'tax', 'quantity']

/** Sales by something that documents or lines belong to, with profit and margin. */
export function salesByChart(
  analysis: Analysis,
  dimension: SalesDimension,
  told: Pick<AnalysisChart, 'title' | 'lead'> & {
    readonly head: string
    readonly nameOf: (key: string | null) => string
    readonly by?: 'net' | 'profit'
  },
): AnalysisChart {
  const { parts, leftOut } = salesPartsOf(analysis, dimension)
  const money = moneyForm(analysis.rates.target)
  const isByProfit = told.by === 'profit'
  const shown = isByProfit ? parts.toSorted(byProfit) : parts
  const look = (is: boolean) => (is ? ({ look: 'bar' } as const) : {})
  return {
    title: told.title,
    ...(told.lead === undefined ? {} : { lead: told.lead }),
    kind: 'bars',
    of: 'document',
    data: {
      head: told.head,
      series: [
        { key: 'net', name: texts.net, form: money, ...look(!isByProfit), adds: true },
        { key: 'profit', name: texts.profit, form: money, ...look(isByProfit), adds: true },
        { key: 'margin', name: texts.margin, form: percentForm },
        { key: 'documents', name: texts.documents, form: countForm },
      ],
      points: shown.map(({ key, sales }: SalesPart) => ({
        key: key ?? '',
        get name() {
          return told.nameOf(key)
        },
        values: [sales.net, knownProfit(sales), sales.margin, sales.documents],
      })),
    },
    leftOut: [leftOut],
    notes: leftOutNotes(analysis),
    behind: (point, series) => soldTo(analysis, dimension, point, series),
  }
}

/** The largest first; those of which no profit is known last. */
function byProfit(a: SalesPart, b: SalesPart): number {
  return (knownProfit(b.sales) ?? -Infinity) - (knownProfit(a.sales) ?? -Infinity) || b.sales.net - a.sales.net
}
