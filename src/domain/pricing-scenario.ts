import type { Ppm } from './money.ts'
import type { PriceEnding } from './price-ending.ts'
import { changedByPercent } from './price-formulas.ts'
import type { PricingInput } from './pricing-rules.ts'
import { counted } from './total-cost.ts'

/** Figures that are tried over the whole catalogue; null leaves each product's own. The same as a bulk edit of every product. */
export interface Scenario {
  /** The change of supplier prices. */
  readonly baseCostChange: Ppm
  readonly importDuty: Ppm | null
  readonly margin: Ppm | null
  readonly priceEnding: PriceEnding | null
}

/** The scenario that changes nothing. */
export const NO_SCENARIO: Scenario = { baseCostChange: 0, importDuty: null, margin: null, priceEnding: null }

/** The product under a scenario, for the price and story of a single row. */
export function scenarioInput(input: PricingInput, scenario: Scenario): PricingInput {
  return {
    ...input,
    baseCost: changedByPercent(counted(input.baseCost), scenario.baseCostChange),
    importDuty: scenario.importDuty ?? input.importDuty,
    priceEnding: scenario.priceEnding ?? input.priceEnding,
    ...(scenario.margin !== null && {
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingPercent: scenario.margin,
    }),
  }
}
