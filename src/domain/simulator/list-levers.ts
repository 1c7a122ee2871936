import { RULE_PERCENTS } from '../price-list/list-rules.ts'
import type { PriceListTerms } from '../price-list/price-data.ts'
import type { Levers, RateChange } from './levers.ts'

/** The percentage of a price list's rule: points more or less, or a new one. */
export interface ListLever {
  readonly listId: string
  readonly change: RateChange
}

type Ruled = Pick<PriceListTerms, 'id' | 'ruleKind' | 'rulePercent'>

/** Whether the rule of a list has a percentage. */
export function hasRulePercent({ ruleKind }: Pick<PriceListTerms, 'ruleKind'>): boolean {
  return Object.hasOwn(RULE_PERCENTS, ruleKind)
}

/** A list with its rule under a scenario, within the limits of that rule; the same list if nothing changes. */
export function changedList<L extends Ruled>(list: L, { lists = [] }: Levers): L {
  const change = lists.find(({ listId }) => listId === list.id)?.change
  const limits = limitsOf(list)
  if (!change || !limits) return list
  const wanted = change.by === 'rate' ? change.ppm : list.rulePercent + change.ppm
  const rulePercent = Math.min(limits.max, Math.max(limits.min, wanted))
  return rulePercent === list.rulePercent ? list : { ...list, rulePercent }
}

function limitsOf({ ruleKind }: Ruled): { readonly min: number; readonly max: number } | undefined {
  return Object.hasOwn(RULE_PERCENTS, ruleKind) ? RULE_PERCENTS[ruleKind as keyof typeof RULE_PERCENTS] : undefined
}
