import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyLevers, enteredProduct, pricingSettings, SIMULATED_RATES } from '#test/simulator/arbitraries.ts'
import { storedProduct } from '#test/simulator/stored-product.ts'
import { isLiftedToFloor } from './lifted-to-floor.ts'
import { simulatedProduct } from './simulate.ts'
import type { Levers } from './levers.ts'
import type { SimulatorDeps } from './simulator-deps.ts'
import { soldFigures } from './sold-figures.ts'

it('PAGE-04 PRICE-11 a price that an ending lifts to its floor is dearer than without, and only an ending lifts one', () => {
  let lifted = 0
  fc.assert(
    fc.property(enteredProduct, pricingSettings, anyLevers, (entered, settings, levers) => {
      const context = { ...settings, categoryFloors: [] }
      const product = storedProduct(entered, 'p', context)
      const deps: SimulatorDeps = {
        contextOf: () => context,
        isFloorStrict: false,
        rates: SIMULATED_RATES,
        day: '2026-11-29',
        costLabel: 'Scenario',
      }
      const priceUnder = (tried: Levers): number => {
        const simulated = simulatedProduct(product, tried, deps)
        return typeof simulated === 'string' ? NaN : (soldFigures(simulated.edited, simulated.rules)[0]?.price ?? NaN)
      }
      const bare: Levers = { ...levers, ending: undefined }
      expect(isLiftedToFloor(product, null, bare, deps)).toBe(false)
      if (!isLiftedToFloor(product, null, levers, deps)) return
      lifted += 1
      expect(priceUnder(levers)).toBeGreaterThan(priceUnder(bare))
    }),
    { numRuns: 2_000 },
  )
  expect(lifted).toBeGreaterThan(0)
})
