import { useState } from 'react'
import { readTypedTime } from '#domain/typed-time.ts'
import { dayAsTyped, dayPattern, readDay } from '../format/typed-day.ts'
import { formatTime } from '../format/date.ts'
import { CalendarButton } from '../ui/calendar-button.tsx'
import { controlBoxClass, controlClass, Field, type FieldLayoutProps } from '../ui/field.tsx'
import { dayMessages } from './day-messages.ts'

const DAY_LENGTH = '2026-12-31'.length
/** A shorter text may not be typed to its end. */
const LONG_ENOUGH = 8

interface MomentFieldProps extends FieldLayoutProps {
  /** `YYYY-MM-DDTHH:MM` in the user's time zone, or `YYYY-MM-DD` without a time; empty for none. */
  readonly value: string
  readonly hasTime?: boolean
  /** Told with each key; what is no moment is empty. */
  readonly onChange: (value: string) => void
}

/** A day, with its time unless told otherwise, in the user's own order (SHELL-10), in a form that is saved as a whole. */
export function MomentField({ value, hasTime = true, onChange, error, hideLabel, ...layout }: MomentFieldProps) {
  const [day, setDay] = useState(() => dayAsTyped(value.slice(0, DAY_LENGTH)))
  const [time, setTime] = useState(() => (value.length > DAY_LENGTH ? formatTime(value.slice(DAY_LENGTH + 1)) : ''))
  const isUnreadable = day.length >= LONG_ENOUGH && readDay(day) === undefined

  function tell(nextDay: string, nextTime: string) {
    setDay(nextDay)
    setTime(nextTime)
    const [dayRead, timeRead] = [readDay(nextDay), readTypedTime(nextTime.trim() === '' ? '0:00' : nextTime)]
    const isRead = dayRead !== undefined && timeRead !== undefined
    onChange(isRead ? `${dayRead}${hasTime ? `T${timeRead}` : ''}` : '')
  }

  return (
    <Field
      {...layout}
      error={isUnreadable ? dayMessages.noDay(dayAsTyped('2026-12-31')) : error}
      hideLabel={hideLabel ?? false}
    >
      {(ids) => (
        <div className={controlBoxClass}>
          <input
            {...ids}
            autoComplete="off"
            inputMode="numeric"
            className={controlClass}
            placeholder={dayPattern(dayMessages.letters)}
            value={day}
            onChange={(event) => tell(event.target.value, time)}
          />
          {hasTime && (
            <input
              aria-label={dayMessages.time}
              autoComplete="off"
              className={`${controlClass} max-w-24 border-s border-line`}
              placeholder={formatTime('09:00')}
              value={time}
              onChange={(event) => tell(day, event.target.value)}
            />
          )}
          <span className="pe-3 text-muted">
            <CalendarButton value={readDay(day) ?? null} onPick={(next) => tell(dayAsTyped(next), time)} />
          </span>
        </div>
      )}
    </Field>
  )
}
