import { type RefObject, useState } from 'react'
import { calendarMessages } from './calendar-messages.ts'
import { MonthGrid } from './month-grid.tsx'
import { Popover } from './popover.tsx'

interface CalendarPopoverProps {
  readonly id: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly value: string | null
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onPick: (day: string) => void
}

/** The calendar beside a field; a choice closes it. */
export function CalendarPopover({ value, min, max, onPick, open, ...floating }: CalendarPopoverProps) {
  // It begins anew with each opening.
  const [key, setKey] = useState(0)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setKey(key + 1)
  }
  return (
    <Popover {...floating} open={open} title={calendarMessages.title} align="end" narrow>
      <MonthGrid
        key={key}
        value={value}
        min={min}
        max={max}
        onPick={(day) => {
          floating.onOpenChange(false)
          onPick(day)
        }}
      />
    </Popover>
  )
}
