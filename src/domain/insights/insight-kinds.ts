import type { InsightCategory, InsightType } from './insight.ts'

interface KindOfInsight {
  readonly type: InsightType
  readonly category: InsightCategory
}

/** Every kind of insight: the rules of INS-01 first, then the further ones, then the examples. */
export const INSIGHT_KINDS = {
  lowMargin: { type: 'warning', category: 'margin' },
  unusualMargin: { type: 'warning', category: 'margin' },
  highCost: { type: 'warning', category: 'margin' },
  currencyRisk: { type: 'warning', category: 'currency' },
  pricingEvent: { type: 'opportunity', category: 'season' },
  belowCost: { type: 'warning', category: 'margin' },
  soldBelowCost: { type: 'warning', category: 'margin' },
  costRose: { type: 'warning', category: 'margin' },
  stalePrice: { type: 'info', category: 'margin' },
  promotionRule: { type: 'warning', category: 'season' },
  listAboveRetail: { type: 'warning', category: 'competitive' },
  cheaperShipment: { type: 'opportunity', category: 'competitive' },
  dutyMissing: { type: 'warning', category: 'margin' },
  vatMissing: { type: 'warning', category: 'margin' },
  endingMissed: { type: 'info', category: 'competitive' },
  skuTwice: { type: 'info', category: 'margin' },
  sampleMargin: { type: 'opportunity', category: 'margin' },
  sampleSeason: { type: 'opportunity', category: 'season' },
  sampleCompetition: { type: 'info', category: 'competitive' },
} as const satisfies Readonly<Record<string, KindOfInsight>>

/** One of `INSIGHT_KINDS`. */
export type InsightKind = keyof typeof INSIGHT_KINDS

/** The stable key of an insight: what was found, and the row or group that it is about (INS-02). */
export function insightId(kind: InsightKind, subject: string): string {
  return `${kind}:${subject}`
}
