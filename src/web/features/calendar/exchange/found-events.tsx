import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { useRowsPage, type WantedRows } from '#web/kit/change-sets/use-rows-page.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { reasonsOf } from '#web/kit/format/problem-reasons.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { eventWhenText } from '../list/event-when-text.ts'
import type { EventRow } from '../use-event-actions.ts'
import { exchangeMessages } from './messages.ts'

const { import: messages } = exchangeMessages
/** So many of each are listed. */
const LISTED = 100

interface FoundProps {
  readonly changeSetId: string
  readonly count: number
}

/** The events that a file would bring in, each with when it is, or those that it would change. */
export function FoundEvents({ changeSetId, count, state }: FoundProps & { readonly state: 'create' | 'update' }) {
  const store = useStore()
  const { page, problem, retry } = useFound(changeSetId, state)
  if (problem) return <ProblemDisplay problem={problem} onRetry={retry} />
  const rows = page?.items ?? []
  return (
    <section aria-label={messages.named[state](count)}>
      <h3 className="text-base font-semibold">{messages.named[state](count)}</h3>
      <ul className="mt-1 divide-y divide-line">
        {rows.map((row) => {
          const event = { ...store.get('event', row.id ?? ''), ...row.after } as Partial<EventRow>
          return (
            <li key={row.id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
              <span className="min-w-0 wrap-anywhere">{row.title}</span>
              <span className="text-muted tabular-nums">{whenOf(event)}</span>
            </li>
          )
        })}
      </ul>
      {count > rows.length && page && <p className="mt-1 text-muted">{messages.moreNotes(count - rows.length)}</p>}
    </section>
  )
}

/** Which events cannot be read, and why. */
export function RefusedEvents({ changeSetId, count }: FoundProps) {
  const { page, problem, retry } = useFound(changeSetId, 'bad')
  if (problem) return <ProblemDisplay problem={problem} onRetry={retry} />
  return (
    <Banner tone="warn" title={messages.refused(count)}>
      <ul className="list-disc ps-4">
        {page?.items.map((row, index) => (
          <li key={row.n ?? index}>{refusal(row)}</li>
        ))}
      </ul>
    </Banner>
  )
}

function refusal({ title, kind, problems }: ChangeSetRow): string {
  // What is wrong with an event as a whole goes on after its title.
  const whole = problems.filter(({ field }) => field === '').map(({ message }) => message)
  const ofFields = reasonsOf(
    kind,
    problems.filter(({ field }) => field !== ''),
  )
  return messages.why(title ?? '', [...whole, ...ofFields])
}

function useFound(id: string, state: WantedRows['state']) {
  return useRowsPage({ id, state, page: 1, pageSize: String(LISTED), thing: exchangeMessages.thing })
}

/** A part of a row says the day; the rest of it stands as it was. */
function whenOf({ allDay = false, startDay, endDay, startAt, endAt }: Partial<EventRow>): string {
  if (startDay === undefined || startAt === undefined) return ''
  return eventWhenText({ allDay, startDay, endDay: endDay ?? startDay, startAt, endAt: endAt ?? startAt })
}
