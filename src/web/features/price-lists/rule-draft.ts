import type { PriceListRow } from './price-list-row.ts'

/** What makes a list's prices, while it is changed and not saved yet. */
export type RuleDraft = Pick<
  PriceListRow,
  'ruleKind' | 'rulePercent' | 'basis' | 'withoutVat' | 'priceEnding' | 'tiers'
>

/** The rule of a list as a draft. */
export function draftOf({ ruleKind, rulePercent, basis, withoutVat, priceEnding, tiers }: PriceListRow): RuleDraft {
  return { ruleKind, rulePercent, basis, withoutVat, priceEnding, tiers }
}

/** Whether saving the draft would change the list. */
export function isChanged(row: PriceListRow, draft: RuleDraft): boolean {
  return JSON.stringify(draftOf(row)) !== JSON.stringify(draft)
}

/** A rule that is made with a percentage. */
export type PercentKind = 'percentOff' | 'margin' | 'markup'

/** The rule of a draft where it is made with a percentage. */
export function percentKind({ ruleKind }: Pick<RuleDraft, 'ruleKind'>): PercentKind | undefined {
  return ruleKind === 'none' || ruleKind === 'tradePrice' ? undefined : ruleKind
}
