import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLevers, enteredProduct, pricingSettings, SIMULATED_RATES } from '#test/simulator/arbitraries.ts'
import { storedProduct } from '#test/simulator/stored-product.ts'
import { simulatorColumns } from './fill-columns.ts'
import { NO_LEVERS } from './levers.ts'
import { simulate } from './simulate.ts'
import { simulateColumns } from './simulate-columns.ts'
import type { SimulatorDeps } from './simulator-deps.ts'
import { OUTCOME, simulatorFrame } from './simulator-frame.ts'

const OUTCOMES = {
  'no-rate': OUTCOME.withoutRate,
  'out-of-range': OUTCOME.outOfRange,
  'no-cost': OUTCOME.withoutCost,
  'below-floor': OUTCOME.belowFloor,
}

describe('a frame of the price simulator', () => {
  it('PAGE-04 gives every product exactly the figures that the single product has', () => {
    let [exact, all] = [0, 0]
    fc.assert(
      fc.property(
        fc.array(enteredProduct, { minLength: 1, maxLength: 6 }),
        pricingSettings,
        pricingSettings,
        anyLevers,
        fc.boolean(),
        (entered, earlier, today, levers, isFloorStrict) => {
          const made = { ...earlier, categoryFloors: [] }
          const products = entered.map((each, index) => storedProduct(each, `p${index}`, made))
          const context = { ...today, categoryFloors: [] }
          const deps: SimulatorDeps = {
            contextOf: () => context,
            isFloorStrict,
            rates: SIMULATED_RATES,
            day: '2026-11-29',
            costLabel: 'Scenario',
          }
          const columns = simulatorColumns(products, deps)
          const frame = simulatorFrame(columns)
          simulateColumns(columns, levers, deps, frame)
          products.forEach((product, place) => {
            const { after, leftOut } = simulate(product, levers, deps)
            const first = columns.starts[place]!
            const shown = after.map((_, index) => ({
              totalCost: frame.after.cost[first + index],
              price: frame.after.price[first + index],
              profit: frame.after.profit[first + index],
              margin: frame.after.margin[first + index],
              belowFloor: frame.after.below[first + index] === 1,
              loses: frame.after.loses[first + index] === 1,
            }))
            const single = after.map(({ totalCost, price, profit, margin, belowFloor, loses }) => {
              return { ...numbers({ totalCost, price, profit, margin }), belowFloor, loses }
            })
            expect(shown).toEqual(single)
            const outcome = frame.outcomes[place]!
            expect(leftOut ? [OUTCOMES[leftOut]] : [OUTCOME.same, OUTCOME.changed, OUTCOME.repriced]).toContain(outcome)
          })
          exact += isFloorStrict ? 0 : frame.exact
          all += isFloorStrict ? 0 : products.length
        },
      ),
      { numRuns: 400 },
    )
    // Rows that float64 cannot decide are few, even among these.
    expect(exact / all).toBeLessThan(0.5)
  })

  it('PAGE-04 gives a product the same figures wherever it stands in a large catalogue', () => {
    const [settings] = fc.sample(pricingSettings, { numRuns: 1, seed: 3 })
    const context = { ...settings!, categoryFloors: [] }
    const entered = fc.sample(enteredProduct, { numRuns: 5, seed: 5 })
    const few = entered.map((each, index) => storedProduct(each, `p${index}`, context))
    const products = Array.from({ length: 2_100 }, (_, place) => ({ ...few[place % few.length]!, id: `p${place}` }))
    const deps: SimulatorDeps = {
      contextOf: () => context,
      isFloorStrict: false,
      rates: SIMULATED_RATES,
      day: '2026-11-29',
      costLabel: 'Scenario',
    }
    const columns = simulatorColumns(products, deps)
    const frame = simulatorFrame(columns)
    const told = (place: number) => {
      const [row, end] = [columns.starts[place]!, columns.starts[place + 1]!]
      return [frame.outcomes[place], ...frame.after.price.slice(row, end), ...frame.after.margin.slice(row, end)]
    }
    const points = { by: 'points', ppm: 30_000 } as const
    const moved = { supplierCost: { by: 'percent', ppm: 50_000 }, duties: [{ heading: '', change: points }] } as const
    for (const levers of [{ ...moved, gives: { keep: 'margins' } } as const, { floor: points, ...NO_LEVERS }]) {
      simulateColumns(columns, levers, deps, frame)
      const first = few.map((_, place) => told(place))
      const wrong = products.filter((_, place) => !isSame(told(place), first[place % few.length]!))
      expect(wrong).toEqual([])
    }
  })
})

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => Object.is(value, other[index]))
}

function numbers<K extends string>(figures: Readonly<Record<K, number | null>>): Record<K, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value ?? NaN])) as Record<K, number>
}
