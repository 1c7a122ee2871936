import type { Ppm } from '../money.ts'
import type { Insight, InsightAct, InsightFacts } from './insight.ts'
import { INSIGHT_KINDS, insightId } from './insight-kinds.ts'

/** The uplift that the seasonal example names: an illustration, no promise (INS-01). */
const SEASON_UPLIFT: Ppm = 200_000

/** The examples for a shop with fewer than two insights of its own, always the same and never counted (INS-01). */
export const SAMPLE_INSIGHTS: readonly Insight[] = [
  sample({ kind: 'sampleSeason', uplift: SEASON_UPLIFT }, { type: 'open-screen', screen: 'calendar' }),
  sample({ kind: 'sampleMargin' }, { type: 'open-screen', screen: 'products' }),
  sample({ kind: 'sampleCompetition' }, { type: 'open-screen', screen: 'shipments' }),
]

function sample(facts: Extract<InsightFacts, { kind: `sample${string}` }>, act: InsightAct): Insight {
  return {
    id: insightId(facts.kind, 'example'),
    kind: facts.kind,
    cause: 'example',
    ...INSIGHT_KINDS[facts.kind],
    impact: 'low',
    productId: null,
    facts,
    evidence: [],
    stake: null,
    act,
    isExample: true,
  }
}
