import { changeSetList } from '#contract/lists/change-set-list.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { actorName } from '#web/kit/history/history-entry.ts'
import { nounFor } from '#web/kit/actions/nouns.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { listView } from '#web/kit/list/list-view.ts'
import { Pill } from '#web/kit/ui/pill.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { belowFloor, effectLine } from './effect-counts.ts'
import { stateOf, StatePill } from './effect-view.tsx'
import { changeSetsMessages as text } from './messages.ts'

type Header = RowOfKind<'changeSet'>

/** How change sets are shown as a list (CHANGE-03). */
export const changeSetListView = listView<'changeSet'>({
  kind: 'changeSet',
  name: 'changes',
  list: changeSetList,
  messages: () => ({ noun: nounFor('changeSet'), ...text }),
  pageSize: 20,
  columns: {
    title: { cell: (row) => row.title, className: 'max-w-72 min-w-40' },
    effect: {
      cell: (row) => <EffectCell header={row} />,
      value: (row) => [effectLine(row), belowFloor(row.effect)].filter(Boolean).join(' · '),
      className: 'w-full max-w-0 min-w-44 truncate',
      breakpoint: 'medium',
      isAlone: true,
    },
    size: { cell: (row) => formatNumber(row.size), align: 'end', breakpoint: 'full' },
    origin: {
      cell: (row) => text.origins[row.origin],
      value: (row) => text.origins[row.origin],
      className: 'text-muted',
      breakpoint: 'full',
    },
    actor: {
      cell: (row) => actorName(row.actor),
      value: (row) => actorName(row.actor),
      className: 'max-w-44 truncate text-muted',
      breakpoint: 'full',
    },
    when: {
      cell: (row) => <Time at={whenMade(row)} />,
      value: (row) => new Date(whenMade(row)).toISOString(),
      className: 'text-muted',
      breakpoint: 'medium',
    },
    state: { cell: (row) => <StatePill header={row} />, value: stateOf },
  },
  card: (row) => ({
    title: row.title,
    value: <span className="font-semibold">{formatNumber(row.size)}</span>,
    detail: (
      <>
        <Time at={whenMade(row)} /> · {actorName(row.actor)} · {effectLine(row) ?? text.origins[row.origin]}
      </>
    ),
    state: <StatePill header={row} />,
  }),
})

/** When a change set counts as made: when it was applied, or begun. Epoch milliseconds. */
function whenMade({ appliedAt, createdAt }: Header): number {
  return appliedAt ?? createdAt
}

function EffectCell({ header }: { readonly header: Header }) {
  const line = effectLine(header)
  const below = belowFloor(header.effect)
  if (line === undefined && below === undefined) return <span className="text-muted">–</span>
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 truncate">{line}</span>
      {below && (
        <Pill tone="warn" meaning={below}>
          {formatNumber(header.effect.belowFloor ?? 0)}
        </Pill>
      )}
    </span>
  )
}
