import { useDeferredValue, useMemo } from 'react'
import { linesEdit } from '#domain/merge.ts'
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { DetailsSection } from './details-section.tsx'
import { EffectPreview } from './effect-preview.tsx'
import { ListCustomers } from './list-customers.tsx'
import type { PriceListActs } from './price-list-acts.ts'
import type { PriceListRow } from './price-list-row.ts'
import { isChanged } from './rule-draft.ts'
import { RulesSection } from './rules-section.tsx'
import { useRuleDraft } from './use-rule-draft.ts'

/** From this width on the effect stands beside the rules. */
const ROOMY_QUERY = '(width >= 80rem)'

export interface RulesTabProps {
  readonly list: PriceListRow
  readonly acts: PriceListActs
}

/** The rules of a list with what they do, and its details. A change of the rules shows its effect before it is saved. */
export function RulesTab({ list, acts }: RulesTabProps) {
  const roomy = useMediaQuery(ROOMY_QUERY)
  const { draft, shown, wasLeft, setDraft } = useRuleDraft(list)
  const changed = draft !== undefined && isChanged(list, draft)
  const deferred = useDeferredValue(draft)
  const drafted = useMemo(() => (deferred ? { ...list, ...deferred } : list), [list, deferred])

  const preview = <EffectPreview list={list} drafted={drafted} changed={changed} />

  function save() {
    const { tiers, ...rule } = shown
    const edit = linesEdit(list.tiers, tiers)
    acts.save(list, { ...rule, ...(edit ? { tiers: edit } : {}) })
    setDraft(undefined)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(24rem,30rem)]">
      <div className="space-y-5">
        <RulesSection
          draft={shown}
          changed={changed}
          wasLeft={wasLeft}
          onChange={setDraft}
          onSave={save}
          onDiscard={() => setDraft(undefined)}
        />
        {!roomy && preview}
        <DetailsSection row={list} onSave={(patch) => acts.save(list, patch)} />
        <ListCustomers list={list} />
      </div>
      {roomy && <div className="sticky top-6">{preview}</div>}
    </div>
  )
}
