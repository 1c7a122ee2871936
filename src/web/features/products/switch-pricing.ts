import { MAX_PPM } from '#domain/money.ts'
import type { PricingResult } from '#domain/pricing.ts'
import type { PricingInput } from '#domain/pricing-rules.ts'
import type { PatchOfKind } from '#contract/row-kinds.ts'

/** How a product is priced, as its editor offers it: mode and strategy in one choice (PRICE-06). */
export const PRICING_WAYS = ['margin', 'markup', 'byHand', 'stored'] as const
export type PricingWay = (typeof PRICING_WAYS)[number]

/** The way that a product is priced; null when it has no pricing of its own (PROD-08). */
export function pricingWay({ pricingMode, pricingStrategy }: PricingInput): PricingWay | null {
  if (pricingMode === null) return null
  if (pricingMode === 'retailPrice') return 'stored'
  if (pricingMode === 'manual' || pricingStrategy === 'manual') return 'byHand'
  return pricingStrategy ?? 'margin'
}

const HIGHEST_MARGIN = 999_999

/**
 * The patch that prices a product in another way and keeps its price where that can be: only how it is made changes. Without a price to
 * keep, the figures that the product has for that way stand.
 */
export function switchPricing(row: PricingInput, shown: PricingResult, way: PricingWay): PatchOfKind<'product'> {
  const { effectivePrice, marginPpm, markupPpm, flag } = shown
  const isJudged = flag === null
  switch (way) {
    case 'margin': {
      const percent = isJudged && marginPpm !== null ? clamp(marginPpm, 0, HIGHEST_MARGIN) : keptMargin(row)
      return { pricingMode: 'strategy', pricingStrategy: 'margin', pricingPercent: percent }
    }
    case 'markup': {
      const percent = isJudged && markupPpm !== null ? clamp(markupPpm, 0, MAX_PPM) : (row.pricingPercent ?? 0)
      return { pricingMode: 'strategy', pricingStrategy: 'markup', pricingPercent: percent }
    }
    case 'byHand':
      return {
        pricingMode: 'manual',
        pricingStrategy: 'manual',
        pricingAmount: effectivePrice ?? row.pricingAmount ?? row.retailPrice,
      }
    case 'stored':
      return { pricingMode: 'retailPrice', retailPrice: row.retailPrice ?? effectivePrice }
  }
}

function keptMargin({ pricingPercent }: PricingInput): number | null {
  return pricingPercent === null ? null : clamp(pricingPercent, 0, HIGHEST_MARGIN)
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
