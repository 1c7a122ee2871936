import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type HTMLAttributes, type ReactNode, type Ref, type UIEventHandler, useRef } from 'react'
import { Checkbox } from './checkbox.tsx'
import { classNames } from './class-names.ts'
import { uiMessages } from './messages.ts'
import { useMoreBeyond } from './use-more-beyond.ts'
import { useScrollStop } from './use-scroll-stop.ts'

/** Where a cell's content stands: numbers at the end, words at the start. */
export type CellAlign = 'start' | 'end'
/** `first` stays in sight when the table scrolls sideways; `afterBox` does so beside the column of boxes, `end` at the other side. */
export type CellPin = 'first' | 'afterBox' | 'end'
/** The order of a sorted column. */
export type SortDirection = 'asc' | 'desc'

const PINS: Readonly<Record<CellPin, string>> = {
  first: 'sticky start-0 z-1 pinned-start',
  afterBox: 'sticky start-11 z-1 pinned-start',
  end: 'sticky end-0 z-1 pinned-end',
}

/** The frame of a table: it scrolls by itself, so that the head and the first column stay in sight, and shades the side where more is. */
export function DataTable({
  label,
  children,
  footer,
  busy = false,
  rowCount,
  onScroll,
}: {
  /** The table's name for screen readers. */
  readonly label: string
  readonly children: ReactNode
  /** Below the rows, inside the frame: totals or pages. */
  readonly footer?: ReactNode
  readonly busy?: boolean
  /** How many rows there are, that of heads among them, where not all are drawn. */
  readonly rowCount?: number | undefined
  /** Of the frame: a long table draws only the rows in sight. */
  readonly onScroll?: UIEventHandler<HTMLElement>
}) {
  const frame = useRef<HTMLDivElement>(null)
  useScrollStop(frame, label)
  useMoreBeyond(frame)
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-card">
      <div className="relative">
        {/* Positioned, so that hidden labels inside scroll with it instead of widening the page. */}
        <div
          ref={frame}
          data-rows-frame=""
          onScroll={onScroll}
          className="relative max-h-[max(20rem,calc(100dvh-14rem))] overflow-auto overscroll-x-contain focus-visible:-outline-offset-2"
        >
          <table
            aria-label={label}
            aria-busy={busy}
            aria-rowcount={rowCount}
            className="w-full border-separate border-spacing-0 text-start aria-busy:opacity-60"
          >
            {children}
          </table>
        </div>
        {/* A column that is pinned at the end has a shade of its own. */}
        <div aria-hidden="true" className="more-columns" />
      </div>
      {footer && <div className="border-t border-line px-4 py-2">{footer}</div>}
    </div>
  )
}

interface HeadCellProps {
  readonly children: ReactNode
  readonly align?: CellAlign
  readonly pin?: CellPin
  /** The direction when the table is sorted by this column. */
  readonly sorted?: SortDirection | undefined
  /** Makes the head a button that sorts. */
  readonly onSort?: () => void
  readonly className?: string
}

/** The head of a column; it sorts when it is given how. */
export function HeadCell({ children, align = 'start', pin, sorted, onSort, className }: HeadCellProps) {
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      data-pin={pin}
      aria-sort={sorted === undefined ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
      className={classNames(
        'sticky top-0 z-2 h-10 border-b border-line bg-card px-3 text-[13px] font-semibold whitespace-nowrap text-muted',
        align === 'end' && 'text-end',
        pin && classNames(PINS[pin], 'z-3'),
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={classNames(
            'group -mx-1.5 inline-flex h-7 items-center gap-1 rounded-md px-1.5 font-semibold hover:text-fg',
            align === 'end' && 'flex-row-reverse',
            sorted && 'text-fg',
          )}
        >
          {children}
          <Arrow
            aria-hidden="true"
            className={classNames(
              'size-3.5',
              !sorted && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
            )}
          />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

interface RowProps extends HTMLAttributes<HTMLTableRowElement> {
  readonly selected?: boolean
  /** The row whose record is open beside the list. */
  readonly current?: boolean
  readonly ref?: Ref<HTMLTableRowElement>
}

/** A row of 44 px, or of 36 where this device has dense ones. */
export function Row({ selected = false, current = false, className, ...row }: RowProps) {
  return (
    <tr
      {...row}
      data-selected={selected || undefined}
      aria-current={current || undefined}
      className={classNames(
        'group h-(--row) [&:last-child>*]:border-b-0',
        // Cells are opaque, because they pass under the pinned ones.
        current ? '[&>*]:bg-accent-strong' : selected ? '[&>*]:bg-accent' : '[&>*]:bg-card hover:[&>*]:bg-bg',
        row.onClick && 'cursor-pointer',
        className,
      )}
    />
  )
}

interface CellProps {
  readonly children?: ReactNode
  readonly align?: CellAlign
  readonly pin?: CellPin
  /** The cell names its row. */
  readonly head?: boolean
  readonly className?: string
  /** Edits what the cell shows. */
  readonly onDoubleClick?: () => void
}

/** One cell. The cell that names the row is its head. */
export function Cell({ children, align = 'start', pin, head = false, className, onDoubleClick }: CellProps) {
  const Tag = head ? 'th' : 'td'
  return (
    <Tag
      scope={head ? 'row' : undefined}
      onDoubleClick={onDoubleClick}
      data-edits={onDoubleClick && ''}
      className={classNames(
        'border-b border-line px-3 font-[inherit] whitespace-nowrap',
        align === 'end' && 'text-end',
        pin && PINS[pin],
        className,
      )}
    >
      {children}
    </Tag>
  )
}

/** The head of the column of boxes: chooses all rows or none. */
export function SelectAllCell({
  checked,
  some,
  onChange,
}: {
  readonly checked: boolean
  readonly some: boolean
  readonly onChange: (checked: boolean) => void
}) {
  return (
    <th
      scope="col"
      className={classNames('top-0 h-10 w-11 min-w-11 border-b border-line bg-card px-3', PINS.first, 'z-3')}
    >
      <Checkbox
        aria-label={uiMessages.selectAll}
        checked={checked}
        indeterminate={some && !checked}
        onChange={onChange}
      />
    </th>
  )
}

/** The box that chooses a row; `range` is true when Shift was held. */
export function SelectCell({
  name,
  checked,
  onChange,
}: {
  /** Names the row, for screen readers. */
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean, range: boolean) => void
}) {
  return (
    // The box must not open the row that it chooses.
    <td
      className={classNames('w-11 min-w-11 border-b border-line px-3', PINS.first)}
      onClick={(event) => event.stopPropagation()}
    >
      <Checkbox
        aria-label={uiMessages.selectRow(name)}
        checked={checked}
        onChange={(next, event) =>
          onChange(next, 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)
        }
      />
    </td>
  )
}
