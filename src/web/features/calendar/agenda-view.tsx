import { useMemo, useState } from 'react'
import { today } from '#web/kit/format/date.ts'
import { formatFullDay } from '#web/kit/format/month.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { agendaDays } from './agenda-days.ts'
import { EntryButton } from './entry-button.tsx'
import { calendarMessages as messages } from './messages.ts'
import type { ViewProps } from './month-view.tsx'
import { timesOnDay } from './when-text.ts'

/** So many entries are drawn at once; more on demand. */
const PAGE = 200

/** What comes, day by day (CAL-04). The first view of a phone. */
export function AgendaView({ days, entries, acts, onShowDay }: ViewProps & { readonly days: readonly string[] }) {
  const [shown, setShown] = useState(PAGE)
  const listed = useMemo(() => agendaDays(days, entries, shown), [days, entries, shown])
  if (listed.days.length === 0) return <EmptyState title={messages.nothing.title}>{messages.nothing.text}</EmptyState>
  return (
    <div className="relative rounded-xl border border-line bg-card px-4 py-2">
      {listed.days.map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={formatFullDay(day)} className="py-2">
          <h3 className="flex items-baseline gap-2 text-[13px] font-semibold">
            <button
              type="button"
              className="rounded-md py-1 hover:underline"
              aria-label={messages.showDay(formatFullDay(day))}
              onClick={() => onShowDay(day)}
            >
              {formatFullDay(day)}
            </button>
            {day === today() && <span className="text-primary">{messages.today}</span>}
          </h3>
          <ul className="mt-1 grid grid-cols-[9.5rem_minmax(0,1fr)] max-md:grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
            {ofDay.map((entry) => (
              <li key={entry.key} className="contents">
                <span className="text-[13px] text-muted tabular-nums">{timesOnDay(entry, day)}</span>
                <EntryButton
                  entry={entry}
                  acts={acts}
                  rowDays={1}
                  hasTime={false}
                  className="relative min-h-9 text-[13px] max-md:min-h-11"
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {listed.left > 0 && (
        <Button className="my-3 w-full" onClick={() => setShown(shown + PAGE)}>
          {messages.showMore(Math.min(PAGE, listed.left))}
        </Button>
      )}
    </div>
  )
}
