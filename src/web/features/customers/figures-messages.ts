import { formatNumber } from '#web/kit/format/number.ts'

/** The messages of the figures of all customers. */
export const figuresMessages = {
  title: 'Customers in figures',
  empty: 'Figures come with the first customer.',
  total: 'Customers',
  active: 'Active',
  pending: 'Pending',
  subscriptionRate: 'With a subscription',
  rateHelp: 'of all customers',
  byStatus: 'By status',
  byCountry: 'By country',
  byIndustry: 'By industry',
  status: 'Status',
  country: 'Country',
  industry: 'Industry',
  others: (count: number) => `${formatNumber(count)} others`,
} as const
