import type { MouseEvent } from 'react'
import { formatFullDay } from '#web/kit/format/month.ts'
import { useReadOnly } from '#web/kit/shell/reach.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import type { Block, DayLayout } from './day-layout.ts'
import { type EntryActs, EntryButton, isStretchable } from './entry-button.tsx'
import { calendarMessages as messages } from './messages.ts'
import { STEP_MINUTES } from './moved-entry.ts'
import type { Drag } from './use-drag.ts'
import { timesOf } from './when-text.ts'

/** In CSS pixels. */
export const HOUR_HEIGHT = 48
const NINE = 9 * 60
const pixels = (minutes: number): number => (minutes / 60) * HOUR_HEIGHT

interface DayColumnProps {
  readonly day: string
  readonly layout: DayLayout
  readonly acts: EntryActs
  /** What is being dragged over for something new. */
  readonly chosen: Drag | undefined
  /** The minutes on the clock, on the day of today. */
  readonly now: number | undefined
  readonly onMore: () => void
  readonly onCreate: (minutes: number) => void
}

/** The hours of one day with its entries. */
export function DayColumn({ day, layout, acts, chosen, now, onMore, onCreate }: DayColumnProps) {
  const readOnly = useReadOnly()
  function onClick(event: MouseEvent<HTMLElement>) {
    const isKey = event.detail === 0
    const minutes = ((event.clientY - event.currentTarget.getBoundingClientRect().top) / HOUR_HEIGHT) * 60
    onCreate(isKey ? NINE : Math.floor(minutes / (2 * STEP_MINUTES)) * 2 * STEP_MINUTES)
  }

  return (
    <div
      data-hours={day}
      className="relative min-w-0 flex-1 border-s border-line bg-[repeating-linear-gradient(to_bottom,transparent_0_47px,var(--line)_47px_48px)]"
    >
      {!readOnly && (
        <button
          type="button"
          aria-label={messages.createOn(formatFullDay(day))}
          className="absolute inset-0 focus-visible:-outline-offset-2"
          onClick={onClick}
        />
      )}
      {chosen && <Chosen chosen={chosen} />}
      {layout.blocks.map((block) => (
        <BlockButton key={block.entry.key} block={block} acts={acts} />
      ))}
      {layout.hidden > 0 && (
        <button
          type="button"
          aria-label={messages.moreOn(layout.hidden, formatFullDay(day))}
          className="absolute inset-x-1 bottom-1 z-2 rounded-md bg-card px-1.5 text-start text-xs font-semibold text-muted shadow-float"
          onClick={onMore}
        >
          {messages.more(layout.hidden)}
        </button>
      )}
      {now !== undefined && (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 z-2 h-0.5 bg-primary"
          style={{ top: pixels(now) }}
        />
      )}
    </div>
  )
}

function Chosen({ chosen: { from, to } }: { readonly chosen: Drag }) {
  const top = Math.min(from.minutes, to.minutes)
  const bottom = Math.max(from.minutes, to.minutes) + STEP_MINUTES
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0.5 rounded-md bg-accent-strong"
      style={{ top: pixels(top), height: pixels(bottom - top) }}
    />
  )
}

/** From when until when; where the column is too narrow for both, the end is on a second line, which is not seen. */
function Times({ entry }: { readonly entry: Block['entry'] }) {
  const [from, until] = timesOf(entry)
  return (
    <span className="flex h-3.5 w-full flex-wrap overflow-clip leading-3.5 font-medium whitespace-pre">
      <span>{from}</span>
      {until !== undefined && <span>{` – ${until}`}</span>}
    </span>
  )
}

function BlockButton({ block, acts }: { readonly block: Block; readonly acts: EntryActs }) {
  const { entry, from, to, column, columns } = block
  const isTall = to - from >= 45
  return (
    <EntryButton
      entry={entry}
      acts={acts}
      rowDays={0}
      hasTime={false}
      showsTimes={isTall}
      className={classNames('absolute z-1 overflow-clip border border-card', isTall && 'flex-wrap content-start py-1')}
      style={{
        top: pixels(from),
        height: pixels(to - from),
        insetInlineStart: `${(column / columns) * 100}%`,
        width: `${100 / columns}%`,
      }}
    >
      {isTall && <Times entry={entry} />}
      {isStretchable(entry) && (
        <span data-resize aria-hidden="true" className="absolute inset-x-0 bottom-0 h-2 cursor-ns-resize" />
      )}
    </EntryButton>
  )
}
