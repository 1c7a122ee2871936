import { today } from '#web/kit/format/date.ts'
import { formatFullDay, formatWeekday } from '#web/kit/format/month.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useReadOnly } from '#web/kit/shell/reach.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { type EntryActs, EntryButton } from './entry-button.tsx'
import { calendarMessages as messages } from './messages.ts'
import type { WeekLayout } from './month-layout.ts'

interface DayHeadsProps {
  readonly layout: WeekLayout
  readonly acts: EntryActs
  readonly onShowDay: (day: string) => void
  /** Shows the entries of a day that found no room. */
  readonly onMore: (day: string) => void
  /** Begins something that takes a whole day. */
  readonly onCreate: (day: string) => void
}

/** The days above their hours, with what takes whole days; a press beside it begins an event of that day. */
export function DayHeads({ layout, acts, onShowDay, onMore, onCreate }: DayHeadsProps) {
  const { days, bars, hidden } = layout
  const readOnly = useReadOnly()
  const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1))
  return (
    <div className="flex border-b border-line">
      <div className="w-16 shrink-0 self-end py-1 pe-1 text-end text-xs hyphens-auto text-muted">{messages.allDay}</div>
      <div
        className="grid min-w-0 flex-1"
        // The last line is free, or says how many more there are.
        style={{
          gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))`,
          gridTemplateRows: `auto repeat(${lanes + 1}, minmax(1.5rem, auto))`,
        }}
      >
        {days.map((day) => (
          <DayHead key={day} day={day} onShowDay={onShowDay} />
        ))}
        {!readOnly &&
          days.map((day, column) => (
            <button
              key={day}
              type="button"
              tabIndex={-1}
              aria-label={messages.createAllDay(formatFullDay(day))}
              className="hover:bg-accent"
              style={{ gridColumn: column + 1, gridRow: '2 / -1' }}
              onClick={() => onCreate(day)}
            />
          ))}
        {bars.map(({ entry, column, span, lane }) => (
          <EntryButton
            key={entry.key}
            entry={entry}
            acts={acts}
            rowDays={0}
            className="relative mx-0.5 my-px min-h-6"
            style={{ gridColumn: `${column + 1} / span ${span}`, gridRow: lane + 2 }}
          />
        ))}
        {hidden.map((count, column) => {
          const day = days[column]
          return (
            count > 0 &&
            day !== undefined && (
              <button
                key={day}
                type="button"
                aria-label={messages.moreOn(count, formatFullDay(day))}
                className="relative mx-0.5 rounded-md px-1.5 text-start text-xs font-semibold text-muted hover:bg-accent-strong"
                style={{ gridColumn: column + 1, gridRow: lanes + 2 }}
                onClick={() => onMore(day)}
              >
                {messages.more(count)}
              </button>
            )
          )
        })}
      </div>
    </div>
  )
}

function DayHead({ day, onShowDay }: { readonly day: string; readonly onShowDay: (day: string) => void }) {
  return (
    <button
      type="button"
      aria-current={day === today() ? 'date' : undefined}
      onClick={() => onShowDay(day)}
      className="flex items-center justify-center gap-1.5 rounded-md py-1.5 text-xs font-semibold text-muted hover:bg-accent"
    >
      <span className="sr-only">{messages.showDay(formatFullDay(day))}</span>
      <span aria-hidden="true">{formatWeekday(day, 'short')}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'inline-flex h-6 min-w-6 items-center justify-center rounded-full px-1 text-fg tabular-nums',
          day === today() && 'bg-primary text-on-primary',
        )}
      >
        {formatNumber(Number(day.slice(8)))}
      </span>
    </button>
  )
}
