import CalendarDays from 'lucide-react/icons/calendar-days'
import { Suspense } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { calendarMessages } from './calendar-messages.ts'
import { useFloatingTrigger } from './use-floating-trigger.ts'

const CalendarPopover = lazyPart(() => import('./calendar-popover.tsx').then((module) => module.CalendarPopover))

interface CalendarButtonProps {
  /** `YYYY-MM-DD`; the month of today where there is none. */
  readonly value: string | null
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly disabled?: boolean
  readonly onPick: (day: string) => void
}

/** Opens the month of a day to choose another one; the calendar loads when it is first needed. */
export function CalendarButton({ disabled = false, ...picking }: CalendarButtonProps) {
  const { open, mounted, contentId, setOpen, trigger } = useFloatingTrigger(CalendarPopover.preload)
  return (
    <>
      <button
        {...trigger}
        type="button"
        disabled={disabled}
        aria-label={calendarMessages.open}
        aria-haspopup="dialog"
        className="-me-2 inline-flex size-7 items-center justify-center rounded-md hover:bg-accent hover:text-fg disabled:opacity-50 [&_svg]:size-4"
      >
        <CalendarDays aria-hidden="true" />
      </button>
      {mounted && (
        <Suspense fallback={null}>
          <CalendarPopover {...picking} id={contentId} anchor={trigger.ref} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
