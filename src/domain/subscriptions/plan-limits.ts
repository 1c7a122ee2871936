/** What a plan limits and the server enforces (SUB-06): rows that are kept, documents of a month, bytes of files. */
export const PLAN_LIMITS = ['products', 'customers', 'priceLists', 'documentsPerMonth', 'storageBytes'] as const
export type PlanLimit = (typeof PLAN_LIMITS)[number]

/** The limits of a plan; one that is missing is none. */
export type PlanLimits = Readonly<Partial<Record<PlanLimit, number | undefined>>>

/** The first moment of the month of UTC in which a moment lies, by which documents are counted; epoch milliseconds. */
export function monthStart(at: number): number {
  const day = new Date(at)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1)
}
