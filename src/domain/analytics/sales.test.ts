import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  convertedExactly,
  documents,
  isCreditedByHand,
  RATE_SETS,
  range,
  roundedExactly,
  target,
} from '#test/analytics-shop.ts'
import { documentTotals } from '../documents/totals.ts'
import { datedRates } from './dated-rates.ts'
import { type AnalysedDocument, documentBook, documentFacts } from './document-facts.ts'
import { type DayRange, rangeBefore, type PeriodStep } from './period.ts'
import { SALES_DIMENSIONS, salesBehind, salesBy } from './sales-by.ts'
import { grossOf, type Sales, type SalesContext, salesFigures } from './sales.ts'
import type { SalesFilter } from './sales-filter.ts'

const GROUPS = new Map([
  ['p1', { categoryId: 'lamps', brandId: 'lumen' }],
  ['p2', { categoryId: 'lamps', brandId: null }],
  ['p3', { categoryId: null, brandId: 'lumen' }],
])
const NOTHING: Sales = {
  documents: 0,
  lines: 0,
  quantity: 0,
  net: 0,
  tax: 0,
  costedNet: 0,
  cost: 0,
  profit: 0,
  margin: null,
  linesWithoutCost: 0,
  netWithoutCost: 0,
}
const YEAR: DayRange = { from: '2026-01-01', to: '2026-12-31' }

const contextIn = (currency: string): SalesContext => ({
  rates: datedRates(RATE_SETS, currency),
  groupsOf: (id) => GROUPS.get(id),
})

/** The sales of the documents, recomputed from the words of the requirement in fractions, line by line. */
function recomputed(papers: readonly AnalysedDocument[], { from, to }: DayRange, currency: string): Sales {
  const sums = { documents: 0, lines: 0, quantity: 0, net: 0, tax: 0, costedNet: 0, cost: 0, linesWithoutCost: 0 }
  for (const paper of papers) {
    const { documentType, status, issueDate } = paper
    if (!isSale(paper) || isCreditedByHand(paper) || status === 'draft' || status === 'void') continue
    if (issueDate === null || issueDate < from || issueDate > to) continue
    const sign = documentType === 'creditnote' ? -1 : 1
    const there = (units: number) => convertedExactly(sign * units, paper.currency, currency, issueDate)
    if (there(0) === undefined) continue
    sums.documents += 1
    sums.tax += there(paper.taxAmount) ?? 0
    const { lines } = documentTotals({ ...paper, taxBasis: 'net', items: paper.items.map(asOne) })
    paper.items.forEach(({ quantity, unitCost }, at) => {
      const net = there(lines[at]?.net ?? 0) ?? 0
      sums.lines += 1
      sums.quantity += sign * quantity
      sums.net += net
      if (unitCost === null) sums.linesWithoutCost += 1
      else {
        sums.costedNet += net
        sums.cost += there(roundedExactly([BigInt(unitCost) * BigInt(quantity), 10_000n])) ?? 0
      }
    })
  }
  const profit = sums.costedNet - sums.cost
  const margin = sums.costedNet > 0 ? roundedExactly([BigInt(profit) * 1_000_000n, BigInt(sums.costedNet)]) : null
  return { ...sums, profit, margin, netWithoutCost: sums.net - sums.costedNet }
}

/** Invoices, their credit notes, and receipts for none of them. */
const isSale = ({ documentType, relatedDocuments }: AnalysedDocument): boolean =>
  documentType === 'receipt' ? relatedDocuments.length === 0 : ['invoice', 'creditnote'].includes(documentType)

/** The line at its own total, which tax may be taken out of. */
const asOne = ({ taxPercent, taxCategory, lineTotal }: AnalysedDocument['items'][number]) => ({
  quantity: 10_000,
  unitPrice: lineTotal,
  taxPercent,
  taxCategory,
  discountPercent: null,
  discountAmount: null,
})

const factsOf = (papers: readonly AnalysedDocument[]) => papers.map(documentFacts)
const filterOf = (whole: DayRange): SalesFilter => ({ range: whole })
const plain = (sales: Sales): Sales => ({
  ...sales,
  quantity: sales.quantity + 0,
  net: sales.net + 0,
  tax: sales.tax === null ? null : sales.tax + 0,
})

describe('the figures of sales', () => {
  it('PAGE-02 equal a recomputation in fractions on random shops, for any range in three currencies', () => {
    const step = fc.constantFrom<PeriodStep>('day', 'week', 'month')
    fc.assert(
      fc.property(documents, range, target, step, (papers, whole, currency, by) => {
        const figures = salesFigures(factsOf(papers), filterOf(whole), by, contextIn(currency))
        expect(plain(figures.sales)).toEqual(plain(recomputed(papers, whole, currency)))
        expect(plain(figures.before.sales)).toEqual(plain(recomputed(papers, rangeBefore(whole), currency)))
        const buckets = figures.buckets.filter(({ sales }) => sales.documents > 0)
        expect(buckets.map(({ sales }) => plain(sales))).toEqual(
          buckets.map((bucket) => plain(recomputed(papers, bucket, currency))),
        )
        expect(figures.buckets.reduce((sum, { sales }) => sum + sales.net, 0) + 0).toBe(figures.sales.net + 0)
      }),
    )
  })

  it('PAGE-02 parts add up to the whole, whatever they are divided by, and lead to their documents', () => {
    const dimension = fc.constantFrom(...SALES_DIMENSIONS)
    fc.assert(
      fc.property(documents, range, target, dimension, (papers, whole, currency, by) => {
        const context = contextIn(currency)
        const facts = factsOf(papers)
        const { sales } = salesFigures(facts, filterOf(whole), 'month', context)
        const { parts } = salesBy(facts, filterOf(whole), by, context)
        const sum = (name: 'net' | 'cost' | 'profit' | 'lines' | 'linesWithoutCost'): number =>
          parts.reduce((total, part) => total + part.sales[name], 0) + 0
        expect([sum('net'), sum('cost'), sum('profit'), sum('lines'), sum('linesWithoutCost')]).toEqual(
          [sales.net, sales.cost, sales.profit, sales.lines, sales.linesWithoutCost].map((each) => each + 0),
        )
        for (const { key, sales: own } of parts) {
          const behind = salesBehind(facts, filterOf(whole), context, { dimension: by, key }).sales
          expect(behind.size).toBe(own.documents)
          const added = (name: 'net' | 'cost' | 'quantity'): number =>
            [...behind.values()].reduce((total, each) => total + each[name], 0) + 0
          expect([added('net'), added('cost'), added('quantity')]).toEqual([
            own.net + 0,
            own.cost + 0,
            own.quantity + 0,
          ])
        }
      }),
    )
  })

  it('PAGE-02 a filter of products takes their lines alone, and then tells no tax', () => {
    fc.assert(
      fc.property(documents, (papers) => {
        const context = contextIn('EUR')
        const facts = factsOf(papers)
        const lamps = { range: YEAR, products: { categoryIds: ['lamps'] } }
        const [found] = salesBy(facts, filterOf(YEAR), 'category', context).parts.filter(({ key }) => key === 'lamps')
        const { sales } = salesFigures(facts, lamps, 'month', context)
        expect([sales.net, sales.cost, sales.documents]).toEqual([
          found?.sales.net ?? 0,
          found?.sales.cost ?? 0,
          found?.sales.documents ?? 0,
        ])
        expect(grossOf(sales)).toBeNull()
        const own = { range: YEAR, products: { productId: 'p1', brandId: 'lumen', categoryIds: ['lamps', null] } }
        const [ofProduct] = salesBy(facts, filterOf(YEAR), 'product', context).parts.filter(({ key }) => key === 'p1')
        expect(salesFigures(facts, own, 'month', context).sales.net).toBe(ofProduct?.sales.net ?? 0)
      }),
    )
  })

  it('PAGE-02 what cannot be converted is told with its amount and its documents, never left out silently', () => {
    fc.assert(
      fc.property(documents, range, target, (papers, whole, currency) => {
        const { leftOut } = salesBy(factsOf(papers), filterOf(whole), 'currency', contextIn(currency))
        const expected = factsOf(papers).filter(
          ({ sale, issueDate, currency: own }) =>
            sale &&
            issueDate !== null &&
            issueDate >= whole.from &&
            issueDate <= whole.to &&
            convertedExactly(1, own, currency, issueDate) === undefined,
        )
        expect(leftOut.unconverted.flatMap(({ ids }) => ids).toSorted()).toEqual(
          expected.map(({ id }) => id).toSorted(),
        )
        for (const { currency: own, amount } of leftOut.unconverted) {
          const nets = expected.filter((each) => each.currency === own).map(({ sale }) => sale?.net ?? 0)
          expect(amount + 0).toBe(nets.reduce((sum, net) => sum + net, 0))
        }
      }),
    )
  })

  it('PAGE-02 rates that are more than a week old on the day of a document are told', () => {
    const papers = [invoice('a', { issueDate: '2026-01-17' }), invoice('b', { issueDate: '2026-01-18' })]
    const { leftOut } = salesFigures(factsOf(papers), filterOf(YEAR), 'month', contextIn('USD'))
    expect(leftOut).toEqual({ unconverted: [], staleIds: ['b'] })
  })

  it('PAGE-02 what is left out is told for the range, and for itself for the range before', () => {
    const papers = [
      invoice('now', { issueDate: '2026-02-10', currency: 'XAF' }),
      invoice('then', { issueDate: '2026-01-20', currency: 'XAF' }),
    ]
    const whole = { from: '2026-02-01', to: '2026-02-28' }
    const { leftOut, before } = salesFigures(factsOf(papers), filterOf(whole), 'month', contextIn('EUR'))
    const idsOf = (each: typeof leftOut) => each.unconverted.flatMap(({ ids }) => ids)
    expect([idsOf(leftOut), idsOf(before.leftOut)]).toEqual([['now'], ['then']])
  })

  it('PAGE-02 a shop without documents has nothing, and no margin', () => {
    const { sales, before, leftOut } = salesFigures([], filterOf(YEAR), 'month', contextIn('EUR'))
    expect([sales, before.sales]).toEqual([NOTHING, NOTHING])
    expect(leftOut).toEqual({ unconverted: [], staleIds: [] })
  })

  it('PAGE-02 lines without a cost are counted, and are part of neither profit nor margin', () => {
    const item = { ...invoice('a').items[0]!, unitCost: null }
    const { sales } = salesFigures(
      factsOf([invoice('a', { items: [item] })]),
      filterOf(YEAR),
      'month',
      contextIn('EUR'),
    )
    expect(sales).toMatchObject({ net: 1_000_000, costedNet: 0, profit: 0, margin: null, linesWithoutCost: 1 })
    expect(sales.netWithoutCost).toBe(1_000_000)
  })

  it('PAGE-02 credit notes may take back more than was sold in a range; such a loss has no margin', () => {
    const note = invoice('n', { documentType: 'creditnote', issueDate: '2026-02-02' })
    const figures = salesFigures(
      factsOf([invoice('a', { issueDate: '2026-01-20' }), note]),
      filterOf({ from: '2026-02-01', to: '2026-02-28' }),
      'month',
      contextIn('EUR'),
    )
    expect(figures.sales).toMatchObject({
      net: -1_000_000,
      tax: -200_000,
      cost: -600_000,
      profit: -400_000,
      margin: null,
    })
    expect(figures.before.sales).toMatchObject({ net: 1_000_000, margin: 400_000 })
  })

  it('PAGE-02 goods sold below their cost have a margin below zero', () => {
    const item = { ...invoice('a').items[0]!, unitCost: 1_500_000 }
    const { sales } = salesFigures(
      factsOf([invoice('a', { items: [item] })]),
      filterOf(YEAR),
      'month',
      contextIn('EUR'),
    )
    expect(sales).toMatchObject({ profit: -500_000, margin: -500_000 })
  })

  it('PAGE-02 only those of a business, a customer or a currency are counted where these are chosen', () => {
    const papers = [invoice('a', { businessProfileId: 'b1', customerId: 'ann' }), invoice('b', { currency: 'USD' })]
    const netOf = (more: Partial<SalesFilter>): readonly string[] => [
      ...salesBehind(factsOf(papers), { range: YEAR, ...more }, contextIn('EUR')).sales.keys(),
    ]
    expect(netOf({ businessProfileId: 'b1' })).toEqual(['a'])
    expect(netOf({ customerId: null })).toEqual(['b'])
    expect(netOf({ currency: 'USD' })).toEqual(['b'])
    expect(netOf({ products: { productId: 'p9' } })).toEqual([])
  })

  it('PAGE-02 a book follows its documents row by row', () => {
    fc.assert(
      fc.property(documents, documents, target, (before, after, currency) => {
        const book = documentBook(before)
        for (const { id } of before.slice(after.length)) book.remove(id)
        for (const paper of after) book.put(paper)
        const figures = (all: Parameters<typeof salesBy>[0]) =>
          salesBy(all, filterOf(YEAR), 'product', contextIn(currency))
        expect(figures(book.all()).parts).toEqual(figures(factsOf(after)).parts)
        expect(book.size).toBe(after.length)
        expect(book.get('d0')?.id).toBe(after[0]?.id)
      }),
    )
  })
})

/** An invoice of one piece at EUR 1 and 20 % tax that cost 60 cents. */
function invoice(id: string, more: Partial<AnalysedDocument> = {}): AnalysedDocument {
  const item = {
    productId: 'p1',
    variantId: '',
    serviceId: null,
    quantity: 10_000,
    unitPrice: 1_000_000,
    unitCost: 600_000,
  }
  return {
    id,
    documentType: 'invoice',
    status: 'sent',
    businessProfileId: null,
    customerId: null,
    currency: 'EUR',
    issueDate: '2026-03-10',
    dueDate: null,
    items: [{ ...item, taxPercent: 200_000, taxCategory: null, lineTotal: 1_000_000 }],
    taxes: [{ category: 'S', percent: 200_000, taxable: 1_000_000 }],
    pricesIncludeTax: false,
    taxAmount: 200_000,
    total: 1_200_000,
    payments: [],
    balanceDue: 1_200_000,
    originalInvoiceId: null,
    relatedDocuments: [],
    creditedAmount: 0,
    creditedInDrafts: 0,
    updatedAt: 0,
    ...more,
  }
}
