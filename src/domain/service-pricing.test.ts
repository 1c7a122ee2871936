import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  costOfOneHour,
  exactUnitCost,
  laborCost,
  serviceCost,
  servicePricing,
  type ServicePricingInput,
} from './service-pricing.ts'
import { rounded } from './unrounded.ts'

const USD = 1_000_000
const PERCENT = 10_000
const HOUR = 10_000

const repair: ServicePricingInput = {
  laborCost: null,
  laborHours: 3 * HOUR,
  laborRate: 20 * USD,
  materialCost: 10 * USD,
  overheadCost: 6 * USD,
  subcontractorCost: 2 * USD,
  additionalCosts: [{ amount: 1 * USD }, { amount: null }, { amount: 1 * USD }],
  pricingModel: 'hourly',
  pricingStrategy: 'margin',
  pricingValue: 20 * PERCENT,
  hourlyRate: 100 * USD,
  fixedPrice: null,
  valuePrice: null,
  packageOptions: [{ price: 75 * USD }, { price: 500 * USD }],
}
const priced = (more: Partial<ServicePricingInput> = {}) => servicePricing({ ...repair, ...more })

describe('what a service costs', () => {
  it.each([
    ['hours × rate', {}, 60 * USD],
    ['the labour cost that was given', { laborCost: 45 * USD }, 45 * USD],
    ['hours × rate where the labour cost is 0', { laborCost: 0 }, 60 * USD],
    ['half an hour', { laborHours: 5_000 }, 10 * USD],
    ['nothing without a rate', { laborRate: null }, 0],
  ])('SERV-02 labour is %s', (_name, more, cost) => {
    expect(laborCost({ ...repair, ...more })).toBe(cost)
  })

  it('SERV-02 the total is labour, material, overhead, subcontractors and the rest', () => {
    expect(serviceCost(repair)).toBe(80 * USD)
  })
})

describe('what a unit of a service costs on a document', () => {
  const cost = (more: Partial<ServicePricingInput>): number => rounded(exactUnitCost({ ...repair, ...more }), 1)

  it('SERV-03 DOC-19 an hour its part of the whole cost, as the margin of the service has it', () => {
    expect(cost({ additionalCosts: [{ amount: 12 * USD }] })).toBe(30 * USD)
    expect(cost({ laborCost: 70 * USD })).toBe(30 * USD)
    expect(cost({ pricingModel: 'fixed' })).toBe(80 * USD)
  })

  it('SERV-03 DOC-19 an hour its labour where the hours are not known', () => {
    expect(cost({ laborHours: null })).toBe(20 * USD)
    expect(cost({ laborHours: null, laborRate: null })).toBe(20 * USD)
  })
})

it.each([
  ['an hourly service without hours', {}, 20 * USD],
  ['one that has a rate of 0', { laborRate: 0 }, null],
  ['one that has hours', { laborHours: 20_000 }, null],
  ['one that has another cost', { materialCost: 5 * USD }, null],
  ['one at a fixed price', { pricingModel: 'fixed' }, null],
] as const)('SERV-02 SERV-03 of %s the cost of one hour is known alone: %s', (_name, more, cost) => {
  const bare = {
    laborHours: null,
    materialCost: null,
    overheadCost: null,
    subcontractorCost: null,
    additionalCosts: [],
  }
  expect(costOfOneHour({ ...repair, ...bare, ...more })).toBe(cost)
})

describe('what a service sells for', () => {
  it('SERV-02 the fixed price defaults to the computed price and the value price to 1.5 times it', () => {
    expect(priced()).toMatchObject({ computedPrice: 100 * USD, fixedPrice: 100 * USD, valuePrice: 150 * USD })
    expect(priced({ pricingStrategy: 'markup' })).toMatchObject({ computedPrice: 96 * USD, valuePrice: 144 * USD })
    expect(priced({ fixedPrice: 90 * USD, valuePrice: 0 })).toMatchObject({ fixedPrice: 90 * USD, valuePrice: 0 })
  })

  it.each([
    ['a margin of 100 %', { pricingValue: 100 * PERCENT }, 160 * USD],
    ['a negative margin', { pricingValue: -5 * PERCENT }, 80 * USD],
    ['a markup below −100 %', { pricingStrategy: 'markup', pricingValue: -101 * PERCENT }, 0],
    [
      'no cost',
      { laborHours: 0, materialCost: 0, overheadCost: null, subcontractorCost: null, additionalCosts: [] },
      0,
    ],
  ] as const)('SERV-02 the guards of the price formulas hold for %s', (_name, more, price) => {
    expect(priced(more).computedPrice).toBe(price)
  })

  it.each([
    ['hourly', 100 * USD, 733_333],
    ['fixed', 100 * USD, 200_000],
    ['value-based', 150 * USD, 466_667],
    ['package', 75 * USD, -66_667],
  ] as const)('SERV-03 %s: main price and margin', (pricingModel, mainPrice, margin) => {
    expect(priced({ pricingModel })).toMatchObject({ mainPrice, margin })
  })

  it('SERV-03 without hours an hourly rate is held against the whole cost, and at a price of 0 the margin is 0', () => {
    expect(priced({ laborHours: 0, laborCost: 60 * USD }).margin).toBe(200_000)
    expect(priced({ hourlyRate: null })).toMatchObject({ mainPrice: 0, margin: 0 })
    expect(priced({ pricingModel: 'package', packageOptions: [] }).mainPrice).toBe(100 * USD)
    expect(priced({ pricingModel: 'package', packageOptions: [{ price: null }] }).mainPrice).toBe(100 * USD)
  })

  it('SERV-02 PRICE-09 cost, price and value price are each rounded once, from the exact cost', () => {
    const bare = { laborHours: null, overheadCost: null, subcontractorCost: null, additionalCosts: [] }
    const low = priced({ ...bare, materialCost: 6_000, pricingValue: 0 })
    expect(low).toMatchObject({ computedPrice: 10_000, valuePrice: 10_000 })
    const high = priced({ ...bare, materialCost: 24_000, pricingValue: 0 })
    expect(high).toMatchObject({ computedPrice: 20_000, valuePrice: 40_000 })
    // 0.3333 hours at 1.5 cents are 0.49995 cents, which are no half cent.
    const hours = priced({ ...bare, materialCost: null, laborHours: 3_333, laborRate: 15_000, pricingValue: 0 })
    expect(hours).toMatchObject({ totalCost: 0, computedPrice: 0 })
  })

  it('SERV-02 every price is a whole number of cents', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 9 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 990_000 }), (laborRate, materialCost, pricingValue) => {
        const { totalCost, computedPrice, fixedPrice, valuePrice } = priced({ laborRate, materialCost, pricingValue })
        for (const each of [totalCost, computedPrice, fixedPrice, valuePrice]) expect(each % 10_000).toBe(0)
      }),
    )
  })
})
