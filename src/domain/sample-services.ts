import { type Ppm, PPM, type Units, UNITS_PER_MINOR } from './money.ts'
import { sampleId } from './sample-id.ts'
import type { ServicePricingInput } from './service-pricing.ts'
import type { SampleRow } from './sample-shop.ts'

interface SamplePackage {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly includedItems: readonly string[]
  readonly price: Units | null
}

export interface SampleService extends ServicePricingInput {
  readonly name: string
  readonly description: string
  readonly category: string
  readonly baseCurrency: string
  readonly additionalCosts: readonly { readonly id: string; readonly label: string; readonly amount: Units }[]
  readonly packageOptions: readonly SamplePackage[]
}

const HOUR = 10_000

/** The services of the sample shop: one in packages, one by the hour. */
export function sampleServices(currency: string): SampleRow<SampleService>[] {
  return [styling, coffeeCorner].map((service, index) => ({
    id: sampleId('service', index + 1),
    data: { ...service, baseCurrency: currency },
  }))
}

const NO_PRICE = { hourlyRate: null, fixedPrice: null, valuePrice: null }

const styling: Omit<SampleService, 'baseCurrency'> = {
  name: 'Table styling for an event',
  description: 'We bring the tableware, lay the tables and fetch everything the next day.',
  category: 'Events',
  laborCost: null,
  laborHours: 6 * HOUR,
  laborRate: units(3_800),
  materialCost: units(4_500),
  overheadCost: units(2_200),
  subcontractorCost: null,
  additionalCosts: [{ id: 'cost-1', label: 'Transport', amount: units(3_600) }],
  pricingModel: 'package',
  pricingStrategy: 'margin',
  pricingValue: percent(40),
  ...NO_PRICE,
  packageOptions: [
    {
      id: 'package-1',
      name: 'One table',
      description: 'Up to 12 guests.',
      includedItems: ['Tableware and glasses', 'Linen napkins', 'Candles', 'Laying the table'],
      price: null,
    },
    {
      id: 'package-2',
      name: 'A room',
      description: 'Up to 40 guests.',
      includedItems: ['Everything of one table', 'Serving boards and carafes', 'A visit beforehand'],
      price: units(129_000),
    },
    {
      id: 'package-3',
      name: 'The whole house',
      description: 'Up to 100 guests.',
      includedItems: ['Everything of a room', 'Lamps and lanterns', 'Somebody on site all evening'],
      price: units(289_000),
    },
  ],
}

const coffeeCorner: Omit<SampleService, 'baseCurrency'> = {
  name: 'Coffee corner set-up',
  description: 'Grinder, kettle and drippers set up at the customer’s place, with half a day of training.',
  category: 'Training',
  laborCost: null,
  laborHours: 5 * HOUR,
  laborRate: units(4_200),
  materialCost: units(2_800),
  overheadCost: units(1_500),
  subcontractorCost: units(6_000),
  additionalCosts: [],
  pricingModel: 'hourly',
  pricingStrategy: 'markup',
  pricingValue: percent(45),
  ...NO_PRICE,
  hourlyRate: units(8_900),
  packageOptions: [],
}

function units(minor: number): Units {
  return minor * UNITS_PER_MINOR
}

function percent(value: number): Ppm {
  return Math.round((value * PPM) / 100)
}
