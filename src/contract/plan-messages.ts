/** What is said of plans and subscriptions, as the specification has it (SUB-02). */
export const planMessages = {
  loadFailed: (cause: string) => `Failed to load subscription plans: ${cause}`,
  noPlans: 'No subscription plans found. Use the "Create Default Plans" button to add plans.',
  subscriptionsFailed: 'Failed to load user subscriptions',
  /** `{id}` is filled in. */
  notFound: 'Subscription plan with ID {id} not found',
}

/** What the limits of a plan are called, and its billing cycles and statuses. */
export const planWords = {
  products: 'Products',
  customers: 'Customers',
  priceLists: 'Price lists',
  documentsPerMonth: 'Documents a month',
  storageBytes: 'Storage',
  people: 'People',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  annual: 'Annual',
  active: 'Active',
  trial: 'Trial',
  canceled: 'Cancelled',
  expired: 'Expired',
  suspended: 'Suspended',
}
