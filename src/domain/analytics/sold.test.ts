import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documents, day, isCreditedByHand, range, RATE_SETS, roundedExactly } from '#test/analytics-shop.ts'
import { products } from '#test/analytics-catalogue.ts'
import { firstSoldCosts, soldCostKey } from './cost-rises.ts'
import { datedRates } from './dated-rates.ts'
import { type AnalysedDocument, documentFacts } from './document-facts.ts'
import { type DayRange, rangeBefore } from './period.ts'
import { plannedPriceChanges, priceChanges } from './price-changes.ts'
import { productFacts } from './product-facts.ts'
import { slowProducts } from './slow-products.ts'
import { soldPriceChanges } from './sold-prices.ts'
import { soldQuantities } from './sold-quantities.ts'
import { mayWait, waitingDocuments } from './waiting-documents.ts'

const RATES = datedRates(RATE_SETS, 'EUR')
const factsOf = (papers: readonly AnalysedDocument[]) => papers.map(documentFacts)
const DAY_MS = 86_400_000

/** Lines of issued documents in a range, with their day: of what sells, or of what takes back. */
function linesOf(papers: readonly AnalysedDocument[], way: 'sold' | 'returned', { from, to }: DayRange) {
  const isReturn = way === 'returned'
  return papers.flatMap((paper) => {
    const { documentType, status, issueDate, items, currency, relatedDocuments } = paper
    return (documentType === 'creditnote') === isReturn &&
      ['invoice', 'receipt', 'creditnote'].includes(documentType) &&
      !(documentType === 'receipt' && relatedDocuments.length > 0) &&
      !isCreditedByHand(paper) &&
      status !== 'draft' &&
      status !== 'void' &&
      issueDate !== null &&
      issueDate >= from &&
      issueDate <= to
      ? items.map((item) => ({ ...item, issueDate, currency }))
      : []
  })
}

describe('what was sold', () => {
  it('PAGE-02 of each piece is what invoices and receipts have less what credit notes took back', () => {
    fc.assert(
      fc.property(documents, range, (papers, whole) => {
        const sold = soldQuantities(factsOf(papers), { range: whole })
        const sumOf = (way: 'sold' | 'returned', id: string, variant: string): number =>
          linesOf(papers, way, whole)
            .filter(({ productId, variantId }) => productId === id && variantId === variant)
            .reduce((sum, { quantity }) => sum + quantity, 0)
        for (const id of ['p1', 'p2', 'p3', 'gone']) {
          for (const variant of ['', 'small']) {
            expect(sold.of(id, variant) + 0).toBe(sumOf('sold', id, variant) - sumOf('returned', id, variant))
          }
        }
      }),
    )
  })

  it('PAGE-02 active products are slow when their last sale is long ago, or were never sold', () => {
    fc.assert(
      fc.property(products, documents, day, fc.integer({ min: 1, max: 90 }), (rows, papers, today, days) => {
        const { slow, never } = slowProducts(rows.map(productFacts), factsOf(papers), { today, days }, RATES)
        const past = linesOf(papers, 'sold', { from: '', to: today }).filter(({ quantity }) => quantity > 0)
        const lastOf = (id: string) =>
          past
            .filter(({ productId }) => productId === id)
            .map(({ issueDate }) => issueDate)
            .toSorted()
            .at(-1)
        const active = rows.filter(({ isActive }) => isActive)
        const expected = active.filter(({ id }) => {
          const last = lastOf(id)
          return last !== undefined && (Date.parse(today) - Date.parse(last)) / DAY_MS >= days
        })
        expect(slow.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
        const unsold = active.filter(({ id }) => lastOf(id) === undefined)
        expect(never.map(({ id }) => id).toSorted()).toEqual(unsold.map(({ id }) => id).toSorted())
        for (const { id, lastSoldOn } of slow) expect(lastSoldOn).toBe(lastOf(id))
        const bound = never.map(({ stockCost }) => stockCost ?? 0)
        expect(bound).toEqual(bound.toSorted((a, b) => b - a))
      }),
    )
  })

  it('PAGE-02 the first cost of a range at a price is that of the earliest sale that keeps one', () => {
    const keyOf = (line: ReturnType<typeof linesOf>[number]): string =>
      `${soldCostKey(line.productId ?? '', line.variantId, line.currency)} ${line.unitPrice}`
    fc.assert(
      fc.property(documents, range, (papers, whole) => {
        const untaxed = papers.map((paper) => ({ ...paper, pricesIncludeTax: false }))
        const first = firstSoldCosts(factsOf(untaxed), whole)
        const lines = linesOf(untaxed, 'sold', whole).filter(
          ({ productId, unitCost, quantity }) => productId && unitCost !== null && quantity > 0,
        )
        const found = [...first].flatMap(([key, costs]) => [...costs].map((at) => [key, ...at] as const))
        for (const [key, unitPrice, { day: on, unitCost }] of found) {
          const own = lines.filter((line) => keyOf(line) === `${key} ${unitPrice}`)
          expect(on).toBe(own.map(({ issueDate }) => issueDate).toSorted()[0])
          expect(own.some((line) => line.issueDate === on && line.unitCost === unitCost)).toBe(true)
        }
        expect(found).toHaveLength(new Set(lines.map(keyOf)).size)
      }),
    )
  })

  it('PAGE-02 what a piece brought is compared with the range before, weighted by what was sold', () => {
    fc.assert(
      fc.property(documents, range, (papers, whole) => {
        const untaxed = papers.map((paper) => ({ ...paper, pricesIncludeTax: false }))
        for (const { productId, variantId, currency, before, after, change } of soldPriceChanges(
          factsOf(untaxed),
          whole,
        )) {
          const meanIn = (within: DayRange): number => {
            const own = linesOf(untaxed, 'sold', within).filter(
              (line) =>
                line.productId === productId &&
                line.variantId === variantId &&
                line.currency === currency &&
                line.quantity > 0,
            )
            const sum = (values: readonly number[]) => values.reduce((all, value) => all + BigInt(value), 0n)
            return roundedExactly([
              sum(own.map(({ lineTotal }) => lineTotal)) * 10_000n,
              sum(own.map(({ quantity }) => quantity)),
            ])
          }
          expect([before, after]).toEqual([meanIn(rangeBefore(whole)), meanIn(whole)])
          expect(change).toBe(roundedExactly([BigInt(after - before) * 1_000_000n, BigInt(before)]))
        }
      }),
    )
  })
})

describe('the changes of prices', () => {
  const plan = {
    productId: 'p1',
    startsAt: Date.parse('2026-03-01T00:30:00Z'),
    endsAt: null,
    appliedPrice: 80,
    priceBefore: 100,
  }

  it('PAGE-02 are counted on the day of the user, with what they changed', () => {
    const changes = plannedPriceChanges([
      { ...plan, status: 'running' },
      { ...plan, status: 'done', endsAt: Date.parse('2026-03-15T12:00:00Z') },
      { ...plan, status: 'planned', appliedPrice: null },
    ])
    const whole = { from: '2026-02-01', to: '2026-03-31' }
    const inNewYork = priceChanges(changes, whole, 'month', 'America/New_York')
    expect(inNewYork.map(({ raised, lowered, mean }) => [raised, lowered, mean])).toEqual([
      [0, 2, -200_000],
      [1, 0, 250_000],
    ])
    const [, inUtc] = priceChanges(changes, whole, 'month', 'UTC')
    expect([inUtc?.raised, inUtc?.lowered, inUtc?.mean, inUtc?.ids]).toEqual([1, 2, -50_000, ['p1']])
  })

  it('PAGE-02 a price of 0 before has no percentage, and an equal one is no change', () => {
    const at = plan.startsAt
    const [only] = priceChanges(
      [
        { productId: 'a', at, before: 0, after: 5 },
        { productId: 'b', at, before: 5, after: 5 },
      ],
      { from: '2026-03-01', to: '2026-03-31' },
      'month',
      'UTC',
    )
    expect(only).toMatchObject({ raised: 1, lowered: 0, mean: null, ids: ['a'] })
  })
})

describe('the documents that wait', () => {
  it('PAGE-01 are overdue invoices, accepted quotes without an invoice, quotes about to expire and forgotten drafts', () => {
    fc.assert(
      fc.property(documents, day, (papers, today) => {
        const { waiting } = waitingDocuments(factsOf(papers), { today, at: 8 * DAY_MS }, RATES)
        const idsOf = (kind: string) => [...(waiting.find((each) => each.kind === kind)?.ids ?? [])].toSorted()
        const found = (test: (paper: AnalysedDocument) => boolean) =>
          papers
            .filter(test)
            .map(({ id }) => id)
            .toSorted()
        const soon = new Date(Date.parse(today) + 7 * DAY_MS).toISOString().slice(0, 10)
        expect(idsOf('toConvert')).toEqual(
          found(
            ({ documentType, status, relatedDocuments }) =>
              documentType === 'quote' && status === 'accepted' && relatedDocuments.length === 0,
          ),
        )
        expect(idsOf('expiring')).toEqual(
          found(
            ({ documentType, status, dueDate }) =>
              documentType === 'quote' &&
              ['sent', 'viewed'].includes(status) &&
              dueDate !== null &&
              dueDate >= today &&
              dueDate <= soon,
          ),
        )
        expect(idsOf('oldDrafts')).toEqual(
          found(({ documentType, status }) => status === 'draft' && documentType !== 'template'),
        )
        expect(
          waitingDocuments(factsOf(papers), { today, at: 7 * DAY_MS }, RATES).waiting.some(
            ({ kind }) => kind === 'oldDrafts',
          ),
        ).toBe(false)
        const amounts = waiting.map(({ amount }) => amount)
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
      }),
    )
  })

  it('PAGE-01 every overdue invoice is counted, and those whose day has no rate are told as not in the sum', () => {
    const overdue = (id: string, currency: string) =>
      ({
        id,
        currency,
        documentType: 'invoice',
        status: 'sent',
        issueDate: '2026-02-01',
        dueDate: '2026-02-15',
        items: [],
        taxes: [],
        taxAmount: 0,
        total: 100,
        balanceDue: 100,
        payments: [],
        relatedDocuments: [],
        creditedAmount: 0,
        creditedInDrafts: 0,
        businessProfileId: null,
        customerId: null,
        originalInvoiceId: null,
        pricesIncludeTax: false,
        updatedAt: 0,
      }) as unknown as AnalysedDocument
    const papers = [overdue('a', 'EUR'), overdue('b', 'XAF'), overdue('c', 'EUR'), overdue('d', 'XAF')]
    const { waiting } = waitingDocuments(factsOf(papers), { today: '2026-03-01', at: 0 }, RATES)
    expect(waiting).toEqual([{ kind: 'overdue', ids: ['a', 'c', 'b', 'd'], amount: 200, unconverted: 2 }])
  })

  it('PAGE-01 DOC-15 among them is an invoice of which money went back, until its seller said whether it is still owed', () => {
    const invoice = (id: string, isStillOwed: boolean) =>
      ({
        id,
        currency: 'EUR',
        documentType: 'invoice',
        status: 'partial',
        issueDate: '2026-02-01',
        dueDate: null,
        items: [],
        taxes: [],
        taxAmount: 0,
        total: 100,
        balanceDue: 40,
        payments: [
          { id: 'p', date: '2026-02-02', amount: 100, reference: '', creditWith: null, isStillOwed: false },
          { id: 're', date: '2026-02-05', amount: -40, reference: 're', creditWith: null, isStillOwed },
        ],
        relatedDocuments: [],
        originalInvoiceId: null,
        updatedAt: 0,
      }) as unknown as AnalysedDocument
    const documentsOf = factsOf([invoice('a', false), invoice('b', true)])
    const { waiting } = waitingDocuments(documentsOf, { today: '2026-02-04', at: 0 }, RATES)
    expect(waiting).toEqual([{ kind: 'wentBack', ids: ['a'], amount: 40, unconverted: 0 }])
    expect(documentsOf.map((each) => [each.id, mayWait(each, '2026-02-04')])).toEqual([
      ['a', true],
      ['b', false],
    ])
  })

  it('PAGE-01 a shop without documents waits for nothing', () => {
    expect(waitingDocuments([], { today: '2026-01-01', at: 0 }, RATES).waiting).toEqual([])
  })
})
