import { ABC, type AbcClass } from '#domain/analytics/pareto.ts'
import { daysIn } from '#domain/analytics/period.ts'
import { type SlowProduct, slowProducts } from '#domain/analytics/slow-products.ts'
import { countForm, moneyForm, percentForm } from '#web/kit/charts/value-forms.ts'
import { type Analysis, productsIn } from './analysis.ts'
import { chartTexts as texts } from './chart-messages.ts'
import type { AnalysisChart, DeclaredTab } from './declared-chart.ts'
import { rankedAmount, rankedChart, rankedOf, unrankedNotes, worstChart } from './ranked-charts.ts'

/** What brings most, what brings least, and what does not sell. */
export const productsTab: DeclaredTab = {
  charts: [
    { id: 'abc', isWide: true, make: (analysis) => rankedChart(analysis, 'product', texts.abc) },
    { id: 'classes', make: classesChart },
    { id: 'worst', make: (analysis) => worstChart(analysis, 'product', texts.worst) },
    { id: 'slow', make: (analysis) => idleChart(analysis, 'slow') },
    { id: 'never', isNow: true, make: (analysis) => idleChart(analysis, 'never') },
  ],
}

function classesChart(analysis: Analysis): AnalysisChart {
  const ranked = rankedOf(analysis, 'product')
  const inClass = (name: AbcClass) => ranked.filter((each) => each.class === name)
  const money = moneyForm(analysis.rates.target)
  return {
    title: texts.classes.title,
    lead: texts.classes.lead,
    kind: 'bars',
    of: 'product',
    data: {
      head: texts.classes.head,
      series: [
        { key: 'amount', name: texts[analysis.rank === 'profit' ? 'profit' : 'net'], form: money, look: 'bar' },
        { key: 'share', name: texts.shareOfGains, form: percentForm },
        { key: 'products', name: texts.products, form: countForm },
      ],
      points: ABC.map((name) => {
        const found = inClass(name)
        const share = found.reduce((sum, each) => sum + each.share, 0)
        const amount = found.reduce((sum, { part }) => sum + rankedAmount(analysis, part), 0)
        return { key: name, name, values: [amount, share, found.length] }
      }),
    },
    notes: unrankedNotes(analysis, 'product'),
    behind: (point) => ({
      kind: 'product',
      ids: ranked.flatMap((each) => (each.class === point && each.part.key !== null ? each.part.key : [])),
    }),
  }
}

function idleOf(analysis: Analysis) {
  const { books, filter, today, rates, once } = analysis
  return once('idle', () => {
    return slowProducts(productsIn(analysis), books.documents.all(), { today, days: daysIn(filter.range) }, rates)
  })
}

/** What was not sold for as many days as the range has, or never, by the money that lies in it. */
function idleChart(analysis: Analysis, which: 'slow' | 'never'): AnalysisChart {
  const found = idleOf(analysis)
  const rows: readonly SlowProduct[] = found[which]
  return {
    title: texts[which].title,
    lead: which === 'slow' ? texts.slow.lead(daysIn(analysis.filter.range)) : texts.never.lead,
    kind: 'bars',
    of: 'product',
    data: {
      head: texts.product,
      series: [
        { key: 'stockCost', name: texts.boundMoney, form: moneyForm(analysis.rates.target), look: 'bar', adds: true },
        { key: 'stock', name: texts.stock, form: countForm },
        { key: 'days', name: texts.daysSince, form: countForm },
      ],
      points: rows.map(({ id, stock, stockCost, days }) => ({
        key: id,
        get name() {
          return analysis.nameOf('product', id)
        },
        values: [stockCost, stock, days],
      })),
    },
    leftOut: [found.leftOut],
    notes: rows.length === 0 ? [] : [texts.idleCount(rows.length)],
    empty: texts[which].empty,
    behind: (point) => ({ kind: 'product', ids: [point] }),
  }
}
