import { afterEach, beforeEach, expect, it } from 'vitest'
import { documentBook } from '#domain/analytics/document-facts.ts'
import { costBook } from '#domain/analytics/cost-structure.ts'
import { datedRates } from '#domain/analytics/dated-rates.ts'
import { productBook } from '#domain/analytics/product-facts.ts'
import { DEFAULT_PRICING_CONTEXT, resolvedRules } from '#domain/pricing-rules.ts'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { dashboardFigures } from './dashboard-figures.ts'
import { dashboardMessages as messages } from './dashboard-messages.ts'
import { dashboardTiles } from './dashboard-tiles.ts'
import { ageLink, monthLink } from './sales-chart.ts'

const EUR = 1_000_000
const TODAY = '2026-11-29'

beforeEach(() => setFormatLocale('en-IE'))
afterEach(() => setFormatLocale(undefined))

/** A document of one line that is due on its day. */
function paper(id: string, issueDate: string, more: object = {}) {
  const item = {
    productId: null,
    variantId: '',
    serviceId: null,
    quantity: 10_000,
    unitPrice: 10 * EUR,
    unitCost: 6 * EUR,
  }
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
    items: [{ ...item, taxPercent: 0, taxCategory: null, lineTotal: 10 * EUR }],
    taxes: [],
    taxAmount: 0,
    total: 10 * EUR,
    balanceDue: 10 * EUR,
    payments: [],
    relatedDocuments: [],
    creditedAmount: 0,
    creditedInDrafts: 0,
    updatedAt: 0,
    ...more,
  } as const
}

function figuresOf(papers: readonly object[], products: Parameters<typeof productBook>[0] = []) {
  const documents = documentBook(papers as Parameters<typeof documentBook>[0])
  const costs = costBook((product) => resolvedRules(product, DEFAULT_PRICING_CONTEXT))
  return dashboardFigures({ documents, products: productBook(products), costs }, datedRates([], 'EUR'), TODAY)
}

it('PAGE-01 what has no rate is told with the figure that lacks it, apart for the 30 days before', () => {
  const figures = figuresOf([
    paper('a', '2026-11-20'),
    paper('b', '2026-11-21', { currency: 'USD' }),
    paper('c', '2026-10-20', { currency: 'USD', total: 20 * EUR, items: [] }),
  ])
  const [sold, open] = dashboardTiles(figures, 'EUR')
  expect(sold).toMatchObject({ label: messages.sold, value: '€10.00' })
  expect(sold?.notes).toEqual([
    messages.noBefore,
    messages.soldBy,
    messages.notIn('US$10.00'),
    messages.notInBefore('US$20.00'),
  ])
  expect(open?.value).toBe('€10.00')
  expect(open?.notes).toContain(messages.notIn('US$30.00'))
  const beforeTheYear = figuresOf([paper('a', '2025-10-20', { currency: 'USD' })])
  expect(beforeTheYear.sales.leftOut.unconverted).toEqual([])
})

it('PAGE-01 the margin of sales names the sales whose cost is not known', () => {
  const { items, ...head } = paper('b', '2026-11-21')
  const costless = { ...head, items: items.map((item) => ({ ...item, unitCost: null })) }
  const [, , margin] = dashboardTiles(figuresOf([paper('a', '2026-11-20'), costless]), 'EUR')
  expect(margin).toMatchObject({ label: messages.marginOfSales, value: '40.0%' })
  expect(margin?.notes).toContain(messages.withoutCost('€10.00'))
})

it('PAGE-01 a receipt that stands alone is sold and received, and a month leads to what it is made from', () => {
  const receipt = { documentType: 'receipt', dueDate: null, balanceDue: 0 }
  const linked = { ...receipt, relatedDocuments: [{ relationship: '', documentType: 'invoice' }] }
  const figures = figuresOf([paper('a', '2026-11-20', receipt), paper('b', '2026-11-20', linked)])
  expect([figures.lately.sales.net, figures.received.amount, figures.open.open]).toEqual([10 * EUR, 10 * EUR, 0])
  expect(monthLink(figures, '2026-11-01')).toEqual({
    screen: 'analytics',
    search: { tab: 'overview', range: 'own', from: '2026-11-01', to: TODAY, behind: 'tiles~net~' },
  })
})

it('PAGE-01 an invoice that was credited by hand is neither sold nor open', () => {
  const figures = figuresOf([paper('a', '2026-11-20'), paper('b', '2026-11-20', { status: 'refunded' })])
  expect([figures.lately.sales.net, figures.open.open]).toEqual([10 * EUR, 10 * EUR])
})

it('PAGE-01 an age leads to its own invoices, and the open ones to what is open of each', () => {
  const link = ageLink('to30')
  expect(link).toEqual({ screen: 'analytics', search: { tab: 'customers', behind: 'ages~to30~' } })
  const [, open] = dashboardTiles(figuresOf([paper('a', '2026-11-20')]), 'EUR')
  expect(open?.to).toEqual({ screen: 'analytics', search: { tab: 'overview', behind: 'tiles~open~' } })
})

it('PAGE-01 PAGE-02 the stock is that of active products, and names what has no rate', () => {
  const product = { categoryId: null, brandId: null, baseCurrency: 'EUR', isActive: true, stock: 2, totalCost: 5 * EUR }
  const judged = { effectivePrice: null, margin: null, belowFloor: false, variants: [] }
  const rows = [
    { ...product, ...judged, id: 'a' },
    { ...product, ...judged, id: 'b', isActive: false },
    { ...product, ...judged, id: 'c', baseCurrency: 'USD' },
    { ...product, ...judged, id: 'd', totalCost: 0 },
  ]
  const stock = dashboardTiles(figuresOf([], rows), 'EUR').find(({ key }) => key === 'stock')
  expect(stock?.value).toBe('€10.00')
  expect(stock?.notes).toEqual([
    messages.countedActive('2 products'),
    messages.costless('1 product'),
    messages.notIn('US$10.00'),
  ])
})
