import type { PricingModel } from '#domain/service-pricing.ts'
import type { Noun } from '#web/kit/format/number.ts'

const service: Noun = { one: 'service', other: 'services' }

const models: Readonly<Record<PricingModel, string>> = {
  hourly: 'By the hour',
  fixed: 'Fixed price',
  'value-based': 'By value',
  package: 'In packages',
}

/** The words of the list of services, and of what is done with them. */
export const servicesText = {
  title: 'Services',
  service,
  models,
  thing: 'this service',
  facts: (count: string, active: string) => `${count} · ${active} active`,
  label: 'Services',
  create: 'New service',
  search: 'Search services',
  searchHint: 'Name, category or description',
  status: { label: 'Status', all: 'All statuses', active: 'Active', inactive: 'Inactive' },
  categories: (count: string) => (count === '' ? 'Category' : `Category (${count})`),
  anyCategory: 'All categories',
  modelFilter: (count: string) => (count === '' ? 'Sold' : `Sold (${count})`),
  anyModel: 'Every way',
  minPrice: 'Lowest price',
  maxPrice: 'Highest price',
  from: 'Price from',
  to: 'Price to',
  sort: 'Order',
  sortBy: (column: string) => `By ${column.toLowerCase()}`,
  upwards: 'Smallest first',
  downwards: 'Largest first',
  export: 'Export as CSV',
  columns: {
    name: 'Service',
    category: 'Category',
    model: 'Sold',
    price: 'Price or rate',
    cost: 'Cost',
    margin: 'Margin',
    status: 'Status',
  },
  perHour: '/ h',
  active: 'Active',
  inactive: 'Inactive',
  showStory: (price: string) => `${price}. Show how it comes about`,
  keys: 'Arrow keys move, Enter opens, Space shows how the price comes about, x selects, Delete deletes.',
  found: (count: string) => `${count} found`,
  selection: {
    label: 'Chosen services',
    duplicate: 'Duplicate',
    activate: 'Activate',
    deactivate: 'Deactivate',
    delete: 'Delete',
  },
  empty: {
    title: 'No services yet',
    text: 'A service is work that you sell: a repair, a training, a fitting. Say what an hour or the whole job costs you, and see what it must bring.',
    exampleTitle: 'What must a repair cost?',
    exampleLead: 'Two hours of work and a spare part, sold at a margin of 35 %.',
    part: 'Spare part',
  },
  nothing: {
    title: 'Nothing matches',
    text: 'No service has all of this. Try fewer words, or take the filters off.',
    reset: 'Show all services',
  },
  saved: (what: string) => `${what} saved`,
  made: (what: string) => `${what} made`,
  activated: (count: string) => `${count} activated`,
  deactivated: (count: string) => `${count} deactivated`,
  deletedTitle: (what: string) => `Deleted ${what}`,
  deleted: (what: string) => `${what} deleted`,
  undo: 'Undo',
} as const
