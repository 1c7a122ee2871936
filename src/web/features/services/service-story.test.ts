import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundToMinor } from '#domain/money.ts'
import { lacksHours, PRICING_MODELS, servicePricing } from '#domain/service-pricing.ts'
import { rateForStrategy, serviceFigures, serviceStory, type ToldService } from './service-story.ts'

const USD = 1_000_000
const HOUR = 10_000

const repair: ToldService = {
  laborCost: null,
  laborHours: 25_000,
  laborRate: 30 * USD,
  materialCost: 5 * USD,
  overheadCost: null,
  subcontractorCost: 0,
  additionalCosts: [{ label: 'Van', amount: 0 }],
  pricingModel: 'fixed',
  pricingStrategy: 'margin',
  pricingValue: 200_000,
  hourlyRate: 40 * USD,
  fixedPrice: null,
  valuePrice: null,
  packageOptions: [],
}
const told = (more: Partial<ToldService>) =>
  serviceStory({ ...repair, ...more }).map(({ part, amount, running }) => [part, amount / USD, running / USD])

describe('how the price of a service comes about', () => {
  it.each<readonly [string, Partial<ToldService>, readonly (readonly [string, number, number])[]]>([
    [
      'fixed, from the margin',
      {},
      [
        ['strategy', 20, 100],
        ['price', 0, 100],
      ],
    ],
    [
      'fixed, by hand',
      { fixedPrice: 70 * USD },
      [
        ['hand', -10, 70],
        ['price', 0, 70],
      ],
    ],
    [
      'by value',
      { pricingModel: 'value-based' },
      [
        ['strategy', 20, 100],
        ['value', 50, 150],
        ['price', 0, 150],
      ],
    ],
    [
      'by value, by hand',
      { pricingModel: 'value-based', valuePrice: 90 * USD },
      [
        ['hand', 10, 90],
        ['price', 0, 90],
      ],
    ],
    [
      'hourly, for all hours',
      { pricingModel: 'hourly' },
      [
        ['rate', 20, 100],
        ['price', 0, 100],
      ],
    ],
    [
      'in packages without one',
      { pricingModel: 'package' },
      [
        ['strategy', 20, 100],
        ['price', 0, 100],
      ],
    ],
    [
      'in packages, the first one’s',
      { pricingModel: 'package', packageOptions: [{ price: 99 * USD }, { price: 1 }] },
      [
        ['hand', 19, 99],
        ['price', 0, 99],
      ],
    ],
  ])('SERV-03 %s', (_way, more, end) => {
    expect(told(more)).toEqual([['labor', 75, 75], ['material', 5, 80], ['cost', 0, 80], ...end])
  })

  it('SERV-02 says nothing without a cost or a price, and judges nothing', () => {
    const free = { ...repair, laborHours: null, materialCost: null }
    expect(serviceStory(free)).toEqual([])
    expect(serviceFigures(free)).toEqual({ cost: null, earned: null, profit: null, margin: null, markup: null })
    expect(told({ pricingModel: 'hourly', hourlyRate: null })).toEqual([])
    expect(serviceFigures({ ...repair, fixedPrice: 0 })).toMatchObject({ cost: 80 * USD, earned: null, margin: null })
  })

  it('SERV-03 every story adds up, step by step, and ends at what the figures say', () => {
    const amount = fc.option(fc.nat(1_000 * USD))
    const service = fc.record({
      laborCost: amount,
      laborHours: fc.option(fc.nat(100 * HOUR)),
      laborRate: amount,
      materialCost: amount,
      overheadCost: amount,
      subcontractorCost: amount,
      additionalCosts: fc.array(fc.record({ label: fc.string(), amount: fc.integer({ min: -USD, max: USD }) })),
      pricingModel: fc.constantFrom(...PRICING_MODELS),
      pricingStrategy: fc.constantFrom('margin' as const, 'markup' as const),
      pricingValue: fc.nat(2_000_000),
      hourlyRate: amount,
      fixedPrice: amount,
      valuePrice: amount,
      packageOptions: fc.array(fc.record({ price: amount })),
    })
    fc.assert(
      fc.property(service, (row) => {
        const steps = serviceStory(row)
        const { cost, earned, profit, margin } = serviceFigures(row)
        expect(steps.length === 0).toBe(cost === null || earned === null || lacksHours(row))
        if (steps.length === 0) return
        let running = 0
        for (const { part, amount: more, running: shown } of steps) {
          running = part === 'cost' ? roundToMinor(running) : running + more
          expect(shown).toBe(running)
        }
        expect(steps.find(({ part }) => part === 'cost')?.running).toBe(cost)
        expect(running).toBe(earned)
        expect(profit).toBe(running - (cost ?? 0))
        expect(margin).toBe(servicePricing(row).margin)
      }),
    )
  })
})

describe('the rate that earns the margin', () => {
  it('SERV-02 is the computed price over the hours', () => {
    expect(rateForStrategy(repair)).toBe(40 * USD)
  })

  it('SERV-02 is rounded up, so that all hours together never earn less', () => {
    const third = { ...repair, laborHours: 3 * HOUR, laborRate: 30 * USD, materialCost: 0, pricingValue: 100_000 }
    expect(rateForStrategy(third)).toBe(33_340_000)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 * HOUR }), fc.nat(100 * USD), (laborHours, laborRate) => {
        const row = { ...repair, laborHours, laborRate }
        const hourlyRate = rateForStrategy(row)
        if (hourlyRate === null) return
        const { earned } = serviceFigures({ ...row, pricingModel: 'hourly', hourlyRate })
        expect(earned).toBeGreaterThanOrEqual(servicePricing(row).computedPrice)
      }),
    )
  })

  it.each<Partial<ToldService>>([{ laborHours: null }, { laborHours: 0 }, { laborRate: null, materialCost: 0 }])(
    'SERV-02 there is none with %j',
    (more) => {
      expect(rateForStrategy({ ...repair, ...more })).toBeNull()
    },
  )
})
