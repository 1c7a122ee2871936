import { isStaleScenario } from '#domain/simulator/catalogue-fingerprint.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { plainView } from '#web/kit/list/plain-view.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { leversInWords } from './lever-words.ts'
import { simulatorMessages as messages } from './messages.ts'

type Row = RowOfKind<'scenario'>

/** How scenarios are shown as a list; the cells are told the catalogue of now. */
export const scenarioView = plainView<'scenario', string>('scenario', {
  messages: () => {
    const { columns, create, empty, searchHint } = messages.list
    return { columns, create, empty, searchHint }
  },
  columns: {
    name: {},
    levers: {
      className: 'max-w-96 truncate text-muted',
      cell: (row) => wordsOf(row) || none,
      value: wordsOf,
      breakpoint: 'medium',
    },
    catalogue: { cell: (row, now) => <State row={row} now={now} />, value: (row, now) => stateOf(row, now) },
    notes: { className: 'max-w-64 truncate', isExtra: true },
    triedAt: { cell: ({ triedAt }) => (triedAt === null ? none : <Time at={triedAt} />), className: 'text-muted' },
    updatedAt: { isExtra: true },
  },
  card: (row, now) => ({
    title: row.name,
    value: row.triedAt === null ? '' : <Time at={row.triedAt} />,
    detail: wordsOf(row),
    state: <State row={row} now={now} />,
  }),
})

function wordsOf({ levers }: Row): string {
  return leversInWords(levers).join(' · ')
}

function stateOf({ catalogue }: Row, now: string): string {
  return isStaleScenario(catalogue, now) ? messages.stale.short : messages.list.current
}

function State({ row, now }: { readonly row: Row; readonly now: string }) {
  const isStale = isStaleScenario(row.catalogue, now)
  return (
    <Pill plain tone={isStale ? 'warn' : 'ok'}>
      {stateOf(row, now)}
    </Pill>
  )
}
