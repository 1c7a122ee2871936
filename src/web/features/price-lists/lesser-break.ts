import type { RuleDraft } from './use-rule-draft.ts'

type Tier = RuleDraft['tiers'][number]

/** The first break that takes less off than the one before it, with that one: a larger order then costs more for each piece. */
export function lesserBreak(tiers: readonly Tier[]): { readonly before: Tier; readonly lesser: Tier } | undefined {
  const sorted = tiers.toSorted((a, b) => a.minQuantity - b.minQuantity)
  for (const [index, lesser] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before && lesser.percentOff < before.percentOff) return { before, lesser }
  }
  return undefined
}
