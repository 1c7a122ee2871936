import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { today } from '../format/date.ts'
import { daysAfter, formatFullDay, formatMonth, formatWeekday, monthsAfter, weeksOf } from '../format/month.ts'
import { formatNumber } from '../format/number.ts'
import { Button } from './button.tsx'
import { calendarMessages } from './calendar-messages.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

interface MonthGridProps {
  readonly value: string | null
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onPick: (day: string) => void
}

/** A month to choose a day from: arrows move by days and weeks, Page up and down by months, Home and End to the ends of a week. */
export function MonthGrid({ value, min, max, onPick }: MonthGridProps) {
  const [shown, setShown] = useState(value ?? today())
  const grid = useRef<HTMLTableElement>(null)
  const focuses = useRef(true)
  useEffect(() => {
    if (focuses.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    focuses.current = false
  })
  const weeks = weeksOf(shown)
  const isOut = (day: string) => (min !== undefined && day < min) || (max !== undefined && day > max)

  function move(day: string) {
    focuses.current = true
    setShown(day)
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = movedBy(event.key, shown, weeks, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    move(next)
  }

  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-2">
        <IconButton
          label={calendarMessages.earlier}
          icon={<ChevronLeft className="rtl:-scale-x-100" />}
          onClick={() => setShown(monthsAfter(shown, -1))}
        />
        <span aria-live="polite" className="font-semibold">
          {formatMonth(shown)}
        </span>
        <IconButton
          label={calendarMessages.later}
          icon={<ChevronRight className="rtl:-scale-x-100" />}
          onClick={() => setShown(monthsAfter(shown, 1))}
        />
      </div>
      <table ref={grid} aria-label={formatMonth(shown)} className="w-full table-fixed">
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={formatWeekday(day, 'long')}
                className="pb-1 text-xs font-medium text-muted"
              >
                {formatWeekday(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0.5">
                  <button
                    type="button"
                    tabIndex={day === shown ? 0 : -1}
                    disabled={isOut(day)}
                    aria-label={formatFullDay(day)}
                    aria-current={day === today() ? 'date' : undefined}
                    aria-pressed={day === value}
                    onClick={() => onPick(day)}
                    onKeyDown={onKeyDown}
                    className={classNames(
                      'h-9 w-full rounded-md tabular-nums hover:bg-accent disabled:opacity-40 max-md:h-11',
                      day.slice(0, 7) !== shown.slice(0, 7) && 'text-muted',
                      day === today() && 'font-bold underline underline-offset-4',
                      day === value && 'bg-accent-strong font-semibold',
                    )}
                  >
                    {formatNumber(Number(day.slice(8)))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-2 flex justify-end">
        <Button disabled={isOut(today())} onClick={() => onPick(today())}>
          {calendarMessages.today}
        </Button>
      </div>
    </div>
  )
}

/** The day that a key leads to; undefined for a key that moves nothing. */
function movedBy(
  key: string,
  day: string,
  weeks: readonly (readonly string[])[],
  isRightToLeft: boolean,
): string | undefined {
  const week = weeks.find((days) => days.includes(day))
  switch (key) {
    case 'ArrowLeft':
      return daysAfter(day, isRightToLeft ? 1 : -1)
    case 'ArrowRight':
      return daysAfter(day, isRightToLeft ? -1 : 1)
    case 'ArrowUp':
      return daysAfter(day, -7)
    case 'ArrowDown':
      return daysAfter(day, 7)
    case 'PageUp':
      return monthsAfter(day, -1)
    case 'PageDown':
      return monthsAfter(day, 1)
    case 'Home':
      return week?.[0]
    case 'End':
      return week?.at(-1)
    default:
      return undefined
  }
}
