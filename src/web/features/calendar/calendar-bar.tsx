import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { today } from '#web/kit/format/date.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
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
  /** A panel stands beside it: what it says stays in one line, so that nothing below it moves. */
  readonly isTight: boolean
  /** What else is chosen or done here. */
  readonly children: ReactNode
}

/** Which days the calendar shows, and how. */
export function CalendarBar({ view, day, onView, onDay, isTight, children }: CalendarBarProps) {
  const isPhone = useMediaQuery(PHONE_QUERY)
  const words = isPhone ? { ...messages.views, week: messages.phoneWeek } : messages.views
  const views = { label: messages.view, hideLabel: true, value: view, onChange: onView }
  return (
    <div className={classNames('mb-3 flex items-center gap-x-3 gap-y-2', !isTight && 'flex-wrap')}>
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
      <h2
        aria-live="polite"
        className={classNames(
          'flex-1',
          isTight ? 'line-clamp-2 min-w-0 leading-tight' : 'min-w-40',
          isTight && view !== 'month' ? 'text-sm' : 'text-lg',
        )}
      >
        {rangeTitle(view, day, isPhone)}
      </h2>
      {isTight ? (
        <NativeSelect {...views} options={optionsOf(words)} className="w-32 shrink-0" />
      ) : (
        <SegmentedControl {...views} segments={optionsOf(words)} className="max-md:w-full md:min-w-88" />
      )}
      <div className="flex gap-2">{children}</div>
    </div>
  )
}
