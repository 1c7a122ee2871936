import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { serverNow } from '#web/kit/data/server-clock.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatTime, today } from '#web/kit/format/date.ts'
import { daysAfter } from '#web/kit/format/month.ts'
import { DayHeads } from './day-heads.tsx'
import { dayLayout, MOST_COLUMNS } from './day-layout.ts'
import { DayColumn, HOUR_HEIGHT } from './day-column.tsx'
import { daysBetween } from './days-between.ts'
import { byPlace, isBar } from './entry.ts'
import { gripAt, previewed, shiftBy } from './grips.ts'
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
  const [isWhole, setWhole] = useState(false)
  const bars = useMemo(() => {
    const sorted = shown.filter(isBar).toSorted(byPlace)
    return weekLayout(days, sorted, isWhole ? sorted.length : ALL_DAY_LANES)
  }, [days, shown, isWhole])
  /** One day has room for all that is in it, once that is asked for. */
  const showMore = (day: string) => (days.length === 1 ? setWhole(true) : onShowDay(day))
  const now = useMinute()
  return (
    <div ref={grid} className="relative overflow-x-auto rounded-xl border border-line bg-card">
      <div role="presentation" {...dragging} className={days.length > PHONE_DAYS ? 'min-w-[34rem]' : undefined}>
        <DayHeads
          layout={bars}
          acts={acts}
          onShowDay={onShowDay}
          onMore={showMore}
          onCreate={(day) => onCreate(momentAt(day, 0), momentAt(daysAfter(day, 1), 0), true)}
        />
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
                layout={dayLayout(day, shown, isWhole ? shown.length : MOST_COLUMNS)}
                acts={acts}
                chosen={drag?.what === 'create' && drag.from.day === day ? drag : undefined}
                now={day === today() ? now : undefined}
                onMore={() => showMore(day)}
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

/** The minutes on the clock, told once a minute. */
function useMinute(): number {
  const store = useStore()
  const subscribe = useCallback(
    (tell: () => void) => {
      const timer = setInterval(tell, 60_000)
      const stop = store.subscribe(tell)
      return () => {
        clearInterval(timer)
        stop()
      }
    },
    [store],
  )
  return useSyncExternalStore(subscribe, () => minutesOf(serverNow()))
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
