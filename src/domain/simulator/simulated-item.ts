import type { PricedItem } from '../price-list/price-data.ts'
import { costByRules, priceByRules } from '../pricing.ts'
import { resolvedRules } from '../pricing-rules.ts'
import { isCostKept, isCostKnown } from '../total-cost.ts'
import { variantInput } from '../variant-pricing.ts'
import type { Levers } from './levers.ts'
import { simulate, simulatedProduct } from './simulate.ts'
import { simulatedContext } from './simulated-rules.ts'
import type { SimulatedRow, SimulatorDeps } from './simulator-deps.ts'

/** How price lists see the items of a product under a scenario. */
export function simulatedItems(
  row: SimulatedRow,
  items: readonly PricedItem[],
  levers: Levers,
  deps: SimulatorDeps,
): readonly PricedItem[] {
  const simulated = simulatedProduct(row, levers, deps)
  if (typeof simulated === 'string' || simulate(row, levers, deps).leftOut !== undefined) return items
  const { edited, rules: judged } = simulated
  const { rules } = judged
  const today = resolvedRules(edited, simulatedContext(deps.contextOf(row.categoryId), levers))
  return items.map((item) => {
    const variant = edited.variants?.find(({ id }) => id === item.variantId)
    if (item.variantId !== '' && !variant) return item
    const input = variant ? variantInput(edited, variant) : edited
    const cost = costByRules(input, rules)
    const made = priceByRules(input, rules)
    return {
      ...item,
      price: made.effectivePrice,
      tradePrice: made.effectiveTradePrice,
      cost: isCostKept(cost) && isCostKnown(cost) ? cost : null,
      pricesIncludeVat: rules.pricesIncludeVat,
      taxRate: rules.taxRate,
      taxRateNow: today.taxRate,
      floor: today.floor,
      floorSource: today.floorSource,
      ending: today.ending,
      endingSource: today.endingSource,
    }
  })
}
