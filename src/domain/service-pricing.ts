import type { Ppm, Units } from './money.ts'
import { factorDenominator, factorNumerator, marginOf, type PercentRule } from './price-formulas.ts'
import { counted } from './total-cost.ts'
import { plainAmount, rounded, share, sumOf, type Unrounded } from './unrounded.ts'

/** How a service is sold (SERV-03). */
export const PRICING_MODELS = ['hourly', 'fixed', 'value-based', 'package'] as const
/** One of `PRICING_MODELS`. */
export type PricingModel = (typeof PRICING_MODELS)[number]

/** The costs of a service; amounts in units, hours in 1/10,000. Missing parts count as 0. */
export interface ServiceCosts {
  /** Labour as one amount; without it hours × rate count. */
  readonly laborCost: Units | null
  readonly laborHours: number | null
  readonly laborRate: Units | null
  readonly materialCost: Units | null
  readonly overheadCost: Units | null
  readonly subcontractorCost: Units | null
  readonly additionalCosts: readonly { readonly amount: Units | null }[]
}

/** A package of a service; without its own price it has the computed one. */
export interface PackagePrice {
  readonly price: Units | null
}

/** The inputs of a service's prices. */
export interface ServicePricingInput extends ServiceCosts {
  readonly pricingModel: PricingModel
  readonly pricingStrategy: PercentRule
  readonly pricingValue: Ppm
  readonly hourlyRate: Units | null
  readonly fixedPrice: Units | null
  readonly valuePrice: Units | null
  readonly packageOptions: readonly PackagePrice[]
}

/** The prices of a service; amounts in units, rounded to the minor unit. */
export interface ServicePricing {
  readonly totalCost: Units
  /** From cost by margin or markup: the fixed price until one is set. */
  readonly computedPrice: Units
  readonly fixedPrice: Units
  readonly valuePrice: Units
  /** The price of the service's model: an hourly rate, or a total. */
  readonly mainPrice: Units
  /** Of the main price; an hourly price is compared with the cost of all hours (SERV-03). 0 at a price of 0. */
  readonly margin: Ppm
}

const ONE_HOUR = 10_000

/** Labour of a service: its own amount, else hours × rate (SERV-02); rounded to the unit. */
export function laborCost(costs: ServiceCosts): Units {
  return rounded(exactLabor(costs), 1)
}

/** A labour cost of 0 is one that was not given. */
function exactLabor({ laborCost: own, laborHours, laborRate }: ServiceCosts): Unrounded {
  return counted(own) === 0 ? forHours(counted(laborRate), counted(laborHours)) : plainAmount(counted(own))
}

function forHours(rate: Units, hours: number): Unrounded {
  return share(plainAmount(rate), hours, ONE_HOUR)
}

/** Labour, material, overhead, subcontractors and other costs (SERV-02); rounded to the unit. */
export function serviceCost(costs: ServiceCosts): Units {
  return rounded(exactServiceCost(costs), 1)
}

/** `serviceCost` with all its digits. */
export function exactServiceCost(costs: ServiceCosts): Unrounded {
  const further = [costs.materialCost, costs.overheadCost, costs.subcontractorCost]
  const amounts = [...further, ...costs.additionalCosts.map(({ amount }) => amount)]
  const others = amounts.reduce<Units>((sum, amount) => sum + counted(amount), 0)
  return sumOf(exactLabor(costs), others)
}

/**
 * What one unit on a document costs: an hour of an hourly service its part of the whole cost, as its margin says (SERV-03), or its labour
 * where the hours are not known; otherwise the whole service.
 */
export function exactUnitCost(service: Pick<ServicePricingInput, 'pricingModel'> & ServiceCosts): Unrounded {
  const cost = exactServiceCost(service)
  if (service.pricingModel !== 'hourly') return cost
  const hours = counted(service.laborHours)
  if (hours > 0) return share(cost, ONE_HOUR, hours)
  return counted(service.laborRate) > 0 ? plainAmount(counted(service.laborRate)) : cost
}

/**
 * What one hour costs where nothing else is known of an hourly service: it has a rate of labour but no hours, so that the whole has no cost
 * yet (SERV-02). Null everywhere else.
 */
export function costOfOneHour(service: Pick<ServicePricingInput, 'pricingModel'> & ServiceCosts): Units | null {
  return serviceCost(service) === 0 ? rounded(exactUnitCost(service), 1) || null : null
}

/** Whether a price for one hour stands beside costs of which nobody knows for how many hours they are: there is no margin to tell. */
export function lacksHours({
  pricingModel,
  laborHours,
}: Pick<ServicePricingInput, 'pricingModel' | 'laborHours'>): boolean {
  return pricingModel === 'hourly' && counted(laborHours) <= 0
}

/** What the price of a service earns: an hourly one for all its hours (SERV-03). */
export function exactEarnings({ pricingModel, laborHours }: ServicePricingInput, mainPrice: Units): Unrounded {
  const hours = pricingModel === 'hourly' ? counted(laborHours) : 0
  return hours > 0 ? forHours(mainPrice, hours) : plainAmount(mainPrice)
}

/** Cost, prices and margin of a service (SERV-02, SERV-03), with the guards of PRICE-01 and PRICE-02. */
export function servicePricing(input: ServicePricingInput): ServicePricing {
  const { pricingStrategy: rule, pricingValue: percent } = input
  const cost = exactServiceCost(input)
  const priced = share(cost, factorNumerator(rule, percent), factorDenominator(rule, percent))
  const isPriced = cost.exact().numerator > 0n
  const computedPrice = isPriced ? rounded(priced) : 0
  const prices = {
    fixedPrice: input.fixedPrice ?? computedPrice,
    valuePrice: input.valuePrice ?? (isPriced ? rounded(share(priced, 3, 2)) : 0),
  }
  const mainPrice = priceOfModel(input, computedPrice, prices)
  return {
    totalCost: rounded(cost),
    computedPrice,
    ...prices,
    mainPrice,
    margin: marginOf(exactEarnings(input, mainPrice), cost),
  }
}

function priceOfModel(
  { pricingModel, hourlyRate, packageOptions }: ServicePricingInput,
  computedPrice: Units,
  { fixedPrice, valuePrice }: Pick<ServicePricing, 'fixedPrice' | 'valuePrice'>,
): Units {
  switch (pricingModel) {
    case 'hourly':
      return counted(hourlyRate)
    case 'fixed':
      return fixedPrice
    case 'value-based':
      return valuePrice
    case 'package':
      return packageOptions[0]?.price ?? computedPrice
  }
}
