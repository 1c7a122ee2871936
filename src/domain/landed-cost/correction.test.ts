import { describe, expect, it } from 'vitest'
import { landingLine, units } from '#test/landed-cost-inputs.ts'
import { landedCost } from './landed-cost.ts'
import { type LandableProduct, type LandingLine, landingPlan } from './landing.ts'
import { landingMessages } from './landing-messages.ts'
import { trueUp } from './true-up.ts'

const line = (id: string, productId: string, own: Partial<LandingLine> = {}): LandingLine =>
  landingLine(id, { productId, ...own })

const product = (id: string, variants: readonly string[] = []): LandableProduct => ({
  id,
  baseCurrency: 'EUR',
  baseCost: units('2'),
  shippingCost: 0,
  importDuty: 0,
  additionalCosts: [],
  stock: null,
  variants: variants.map((variant) => ({ id: variant, baseCost: null, stock: null })),
})

const freight = (amount: string) =>
  ({
    id: 'f',
    kind: 'freight',
    amount: units(amount),
    currency: 'EUR',
    rate: '',
    split: 'value',
    shares: [],
    dutiable: false,
  }) as const

const costOf = (lines: readonly LandingLine[], amount: string) =>
  landedCost({ lines, charges: [freight(amount)], currency: 'EUR', dutyBasis: 'cif' })

/** The plan of lines with 60 of freight; `today` makes it a correction. */
function planned(
  lines: readonly LandingLine[],
  before: readonly LandableProduct[],
  today?: readonly LandableProduct[],
) {
  const find = (products: readonly LandableProduct[]) => (id: string) => products.find((each) => each.id === id)
  return landingPlan({
    lines,
    cost: costOf(lines, '60'),
    currency: 'EUR',
    dutyBasis: 'cif',
    costMethod: 'last',
    raiseStock: false,
    name: 'INV 7',
    product: find(before),
    today: today && find(today),
    ratioTo: (currency) => (currency === 'EUR' ? { numerator: 1n, denominator: 1n } : undefined),
  })
}

describe('a correction after something was deleted', () => {
  const lines = [line('1', 'a'), line('2', 'b'), line('3', 'a')]

  it('SHIP-03 passes over a deleted product, which carries its part of the charges', () => {
    const [b] = [product('b')]
    const plan = planned(lines, [b], [b])
    expect([plan.problems, plan.gone]).toEqual([[], [{ productId: 'a', variantId: '' }]])
    expect(plan.products).toMatchObject([{ productId: 'b', patch: { baseCost: units('3'), shippingCost: units('2') } }])
  })

  it('SHIP-03 SHIP-02 passes over a deleted variant, and corrects the others of its product with their own charges', () => {
    const variants = [line('1', 'a', { variantId: 's' }), line('2', 'a', { variantId: 'm', unitCost: units('6') })]
    const plan = planned(variants, [product('a', ['s', 'm'])], [product('a', ['s'])])
    expect([plan.problems, plan.gone]).toEqual([[], [{ productId: 'a', variantId: 'm' }]])
    expect(plan.products.map(({ patch }) => patch)).toEqual([
      { variants: { lines: { s: { baseCost: units('3'), shippingCost: units('2'), dutyCost: 0, rebate: 0 } } } },
    ])
  })

  it('SHIP-03 a product of which no variant of the shipment is left keeps its cost', () => {
    const only = [line('1', 'a', { variantId: 'm' })]
    expect(planned(only, [product('a', ['m'])], [product('a')])).toMatchObject({
      products: [],
      problems: [],
      gone: [{ productId: 'a', variantId: 'm' }],
    })
  })

  it('SHIP-03 a first landing refuses what is gone', () => {
    const plan = planned([...lines, line('4', 'c', { variantId: 'm' })], [product('b'), product('c')])
    expect(plan.problems.map(({ id, message }) => [id, message])).toEqual([
      ['1', landingMessages.productGone],
      ['3', landingMessages.productGone],
      ['4', landingMessages.variantGone],
    ])
    expect(plan.gone).toEqual([])
  })
})

describe('true-up of variants', () => {
  it('SHIP-03 tells each variant by its own cost and price, and the sums stay exact', () => {
    const lines = [
      line('1', 'a', { variantId: 's', unitCost: units('35.47') }),
      line('2', 'a', { variantId: 'm', unitCost: units('45.47') }),
      line('3', 'a', { variantId: 's', unitCost: units('35.47'), quantity: 5_0000 }),
      line('4', 'a'),
    ]
    const prices: Readonly<Record<string, number>> = { s: units('44.3375'), m: units('56.8375') }
    const report = trueUp({
      lines,
      landed: costOf(lines, '0'),
      actual: costOf(lines, '100.01'),
      price: (_productId, variantId) => prices[variantId] ?? null,
    })
    expect(
      report.products.map((each) => [
        each.variantId,
        each.quantity,
        each.landedUnitCost,
        each.price,
        each.plannedMargin,
      ]),
    ).toEqual([
      ['s', 15_0000, units('35.47'), units('44.3375'), 200_000],
      ['m', 10_0000, units('45.47'), units('56.8375'), 200_000],
      ['', 10_0000, units('3'), null, null],
    ])
    expect(report.products.reduce((sum, { difference }) => sum + difference, 0)).toBe(report.difference)
    expect(report.difference).toBe(units('100.01'))
  })
})
