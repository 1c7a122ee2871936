/** The words of the figures of all customers. */
export const figuresText = {
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
  others: (count: string) => `${count} others`,
} as const
