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
  /** Those that are no cards, in the same order, as far as they were looked for. */
  readonly further: readonly Insight[]
  /** The insights of the shop, without examples and without those that were dismissed. */
  readonly count: number
}

/**
 * The insights to show (INS-01): at most two about low margins and six in all. Fewer than two found, dismissed ones included, bring
 * examples; so a dismissal never brings one, and a dismissed example stays away (INS-02).
 */
export function shownInsights(report: InsightReport, dismissals: Dismissals): ShownInsights {
  let [found, dismissed] = [0, 0]
  const all: Insight[] = []
  for (const each of report.values()) {
    found += each.found
    dismissed += each.dismissed
    all.push(...each.insights)
  }
  all.sort(insightOrder)
  const lowMargins = all.filter(({ kind }) => kind === 'lowMargin')
  const tooMany = new Set(lowMargins.slice(MOST_LOW_MARGINS))
  const ordered = all.filter((each) => !tooMany.has(each))
  const samples = found >= FEWEST_OWN ? [] : SAMPLE_INSIGHTS.filter((each) => !isSampleDismissed(each, dismissals))
  const cards = [...ordered, ...samples].slice(0, MOST_INSIGHTS)
  const isCard = new Set(cards)
  return { cards, further: all.filter((each) => !isCard.has(each)), count: found - dismissed }
}

function isSampleDismissed({ kind, id, cause }: Insight, dismissals: Dismissals): boolean {
  return isDismissed(dismissals, kind, id.slice(kind.length + 1), cause)
}
