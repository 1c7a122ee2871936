import { useEffect, useMemo, useRef, useState } from 'react'
import { formatTime, today } from '#web/kit/format/date.ts'
import { formatFullDay, formatWeekday } from '#web/kit/format/month.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { dayLayout } from './day-layout.ts'
import { DayColumn, HOUR_HEIGHT } from './day-column.tsx'
import { daysBetween } from './days-between.ts'
import { byPlace, isBar } from './entry.ts'
import { EntryButton } from './entry-button.tsx'
import { gripAt, previewed, shiftBy } from './grips.ts'
import { calendarMessages as messages } from './messages.ts'
import { weekLayout } from './month-layout.ts'
import type { ViewProps } from './month-view.tsx'
import { PHONE_DAYS } from './shown-range.ts'
import { STEP_MINUTES } from './moved-entry.ts'
import { type Drag, type Spot, useDrag } from './use-drag.ts'
import { clockText, DAY_MINUTES, minutesOf, momentAt } from './user-clock.ts'

const FIRST_HOUR_SHOWN = 7
/** Half the line of an hour's label stands above the hour. */
const LABEL_PX = 12
const ALL_DAY_LANES = 4
/** What a press alone begins. */
const USUAL_MINUTES = 60

/** The hours of one or more days: press or drag for a new event, drag an event or its end (CAL-04). */
export function TimeGrid({
  days,
  entries,
  acts,
  onShowDay,
  onCreate,
}: ViewProps & { readonly days: readonly string[] }) {
  const grid = useRef<HTMLDivElement>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const { drag, ...dragging } = useDrag({
    container: grid,
    gripOf: (event) => gripAt(event, entries, spotIn(grid.current, scroll.current, event), '[data-hours]'),
    spotOf: (event) => spotIn(grid.current, scroll.current, event),
    onDrop(dropped) {
      if (dropped.what === 'create') return onCreate(...spanOf(dropped), false)
      const entry = entries.find(({ key }) => key === dropped.key)
      if (entry) acts.onShift(entry, shiftBy(dropped, entry))
    },
  })
  useEffect(() => {
    scroll.current?.scrollTo({ top: FIRST_HOUR_SHOWN * HOUR_HEIGHT - LABEL_PX })
  }, [])
  const shown = useMemo(() => previewed(entries, drag), [entries, drag])
  const bars = useMemo(() => weekLayout(days, shown.filter(isBar).toSorted(byPlace), ALL_DAY_LANES), [days, shown])
  const now = useMinute()
  return (
    <div ref={grid} className="relative overflow-x-auto rounded-xl border border-line bg-card">
      <div role="presentation" {...dragging} className={days.length > PHONE_DAYS ? 'min-w-[34rem]' : undefined}>
        <div className="flex border-b border-line">
          <div className="w-16 shrink-0 self-end px-1 py-1 text-end text-xs text-muted">{messages.allDay}</div>
          <div
            className="grid min-w-0 flex-1 pb-1"
            style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}
          >
            {days.map((day) => (
              <DayHead key={day} day={day} onShowDay={onShowDay} />
            ))}
            {bars.bars.map(({ entry, column, span, lane }) => (
              <EntryButton
                key={entry.key}
                entry={entry}
                acts={acts}
                rowDays={0}
                className="relative mx-0.5 my-px min-h-6"
                style={{ gridColumn: `${column + 1} / span ${span}`, gridRow: lane + 2 }}
              />
            ))}
            {bars.hidden.map((count, column) => {
              const day = days[column]
              return (
                count > 0 &&
                day !== undefined && (
                  <button
                    key={day}
                    type="button"
                    aria-label={messages.moreOn(count, formatFullDay(day))}
                    className="mx-0.5 rounded-md px-1.5 text-start text-xs font-semibold text-muted hover:bg-accent-strong"
                    style={{ gridColumn: column + 1, gridRow: ALL_DAY_LANES + 2 }}
                    onClick={() => onShowDay(day)}
                  >
                    {messages.more(count)}
                  </button>
                )
              )
            })}
          </div>
        </div>
        {/* A keyboard scrolls it by its entries. */}
        <div ref={scroll} className="relative max-h-[min(70dvh,48rem)] overflow-y-auto">
          <div className="flex">
            <div className="relative w-16 shrink-0" style={{ height: 24 * HOUR_HEIGHT }} aria-hidden="true">
              {Array.from({ length: 23 }, (_, index) => (
                <span
                  key={index}
                  className="absolute end-1 -translate-y-1/2 text-xs whitespace-nowrap text-muted tabular-nums"
                  style={{ top: (index + 1) * HOUR_HEIGHT }}
                >
                  {formatTime(clockText((index + 1) * 60))}
                </span>
              ))}
            </div>
            {days.map((day) => (
              <DayColumn
                key={day}
                day={day}
                layout={dayLayout(day, shown)}
                acts={acts}
                chosen={drag?.what === 'create' && drag.from.day === day ? drag : undefined}
                now={day === today() ? now : undefined}
                onMore={() => onShowDay(day)}
                onCreate={(minutes) =>
                  onCreate(momentAt(day, minutes), momentAt(day, Math.min(minutes + USUAL_MINUTES, DAY_MINUTES)), false)
                }
              />
            ))}
          </div>
        </div>
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

/** The minutes on the clock, told once a minute. */
function useMinute(): number {
  const [minute, setMinute] = useState(() => minutesOf(Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setMinute(minutesOf(Date.now())), 60_000)
    return () => clearInterval(timer)
  }, [])
  return minute
}

/** The place under the pointer, at a quarter of an hour. */
function spotIn(
  grid: HTMLElement | null,
  hours: HTMLElement | null,
  { clientX, clientY }: PointerEvent,
): Spot | undefined {
  const isAmongDays = hours !== null && clientY < hours.getBoundingClientRect().top
  const columns = [...(grid?.querySelectorAll<HTMLElement>('[data-hours]') ?? [])]
  for (const column of columns) {
    const { left, right, top } = column.getBoundingClientRect()
    const day = column.dataset['hours']
    if (day === undefined || clientX < left || clientX >= right) continue
    const step = Math.floor(((clientY - top) / HOUR_HEIGHT) * (60 / STEP_MINUTES)) * STEP_MINUTES
    return { day, minutes: Math.min(Math.max(step, 0), DAY_MINUTES - STEP_MINUTES), isAmongDays }
  }
  return undefined
}

/** From when until when was dragged; both ends of the quarters of an hour are in it. */
function spanOf({ from, to }: Drag): [number, number] {
  const days = daysBetween(from.day, to.day)
  const last = to.minutes + days * DAY_MINUTES
  const [first, end] = from.minutes <= last ? [from.minutes, last] : [last, from.minutes]
  return [momentAt(from.day, first), momentAt(from.day, end + STEP_MINUTES)]
}
