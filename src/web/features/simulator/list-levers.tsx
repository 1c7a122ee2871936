import { memo } from 'react'
import { ruleChips } from '#domain/price-list/rule-messages.ts'
import { hasRulePercent } from '#domain/simulator/list-levers.ts'
import { isNoChange } from '#domain/simulator/levers.ts'
import { compareByName } from '#domain/list-query.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { LeverRow } from './lever-row.tsx'
import { simulatorMessages as messages } from './messages.ts'
import { RateControls } from './rate-lever.tsx'

type ListLever = NonNullable<ScenarioLevers['lists']>[number]

interface ListLeversProps {
  readonly levers: ScenarioLevers['lists']
  readonly lists: readonly RowOfKind<'priceList'>[]
  readonly onChange: (part: Partial<ScenarioLevers>) => void
}

const NONE: ListLever['change'] = { by: 'points', ppm: 0 }

/** The lists whose rule has a percentage, by name. */
export function ruledLists(lists: readonly RowOfKind<'priceList'>[]): readonly RowOfKind<'priceList'>[] {
  return lists
    .filter((list) => list.status === 'active' && hasRulePercent(list))
    .sort((one, other) => compareByName(one, other))
}

/** The percentage in the rule of each price list. */
export const ListLevers = memo(function ListLevers({ levers = [], lists, onChange }: ListLeversProps) {
  const write = (listId: string, lever: ListLever | undefined) => {
    const others = levers.filter((each) => each.listId !== listId)
    const next = lever ? [...others, lever] : others
    onChange({ lists: next.length === 0 ? undefined : next })
  }
  if (lists.length === 0) return <p className="py-2 text-pretty text-muted">{messages.noLists}</p>
  return lists.map((list) => {
    const lever = levers.find(({ listId }) => listId === list.id)
    const change = lever?.change ?? NONE
    return (
      <LeverRow
        key={list.id}
        label={list.title}
        isOn={lever?.isOn ?? false}
        onSwitch={(isOn) => write(list.id, { isOn, listId: list.id, change })}
        onReset={lever && (() => write(list.id, undefined))}
        help={ruleOf(list)}
      >
        <RateControls
          label={list.title}
          change={change}
          isMargin={list.ruleKind !== 'markup'}
          onChange={(next) => write(list.id, { isOn: !isNoChange(next), listId: list.id, change: next })}
        />
      </LeverRow>
    )
  })
})

/** The rule of a list in a few words. */
export function ruleOf({ ruleKind, rulePercent }: Pick<RowOfKind<'priceList'>, 'ruleKind' | 'rulePercent'>): string {
  if (ruleKind === 'none') return ruleChips.product
  if (ruleKind === 'tradePrice') return ruleChips.tradePrice
  const isUp = ruleKind === 'percentOff' && rulePercent < 0
  return ruleChips[isUp ? 'percentUp' : ruleKind](formatRate(Math.abs(rulePercent)))
}
