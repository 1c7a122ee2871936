import { isOver } from '#domain/documents/recurrence.ts'
import { problemText } from '#contract/entities/recurring-source.ts'
import { recurringList } from '#contract/lists/recurring-list.ts'
import { waitingRuns } from '#contract/recurring-runs.ts'
import { nounFor } from '#web/kit/actions/nouns.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { listView } from '#web/kit/list/list-view.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { recurringMessages as text } from './messages.ts'
import type { RecurringRow } from './recurring-due.tsx'

/** Whom a recurring invoice is for. */
export type CustomerOf = (row: RecurringRow) => string

/** How recurring invoices are shown as a list (DOC-17). */
export const recurringView = listView<'recurringDocument', CustomerOf>({
  kind: 'recurringDocument',
  name: 'recurring',
  list: recurringList,
  messages: () => ({ noun: nounFor('recurringDocument'), ...text }),
  isMuted: ({ isActive }) => !isActive,
  columns: {
    name: { cell: ({ name }) => name },
    customer: {
      cell: (row, customerOf) => customerOf(row),
      value: (row, customerOf) => customerOf(row),
      className: 'max-w-56 truncate',
    },
    repeat: { cell: ({ repeat }) => text.repeats[repeat], value: ({ repeat }) => text.repeats[repeat] },
    next: { cell: nextOf, value: ({ isActive, nextOn }) => (isActive ? nextOn : null), sort: 'nextOn' },
    last: {
      cell: ({ lastMadeOn, lastDocumentId }) =>
        lastMadeOn !== null &&
        lastDocumentId !== null && (
          <ScreenLink
            screen="document"
            search={{ id: lastDocumentId }}
            onClick={(event) => event.stopPropagation()}
            className="font-semibold text-primary hover:underline"
          >
            {formatDay(lastMadeOn)}
          </ScreenLink>
        ),
      value: ({ lastMadeOn }) => lastMadeOn,
      sort: 'lastMadeOn',
    },
    state: { cell: (row) => <State row={row} />, value: (row) => text.states[stateOf(row)] },
    ends: {
      cell: ({ endsOn }) => endsOn !== null && formatDay(endsOn),
      value: ({ endsOn }) => endsOn,
      isExtra: true,
    },
  },
  card: (row, customerOf) => ({
    title: row.name,
    value: nextOf(row) !== '' && (
      <>
        <span className="text-[13px] font-normal text-muted">{text.columns.next}</span> {nextOf(row)}
      </>
    ),
    detail: [text.repeats[row.repeat], customerOf(row)].filter(Boolean).join(' · '),
    state: <State row={row} />,
  }),
  told: (customerOf) => ({ text: customerOf }),
})

function nextOf({ isActive, nextOn }: RecurringRow): string {
  return isActive && nextOn !== null ? formatDay(nextOn) : ''
}

type State = keyof typeof text.states

const TONES: Readonly<Record<State, Tone>> = {
  problem: 'bad',
  waiting: 'warn',
  active: 'ok',
  paused: 'neutral',
  ended: 'neutral',
}

function stateOf(row: RecurringRow): State {
  if (row.problem !== '') return 'problem'
  if (waitingRuns(row, businessToday()).length > 0) return 'waiting'
  if (row.isActive) return 'active'
  return row.nextOn !== null && isOver(row.nextOn, row) ? 'ended' : 'paused'
}

function State({ row }: { readonly row: RecurringRow }) {
  const state = stateOf(row)
  return (
    <span data-tip={problemText(row.problem) || undefined}>
      <Pill tone={TONES[state]}>{text.states[state]}</Pill>
    </span>
  )
}
