import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { today } from '#web/kit/format/date.ts'
import { daysAfter, formatFullDay, formatWeekday, weeksOf } from '#web/kit/format/month.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useReadOnly } from '#web/kit/shell/reach.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import type { Entry } from './entry.ts'
import { type EntryActs, EntryButton, isStretchable } from './entry-button.tsx'
import { gripAt, previewed, shiftBy } from './grips.ts'
import { calendarMessages as messages } from './messages.ts'
import { type Bar, monthLayout, type WeekLayout } from './month-layout.ts'
import { HEAD_PX, LANE_PX, lanesIn, useRoomBelow } from './month-room.ts'
import { Places } from './places.ts'
import { type Drag, type Spot, useDrag } from './use-drag.ts'
import { momentAt } from './user-clock.ts'

const LANES_OF_PHONE = 2

/** What every view is given. */
export interface ViewProps {
  readonly day: string
  readonly entries: readonly Entry[]
  readonly acts: EntryActs
  readonly onDay: (day: string) => void
  /** Shows a day with all that is in it. */
  readonly onShowDay: (day: string) => void
  readonly onCreate: (start: number, end: number, isAllDay: boolean) => void
}

/** A month: press or drag over days for a new event, drag an event to another day or its end to take longer (CAL-04). */
export function MonthView({ day, entries, acts, onDay, onShowDay, onCreate }: ViewProps) {
  const grid = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery(PHONE_QUERY)
  const room = useRoomBelow(box)
  const weeks = weeksOf(day)
  const lanes = lanesOf(isPhone, room, weeks.length)
  const { drag, ...dragging } = useDrag({
    container: grid,
    gripOf: (event) => gripAt(event, entries, spotAt(event), '[data-day]'),
    spotOf: spotAt,
    onDrop(dropped) {
      if (dropped.what === 'create') return create(...dragged(dropped))
      const entry = entries.find(({ key }) => key === dropped.key)
      if (entry) acts.onShift(entry, shiftBy(dropped, entry))
    },
  })
  const layout = useMemo(() => {
    const shown = weeksOf(day)
    return monthLayout(shown, previewed(entries, drag), lanesOf(isPhone, room, shown.length))
  }, [day, entries, drag, isPhone, room])

  function create(first: string, last: string) {
    onCreate(momentAt(first, 0), momentAt(daysAfter(last, 1), 0), true)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, from: string) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps = DAY_STEPS[event.key]
    if (steps === undefined || event.shiftKey || event.altKey) return
    event.preventDefault()
    const next = daysAfter(from, Math.abs(steps) === 1 && isRightToLeft ? -steps : steps)
    onDay(next)
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"] > button`)?.focus())
  }

  return (
    <div
      ref={box}
      className="@container/month relative flex flex-col overflow-clip rounded-xl border border-line bg-card"
      style={isPhone ? undefined : { minHeight: room }}
    >
      <div className="grid shrink-0 grid-cols-7 border-b border-line">
        {weeks[0]?.map((weekday) => (
          <div key={weekday} className="py-1.5 text-center text-xs font-semibold text-muted">
            <span className="sr-only">{formatWeekday(weekday, 'long')}</span>
            <span aria-hidden="true">{formatWeekday(weekday, 'short')}</span>
          </div>
        ))}
      </div>
      <div ref={grid} role="presentation" {...dragging} className="flex flex-1 flex-col">
        {layout.map((week, index) => (
          // By place: another month is written into the same weeks and days.
          <Week
            key={index}
            week={week}
            month={day.slice(0, 7)}
            focusDay={day}
            drag={drag}
            acts={acts}
            lanes={lanes}
            onKeyDown={onKeyDown}
            onShowDay={onShowDay}
            onCreate={(date) => create(date, date)}
          />
        ))}
      </div>
    </div>
  )
}

function lanesOf(isPhone: boolean, room: number | undefined, weeks: number): number {
  return isPhone ? LANES_OF_PHONE : lanesIn(room, weeks)
}

const DAY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

interface WeekProps {
  readonly week: WeekLayout
  readonly month: string
  readonly focusDay: string
  readonly drag: Drag | undefined
  readonly acts: EntryActs
  readonly lanes: number
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, day: string) => void
  readonly onShowDay: (day: string) => void
  readonly onCreate: (day: string) => void
}

function Week({ week, month, focusDay, drag, acts, lanes, onKeyDown, onShowDay, onCreate }: WeekProps) {
  const chosen = drag?.what === 'create' ? dragged(drag) : undefined
  const [places] = useState(() => new Places())
  const keys = useMemo(() => places.of(week.bars.map(({ entry }) => entry.key)), [places, week])
  const now = today()
  const readOnly = useReadOnly()
  return (
    <div
      className="relative grid flex-1 grid-cols-7 border-line not-last:border-b"
      style={{ gridTemplateRows: `${HEAD_PX}px repeat(${lanes}, ${LANE_PX}px) minmax(2px, 1fr)` }}
    >
      {week.days.map((day, column) => (
        <div
          key={column}
          data-day={day}
          className={classNames(
            'relative border-line not-first:border-s',
            day.slice(0, 7) !== month && 'bg-bg text-muted',
            chosen && day >= chosen[0] && day <= chosen[1] && 'bg-accent-strong',
          )}
          style={{ gridColumn: column + 1, gridRow: '1 / -1' }}
        >
          <button
            type="button"
            tabIndex={day === focusDay ? 0 : -1}
            aria-label={(readOnly ? messages.showDay : messages.createOn)(formatFullDay(day))}
            aria-current={day === now ? 'date' : undefined}
            className="absolute inset-0 focus-visible:-outline-offset-2"
            onClick={() => (readOnly ? onShowDay : onCreate)(day)}
            onKeyDown={(event) => onKeyDown(event, day)}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={messages.showDay(formatFullDay(day))}
            className={classNames(
              'relative ms-1 mt-1 inline-flex h-6 min-w-6 items-center justify-center rounded-full px-1 text-xs font-semibold tabular-nums hover:bg-accent-strong',
              day === now && 'bg-primary text-on-primary hover:bg-primary-hover',
            )}
            onClick={() => onShowDay(day)}
          >
            {formatNumber(Number(day.slice(8)))}
          </button>
        </div>
      ))}
      {week.bars.map((bar, index) => (
        <BarButton key={keys[index]} bar={bar} acts={acts} />
      ))}
      {week.hidden.map((count, column) => {
        const day = week.days[column]
        return (
          count > 0 &&
          day !== undefined && (
            <button
              key={column}
              type="button"
              aria-label={messages.moreOn(count, formatFullDay(day))}
              className="z-1 m-1 min-w-6 justify-self-end rounded-md px-1 text-xs font-semibold text-muted tabular-nums hover:bg-accent-strong hover:text-fg"
              style={{ gridColumn: column + 1, gridRow: 1 }}
              onClick={() => onShowDay(day)}
            >
              {messages.more(count)}
            </button>
          )
        )
      })}
    </div>
  )
}

function BarButton({ bar, acts }: { readonly bar: Bar; readonly acts: EntryActs }) {
  const { entry, column, span, lane, isFromBefore, goesOn } = bar
  return (
    <EntryButton
      entry={entry}
      acts={acts}
      rowDays={7}
      className={classNames('relative z-1 mx-0.5 my-px', isFromBefore && 'rounded-s-none', goesOn && 'rounded-e-none')}
      style={{ gridColumn: `${column + 1} / span ${span}`, gridRow: lane + 2 }}
    >
      {!goesOn && isStretchable(entry) && (
        <span data-resize aria-hidden="true" className="absolute inset-y-0 end-0 w-2 cursor-ew-resize max-md:hidden" />
      )}
    </EntryButton>
  )
}

/** The day of the month under the pointer. */
function spotAt({ clientX, clientY }: PointerEvent): Spot | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const day = element instanceof HTMLElement ? element.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined
    if (day !== undefined) return { day, minutes: 0 }
  }
  return undefined
}

/** The first and the last day of what was dragged over. */
function dragged({ from, to }: Drag): [string, string] {
  return from.day <= to.day ? [from.day, to.day] : [to.day, from.day]
}
