import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { today } from '#web/kit/format/date.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { calendarMessages as messages } from './messages.ts'
import { rangeTitle, stepped, type View } from './shown-range.ts'

interface CalendarBarProps {
  readonly view: View
  readonly day: string
  readonly onView: (view: View) => void
  readonly onDay: (day: string) => void
  /** What else is chosen or done here. */
  readonly children: ReactNode
}

/** Which days the calendar shows, and how. */
export function CalendarBar({ view, day, onView, onDay, children }: CalendarBarProps) {
  const isPhone = useMediaQuery(PHONE_QUERY)
  const views = isPhone ? { ...messages.views, week: messages.phoneWeek } : messages.views
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center gap-1">
        <Button onClick={() => onDay(today())}>{messages.today}</Button>
        <IconButton
          label={messages.earlier}
          icon={<ChevronLeft className="rtl:-scale-x-100" />}
          onClick={() => onDay(stepped(view, day, -1, isPhone))}
        />
        <IconButton
          label={messages.later}
          icon={<ChevronRight className="rtl:-scale-x-100" />}
          onClick={() => onDay(stepped(view, day, 1, isPhone))}
        />
      </div>
      <h2 aria-live="polite" className="min-w-40 flex-1 text-lg">
        {rangeTitle(view, day, isPhone)}
      </h2>
      <SegmentedControl
        label={messages.view}
        hideLabel
        value={view}
        segments={optionsOf(views)}
        onChange={onView}
        className="max-md:w-full md:min-w-88"
      />
      <div className="flex gap-2">{children}</div>
    </div>
  )
}
