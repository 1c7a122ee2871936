import type { PricingModel } from '#domain/service-pricing.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber } from '#web/kit/format/number.ts'

const models: Readonly<Record<PricingModel, string>> = {
  hourly: 'By the hour',
  fixed: 'Fixed price',
  'value-based': 'By value',
  package: 'In packages',
}

/** The messages of the list of services, and of what is done with them. */
export const servicesMessages = {
  title: 'Services',
  models,
  factsOf: (services: number, active: number) => `${countOf('service', services)} · ${formatNumber(active)} active`,
  create: 'New service',
  /** What a service says before its user does; it is stored. */
  made: { name: 'New Service', category: 'Uncategorized', package: 'Basic Package', included: 'Base service' },
  filters: {
    categories: { label: 'Category', all: 'All categories' },
    pricingModels: { label: 'Sold', all: 'All ways', options: models },
    minPrice: { label: 'Lowest price', all: 'Price from' },
    maxPrice: { label: 'Highest price', all: 'Price to' },
    status: { label: 'Status', all: 'All statuses', options: { active: 'Active', inactive: 'Inactive' } },
  },
  report: 'Save costs and margins as CSV',
  columns: { name: 'Service', totalCost: 'Cost', status: 'Status' },
  noHours: 'the hours are missing',
  perHour: (rate: string) => `${rate} / h`,
  /** Beside a price for an hour. */
  costForHours: (cost: string, hours: string) => `${cost} for ${hours} h`,
  showStory: (price: string) => `${price}. Show how it is made`,
  bulk: { duplicate: 'Duplicate', activate: 'Activate', deactivate: 'Deactivate' },
  empty: {
    title: 'No services yet',
    importFile: 'Import a file',
    text: 'A service is work that you sell: a repair, a training course, a fitting. Enter what an hour or the whole job costs you, and see what to charge.',
    exampleTitle: 'What should you charge for a repair?',
    exampleLead: 'Two hours of work and a spare part, sold at a margin of 35%.',
    part: 'Spare part',
  },
  activated: (services: number) => `${countOf('service', services)} activated`,
  deactivated: (services: number) => `${countOf('service', services)} deactivated`,
} as const
