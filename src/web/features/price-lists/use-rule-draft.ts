import type { RowOfKind } from '#contract/row-kinds.ts'
import { useMemo } from 'react'
import { linesEdit } from '#domain/merge.ts'
import { useTyped } from '#web/kit/ui/use-draft.ts'
import type { PriceListActions } from './use-price-list-actions.ts'

/** What makes a list's prices, while it is changed and not saved yet. */
export type RuleDraft = Pick<
  RowOfKind<'priceList'>,
  'ruleKind' | 'rulePercent' | 'basis' | 'withoutVat' | 'priceEnding' | 'tiers'
>

function draftOf(list: RowOfKind<'priceList'>): RuleDraft {
  const { ruleKind, rulePercent, basis, withoutVat, priceEnding, tiers } = list
  return { ruleKind, rulePercent, basis, withoutVat, priceEnding, tiers }
}

function isChanged(row: RowOfKind<'priceList'>, draft: RuleDraft): boolean {
  return JSON.stringify(draftOf(row)) !== JSON.stringify(draft)
}

export type PercentKind = 'percentOff' | 'margin' | 'markup'

export function percentKind({ ruleKind }: Pick<RuleDraft, 'ruleKind'>): PercentKind | undefined {
  return ruleKind === 'none' || ruleKind === 'tradePrice' ? undefined : ruleKind
}

/** The rule of a list while it is changed, and how it is saved. */
export interface RuleEditing {
  /** The rule that is being made; undefined while the stored one stands. */
  readonly draft: RuleDraft | undefined
  readonly shown: RuleDraft
  /** The rule was left unsaved, and is neither saved nor discarded yet. */
  readonly wasLeft: boolean
  /** The draft differs from the stored rule. */
  readonly changed: boolean
  readonly setDraft: (draft: RuleDraft | undefined) => void
  readonly save: () => void
}

/** The rule of a list while it is changed: what was not saved is found again after a reload, Back and another tab of the page. */
export function useRuleDraft(list: RowOfKind<'priceList'>, actions: Pick<PriceListActions, 'save'>): RuleEditing {
  const stored = draftOf(list)
  const { typed, reminder, setTyped } = useTyped('rule', JSON.stringify(stored))
  // A rule that an earlier version kept may lack what was added since.
  const kept = useMemo(() => (typed === undefined ? undefined : (JSON.parse(typed) as Partial<RuleDraft>)), [typed])
  const draft = useMemo(() => kept && { ...draftOf(list), ...kept }, [kept, list])
  const shown = draft ?? stored
  const setDraft: RuleEditing['setDraft'] = (next) => setTyped(next && JSON.stringify(next))
  return {
    draft,
    shown,
    wasLeft: reminder !== undefined,
    changed: draft !== undefined && isChanged(list, draft),
    setDraft,
    save() {
      const { tiers, ...rule } = shown
      const edit = linesEdit(list.tiers, tiers)
      actions.save(list.id, { ...rule, ...(edit ? { tiers: edit } : {}) })
      setDraft(undefined)
    },
  }
}
