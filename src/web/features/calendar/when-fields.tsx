import { useRef } from 'react'
import { addDays } from '#domain/calendar-day.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { event } from '#contract/entities/event.ts'
import { DayField } from '#web/kit/form/day-field.tsx'
import { userTimeZone } from '#web/kit/format/date.ts'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { panelMessages as messages } from './panel-messages.ts'
import { TimeField } from './time-field.tsx'

/** What of an event says when it is, in its own time zone. */
export type When = Pick<RowOfKind<'event'>, 'allDay' | 'startDay' | 'endDay' | 'startTime' | 'endTime' | 'timeZone'>

const ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}))

interface WhenFieldsProps {
  readonly when: When
  /** Said where the user's clock shows another time. */
  readonly here: string | undefined
  readonly onSave: (patch: Partial<When>) => void
}

/** When an event is: whole days, or days with times in a time zone of its own. */
export function WhenFields({ when, here, onSave }: WhenFieldsProps) {
  const { allDay, startDay, endDay, startTime, endTime, timeZone } = when
  const { fields } = event
  const hasOtherZone = timeZone !== userTimeZone()
  const endsNextDay = endDay === addDays(startDay, 1) && endTime <= startTime
  const setAllDay = useAllDay(when, onSave)
  return (
    <div className="space-y-4">
      <Switch label={fields.allDay.label} checked={allDay} onChange={setAllDay} />
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-3">
        <DayField
          name="startDay"
          label={fields.startDay.label}
          required
          value={startDay}
          className={allDay ? 'col-span-2' : undefined}
          onCommit={(day) => day !== null && onSave({ startDay: day })}
        />
        {!allDay && (
          <TimeField
            name="startTime"
            label={fields.startTime.label}
            value={startTime}
            onCommit={(time) => onSave({ startTime: time, startDay })}
          />
        )}
        <DayField
          name="endDay"
          label={fields.endDay.label}
          required
          min={startDay}
          value={endDay}
          className={allDay ? 'col-span-2' : undefined}
          onCommit={(day) => day !== null && onSave({ endDay: day })}
        />
        {!allDay && (
          <TimeField
            name="endTime"
            label={fields.endTime.label}
            help={endsNextDay ? messages.endsNextDay : undefined}
            value={endTime}
            onCommit={(time) => onSave({ endTime: time })}
          />
        )}
      </div>
      {!allDay && (
        <Combobox
          label={fields.timeZone.label}
          required
          value={timeZone}
          options={ZONES}
          help={hasOtherZone && here !== undefined ? messages.here(here) : undefined}
          onChange={(zone) => zone !== null && onSave({ timeZone: zone })}
        />
      )}
    </div>
  )
}

/** Makes an event take whole days, or gives it back the times that it had before it did. */
function useAllDay({ startTime, endTime }: When, onSave: WhenFieldsProps['onSave']): (allDay: boolean) => void {
  const times = useRef<Partial<When>>(undefined)
  return (allDay) => {
    if (allDay) times.current = { startTime, endTime }
    onSave(allDay ? { allDay } : { allDay, ...times.current })
  }
}
