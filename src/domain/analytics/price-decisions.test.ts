import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertedExactly, day, exactOf, RATE_SETS, roundedExactly, target } from '#test/analytics-shop.ts'
import { FLOOR, presentOf, products } from '#test/analytics-catalogue.ts'
import { convertedAmount } from '../cost-origin.ts'
import { totalCost } from '../total-cost.ts'
import { catalogueFacts } from '#test/catalogue-facts.ts'
import { currencyMoves } from './currency-moves.ts'
import { costRises, netOfPrice, soldCostKey } from './cost-rises.ts'
import { datedRates } from './dated-rates.ts'
import { DECIDED_PROBLEMS, priceDecisions } from './price-decisions.ts'
import { type AnalysedProduct, piecesOf } from './product-pieces.ts'

const RATES = datedRates(RATE_SETS, 'EUR')
const [TODAY] = ['2026-06-30']
const SOLD = {
  of: (productId: string, variantId: string) => (variantId === '' ? Number(productId.slice(1)) * 10_000 : 15_000),
}
const context = { floorOf: () => FLOOR, presentOf, sold: SOLD, today: TODAY, rates: RATES }
const pieceOf = (rows: readonly AnalysedProduct[], productId: string, variantId: string) => {
  const row = rows.find(({ id }) => id === productId)
  return row && piecesOf(row).find((piece) => piece.variantId === variantId)
}
const isDescending = (amounts: readonly number[]): boolean =>
  amounts.every((each, at) => each <= (amounts[at - 1] ?? each))

describe('the prices that need a decision', () => {
  it('PAGE-01 are those that the catalogue counts, each product by its worst price', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const { decisions } = priceDecisions(rows, context)
        const facts = catalogueFacts(rows)
        const productsWith = (...problems: readonly string[]): number =>
          new Set(decisions.filter(({ problem }) => problems.includes(problem)).map(({ productId }) => productId)).size
        expect(productsWith('losing')).toBe(facts.losing)
        expect(productsWith('withoutCost')).toBe(facts.withoutCost)
        expect(productsWith('unpriced')).toBe(facts.unpriced)
        expect(productsWith('losing', 'belowFloor')).toBeGreaterThanOrEqual(facts.belowFloor)
        expect(decisions.every(({ problem }) => DECIDED_PROBLEMS.includes(problem))).toBe(true)
      }),
    )
  })

  it('PAGE-01 what is missing to the cost, times what was sold, puts them in order, the most costly first', () => {
    fc.assert(
      fc.property(products, target, day, (rows, currency, on) => {
        const there = { ...context, today: on, rates: datedRates(RATE_SETS, currency) }
        const { decisions, leftOut } = priceDecisions(rows, there)
        expect(isDescending(decisions.map(({ amount }) => amount ?? 0))).toBe(true)
        for (const { problem, productId, variantId, currency: own, missing, sold, amount } of decisions) {
          expect(sold).toBe(SOLD.of(productId, variantId))
          expect(missing === null).toBe(problem === 'withoutCost' || problem === 'unpriced')
          if (missing === null) continue
          const whole = roundedExactly([BigInt(missing) * BigInt(sold), 10_000n])
          const converted = convertedExactly(whole, own, currency, on)
          expect(amount).toBe(converted ?? null)
          const isTold = leftOut.unconverted.some(({ ids }) => ids.includes(productId))
          if (converted === undefined) expect(isTold).toBe(true)
          const judged = pieceOf(rows, productId, variantId)?.judged
          if (problem === 'losing') expect(judged?.margin === null || (judged?.margin ?? 0) <= 0).toBe(true)
        }
      }),
    )
  })

  it('PAGE-01 a shop without products has none', () => {
    expect(priceDecisions([], context).decisions).toEqual([])
  })
})

describe('the moves of currencies', () => {
  const set = RATE_SETS[1] ?? { base: '', date: '', source: '', rates: {} }

  it('PAGE-01 PRICE-15 tell the cost at the rates of now and what that does to profit, for prices that stay', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const { moved } = currencyMoves(rows, { ...context, set })
        expect(isDescending(moved.map(({ amount }) => 0 - (amount ?? 0)))).toBe(true)
        for (const { productId, variantId, cost, costNow, effect, sold, amount, currency, paidIn, ...each } of moved) {
          const { input } = pieceOf(rows, productId, variantId) ?? {}
          const origin = input?.baseCostOrigin
          if (!input || !origin) throw new Error('only costs with an origin move')
          expect(origin.date <= set.date && origin.to === currency).toBe(true)
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
          expect(effect).toBe(cost - costNow)
          if (each.margin === null) expect(each.marginNow).toBeNull()
          else if (effect < 0) expect(each.marginNow ?? NaN).toBeLessThanOrEqual(each.margin)
          else expect(each.marginNow ?? NaN).toBeGreaterThanOrEqual(each.margin)
          expect(amount).toBe(
            convertedExactly(roundedExactly([BigInt(effect) * BigInt(sold), 10_000n]), currency, 'EUR', TODAY),
          )
        }
      }),
      { numRuns: 300 },
    )
  })

  it('PAGE-01 costs in the own currency, and rates that are newer, do not move', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const still = rows.map((row) => ({ ...row, baseCostOrigin: null }))
        expect(currencyMoves(still, { ...context, set }).moved).toEqual([])
        const { moved } = currencyMoves(rows, { ...context, set: { ...set, date: '2026-01-01' } })
        expect(moved).toEqual([])
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

describe('costs that rose while the price stayed', () => {
  it('PAGE-01 are those of typed prices alone, by more than rounding: the others follow their cost', () => {
    fc.assert(
      fc.property(products, (rows) => {
        const firstCosts = new Map(
          rows.map((row) => [
            soldCostKey(row.id, '', row.baseCurrency),
            new Map([
              [
                netOfPrice(row.effectivePrice ?? 0, row, context.presentOf),
                { productId: row.id, day: '2026-01-20', unitCost: 500_000 },
              ],
            ]),
          ]),
        )
        const { rises } = costRises(rows, { ...context, firstCosts })
        const expected = rows.filter(({ isActive, variants, totalCost: now, effectivePrice, ...row }) => {
          const isTyped =
            row.pricingMode === 'manual' ||
            row.pricingMode === 'retailPrice' ||
            (row.pricingMode !== null && row.pricingStrategy === 'manual')
          const isSold = isActive && !variants.some((variant) => variant.isActive)
          return isSold && isTyped && effectivePrice !== null && now > 505_000
        })
        expect(rises.map(({ productId }) => productId).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
        // Sold at another price, nothing says that the price stayed.
        const others = new Map(
          [...firstCosts].map(([key, costs]) => [key, new Map([...costs].map(([net, cost]) => [net - 20_001, cost]))]),
        )
        expect(costRises(rows, { ...context, firstCosts: others }).rises).toEqual([])
        for (const { costNow, costThen, sold, amount, currency } of rises) {
          const whole = roundedExactly([BigInt(costNow - costThen) * BigInt(sold), 10_000n])
          expect(amount).toBe(convertedExactly(whole, currency, 'EUR', TODAY) ?? null)
        }
      }),
    )
  })
})
