import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contextOf, EUR, invoiceOf, productAt, sourcesOf, TODAY } from '#test/insight-shop.ts'
import { dismissalsOf } from './dismissals.ts'
import { findInsights } from './find-insights.ts'
import { InsightBook } from './insight-book.ts'
import type { InsightProduct } from './product-figures.ts'
import { shownInsights } from './shown-insights.ts'
import type { SalesDocument } from './sold-lines.ts'

const MOST = 1_000
const NONE = dismissalsOf([])
const RATES: Readonly<Record<string, number>> = { EUR: 1, USD: 0.5 }
const context = contextOf({ priceEnding: 'whole' }, { USD: 0.5 })
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const

const aProduct = fc
  .record({
    id: fc.constantFrom(...ids),
    cost: fc.constantFrom(0, 10, 40, 50, 60, 80, 85, 86, 90, 120),
    price: fc.constantFrom(null, 0, 100, 100, 100, 99.5),
    sku: fc.constantFrom('', 'X-1', 'x-1 ', 'Y-2', 'Z-3'),
    categoryId: fc.constantFrom(null, 'k', 'l'),
    isActive: fc.constantFrom(true, true, true, false),
    baseCurrency: fc.constantFrom('EUR', 'EUR', 'USD', 'GBP'),
    importDuty: fc.constantFrom(0, 40_000, 40_000, 40_000),
    vatTax: fc.constantFrom(null, 190_000, 190_000, 70_000),
  })
  .map(({ id, cost, price, ...values }) => productAt(id, cost, price, values))

const aDocument = fc
  .record({
    id: fc.constantFrom('1', '2', '3', '4'),
    day: fc.constantFrom('2025-01-01', '2025-09-01', '2026-06-01', '2026-07-01', '2026-09-01'),
    status: fc.constantFrom('paid' as const, 'sent' as const, 'draft' as const),
    items: fc.array(
      fc.record({
        productId: fc.constantFrom(...ids),
        quantity: fc.constantFrom(10_000, 25_000),
        unitPrice: fc.constantFrom(70 * EUR, 100 * EUR),
        unitCost: fc.constantFrom(null, 50 * EUR, 80 * EUR),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ id, day, items, status }) => invoiceOf(id, day, items, { status }))

type Step =
  | { readonly product: InsightProduct }
  | { readonly document: SalesDocument }
  | { readonly productGone: string }
  | { readonly documentGone: string }

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: aProduct.map((product) => ({ product })) },
    { weight: 3, arbitrary: aDocument.map((document) => ({ document })) },
    fc.constantFrom(...ids).map((productGone) => ({ productGone })),
    fc.constantFrom('1', '2', '3', '4').map((documentGone) => ({ documentGone })),
  ),
  { minLength: 12, maxLength: 40 },
)

interface Rows {
  readonly products: Map<string, InsightProduct>
  readonly documents: Map<string, SalesDocument>
}

/** A book that followed every step, and the rows that are left; looked at half way, so that it has added up what changes later. */
function followed(all: readonly Step[]): { readonly book: InsightBook; readonly rows: Rows } {
  const book = new InsightBook(context)
  const rows: Rows = { products: new Map(), documents: new Map() }
  for (const [at, step] of all.entries()) {
    if (at * 2 >= all.length && at * 2 < all.length + 2) found(book)
    if ('product' in step) {
      book.setProduct(step.product)
      rows.products.set(step.product.id, step.product)
    } else if ('document' in step) {
      book.setDocument(step.document)
      rows.documents.set(step.document.id, step.document)
    } else if ('productGone' in step) {
      book.removeProduct(step.productGone)
      rows.products.delete(step.productGone)
    } else {
      book.removeDocument(step.documentGone)
      rows.documents.delete(step.documentGone)
    }
  }
  return { book, rows }
}

function found(book: InsightBook) {
  return findInsights({ ...sourcesOf({}), book }, NONE, MOST)
}

it('INS-01 a book that follows changes finds what one made anew finds, whatever the order of its rows', () => {
  fc.assert(
    fc.property(steps, fc.boolean(), (all, isReversed) => {
      const { book, rows } = followed(all)
      const [products, documents] = [[...rows.products.values()], [...rows.documents.values()]]
      if (isReversed) [products, documents].forEach((list) => list.reverse())
      const anew = sourcesOf({ products, documents, context })
      expect(found(book)).toEqual(found(anew.book))
    }),
    { numRuns: 400 },
  )
})

/** The rules of INS-01 once more, written down naively over the rows. */
function naive({ products, documents }: Rows): Readonly<Record<string, readonly string[]>> {
  const active = [...products.values()].filter(({ isActive }) => isActive)
  const marginOf = ({ totalCost, effectivePrice }: InsightProduct): number | null =>
    totalCost > 0 && effectivePrice ? (effectivePrice - totalCost) / effectivePrice : null
  const costOf = ({ totalCost, baseCurrency }: InsightProduct): number | null => {
    const rate = RATES[baseCurrency]
    return totalCost > 0 && rate !== undefined ? totalCost * rate : null
  }
  const meanOf = (row: InsightProduct, of: (each: InsightProduct) => number | null): number => {
    const values = active.filter(({ categoryId }) => categoryId === row.categoryId).flatMap((each) => of(each) ?? [])
    return values.reduce((sum, each) => sum + each, 0) / values.length
  }
  const idsOf = (test: (row: InsightProduct) => boolean): string[] => active.filter(test).map(({ id }) => id)
  const sold = [...documents.values()].filter(({ status }) => status !== 'draft')
  const keys = [...products.values()].map(({ id, sku }) => [sku.trim().toLowerCase(), id] as const)
  return {
    lowMargin: idsOf((row) => {
      const margin = marginOf(row) ?? 1
      return margin > 0 && margin < 0.15
    }),
    unusualMargin: idsOf((row) => {
      const margin = marginOf(row)
      if (margin === null || row.categoryId === null) return false
      const mean = meanOf(row, marginOf)
      return mean > 0 && margin < 0.7 * mean - 1e-9
    }),
    highCost: idsOf((row) => {
      const cost = costOf(row)
      return cost !== null && row.categoryId !== null && cost > 1.25 * meanOf(row, costOf) + 1e-3
    }),
    currencyRisk: idsOf((row) => (marginOf(row) ?? 1) < 0.2),
    soldBelowCost: idsOf(({ id }) =>
      sold.some(
        ({ issueDate, items }) =>
          issueDate !== null &&
          issueDate > '2026-04-07' &&
          issueDate <= TODAY &&
          items.some((item) => item.productId === id && item.unitCost !== null && item.unitPrice < item.unitCost),
      ),
    ),
    skuTwice: [
      ...new Set(
        keys
          .filter(([sku, id]) => sku !== '' && keys.some((other) => other[0] === sku && other[1] !== id))
          .map(([sku]) => sku),
      ),
    ],
  }
}

it('INS-01 the rules find what a naive look at every row finds', () => {
  let many = 0
  fc.assert(
    fc.property(steps, (all) => {
      const { book, rows } = followed(all)
      const report = found(book)
      for (const [kind, expected] of Object.entries(naive(rows))) {
        const subjects = [...report].flatMap(([each, { insights }]) =>
          each === kind ? insights.map(({ id }) => id) : [],
        )
        expect(subjects.toSorted()).toEqual(expected.map((subject) => `${kind}:${subject}`).toSorted())
        many += subjects.length
      }
    }),
    { numRuns: 400 },
  )
  expect(many).toBeGreaterThan(1_000)
})

it('INS-01 as many as are asked for are the most severe of all, and what is dismissed is left out of both', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 6 }), (all, most, dismissedCount) => {
      const { book } = followed(all)
      const sources = { ...sourcesOf({}), book }
      const every = [...found(book).values()].flatMap(({ insights }) => insights)
      const dismissed = every.slice(0, dismissedCount)
      const dismissals = dismissalsOf(dismissed.map(({ id, cause }) => ({ insightId: id, cause })))
      const away = new Set(dismissed.map(({ id }) => id))
      for (const [kind, report] of findInsights(sources, dismissals, most)) {
        const whole = found(book).get(kind)?.insights ?? []
        expect(report.insights).toEqual(whole.filter(({ id }) => !away.has(id)).slice(0, most))
        expect(report.found - report.dismissed).toBe(whole.filter(({ id }) => !away.has(id)).length)
      }
    }),
    { numRuns: 200 },
  )
})

it('INS-01 whatever the shop, at most six cards are shown, two of low margins, none twice, graver ones first', () => {
  const ranks = { high: 0, medium: 1, low: 2 }
  fc.assert(
    fc.property(steps, (all) => {
      const { book } = followed(all)
      const { cards, count } = shownInsights(found(book), NONE)
      expect(cards.length).toBeLessThanOrEqual(6)
      expect(cards.filter(({ kind }) => kind === 'lowMargin').length).toBeLessThanOrEqual(2)
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
      const order = cards.map(({ impact, isExample }) => ranks[impact] + (isExample ? 3 : 0))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(cards.some(({ isExample }) => isExample)).toBe(count < 2)
      for (const { stake } of cards) expect(stake === null || stake.units >= 0).toBe(true)
    }),
    { numRuns: 300 },
  )
})
