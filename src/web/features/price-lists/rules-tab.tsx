import type { RowOfKind } from '#contract/row-kinds.ts'
import { useDeferredValue, useMemo } from 'react'
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { DetailsSection } from './details-section.tsx'
import { EffectPreview } from './effect-preview.tsx'
import { ListCustomers } from './list-customers.tsx'
import type { PriceListActions } from './use-price-list-actions.ts'
import { listsMessages } from './messages.ts'
import { RulesSection } from './rules-section.tsx'
import type { RuleEditing } from './use-rule-draft.ts'

/** From this width on the effect stands beside the rules. */
const ROOMY_QUERY = '(width >= 80rem)'

export interface RulesTabProps {
  readonly list: RowOfKind<'priceList'>
  readonly rule: RuleEditing
  readonly actions: PriceListActions
}

/** The rules of a list with their effect, and its details. A change of the rules shows its effect before it is saved. */
export function RulesTab({ list, rule, actions }: RulesTabProps) {
  const isWide = useMediaQuery(ROOMY_QUERY)
  const { draft, shown, wasLeft, changed, isOvertaken, setDraft, setTyping, save } = rule
  const deferred = useDeferredValue(draft)
  const drafted = useMemo(() => (deferred ? { ...list, ...deferred } : list), [list, deferred])

  const preview = <EffectPreview list={list} drafted={drafted} changed={changed} />

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(24rem,30rem)]">
      <div className="space-y-5">
        <RulesSection
          draft={shown}
          changed={changed}
          wasLeft={wasLeft}
          storedElsewhere={isOvertaken ? listsMessages.rule(list) : undefined}
          onChange={setDraft}
          onTyping={setTyping}
          onSave={save}
          onDiscard={() => setDraft(undefined)}
        />
        {!isWide && preview}
        <DetailsSection row={list} onSave={(patch) => actions.save(list.id, patch)} />
        <ListCustomers list={list} />
      </div>
      {isWide && <div className="sticky top-6">{preview}</div>}
    </div>
  )
}
