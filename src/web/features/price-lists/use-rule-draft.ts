import { useMemo } from 'react'
import { useTyped } from '#web/kit/ui/use-draft.ts'
import type { PriceListRow } from './price-list-row.ts'
import { draftOf, type RuleDraft } from './rule-draft.ts'

interface KeptRule {
  /** The rule that is being made; undefined while the stored one stands. */
  readonly draft: RuleDraft | undefined
  readonly shown: RuleDraft
  /** The rule was left unsaved, and is neither saved nor discarded yet. */
  readonly wasLeft: boolean
  readonly setDraft: (draft: RuleDraft | undefined) => void
}

/** The rule of a list while it is changed: what was not saved is found again after a reload, Back and another tab of the page. */
export function useRuleDraft(list: PriceListRow): KeptRule {
  const stored = draftOf(list)
  const { typed, reminder, setTyped } = useTyped('rule', JSON.stringify(stored))
  // A rule that an earlier version kept may lack what was added since.
  const kept = useMemo(() => (typed === undefined ? undefined : (JSON.parse(typed) as Partial<RuleDraft>)), [typed])
  const draft = useMemo(() => kept && { ...draftOf(list), ...kept }, [kept, list])
  return {
    draft,
    shown: draft ?? stored,
    wasLeft: reminder !== undefined,
    setDraft: (next) => setTyped(next && JSON.stringify(next)),
  }
}
