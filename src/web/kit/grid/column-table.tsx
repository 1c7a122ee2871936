import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Cell, DataTable, HeadCell, Row, SelectAllCell, SelectCell } from '../ui/data-table.tsx'
import { useReadOnlyPart } from '../ui/read-only-part.tsx'
import { PHONE_QUERY, useMediaQuery } from '../ui/use-media-query.ts'
import { useRowNavigation } from '../ui/use-row-navigation.ts'
import { ColumnCards } from './column-cards.tsx'
import { RowGap } from './row-gap.tsx'
import { useRowWindow } from './use-row-window.ts'

const ROW_HEIGHT = 44
/** Up to so many rows are drawn whole. */
const FEW_ROWS = 200

/** A column of a table whose rows stand in a given order. */
export interface TableColumn<R> {
  readonly head: ReactNode
  readonly render: (row: R) => ReactNode
  readonly align?: 'end'
  readonly className?: string
  readonly headClassName?: string
  /** Below all rows: a sum. */
  readonly foot?: ReactNode
  /**
   * Where the column stands on a phone's card; where no column says so, a phone shows the table too. `value` is at the end of the first
   * line, `detail` and `state` are the second one, a `line` has its head before it, and of `sum` only the foot, after its head, stands below the cards.
   * Of rows that are typed into every column is shown: `half` beside another one, `field` on a line of its own.
   */
  readonly card?: 'value' | 'detail' | 'state' | 'line' | 'sum' | 'half' | 'field'
}

/** A column of figures, aligned at the end. A table names its rows once: `const figures = figureColumn<Line>`. */
export function figureColumn<R>(
  head: ReactNode,
  render: (row: R) => ReactNode,
  more: Omit<TableColumn<R>, 'head' | 'render' | 'align'> = {},
): TableColumn<R> {
  return { head, render, align: 'end', ...more }
}

interface ColumnTableProps<R> {
  /** The table's name for screen readers. */
  readonly label: string
  /** The first names the row and stays in sight; false is left out. */
  readonly columns: readonly (TableColumn<R> | false)[]
  readonly rows: readonly R[]
  readonly keyOf: (row: R) => string
  /** Enter, or a click. */
  readonly onOpen?: (row: R) => void
  /** Space: the story of the row's price. */
  readonly onSpace?: (row: R, element: HTMLElement) => void
  readonly choice?: TableChoice<R>
  /** The key of the row that is shown beside the table. */
  readonly current?: string
  readonly rowClassName?: string
  readonly busy?: boolean
}

/** A table without the columns that are left out. */
export type DrawnTableProps<R> = Omit<ColumnTableProps<R>, 'columns'> & { readonly columns: readonly TableColumn<R>[] }

/** How rows of a table are chosen. */
interface TableChoice<R> {
  readonly chosen: ReadonlySet<string>
  readonly idOf: (row: R) => string
  readonly nameOf: (row: R) => string
  readonly onChoose: (id: string, isChosen: boolean, range: boolean) => void
  readonly onChooseAll: (isChosen: boolean) => void
}

/** A table whose rows stand in a given order, by its columns; of many rows only those in sight are drawn. A phone shows cards. In a part that is read only no rows are chosen. */
export function ColumnTable<R>(props: ColumnTableProps<R>) {
  const phone = useMediaQuery(PHONE_QUERY)
  const columns = props.columns.filter((column) => column !== false)
  const isClosed = useReadOnlyPart()
  const { choice, ...rest } = props
  const drawn = isClosed || !choice ? rest : { ...rest, choice }
  const Rows = phone && columns.some(({ card }) => card !== undefined) ? ColumnCards : WideTable
  return <Rows {...drawn} columns={columns} />
}

function WideTable<R>(props: DrawnTableProps<R>) {
  const { label, rows, keyOf, columns, onOpen, onSpace, choice, current, rowClassName, busy = false } = props
  const { runs, onScroll } = useRowWindow(rows.length, ROW_HEIGHT, [])
  const [inSight = { from: 0, to: 0 }] = runs
  const { from, to } = rows.length > FEW_ROWS ? inSight : { from: 0, to: rows.length }
  const at = (index: number, act: (row: R) => void): void => rows.slice(index, index + 1).forEach(act)
  const isChosen = (row: R): boolean => choice?.chosen.has(choice.idOf(row)) === true
  const navigable = useRowNavigation({
    count: rows.length,
    onOpen: (index) => at(index, (row) => onOpen?.(row)),
    ...(choice
      ? { onToggle: (index, range) => at(index, (row) => choice.onChoose(choice.idOf(row), !isChosen(row), range)) }
      : {}),
    ...(onSpace ? { onSpace: (index, element) => at(index, (row) => onSpace(row, element)) } : {}),
  })
  const pin = { pin: choice ? ('afterBox' as const) : ('first' as const) }
  const count = choice ? rows.filter(isChosen).length : 0
  return (
    <DataTable label={label} busy={busy} onScroll={onScroll}>
      <thead>
        <tr>
          {choice && (
            <SelectAllCell
              checked={count > 0 && count === rows.length}
              some={count > 0}
              onChange={choice.onChooseAll}
            />
          )}
          {columns.map(({ head, align, headClassName = '' }, place) => (
            <HeadCell key={place} {...(place === 0 ? pin : {})} {...(align ? { align } : {})} className={headClassName}>
              {head}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        <RowGap rows={from} height={ROW_HEIGHT} />
        {rows.slice(from, to).map((row, offset) => (
          <Row
            key={keyOf(row)}
            {...(onOpen ? navigable(from + offset) : {})}
            selected={isChosen(row)}
            current={keyOf(row) === current}
            className={classNames('scroll-mt-10', rowClassName)}
          >
            {choice && (
              <SelectCell
                name={choice.nameOf(row)}
                checked={isChosen(row)}
                onChange={(next, range) => choice.onChoose(choice.idOf(row), next, range)}
              />
            )}
            {columns.map(({ render, align, className = '' }, place) => (
              <Cell
                key={place}
                {...(place === 0 ? { head: true, ...pin } : {})}
                {...(align ? { align } : {})}
                className={className}
              >
                {render(row)}
              </Cell>
            ))}
          </Row>
        ))}
        <RowGap rows={rows.length - to} height={ROW_HEIGHT} />
      </tbody>
      {columns.some(({ foot }) => foot !== undefined) && <Foot columns={columns} />}
    </DataTable>
  )
}

function Foot<R>({ columns }: { readonly columns: readonly TableColumn<R>[] }) {
  return (
    <tfoot>
      <tr className="[&>*]:sticky [&>*]:bottom-0 [&>*]:z-2 [&>*]:h-11 [&>*]:border-t [&>*]:border-line [&>*]:bg-card [&>*]:px-3 [&>*]:font-bold">
        {columns.map(({ foot, align }, place) =>
          place === 0 ? (
            <th key={place} scope="row" className="start-0 z-3! text-start">
              {foot}
            </th>
          ) : (
            <td key={place} className={classNames(align && 'text-end')}>
              {foot ?? <>&nbsp;</>}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}
