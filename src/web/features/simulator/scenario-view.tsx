import type { RowOfKind } from '#contract/row-kinds.ts'
import { scenarioState } from '#contract/scenario-state.ts'
import { plainView } from '#web/kit/list/plain-view.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { leversInWords } from './lever-words.ts'
import { simulatorMessages as messages } from './messages.ts'

type Row = RowOfKind<'scenario'>

/** What the state of a scenario is told by. */
export interface ScenarioStates {
  /** The catalogue of now. */
  readonly now: string
  readonly applied: ReadonlyMap<string, RowOfKind<'changeSet'>>
}

/** How scenarios are shown as a list; an applied one says so, and leads to what it changed. */
export const scenarioView = plainView<'scenario', ScenarioStates>('scenario', {
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
    catalogue: { cell: (row, states) => <State row={row} states={states} />, value: stateOf },
    notes: { className: 'max-w-64 truncate', isExtra: true },
    triedAt: { cell: ({ triedAt }) => (triedAt === null ? none : <Time at={triedAt} />), className: 'text-muted' },
    updatedAt: { isExtra: true },
  },
  card: (row, states) => ({
    title: row.name,
    value: row.triedAt === null ? '' : <Time at={row.triedAt} />,
    detail: wordsOf(row),
    state: <State row={row} states={states} />,
  }),
})

function wordsOf({ levers }: Row): string {
  return leversInWords(levers).join(' · ')
}

const STATES = {
  applied: messages.appliedAlready.short,
  stale: messages.stale.short,
  current: messages.list.current,
} as const

function stateOf(row: Row, { now, applied }: ScenarioStates): string {
  return STATES[scenarioState(row, applied.get(row.id), now)]
}

function State({ row, states }: { readonly row: Row; readonly states: ScenarioStates }) {
  const applied = states.applied.get(row.id)
  const state = scenarioState(row, applied, states.now)
  return (
    <Pill plain tone={state === 'stale' ? 'warn' : 'ok'}>
      {STATES[state]}
      {state === 'applied' && applied && applied.appliedAt !== null && <Time at={applied.appliedAt} />}
    </Pill>
  )
}
