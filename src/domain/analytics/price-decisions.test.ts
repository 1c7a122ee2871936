import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactOf, RATE_SETS, roundedExactly } from '#test/analytics-shop.ts'
import { FLOOR, presentOf, products } from '#test/analytics-catalogue.ts'
import { convertedAmount } from '../cost-origin.ts'
import { totalCost } from '../total-cost.ts'
import { catalogueFacts } from '#test/catalogue-facts.ts'
import { movedCosts } from './currency-moves.ts'
import { DECIDED_PROBLEMS, priceDecisions } from './price-decisions.ts'
import { type AnalysedProduct, piecesOf } from './product-pieces.ts'

const context = { floorOf: () => FLOOR, presentOf }
const pieceOf = (row: AnalysedProduct, variantId: string) =>
  piecesOf(row).find((piece) => piece.variantId === variantId)

describe('the prices that need a decision', () => {
  it('PAGE-01 are those that the catalogue counts, each product by its worst price', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const decisions = rows
          .filter(({ isActive }) => isActive)
          .flatMap((row) => priceDecisions(row, context).map((each) => ({ ...each, row })))
        const facts = catalogueFacts(rows)
        const productsWith = (...problems: readonly string[]): number =>
          new Set(decisions.filter(({ problem }) => problems.includes(problem)).map(({ row }) => row.id)).size
        expect(productsWith('losing')).toBe(facts.losing)
        expect(productsWith('withoutCost')).toBe(facts.withoutCost)
        expect(productsWith('unpriced')).toBe(facts.unpriced)
        expect(productsWith('losing', 'belowFloor')).toBeGreaterThanOrEqual(facts.belowFloor)
        expect(decisions.every(({ problem }) => DECIDED_PROBLEMS.includes(problem))).toBe(true)
        for (const { problem, row, variantId, missing } of decisions) {
          expect(missing === null).toBe(problem === 'withoutCost' || problem === 'unpriced')
          if (problem === 'losing') expect(pieceOf(row, variantId)?.judged.margin ?? 0).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
})

describe('the moves of currencies', () => {
  const set = RATE_SETS[1] ?? { base: '', date: '', source: '', rates: {} }

  it('PAGE-01 PRICE-15 tell the cost at the rates of now for prices that stay', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const moved = rows.flatMap((row) => movedCosts(row, { presentOf, set }).map((each) => ({ ...each, row })))
        for (const { row, variantId, cost, costNow, paidIn } of moved) {
          const { input } = pieceOf(row, variantId) ?? {}
          const origin = input?.baseCostOrigin
          if (!input || !origin) throw new Error('only costs with an origin move')
          expect(origin.date <= set.date && origin.to === row.baseCurrency).toBe(true)
          expect(paidIn).toEqual([origin.currency])
          const [over, under] = exactOf(set.rates[origin.currency] ?? '')
          const paid = exactOf(origin.amount)
          // Paid amount / rate, in units of euros.
          const base = roundedExactly([paid[0] * under * 1_000_000n, paid[1] * over])
          // A crossed rate has twelve digits.
          const found = convertedAmount({ ...origin, rate: crossed(origin.currency) }) ?? 0
          expect(Math.abs(base - found)).toBeLessThanOrEqual(1)
          const rules = { ...presentOf(input), ...input.receipt }
          expect(costNow).toBe(totalCost({ ...input, baseCost: found }, rules))
          expect(cost).toBe(totalCost(input, rules))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('PAGE-01 costs in the own currency, and rates that are newer, do not move', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const still = rows.map((row) => ({ ...row, baseCostOrigin: null }))
        expect(still.flatMap((row) => movedCosts(row, { presentOf, set }))).toEqual([])
        const early = { presentOf, set: { ...set, date: '2026-01-01' } }
        expect(rows.flatMap((row) => movedCosts(row, early))).toEqual([])
      }),
    )
  })

  /** The published rates the other way round, as decimal text of twelve significant digits. */
  function crossed(currency: string): string {
    const [over, under] = exactOf(set.rates[currency] ?? '')
    const scale = currency === 'JPY' ? 14 : 12
    const digits = String(roundedExactly([under * 10n ** BigInt(scale), over])).padStart(scale, '0')
    return `0.${digits}`
  }
})
