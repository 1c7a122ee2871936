import Repeat2 from 'lucide-react/icons/repeat-2'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { isReadOnly } from '#web/kit/shell/reach.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import type { Entry } from './entry.ts'
import { calendarMessages as messages } from './messages.ts'
import { shiftOf, type Shift } from './moved-entry.ts'
import { SOURCE_CLASSES, SOURCE_ICONS } from './source-look.tsx'
import { timesOf, timeText, whenText } from './when-text.ts'

/** Describes the keys of an entry; it stands once in the page. */
export const KEYS_HINT_ID = 'calendar-keys'

/** What can be done with entries, wherever they are drawn. */
export interface EntryActs {
  readonly onOpen: (entry: Entry) => void
  /** Moves an entry or its end; only own events and planned prices can be moved. */
  readonly onShift: (entry: Entry, shift: Shift) => void
  /** The entry whose panel is open. */
  readonly openKey: string
}

interface EntryButtonProps {
  readonly entry: Entry
  readonly acts: EntryActs
  /** How many days up and down lead; 0 where they lead along the clock. */
  readonly rowDays: number
  readonly className?: string
  readonly style?: CSSProperties
  /** Beside the title, such as what it is dragged by. */
  readonly children?: ReactNode
  readonly hasTime?: boolean
  /** From when until when it is stands below the title, among the children. */
  readonly showsTimes?: boolean
}

/** Whether an entry may be moved here: an event of the user, or a planned price that has not come yet. */
export function isMovable({ occurrence, planned }: Entry): boolean {
  return !isReadOnly() && (occurrence !== undefined || planned !== undefined)
}

/** Whether it may be made longer or shorter here. */
export function isStretchable({ occurrence }: Entry): boolean {
  return !isReadOnly() && occurrence !== undefined
}

/** An entry to open, to drag, and to move by the arrow keys: with Shift they change how long it takes. */
export function EntryButton({
  entry,
  acts,
  rowDays,
  className,
  style,
  children,
  hasTime = true,
  showsTimes = false,
}: EntryButtonProps) {
  const { source, title, isAllDay, start, isDone, occurrence, link, key } = entry
  const isMoving = isMovable(entry)

  function onKeyDown(event: KeyboardEvent) {
    if (!isMoving || event.altKey || event.ctrlKey || event.metaKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const shift = shiftOf(event.key, { isShift: event.shiftKey, rowDays, isRightToLeft })
    if (!shift || (shift.what === 'resize' && !isStretchable(entry))) return
    event.preventDefault()
    acts.onShift(entry, shift)
  }

  const time = hasTime && !isAllDay ? `${timeText(start)} ` : ''
  const times = showsTimes ? ` ${timesOf(entry).join(' – ')}` : ''
  const face = (
    <>
      {SOURCE_ICONS[source]}
      {time !== '' && <span className="shrink-0 font-medium max-lg:hidden @max-4xl/month:hidden">{time}</span>}
      <span className={classNames('min-w-0 flex-1 truncate', isDone && 'line-through')}>{`${title} `}</span>
      {occurrence?.repeats && <Repeat2 aria-hidden="true" className="ms-auto max-md:hidden @max-4xl/month:hidden" />}
      {children}
    </>
  )
  const shared = {
    style,
    'data-entry': key,
    // What is read there begins what it is called (WCAG 2.5.3).
    'aria-label': time + title + times + messages.about(whenText(entry), messages.sources[source], isDone),
    // In a month the end of a title is often cut.
    'data-tip': rowDays === 7 ? title : undefined,
    'aria-describedby': isMoving ? KEYS_HINT_ID : undefined,
    onKeyDown,
    className: classNames(
      'flex min-w-0 items-center gap-1 rounded-md px-1.5 text-start text-xs leading-4 font-semibold select-none [&>svg]:size-3 [&>svg]:shrink-0',
      // In the narrow days of a month its title alone: what else it says is in its name.
      '@max-4xl/month:px-1 @max-4xl/month:[&>:first-child]:hidden',
      'focus-visible:z-10 focus-visible:outline-offset-0',
      SOURCE_CLASSES[source],
      key === acts.openKey && 'ring-2 ring-primary',
      className,
    ),
  }
  if (link) {
    return (
      <ScreenLink {...shared} screen={link.screen} search={link.search} draggable={false}>
        {face}
      </ScreenLink>
    )
  }
  return (
    <button {...shared} type="button" aria-haspopup="dialog" onClick={() => acts.onOpen(entry)}>
      {face}
    </button>
  )
}
