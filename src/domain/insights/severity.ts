import type { Units } from '../money.ts'
import { compareText } from '../text-fold.ts'
import type { Insight, InsightImpact } from './insight.ts'
import { INSIGHT_KINDS } from './insight-kinds.ts'

/** How grave something is: its impact first, then the money at stake, in units of the business's currency. */
export interface Severity {
  readonly impact: InsightImpact
  /** Null where it cannot be said. */
  readonly stake: Units | null
  /** It is told after all others: nothing has to be done about it. */
  readonly isAside?: boolean
}

const RANKS: Readonly<Record<InsightImpact, number>> = { high: 2, medium: 1, low: 0 }

/** Orders the more severe first; what has no amount comes after what has one. */
export function bySeverity(a: Severity, b: Severity): number {
  const aside = Number(a.isAside ?? false) - Number(b.isAside ?? false)
  return aside || RANKS[b.impact] - RANKS[a.impact] || (b.stake ?? -1) - (a.stake ?? -1)
}

/** Orders insights of any kinds: the most severe first, equal ones by id, so that the order never depends on that of the rows. */
export function insightOrder(a: Insight, b: Insight): number {
  return bySeverity(severityOf(a), severityOf(b)) || compareText(a.id, b.id)
}

function severityOf({ kind, type, impact, stake }: Insight): Severity {
  return { impact, stake: stake?.units ?? null, isAside: type === 'info' && INSIGHT_KINDS[kind].type !== 'info' }
}
