import { type Ppm, roundToMinor, type Units } from '#domain/money.ts'
import { marginOf, markupOf } from '#domain/price-formulas.ts'
import {
  exactEarnings,
  exactServiceCost,
  laborCost,
  lacksHours,
  serviceCost,
  servicePricing,
  type ServicePricingInput,
} from '#domain/service-pricing.ts'
import { counted } from '#domain/total-cost.ts'
import { plainAmount, raisedToMinor, rounded, share, type Unrounded } from '#domain/unrounded.ts'

/** What a step of a service's price is. */
export type StoryPart =
  | 'labor'
  | 'material'
  | 'overhead'
  | 'subcontractor'
  | 'extra'
  | 'cost'
  | 'strategy'
  | 'value'
  | 'hand'
  | 'rate'
  | 'price'

/** One step from cost to price; amounts in units. */
export interface StoryStep {
  readonly part: StoryPart
  /** The name of a cost that has one. */
  readonly label?: string
  /** What the step adds; `cost` and `price` are sums and add nothing. */
  readonly amount: Units
  readonly running: Units
}

export interface ToldService extends ServicePricingInput {
  readonly additionalCosts: readonly { readonly label: string; readonly amount: Units }[]
}

/** What a service brings, in units and ppm; null where there is nothing to judge by. */
export interface ServiceFigures {
  readonly cost: Units | null
  /** The price for the whole of it: an hourly one with hours earns for all of them (SERV-03). */
  readonly earned: Units | null
  readonly profit: Units | null
  readonly margin: Ppm | null
  readonly markup: Ppm | null
}

const ONE_HOUR = 10_000

/** What a service costs and earns as a whole (SERV-02, SERV-03), to the minor unit as it is shown, so that cost and profit add up. */
export function serviceFigures(row: ServicePricingInput): ServiceFigures {
  const exactCost = serviceCost(row)
  const earnings = earningsOf(row)
  const [cost, earned] = [roundToMinor(exactCost), rounded(earnings)]
  const isJudged = exactCost !== 0 && earned !== 0 && !lacksHours(row)
  return {
    cost: exactCost === 0 ? null : cost,
    earned: earned === 0 ? null : earned,
    profit: isJudged ? earned - cost : null,
    margin: isJudged ? marginOf(earnings, exactServiceCost(row)) : null,
    markup: isJudged && exactCost > 0 ? markupOf(earnings, exactServiceCost(row)) : null,
  }
}

function earningsOf(row: ServicePricingInput): Unrounded {
  return exactEarnings(row, servicePricing(row).mainPrice)
}

/** The way from the costs of a service to its price, step by step; empty where there is no cost or no price to tell of, or one of an hour alone. */
export function serviceStory(row: ToldService): readonly StoryStep[] {
  const { cost, earned } = serviceFigures(row)
  if (cost === null || earned === null || lacksHours(row)) return []
  const costs: readonly Omit<StoryStep, 'running'>[] = [
    { part: 'labor', amount: laborCost(row) },
    { part: 'material', amount: counted(row.materialCost) },
    { part: 'overhead', amount: counted(row.overheadCost) },
    { part: 'subcontractor', amount: counted(row.subcontractorCost) },
    ...row.additionalCosts.map(({ label, amount }) => ({ part: 'extra' as const, label, amount })),
  ]
  const parts = [
    ...costs.filter(({ amount }) => amount !== 0),
    { part: 'cost', amount: 0 } as const,
    ...earning(row, cost, earned),
  ]
  let running = 0
  const steps = parts.map((part): StoryStep => {
    // From the whole cost on, as it is shown.
    running = part.part === 'cost' ? cost : running + part.amount
    return { ...part, running }
  })
  return [...steps, { part: 'price', amount: 0, running: earned }]
}

/** What lies between cost and price, by model. */
function earning(row: ServicePricingInput, cost: Units, earned: Units): readonly Omit<StoryStep, 'running'>[] {
  const amount = earned - cost
  const { pricingModel, fixedPrice, valuePrice, packageOptions } = row
  if (pricingModel === 'hourly') return [{ part: 'rate', amount }]
  const ownPrice = { fixed: fixedPrice, 'value-based': valuePrice, package: packageOptions[0]?.price ?? null }[
    pricingModel
  ]
  if (ownPrice !== null) return [{ part: 'hand', amount }]
  if (pricingModel !== 'value-based') return [{ part: 'strategy', amount }]
  const { computedPrice } = servicePricing(row)
  const byStrategy = computedPrice - cost
  return [
    { part: 'strategy', amount: byStrategy },
    { part: 'value', amount: amount - byStrategy },
  ]
}

/** The rate for an hour, rounded up to the minor unit, at which all hours together earn the computed price; null without hours or a cost. */
export function rateForStrategy(row: ServicePricingInput): Units | null {
  const hours = counted(row.laborHours)
  const { computedPrice } = servicePricing(row)
  if (hours <= 0 || computedPrice <= 0) return null
  return raisedToMinor(share(plainAmount(computedPrice), ONE_HOUR, hours))
}
