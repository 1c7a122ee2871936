import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainProduct } from '#test/pricing-input.ts'
import { PPM } from './money.ts'
import { pricing } from './pricing.ts'
import { DEFAULT_PRICING_CONTEXT, type PricingContext, type PricingInput, resolvedRules } from './pricing-rules.ts'
import { discountedPrice, type LockedCells, solvePrice, type SolvedCell, type SolvedPrice } from './solve-price.ts'

const USD = 1_000_000
const CENT = 10_000
const PERCENT = 10_000

const product: PricingInput = {
  ...plainProduct,
  baseCost: 50 * USD,
  shippingCost: 10 * USD,
  pricingPercent: 40 * PERCENT,
}
const own = DEFAULT_PRICING_CONTEXT
const gross: PricingContext = { ...own, pricesIncludeVat: true, taxRate: 20 * PERCENT }
const locked: LockedCells = { shelfPrice: 100 * USD, margin: 40 * PERCENT, discount: 0 }

function solve(cell: SolvedCell, input = product, context = own, cells: Partial<LockedCells> = {}) {
  return solvePrice(cell, input, resolvedRules(input, context), { ...locked, ...cells })
}

function solved(...args: Parameters<typeof solve>): SolvedPrice {
  const solution = solve(...args)
  if ('problem' in solution) throw new Error(solution.problem)
  return solution.solved
}

describe('solving for one cell of a price', () => {
  it.each([
    ['the shelf price from cost and margin', 'shelfPrice', {}, 100 * USD],
    ['the shelf price that bears a discount', 'shelfPrice', { discount: 20 * PERCENT }, 125 * USD],
    ['the margin of a locked shelf price', 'margin', { shelfPrice: 80 * USD }, 25 * PERCENT],
    ['the margin left after a discount', 'margin', { discount: 20 * PERCENT }, 25 * PERCENT],
    ['the highest discount that keeps a margin', 'discount', { margin: 25 * PERCENT }, 20 * PERCENT],
    [
      'a discount in hundredths of a percent that never costs the margin',
      'discount',
      { margin: 33 * PERCENT },
      104_400,
    ],
    ['the supplier price that a shelf price bears', 'baseCost', { shelfPrice: 90 * USD }, 44 * USD],
    ['the freight that a shelf price bears', 'shippingCost', { shelfPrice: 90 * USD }, 4 * USD],
  ] as const)('PRICE-14 finds %s', (_name, cell, cells, value) => {
    expect(solved(cell, product, own, cells)[cell]).toBe(value)
  })

  it('PRICE-14 goes through sales VAT where prices include it', () => {
    expect(solved('shelfPrice', product, gross).shelfPrice).toBe(120 * USD)
    expect(solved('shelfPrice', product, { ...gross, pricesIncludeVat: false }).shelfPrice).toBe(100 * USD)
    expect(solved('baseCost', product, gross, { shelfPrice: 120 * USD }).baseCost).toBe(50 * USD)
  })

  it('PRICE-14 goes through duty, extras and VAT on cost in both duty bases', () => {
    const loaded: PricingInput = {
      ...product,
      importDuty: 10 * PERCENT,
      vatTax: 20 * PERCENT,
      additionalCosts: [{ id: 'a', label: 'Box', amount: 4 * USD }],
    }
    // ((50 + 10) × 1.1 + 4) × 1.2 = 84, and (50 × 1.1 + 10 + 4) × 1.2 = 82.80.
    expect(solved('baseCost', loaded, own, { shelfPrice: 140 * USD }).baseCost).toBe(50 * USD)
    expect(solved('shippingCost', loaded, own, { shelfPrice: 140 * USD }).shippingCost).toBe(10 * USD)
    const fob: PricingContext = { ...own, dutyBasis: 'fob' }
    expect(solved('baseCost', loaded, fob, { shelfPrice: 138 * USD }).baseCost).toBe(50 * USD)
    expect(solved('shippingCost', loaded, fob, { shelfPrice: 138 * USD }).shippingCost).toBe(10 * USD)
  })

  it('PRICE-14 a solved shelf price bears the price ending, and its own supplier price brings it back', () => {
    const ended: PricingContext = { ...gross, priceEnding: '.99' }
    const { shelfPrice } = solved('shelfPrice', product, ended)
    expect(shelfPrice).toBe(120 * USD + 99 * CENT)
    const { baseCost } = solved('baseCost', product, ended, { shelfPrice })
    expect(pricing({ ...product, baseCost }, ended).effectivePrice).toBe(shelfPrice)
  })

  it.each([
    ['a margin of 100 %', 'shelfPrice', {}, { margin: PPM }, 'percent-too-high'],
    ['a discount of 100 %', 'margin', {}, { discount: PPM }, 'percent-too-high'],
    ['no cost', 'shelfPrice', { baseCost: 0, shippingCost: 0 }, {}, 'no-cost'],
    ['no shelf price', 'margin', {}, { shelfPrice: 0 }, 'no-price'],
    ['freight that eats the whole price', 'baseCost', { shippingCost: 70 * USD }, {}, 'nothing-left'],
    ['a margin above what the price leaves', 'discount', {}, { margin: 50 * PERCENT }, 'nothing-left'],
  ] as const)('PRICE-14 says why %s has no answer', (_name, cell, input, cells, problem) => {
    expect(solve(cell, { ...product, ...input }, own, cells)).toEqual({ problem })
  })

  it('PRICE-14 a discount is taken off the shelf price to the cent', () => {
    expect(discountedPrice({ shelfPrice: 19 * USD + 99 * CENT, discount: 15 * PERCENT })).toBe(16 * USD + 99 * CENT)
  })
})

const amount = fc.integer({ min: 1, max: 5_000_00 }).map((cents) => cents * CENT)
const percent = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((points) => points * 100)
const anyCosts = fc.record({ baseCost: amount, shippingCost: amount, importDuty: percent(40), vatTax: percent(25) })
const anyContext = fc.record({
  dutyBasis: fc.constantFrom('cif', 'fob'),
  pricesIncludeVat: fc.boolean(),
  taxRate: percent(27),
  vatRecoverable: fc.boolean(),
})
const anyCells = fc.record({ margin: percent(90), discount: percent(60) })

describe('the laws of solving', () => {
  it.each(['baseCost', 'shippingCost'] as const)(
    'PRICE-14 price → %s → price returns within one minor unit, and the cost is never above what the price bears',
    (cell) => {
      fc.assert(
        fc.property(anyCosts, anyContext, anyCells, (costs, around, cells) => {
          const input = { ...product, ...costs }
          const context = { ...own, ...around }
          const { shelfPrice } = solved('shelfPrice', input, context, cells)
          const back = solved(cell, input, context, { ...cells, shelfPrice })
          const again = solved('shelfPrice', { ...input, [cell]: back[cell] }, context, cells)
          expect(Math.abs(again.shelfPrice - shelfPrice)).toBeLessThanOrEqual(CENT)
          const margin = solved('margin', { ...input, [cell]: back[cell] }, context, { ...cells, shelfPrice }).margin
          expect(margin).toBeGreaterThanOrEqual(cells.margin)
        }),
        { numRuns: 2_000 },
      )
    },
  )

  it('PRICE-14 the solved margin and discount undo each other', () => {
    fc.assert(
      fc.property(anyCosts, anyContext, anyCells, (costs, around, cells) => {
        const input = { ...product, ...costs }
        const context = { ...own, ...around }
        const { shelfPrice } = solved('shelfPrice', input, context, cells)
        const { margin } = solved('margin', input, context, { ...cells, shelfPrice })
        // A shelf price is rounded to the cent, so on a cheap product its margin may be below the one asked for.
        fc.pre(margin >= 0)
        const { discount } = solved('discount', input, context, { shelfPrice, margin })
        expect(Math.abs(discount - cells.discount)).toBeLessThanOrEqual(200)
      }),
    )
  })
})
