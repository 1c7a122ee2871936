/** What a plan limits and the server enforces (SUB-06): rows that are kept, documents of a month, bytes of files. */
export const PLAN_LIMITS = ['products', 'customers', 'priceLists', 'documentsPerMonth', 'storageBytes'] as const
export type PlanLimit = (typeof PLAN_LIMITS)[number]

/** The limits of a plan; one that is missing is none. */
export type PlanLimits = Readonly<Partial<Record<PlanLimit, number | undefined>>>

/** What is counted against a plan: what it limits, and the people of the account with its owner, whom `maxUsers` limits (TEAM-01). */
export const PLAN_USES = [...PLAN_LIMITS, 'people'] as const
export type PlanUse = (typeof PLAN_USES)[number]

/** What a plan allows. */
interface Allowing {
  readonly limits: PlanLimits
  readonly maxUsers: number | null
}

/** How much of something is there, and how much a plan allows; null without a limit. */
export interface PlanUsage {
  readonly limit: PlanUse
  readonly used: number
  readonly most: number | null
}

/** What is there, beside what a plan allows of it; without a plan nothing is limited. */
export function planUsage(counts: Readonly<Record<PlanUse, number>>, plan: Allowing | undefined): PlanUsage[] {
  const mostOf = (limit: PlanUse): number | undefined | null =>
    limit === 'people' ? plan?.maxUsers : plan?.limits[limit]
  return PLAN_USES.map((limit) => ({ limit, used: counts[limit], most: mostOf(limit) ?? null }))
}

/** What is more than a plan allows: all of it stays, and nothing can be added to it (SUB-06). */
export function beyondPlan(usage: readonly PlanUsage[]): { limit: PlanUse; used: number; most: number }[] {
  return usage.flatMap(({ limit, used, most }) => (most !== null && used > most ? [{ limit, used, most }] : []))
}

/** The first moment of the month of UTC in which a moment lies, by which documents are counted; epoch milliseconds. */
export function monthStart(at: number): number {
  const day = new Date(at)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1)
}
