import { type Dismissals, isDismissed } from './dismissals.ts'
import type { InsightReport } from './find-insights.ts'
import type { Insight } from './insight.ts'
import { SAMPLE_INSIGHTS } from './sample-insights.ts'
import { insightOrder } from './severity.ts'

/** The most insights that are shown, and the most of them about low margins (INS-01). */
export const MOST_INSIGHTS = 6
const MOST_LOW_MARGINS = 2
/** With fewer of its own a shop is shown examples. */
const FEWEST_OWN = 2

/** What is shown of a report. */
export interface ShownInsights {
  /** At most six, the most severe first; examples last. */
  readonly cards: readonly Insight[]
  /** The insights of the shop, without examples and without those that were dismissed. */
  readonly count: number
}

/**
 * The insights to show (INS-01): at most two about low margins and six in all. Fewer than two found, dismissed ones included, bring
 * examples; so a dismissal never brings one, and a dismissed example stays away (INS-02).
 */
export function shownInsights(report: InsightReport, dismissals: Dismissals): ShownInsights {
  let [found, dismissed] = [0, 0]
  const own: Insight[] = []
  for (const [kind, each] of report) {
    found += each.found
    dismissed += each.dismissed
    own.push(...(kind === 'lowMargin' ? each.insights.slice(0, MOST_LOW_MARGINS) : each.insights))
  }
  const ordered = own.sort(insightOrder)
  const samples = found >= FEWEST_OWN ? [] : SAMPLE_INSIGHTS.filter((each) => !isSampleDismissed(each, dismissals))
  return { cards: [...ordered, ...samples].slice(0, MOST_INSIGHTS), count: found - dismissed }
}

function isSampleDismissed({ kind, id, cause }: Insight, dismissals: Dismissals): boolean {
  return isDismissed(dismissals, kind, id.slice(kind.length + 1), cause)
}
