import { expect, it } from 'vitest'
import { costBook } from '#domain/analytics/cost-structure.ts'
import { datedRates } from '#domain/analytics/dated-rates.ts'
import { documentBook } from '#domain/analytics/document-facts.ts'
import { rangeBefore } from '#domain/analytics/period.ts'
import { productBook } from '#domain/analytics/product-facts.ts'
import { DEFAULT_PRICING_CONTEXT, resolvedRules } from '#domain/pricing-rules.ts'
import { type Analysis, onceEach } from './analysis.ts'
import { DECLARED_TABS } from './declared-tabs.ts'
import { chartOf } from './open-behind.ts'

const EUR = 1_000_000

/** An invoice of one line that is due on its day, and paid in part. */
function invoice(id: string, issueDate: string, more: object = {}) {
  const item = { productId: null, variantId: '', serviceId: null, quantity: 10_000, unitPrice: 10 * EUR }
  return {
    id,
    documentType: 'invoice',
    status: 'sent',
    currency: 'EUR',
    issueDate,
    dueDate: issueDate,
    businessProfileId: null,
    customerId: null,
    originalInvoiceId: null,
    pricesIncludeTax: false,
    items: [{ ...item, unitCost: 6 * EUR, taxPercent: 0, taxCategory: null, lineTotal: 10 * EUR }],
    taxes: [],
    taxAmount: 0,
    total: 10 * EUR,
    balanceDue: 7 * EUR,
    payments: [{ id: 'p', date: issueDate, amount: 3 * EUR }],
    relatedDocuments: [],
    creditedAmount: 0,
    creditedInDrafts: 0,
    updatedAt: 0,
    ...more,
  }
}

function analysis(): Analysis {
  const range = { from: '2026-01-01', to: '2026-07-31' }
  const quote = { documentType: 'quote', status: 'accepted', payments: [], balanceDue: 0 }
  const papers = [invoice('a', '2026-07-20'), invoice('b', '2026-03-10'), invoice('c', '2026-06-01', quote)]
  return {
    books: {
      documents: documentBook(papers as unknown as Parameters<typeof documentBook>[0]),
      products: productBook([]),
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

const charts = Object.values(DECLARED_TABS).flatMap((tab) => tab.charts)

it('PAGE-02 what rows add to a figure is that figure, and a count has its rows alone', () => {
  const of = analysis()
  const wrong = charts.flatMap((declared) => {
    const { data, behind } = chartOf(of, declared)
    return data.points.flatMap(({ key, values }) =>
      data.series.flatMap((series, at) => {
        const parts = behind(key, series.key)?.parts?.().of
        const sum = parts && [...parts.values()].reduce((total, part) => total + part, 0)
        return sum === undefined || sum === (values[at] ?? 0) ? [] : [`${declared.id} ${key} ${series.key}: ${sum}`]
      }),
    )
  })
  expect(wrong).toEqual([])
})
