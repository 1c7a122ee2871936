import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { classNames } from './class-names.ts'
import { uiMessages } from './messages.ts'

/** A list as a phone shows it: rows of two lines, of more where a name is long. */
export function CardList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="overflow-hidden rounded-xl border border-line bg-card">
      {children}
    </ul>
  )
}

/** What a row of a phone's list shows. */
export interface CardRowProps {
  /** Before both lines; the name says what it shows. */
  readonly picture?: ReactNode
  /** First line, left: the name. */
  readonly title: ReactNode
  /** What it is called where the title is more than text. */
  readonly name?: string
  /** First line, right: the number that matters. */
  readonly value: ReactNode
  /** Second line. */
  readonly detail?: ReactNode
  /** Second line, right. */
  readonly state?: ReactNode
  /** Below both lines. */
  readonly more?: ReactNode
  readonly current?: boolean
  readonly onOpen?: () => void
  /** Given while rows can be chosen. */
  readonly selected?: boolean
  readonly onSelect?: (selected: boolean) => void
}

/** A row of a phone's list: name and number, the rest below. */
export function CardRow({
  picture,
  title,
  name = typeof title === 'string' ? title : '',
  value,
  detail,
  state,
  more,
  current = false,
  onOpen,
  selected = false,
  onSelect,
}: CardRowProps) {
  return (
    <li
      className={classNames(
        'relative flex items-center gap-3 border-b border-line px-3 py-2.5 last:border-b-0',
        (current || selected) && 'bg-accent',
      )}
    >
      {onSelect && (
        <span className="relative z-1 flex">
          <Checkbox aria-label={uiMessages.selectRow(name)} checked={selected} onChange={onSelect} />
        </span>
      )}
      {picture}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          {onOpen ? (
            // The button covers the whole row; what can be pressed by itself lies above it.
            <button
              type="button"
              onClick={onOpen}
              className="min-w-0 text-start text-[15px] font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
            >
              <span className="line-clamp-3 wrap-anywhere">{title}</span>
            </button>
          ) : (
            <span className="line-clamp-3 min-w-0 text-[15px] font-semibold wrap-anywhere">{title}</span>
          )}
          <span className="pointer-events-none relative z-1 shrink-0 text-[15px] font-bold [&_:is(a,button,input)]:pointer-events-auto">
            {value}
          </span>
        </div>
        {(detail ?? state) && (
          <div className="mt-1 flex min-h-5 items-center justify-between gap-3 text-[13px] text-muted">
            <span className="min-w-0 truncate">{detail}</span>
            <span className="relative z-1 shrink-0">{state}</span>
          </div>
        )}
        {more}
      </div>
    </li>
  )
}
