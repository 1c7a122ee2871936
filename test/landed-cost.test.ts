import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landedCost } from '#domain/landed-cost/landed-cost.ts'
import { type LandableProduct, type LandingLine, landingPlan } from '#domain/landed-cost/landing.ts'
import { quantityFromDecimal, ppmFromDecimal, unitsFromDecimal } from '#domain/money.ts'
import { type OracleCharge, oracleCosts, type OracleLine } from './landed-cost-oracle.ts'

const value = (read: { readonly value: number } | { readonly issue: string }): number => {
  if ('issue' in read) throw new Error(read.issue)
  return read.value
}

/** Digits of the minor unit of what shipments are costed in here. */
const DIGITS: Readonly<Record<string, number>> = { EUR: 2, JPY: 0, KWD: 3 }
const PAID = { EUR: '1.0843', USD: '0.9237', CNY: '0.1289' } as const

const decimalIn = (whole: number, digits: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: whole }), fc.integer({ min: 0, max: 10 ** digits - 1 }))
    .map(([head, tail]) => (digits === 0 ? String(head) : `${head}.${String(tail).padStart(digits, '0')}`))

const line = fc
  .record({
    thing: fc.constantFrom<string>('mug/', 'shirt/s', 'shirt/m', 'shirt/l', 'shirt/', 'rack/'),
    quantity: fc.integer({ min: 1, max: 400 }),
    came: fc.oneof(
      fc.constant('all' as const),
      fc.constant('none' as const),
      fc.double({ min: 0, max: 1.2, noNaN: true }),
    ),
    unitCost: decimalIn(300, 2),
    paid: fc.constantFrom(...(Object.keys(PAID) as (keyof typeof PAID)[])),
    duty: decimalIn(40, 2),
    weight: decimalIn(20, 3),
  })
  .map(({ came, quantity, ...each }) => ({
    ...each,
    quantity,
    received: came === 'all' ? quantity : came === 'none' ? 0 : Math.round(quantity * came),
  }))

const charge = fc.record({
  kind: fc.constantFrom('freight', 'insurance', 'duty', 'brokerage', 'other' as const),
  amount: fc.tuple(fc.boolean(), decimalIn(4_000, 2)).map(([isRebate, amount]) => (isRebate ? `-${amount}` : amount)),
  paid: fc.constantFrom(...(Object.keys(PAID) as (keyof typeof PAID)[])),
  split: fc.constantFrom('value', 'weight', 'quantity', 'equal' as const),
  dutiable: fc.boolean(),
})

const shipments = fc
  .record({
    currency: fc.constantFrom(...Object.keys(DIGITS)),
    basis: fc.constantFrom('cif', 'fob' as const),
    lines: fc.array(line, { minLength: 1, maxLength: 9 }),
    charges: fc.array(charge, { maxLength: 5 }),
  })
  .filter(({ lines }) => lines.some(({ received }) => received > 0))
  .filter(({ lines }) => lines.some(({ unitCost }) => Number(unitCost) > 0))
  .filter(({ lines }) => lines.some(({ weight }) => Number(weight) > 0))

type Shipment = typeof shipments extends fc.Arbitrary<infer T> ? T : never

const product = (id: string, currency: string, variants: readonly string[]): LandableProduct => ({
  id,
  baseCurrency: currency,
  baseCost: 0,
  shippingCost: 0,
  importDuty: 50_000,
  additionalCosts: [{ id: 'box', label: 'Box', amount: 5 }],
  stock: null,
  variants: variants.map((variant) => ({ id: variant, baseCost: null, stock: null })),
})

/** What the product's code makes of a shipment, by thing. */
function planned({ currency, basis, lines, charges }: Shipment) {
  const own = lines.map((each, index): LandingLine => {
    const [productId = '', variantId = ''] = each.thing.split('/')
    return {
      id: `line-${index}`,
      productId,
      variantId,
      quantity: each.quantity * 10_000,
      receivedQuantity: each.received * 10_000,
      unitCost: value(unitsFromDecimal(each.unitCost, each.paid)),
      currency: each.paid,
      rate: rateOf(each.paid, currency),
      rateDate: null,
      rateSource: '',
      dutyPercent: value(ppmFromDecimal(each.duty)),
      weight: value(quantityFromDecimal(each.weight)),
      volume: null,
    }
  })
  const cost = landedCost({
    lines: own,
    charges: charges.map((each, index) => ({
      ...each,
      id: `charge-${index}`,
      amount: value(unitsFromDecimal(each.amount, each.paid)),
      currency: each.paid,
      rate: rateOf(each.paid, currency),
      shares: [],
    })),
    currency,
    dutyBasis: basis,
  })
  const products = [
    product('mug', currency, []),
    product('shirt', currency, ['s', 'm', 'l']),
    product('rack', currency, []),
  ]
  const plan = landingPlan({
    lines: own,
    cost,
    currency,
    dutyBasis: basis,
    costMethod: 'last',
    raiseStock: false,
    name: 'Oracle',
    product: (id) => products.find((each) => each.id === id),
    ratioTo: () => ({ numerator: 1n, denominator: 1n }),
  })
  return { cost, plan }
}

const rateOf = (paid: keyof typeof PAID, currency: string): string => (paid === currency ? '' : PAID[paid])
const oracleRate = (paid: keyof typeof PAID, currency: string): string => (paid === currency ? '1' : PAID[paid])

function oracle({ currency, basis, lines, charges }: Shipment) {
  const known = lines.map((each, index): OracleLine => ({
    ...each,
    id: `line-${index}`,
    quantity: String(each.quantity),
    received: String(each.received),
    rate: oracleRate(each.paid, currency),
  }))
  const bills = charges.map((each): OracleCharge => ({ ...each, rate: oracleRate(each.paid, currency) }))
  return oracleCosts(known, bills, basis, DIGITS[currency] ?? 2)
}

describe('landed cost against an independent oracle', () => {
  it('SHIP-02 every product and variant of 200 random shipments costs what the oracle says, with short deliveries', () => {
    fc.assert(
      fc.property(shipments, (shipment) => {
        const { plan, cost } = planned(shipment)
        // A charge in a currency without cents may have nothing to split by; what is refused is no landing.
        fc.pre(cost.problems.length === 0)
        const said = plan.products.flatMap(({ productId, parts }) =>
          parts.map(({ variantId, landed: { base, shipping, duty, rebate } }) => [
            `${productId}/${variantId}`,
            { goods: BigInt(base), charges: BigInt(shipping + rebate), duty: BigInt(duty) },
          ]),
        )
        expect(Object.fromEntries(said)).toEqual(Object.fromEntries(oracle(shipment)))
      }),
      { numRuns: 200 },
    )
  })

  it('SHIP-02 what received units carry adds up to everything that was paid for', () => {
    fc.assert(
      fc.property(shipments, (shipment) => {
        const { cost } = planned(shipment)
        fc.pre(cost.problems.length === 0)
        const carried = cost.lines.reduce((sum, each) => {
          const { goods, charges, duty } = each.carried ?? { goods: NaN, charges: NaN, duty: NaN }
          return sum + goods + charges + duty
        }, 0)
        expect(carried).toBe(cost.totals.total)
      }),
      { numRuns: 200 },
    )
  })
})

describe('short deliveries', () => {
  const shipment = (lines: readonly Partial<Shipment['lines'][number]>[], amount = '0'): Shipment => ({
    currency: 'EUR',
    basis: 'fob',
    lines: lines.map((each) => ({
      thing: 'mug/',
      quantity: 10,
      received: 10,
      unitCost: '9.60',
      paid: 'EUR',
      duty: '0',
      weight: '1',
      ...each,
    })),
    charges: [{ kind: 'freight', amount, paid: 'EUR', split: 'value', dutiable: false }],
  })
  const unitCosts = (of: Shipment) => planned(of).cost.lines.map(({ unitCost }) => unitCost)

  it('SHIP-02 10 paid and 8 received cost 12.00 each', () => {
    expect(unitCosts(shipment([{ received: 8 }]))).toEqual([12_000_000])
    expect(planned(shipment([{ received: 8 }])).plan.products).toMatchObject([{ patch: { baseCost: 12_000_000 } }])
  })

  it('SHIP-02 a line of which nothing came is carried by the others of its product first, else by all', () => {
    const other = { thing: 'rack/', unitCost: '1.00' }
    expect(unitCosts(shipment([{}, { received: 0 }, other]))).toEqual([19_200_000, null, 1_000_000])
    expect(unitCosts(shipment([{ received: 0 }, other]))).toEqual([null, 10_600_000])
  })

  it('SHIP-02 where nothing came at all, the line says so', () => {
    expect(planned(shipment([{ received: 0 }])).cost.problems).toMatchObject([
      { on: 'line', id: 'line-0', field: 'receivedQuantity' },
    ])
  })

  it('SHIP-02 each variant carries its own goods, charges and duty: 11 and 129, not 25 and 115', () => {
    const lines = [
      { thing: 'shirt/s', quantity: 1, received: 1, unitCost: '10.00' },
      { thing: 'shirt/l', quantity: 1, received: 1, unitCost: '100.00', duty: '20' },
    ]
    expect(planned(shipment(lines, '11')).plan.products).toMatchObject([
      {
        patch: {
          variants: {
            lines: {
              s: { baseCost: 10_000_000, shippingCost: 1_000_000, dutyCost: 0, rebate: 0 },
              l: { baseCost: 100_000_000, shippingCost: 10_000_000, dutyCost: 20_000_000, rebate: 0 },
            },
          },
        },
      },
    ])
    expect(planned(shipment(lines, '11')).plan.products[0]?.patch).not.toHaveProperty('shippingCost')
  })
})
