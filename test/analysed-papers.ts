import { costBook } from '#domain/analytics/cost-structure.ts'
import { datedRates } from '#domain/analytics/dated-rates.ts'
import { documentBook } from '#domain/analytics/document-facts.ts'
import { rangeBefore } from '#domain/analytics/period.ts'
import { productBook } from '#domain/analytics/product-facts.ts'
import { DEFAULT_PRICING_CONTEXT, resolvedRules } from '#domain/pricing-rules.ts'
import { type Analysis, onceEach } from '#web/features/analytics/analysis.ts'

const EUR = 1_000_000

/** An invoice of one line that is due on its day, and paid in part. */
export function paper(id: string, issueDate: string, more: object = {}) {
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

/** The analysis of some papers over seven months. */
export function analysedPapers(papers: readonly object[], rank: Analysis['rank'] = 'sales'): Analysis {
  const range = { from: '2026-01-01', to: '2026-07-31' }
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
    nameOf: (kind, id) => id ?? kind,
    rank,
    costBasis: 'one',
    once: onceEach(),
  }
}
