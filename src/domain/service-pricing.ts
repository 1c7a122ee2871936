import { nearestProduct } from './exact.ts'
import { type Ppm, roundToMinor, type Units } from './money.ts'
import { marginOnCost, type PercentRule, plainCost, priceByPercent } from './price-formulas.ts'
import { counted } from './total-cost.ts'

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
  /** Of the main price; an hourly price with hours is compared with the cost of all hours (SERV-03). 0 at a price of 0. */
  readonly margin: Ppm
}

const ONE_HOUR = 10_000

/** Labour of a service: its own amount, else hours × rate (SERV-02); rounded to the unit. */
export function laborCost({ laborCost: own, laborHours, laborRate }: ServiceCosts): Units {
  return counted(own) === 0 ? nearestProduct(counted(laborHours), counted(laborRate), ONE_HOUR) : counted(own)
}

/** Labour, material, overhead, subcontractors and other costs (SERV-02), in units. */
export function serviceCost(costs: ServiceCosts): Units {
  const further = [costs.materialCost, costs.overheadCost, costs.subcontractorCost]
  const amounts = [...further, ...costs.additionalCosts.map(({ amount }) => amount)]
  return amounts.reduce<Units>((sum, amount) => sum + counted(amount), laborCost(costs))
}

/** Cost, prices and margin of a service (SERV-02, SERV-03), with the guards of PRICE-01 and PRICE-02. */
export function servicePricing(input: ServicePricingInput): ServicePricing {
  const cost = serviceCost(input)
  const computedPrice = cost > 0 ? priceByPercent(plainCost(cost), input.pricingStrategy, input.pricingValue) : 0
  const prices = {
    fixedPrice: input.fixedPrice ?? computedPrice,
    valuePrice: input.valuePrice ?? roundToMinor(nearestProduct(computedPrice, 3, 2)),
  }
  const mainPrice = priceOfModel(input, computedPrice, prices)
  const hours = input.pricingModel === 'hourly' ? counted(input.laborHours) : 0
  const earned = hours > 0 ? nearestProduct(mainPrice, hours, ONE_HOUR) : mainPrice
  return {
    totalCost: roundToMinor(cost),
    computedPrice,
    ...prices,
    mainPrice,
    margin: marginOnCost(earned, plainCost(cost)),
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
