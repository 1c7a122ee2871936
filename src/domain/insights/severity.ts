import type { Units } from '../money.ts'
import { compareText } from '../text-fold.ts'
import type { Insight, InsightImpact } from './insight.ts'

/** How grave something is: its impact first, then the money at stake, in units of the business's currency. */
export interface Severity {
  readonly impact: InsightImpact
  /** Null where it cannot be said. */
  readonly stake: Units | null
}

const RANKS: Readonly<Record<InsightImpact, number>> = { high: 2, medium: 1, low: 0 }

/** Orders the more severe first; what has no amount comes after what has one. */
export function bySeverity(a: Severity, b: Severity): number {
  return RANKS[b.impact] - RANKS[a.impact] || (b.stake ?? -1) - (a.stake ?? -1)
}

/** Orders insights of any kinds: the most severe first, equal ones by id, so that the order never depends on that of the rows. */
export function insightOrder(a: Insight, b: Insight): number {
  const one = { impact: a.impact, stake: a.stake?.units ?? null }
  const other = { impact: b.impact, stake: b.stake?.units ?? null }
  return bySeverity(one, other) || compareText(a.id, b.id)
}
