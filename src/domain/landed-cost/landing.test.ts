import { describe, expect, it, test } from 'vitest'
import { landedCharge, landingLine, units } from '#test/landed-cost-inputs.ts'
import { nearestRatio } from '../exact.ts'
import { landedCost } from './landed-cost.ts'
import { type LandableProduct, type LandingInput, type LandingLine, landingPlan } from './landing.ts'
import { costByMethod, presentCosts, totalOf } from './product-costs.ts'
import { chargeAmount, isBlankLine, shipmentCost } from './shipment-cost.ts'
import { shipmentRatios } from './shipment-rates.ts'
import { trueUp } from './true-up.ts'

const bowl: LandableProduct = {
  id: 'bowl',
  baseCurrency: 'EUR',
  baseCost: units('2'),
  shippingCost: 0,
  importDuty: 0,
  additionalCosts: [],
  stock: 30,
  variants: [],
}

function planned(
  lines: readonly LandingLine[],
  own: Partial<LandingInput> = {},
  product: LandableProduct | undefined = bowl,
) {
  const cost = landedCost({ lines, charges: [], currency: 'EUR', dutyBasis: 'cif' })
  return landingPlan({
    lines,
    cost,
    currency: 'EUR',
    dutyBasis: 'cif',
    costMethod: 'last',
    raiseStock: true,
    name: 'INV 7',
    product: (id) => (id === product.id ? product : undefined),
    ratioTo: shipmentRatios('EUR', lines, undefined),
    ...own,
  })
}

describe('what a landing proposes', () => {
  it('SHIP-03 SHIP-04 combines the lines of a product, and raises its stock by what was received', () => {
    const lines = [
      landingLine('a'),
      landingLine('b', { quantity: 30_0000, unitCost: units('5'), receivedQuantity: 28_0000 }),
    ]
    const { products, problems, without } = planned([...lines, landingLine('c', { productId: null })])
    expect([problems, without]).toEqual([[], 1])
    expect(products).toMatchObject([
      {
        productId: 'bowl',
        parts: [{ variantId: '', quantity: 38_0000, landed: { base: nearestRatio(BigInt(units('180')), 38n) } }],
        patch: { baseCost: nearestRatio(BigInt(units('180')), 38n) },
        add: { stock: 38 },
      },
    ])
  })

  it('SHIP-03 the average weighs what is on hand; stock below zero weighs nothing', () => {
    const average = { costMethod: 'average' } as const
    const base = (stock: number | null) =>
      planned([landingLine('a')], average, { ...bowl, stock }).products[0]?.parts[0]?.after.base
    expect([base(30), base(0), base(-5), base(null)]).toEqual([units('2.25'), units('3'), units('3'), units('3')])
  })

  it('SHIP-03 duty by percentage is weighed as the amount that it is', () => {
    const dutied = { ...bowl, shippingCost: units('1'), importDuty: 100_000 }
    expect(presentCosts(dutied, 'cif')).toEqual({
      base: units('2'),
      shipping: units('1'),
      duty: units('0.3'),
      rebate: 0,
    })
    expect(presentCosts(dutied, 'fob').duty).toBe(units('0.2'))
  })

  test.each([
    ['a product that is gone', [landingLine('a', { productId: 'gone' })], 'productId'],
    ['a variant that is gone', [landingLine('a', { variantId: 'gone' })], 'variantId'],
    ['half a piece on stock', [landingLine('a', { receivedQuantity: 5_000 })], 'receivedQuantity'],
    ['a product in a currency without a rate', [landingLine('a')], 'productId', { ...bowl, baseCurrency: 'CNY' }],
  ])('SHIP-03 %s is named', (_name, lines, field, product = bowl) => {
    const { products, problems } = planned(lines, {}, product)
    expect(problems.map((each) => [each.id, each.field])).toEqual([['a', field]])
    expect(products).toEqual([])
  })

  it('SHIP-03 a mean that is not exact in the supplier’s currency has no origin', () => {
    const paid = { currency: 'USD', rate: '0.9', rateDate: '2026-07-06', rateSource: 'ECB' }
    const one = landingLine('a', { ...paid, quantity: 1_0000, unitCost: units('1', 'USD') })
    const exact = planned([one, landingLine('b', { ...paid, quantity: 1_0000, unitCost: units('2', 'USD') })])
    expect(exact.products[0]?.patch['baseCostOrigin']).toMatchObject({ amount: '1.50', rate: '0.9' })
    const odd = planned([one, landingLine('b', { ...paid, quantity: 2_0000, unitCost: units('2', 'USD') })])
    expect(odd.products[0]?.patch).toMatchObject({ baseCost: units('1.5'), baseCostOrigin: null })
  })

  it('SHIP-03 a cost that is as high already stays', () => {
    const costs = { base: 5, shipping: 1, duty: 0, rebate: 0 }
    expect(costByMethod('higher', costs, { ...costs, base: 4, shipping: 2 }, { onHand: 0, landed: 1 })).toBeUndefined()
    expect(totalOf({ ...costs, rebate: -2 })).toBe(4)
  })
})

describe('the rates of a shipment', () => {
  it('CUR-01 its own rates come before the reference rates, turned round', () => {
    const reference = { base: 'EUR', date: '2026-07-06', source: 'ECB', rates: { USD: '1.25', CNY: '8' } }
    const ratioTo = shipmentRatios(
      'EUR',
      [
        { currency: 'USD', rate: '0.5' },
        { currency: 'USD', rate: '0.6' },
      ],
      reference,
    )
    expect(ratioTo('EUR')).toEqual({ numerator: 1n, denominator: 1n })
    expect(ratioTo('USD')).toEqual({ numerator: 10n, denominator: 5n })
    expect(ratioTo('CNY')).toEqual({ numerator: 8n, denominator: 1n })
    expect(ratioTo('XAF')).toBeUndefined()
  })
})

describe('the rows of a shipment', () => {
  const row = { ...landingLine('b'), position: 2, sku: '', description: '' }
  const blank = { ...row, id: 'blank', productId: null, quantity: 0, unitCost: 0 }
  const charge = landedCharge({ id: 'c' })
  const amounts = { position: 1, label: '', estimatedAmount: 5, actualAmount: null }

  it('SHIP-01 count in their order, blank lines not at all, and a bill before its estimate', () => {
    expect([isBlankLine(blank), isBlankLine(row), isBlankLine({ ...blank, sku: 'A' })]).toEqual([true, false, false])
    const rows = { lines: [row, blank, { ...row, id: 'a' }, { ...row, id: 'first', position: 1 }], charges: [] }
    expect(shipmentCost('EUR', rows, 'cif').lines.map(({ id }) => id)).toEqual(['first', 'a', 'b'])
    expect(chargeAmount({ ...charge, ...amounts })).toBe(5)
    expect(chargeAmount({ ...charge, ...amounts, actualAmount: 0 })).toBe(0)
  })
})

describe('true-up', () => {
  it('SHIP-03 knows neither cost nor margin of what was not received', () => {
    const lines = [landingLine('a', { receivedQuantity: 0 }), landingLine('b', { productId: 'rack' })]
    const cost = landedCost({ lines, charges: [], currency: 'EUR', dutyBasis: 'cif' })
    const { products } = trueUp({ lines, landed: cost, actual: cost, price: () => units('8') })
    expect(products[0]).toMatchObject({
      quantity: 0,
      landedUnitCost: null,
      actualUnitCost: null,
      price: units('8'),
      plannedMargin: null,
      actualMargin: null,
    })
    expect(products[1]?.plannedMargin).not.toBeNull()
  })

  it('SHIP-03 tells by product what was made, and counts lines without a product in the whole', () => {
    const lines = [landingLine('a'), landingLine('b', { productId: null }), landingLine('c', { productId: 'rack' })]
    const charge = landedCharge({ id: 'f', split: 'equal' })
    const cost = (amount: string) =>
      landedCost({ lines, charges: [{ ...charge, amount: units(amount) }], currency: 'EUR', dutyBasis: 'cif' })
    const report = trueUp({
      lines,
      landed: cost('30'),
      actual: cost('60'),
      price: (id) => (id === 'bowl' ? units('8') : null),
    })
    expect(report).toEqual({
      landedTotal: units('120'),
      actualTotal: units('150'),
      isAsLanded: false,
      difference: units('30'),
      products: [
        {
          productId: 'bowl',
          variantId: '',
          quantity: 10_0000,
          landedUnitCost: units('4'),
          actualUnitCost: units('5'),
          difference: units('10'),
          price: units('8'),
          plannedMargin: 500_000,
          actualMargin: 375_000,
        },
        {
          productId: 'rack',
          variantId: '',
          quantity: 10_0000,
          landedUnitCost: units('4'),
          actualUnitCost: units('5'),
          difference: units('10'),
          price: null,
          plannedMargin: null,
          actualMargin: null,
        },
      ],
    })
  })
})
