/** The fields that the metrics are made from. */
export interface CountedCustomer {
  readonly status: string
  readonly country: string
  readonly industry: string
  readonly subscriptionId: string
}

/** A value and its number of customers. */
export type Tally = readonly (readonly [string, number])[]

/** The figures of CUST-02; the commonest come first. */
export interface CustomerMetrics {
  readonly totalCustomers: number
  readonly activeCustomers: number
  readonly inactiveCustomers: number
  readonly pendingCustomers: number
  /** In percent; 0 without customers. */
  readonly subscriptionRate: number
  readonly customersByCountry: Tally
  readonly customersByIndustry: Tally
}

/** The value for customers without a country or an industry (CUST-02). */
export const UNKNOWN = 'Unknown'

/** The metrics of customers, in one pass (CUST-02). */
export function customerMetrics(customers: Iterable<CountedCustomer>): CustomerMetrics {
  const states: Record<string, number> = { active: 0, inactive: 0, pending: 0 }
  const [countries, industries] = [new Map<string, number>(), new Map<string, number>()]
  let [total, subscribed] = [0, 0]
  for (const { status, country, industry, subscriptionId } of customers) {
    total += 1
    states[status] = (states[status] ?? 0) + 1
    if (subscriptionId !== '') subscribed += 1
    countOne(countries, country)
    countOne(industries, industry)
  }
  return {
    totalCustomers: total,
    activeCustomers: states['active'] ?? 0,
    inactiveCustomers: states['inactive'] ?? 0,
    pendingCustomers: states['pending'] ?? 0,
    subscriptionRate: total === 0 ? 0 : (subscribed / total) * 100,
    customersByCountry: tally(countries),
    customersByIndustry: tally(industries),
  }
}

function countOne(counts: Map<string, number>, word: string): void {
  const name = word === '' ? UNKNOWN : word
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function tally(counts: ReadonlyMap<string, number>): Tally {
  return [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
}
