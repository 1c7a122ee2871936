import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertedExactly, day, RATE_SETS, roundedExactly, target } from '#test/analytics-shop.ts'
import { presentOf, products } from '#test/analytics-catalogue.ts'
import { priceStory } from '../price-story.ts'
import { priceByRules } from '../pricing.ts'
import { receiptRules } from '../price-receipt.ts'
import { catalogueFacts } from '#test/catalogue-facts.ts'
import { priceSpread, stockValue } from './catalogue-amounts.ts'
import { COST_PARTS, costShares } from './cost-parts.ts'
import { costBook, costStructure, type CostWeight } from './cost-structure.ts'
import { datedRates } from './dated-rates.ts'
import { histogram, MARGIN_EDGES, priceEdges, usedBins } from './histogram.ts'
import { marginsBy, marginSpread } from './margins.ts'
import { activeProducts, productBook, productFacts } from './product-facts.ts'
import { type AnalysedProduct, piecesOf, soldPieces } from './product-pieces.ts'

const RATES = datedRates(RATE_SETS, 'EUR')
const factsOf = (rows: readonly AnalysedProduct[]) => rows.map(productFacts)
const rulesOf = (row: AnalysedProduct) => (row.receipt && receiptRules(row.receipt)) ?? presentOf(row)
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

describe('the margins of a catalogue', () => {
  it('PAGE-02 PRICE-04 equal a recomputation: each product is in one bin, or told apart because its margin says nothing', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const spread = marginSpread(factsOf(rows))
        const telling = rows.filter(
          ({ totalCost, effectivePrice, margin }) => totalCost > 0 && effectivePrice && margin !== null,
        )
        expect(spread.ids).toEqual(idsOf(telling))
        expect(spread.withoutCostIds).toEqual(idsOf(rows.filter(({ totalCost }) => totalCost <= 0)))
        const isGivenAway = ({ totalCost, effectivePrice }: (typeof rows)[number]) =>
          totalCost > 0 && effectivePrice === 0
        const lacking = new Set([...spread.withoutCostIds, ...spread.withoutPriceIds])
        expect(spread.ids.length + lacking.size + rows.filter(isGivenAway).length).toBe(rows.length)
        expect(spread.withoutPriceIds).toEqual(priceSpread(factsOf(rows), '2026-07-06', RATES).withoutPriceIds)
        const sum = telling.reduce((all, { margin }) => all + BigInt(margin ?? 0), 0n)
        const mean = telling.length === 0 ? null : roundedExactly([sum, BigInt(telling.length)])
        expect(spread.mean).toBe(mean)
        for (const { from, to, ids } of spread.bins) {
          const inside = telling.filter(
            ({ margin }) => (margin ?? 0) >= (from ?? -Infinity) && (margin ?? 0) < (to ?? Infinity),
          )
          expect(ids).toEqual(idsOf(inside))
        }
      }),
    )
  })

  it('PAGE-02 the mean, the losses and the prices below their floor are those of the catalogue in figures', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const facts = catalogueFacts(rows)
        const active = marginSpread(factsOf(rows.filter(({ isActive }) => isActive)))
        expect(active.mean).toBe(facts.averageMargin)
        expect([active.losingIds.length, active.belowFloorIds.length]).toEqual([facts.losing, facts.belowFloor])
      }),
    )
  })

  it('PAGE-02 groups hold every product once, and their margins are those of the group alone', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const groups = marginsBy(factsOf(rows), 'brandId')
        expect(new Set(groups.map(({ key }) => key))).toEqual(new Set(rows.map(({ brandId }) => brandId)))
        for (const { key, ...figures } of groups) {
          const { bins: _bins, ...alone } = marginSpread(factsOf(rows.filter(({ brandId }) => brandId === key)))
          expect(figures).toEqual(alone)
        }
      }),
    )
  })

  it('PAGE-02 of no products are none; bins stay where they are', () => {
    const { mean, least, most, bins } = marginSpread([])
    expect([mean, least, most]).toEqual([null, null, null])
    expect(bins).toHaveLength(MARGIN_EDGES.length + 1)
    expect([MARGIN_EDGES[0], MARGIN_EDGES.at(-1)]).toEqual([-500_000, 950_000])
  })

  it('PAGE-02 a value on an edge is in the bin that begins there', () => {
    const rows = [-1, 0, 50_000, null].map((value, at) => ({ id: 'abcd'[at] ?? '', value }))
    const bins = histogram(rows, ({ value }) => value, [0, 50_000])
    expect(bins.map(({ ids }) => ids)).toEqual([['a'], ['b'], ['c']])
    expect(usedBins(histogram(rows.slice(1, 2), ({ value }) => value, [0, 50_000]))).toEqual([
      { from: 0, to: 50_000, ids: ['b'] },
    ])
    expect(usedBins(histogram([], () => 0, [0]))).toEqual([])
  })
})

describe('the amounts of a catalogue', () => {
  it('PAGE-02 the stock at landed cost equals a recomputation in three currencies', () => {
    fc.assert(
      fc.property(products, day, target, (rows, on, currency) => {
        const value = stockValue(factsOf(rows), on, datedRates(RATE_SETS, currency))
        const costOf = ({ stock, totalCost, variants }: AnalysedProduct): number => {
          const counted = variants.filter((variant) => variant.stock !== null)
          const pieces = counted.length > 0 ? counted.filter(({ isActive }) => isActive) : [{ stock, totalCost }]
          return pieces.reduce((sum, piece) => sum + Math.max(0, piece.stock ?? 0) * Math.max(0, piece.totalCost), 0)
        }
        const there = rows.map((row) => convertedExactly(costOf(row), row.baseCurrency, currency, on))
        expect(value.amount).toBe(there.reduce<number>((sum, amount) => sum + (amount ?? 0), 0))
        const missing = rows.filter((row, at) => costOf(row) > 0 && there[at] === undefined)
        expect(value.leftOut.unconverted.flatMap(({ ids }) => ids).toSorted()).toEqual(idsOf(missing).toSorted())
      }),
    )
  })

  it('PAGE-02 prices are spread over bins of 1, 2 and 5, and those without one are told', () => {
    fc.assert(
      fc.property(products, day, target, (rows, on, currency) => {
        const { bins, withoutPriceIds, leftOut } = priceSpread(factsOf(rows), on, datedRates(RATE_SETS, currency))
        const missing = leftOut.unconverted.flatMap(({ ids }) => ids)
        const found = [...bins.flatMap(({ ids }) => ids), ...withoutPriceIds, ...missing]
        expect(found.toSorted()).toEqual(idsOf(rows).toSorted())
        for (const { from, to, ids } of bins) {
          for (const row of rows.filter(({ id }) => ids.includes(id))) {
            const price = convertedExactly(row.effectivePrice ?? 0, row.baseCurrency, currency, on) ?? NaN
            expect(price >= (from ?? -Infinity) && price < (to ?? Infinity)).toBe(true)
          }
        }
      }),
    )
    expect(priceEdges('EUR').slice(0, 4)).toEqual([10_000, 20_000, 50_000, 100_000])
    expect(priceEdges('JPY').slice(0, 2)).toEqual([100, 200])
  })

  it('PAGE-02 a book of products follows them row by row', () => {
    fc.assert(
      fc.property(products, products, (before, after) => {
        const book = productBook(before)
        for (const { id } of before) book.remove(id)
        for (const row of after) book.put(row)
        expect([...book.all()]).toEqual(factsOf(after))
      }),
    )
  })
})

describe('what costs are made of', () => {
  it('PAGE-02 PRICE-05 the parts of each cost are those of the price story, and add up to it', () => {
    fc.assert(
      fc.property(products, (rows) => {
        for (const { input } of rows.flatMap(piecesOf)) {
          const shares = costShares(input, presentOf(input))
          const rules = rulesOf(input)
          const { totalCost, flag } = priceByRules(input, rules)
          if (flag === 'no-cost' || totalCost === null) expect(shares).toBeNull()
          if (!shares) continue
          expect(COST_PARTS.reduce((sum, part) => sum + shares[part], 0)).toBe(totalCost)
          const steps = priceStory(input, rules)
          const told = (kind: string) =>
            steps.filter((step) => step.kind === kind).reduce((sum, { amount }) => sum + amount, 0)
          expect([shares.purchase, shares.freight, shares.duty + shares.extras, shares.vat]).toEqual([
            told('base'),
            told('shipping'),
            told('duty') + told('extra'),
            told('vat'),
          ])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('PAGE-02 the structure adds up exactly, whatever it is counted by, and names what has no cost', () => {
    const sold = { of: (id: string, variantId: string) => (variantId === '' ? Number(id.slice(1)) - 2 : 3) * 10_500 }
    fc.assert(
      fc.property(products, fc.constantFrom<CostWeight>('one', 'stock', sold), day, (rows, weight, on) => {
        const whole = costStructure(costBook(presentOf, rows).all(), weight, on, RATES)
        expect(COST_PARTS.reduce((sum, part) => sum + whole.shares[part], 0)).toBe(whole.total)
        const alone = rows.map((row) => costStructure(costBook(presentOf, [row]).all(), weight, on, RATES))
        expect(alone.reduce((sum, { total }) => sum + total, 0)).toBe(whole.total)
        expect(alone.flatMap(({ withoutCostIds }) => withoutCostIds)).toEqual(whole.withoutCostIds)
      }),
    )
  })

  it('PAGE-01 PAGE-02 the goods in stock come to the stock at landed cost, of active products and variants alone', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const euros = rows.filter(({ baseCurrency }) => baseCurrency === 'EUR')
        const { total } = costStructure(costBook(presentOf, euros).all(), 'stock', '2026-02-01', RATES)
        expect(total).toBe(stockValue(activeProducts(factsOf(euros)), '2026-02-01', RATES).amount)
      }),
    )
  })

  it('PAGE-02 one of each in its own currency comes to the sum of the shown costs', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const euros = rows.filter(({ baseCurrency }) => baseCurrency === 'EUR')
        const costs = euros.flatMap(soldPieces).map(({ judged }) => Math.max(0, judged.totalCost))
        const { total } = costStructure(costBook(presentOf, euros).all(), 'one', '2026-02-01', RATES)
        expect(total).toBe(costs.reduce((sum, cost) => sum + cost, 0))
      }),
    )
  })
})
