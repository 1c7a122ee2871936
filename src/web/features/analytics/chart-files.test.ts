import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { costBook } from '#domain/analytics/cost-structure.ts'
import { datedRates } from '#domain/analytics/dated-rates.ts'
import { documentBook } from '#domain/analytics/document-facts.ts'
import { rangeBefore } from '#domain/analytics/period.ts'
import { type CataloguedProduct, productBook } from '#domain/analytics/product-facts.ts'
import { csvText } from '#domain/csv.ts'
import { DEFAULT_PRICING_CONTEXT, resolvedRules } from '#domain/pricing-rules.ts'
import { chartRows } from '#web/kit/charts/chart-data.ts'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { chartTexts } from './chart-messages.ts'
import { type Analysis, onceEach } from './analysis.ts'
import { DECLARED_TABS } from './declared-tabs.ts'
import { chartOf } from './open-behind.ts'

const EUR = 1_000_000

beforeEach(() => setFormatLocale('en-IE'))
afterEach(() => setFormatLocale(undefined))

/** A product that is sold at a loss of 47 % of its price. */
const losing: CataloguedProduct = {
  id: 'loses',
  categoryId: null,
  brandId: null,
  baseCurrency: 'EUR',
  isActive: true,
  stock: null,
  totalCost: 147 * EUR,
  effectivePrice: 100 * EUR,
  margin: -470_000,
  belowFloor: true,
  variants: [],
}

function analysisOf(products: readonly CataloguedProduct[]): Analysis {
  const range = { from: '2026-01-01', to: '2026-07-31' }
  return {
    books: {
      documents: documentBook(),
      products: productBook(products),
      costs: costBook((product) => resolvedRules(product, DEFAULT_PRICING_CONTEXT)),
    },
    rates: datedRates([], 'EUR'),
    filter: { range },
    before: rangeBefore(range),
    step: 'month',
    today: '2026-07-31',
    timeZone: 'UTC',
    plans: [],
    shipments: [],
    nameOf: (kind) => kind,
    rank: 'sales',
    costBasis: 'one',
    once: onceEach(),
  }
}

describe('the files of the charts', () => {
  const analysis = analysisOf([losing])
  const charts = Object.values(DECLARED_TABS).flatMap((tab) => tab.charts)

  it.each(charts.map((declared) => [declared.id, declared] as const))(
    'PAGE-02 no two columns of %s have one name, and amounts say their currency',
    (_, declared) => {
      const { data } = chartOf(analysis, declared)
      const [head = []] = chartRows(data)
      expect(new Set(head).size).toBe(head.length)
      data.series.forEach(({ form }, at) => {
        if (form.unit !== undefined) expect(head[at + 1]).toMatch(/ \((EUR|%)\)$/)
      })
      expect(data.series.filter(({ adds, form }) => adds && form.unit !== 'EUR')).toEqual([])
    },
  )

  it('PAGE-02 ranges say their edges, and which of them has no end', () => {
    const spread = charts.find(({ id }) => id === 'spread') ?? expect.fail('no spread')
    const of = (id: string, margin: number) => ({ ...losing, id, margin, totalCost: 100 * EUR })
    const { data } = chartOf(analysisOf([of('a', -600_000), of('b', 0), of('c', 49_999), of('d', 950_000)]), spread)
    const held = data.points.filter(({ values: [count] }) => count !== 0)
    expect(held.map(({ name, values }) => [name, ...values])).toEqual([
      [chartTexts.below('−50%'), 1],
      [chartTexts.between('0%', '5%'), 2],
      [chartTexts.from('95%'), 1],
    ])
    expect(data.points).toHaveLength(31)
  })

  it('PAGE-02 ranges of losses are no formula of a spreadsheet, and need no mark against it', () => {
    const spread = charts.find(({ id }) => id === 'spread')
    const rows = spread ? chartRows(chartOf(analysis, spread).data) : []
    expect(csvText(rows)).toContain('\r\n−50% to −45%,1\r\n')
  })
})
