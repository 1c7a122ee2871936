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
  const { ruleKind, rulePercent, basis, withoutVat, priceEnding } = list
  // The server may send the parts of a break in another order than the browser wrote them.
  const tiers = list.tiers.map(({ id, minQuantity, percentOff }) => ({ id, minQuantity, percentOff }))
  return { ruleKind, rulePercent, basis, withoutVat, priceEnding, tiers }
}

function isSame(one: RuleDraft, other: RuleDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A draft as it is kept: what it changes, and the stored rule that it began from. */
interface KeptDraft extends Partial<RuleDraft> {
  readonly before?: RuleDraft
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
  /** The stored rule was changed elsewhere since the draft began: saving the draft replaces that rule. */
  readonly isOvertaken: boolean
  readonly setDraft: (draft: RuleDraft | undefined) => void
  /** Told with every key: a rule that is typed in stays in sight when another one is stored elsewhere, until it is left unchanged. */
  readonly setTyping: (isTyping: boolean) => void
  readonly save: () => void
}

/** The rule of a list while it is changed: what was not saved is found again after a reload, Back and another tab of the page. */
export function useRuleDraft(list: RowOfKind<'priceList'>, actions: Pick<PriceListActions, 'save'>): RuleEditing {
  const stored = draftOf(list)
  const { typed, reminder, setTyped } = useTyped('rule', JSON.stringify(stored))
  const kept = useMemo(() => (typed === undefined ? undefined : (JSON.parse(typed) as KeptDraft)), [typed])
  const draft = useMemo(() => {
    if (!kept) return undefined
    const { before: _before, ...rule } = kept
    // A rule that an earlier version kept may lack what was added since.
    return { ...draftOf(list), ...rule }
  }, [kept, list])
  const shown = draft ?? stored
  const before = kept?.before
  const setDraft: RuleEditing['setDraft'] = (next) =>
    setTyped(next && JSON.stringify({ ...next, before: before ?? stored }))
  return {
    draft,
    shown,
    wasLeft: reminder !== undefined,
    changed: draft !== undefined && !isSame(draft, stored),
    isOvertaken: before !== undefined && !isSame(before, stored),
    setDraft,
    setTyping(isTyping) {
      if (isTyping && !draft) setDraft(stored)
      if (!isTyping && draft && before && isSame(draft, before)) setDraft(undefined)
    },
    save() {
      const { tiers, ...rule } = shown
      const edit = linesEdit(list.tiers, tiers)
      actions.save(list.id, { ...rule, ...(edit ? { tiers: edit } : {}) })
      setDraft(undefined)
    },
  }
}
