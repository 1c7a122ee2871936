import { Fragment, type HTMLAttributes, type ReactNode } from 'react'
import { CardList, CardRow, type CardRowProps } from './card-list.tsx'
import { Cell, type CellAlign, type CellPin, DataTable, HeadCell, Row } from './data-table.tsx'
import { PHONE_QUERY, useMediaQuery } from './use-media-query.ts'
import { useRowNavigation } from './use-row-navigation.ts'

/** A column of a plain table. */
export interface PlainColumn<Row> {
  readonly label: string
  readonly renderCell: (row: Row) => ReactNode
  readonly align?: CellAlign
  readonly className?: string
  /** Names the row, where that is not the first column. */
  readonly isHead?: boolean
  /** Stays in sight at the end where the table scrolls sideways: the last column alone. */
  readonly pin?: 'end'
  /** On a phone: beside the name, or in a line of its own; the others follow each other below the name. */
  readonly phone?: 'aside' | 'alone'
  /** What the rows come to, in a row of its own below them all; without any column that has one there is none. */
  readonly total?: ReactNode
  /** Says the label on a phone too. */
  readonly isNamed?: boolean
}

interface PlainRowsProps<Row> {
  /** The table's name for screen readers. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  /** The first names the row and stays in sight, unless another one is its head; false is left out. */
  readonly columns: readonly (PlainColumn<Row> | false)[]
}

interface PlainTableProps<Row> extends PlainRowsProps<Row> {
  /** Below the rows, inside the frame. */
  readonly footer?: ReactNode
  /** The rows take the focus, so that keys can scroll a long table. */
  readonly takesFocus?: boolean
}

/** Rows that are only read, as a table. */
export function PlainTable<Row>({ takesFocus = false, ...table }: PlainTableProps<Row>) {
  const navigable = useRowNavigation({ count: table.rows.length, onOpen: () => undefined })
  return <Table {...table} propsOf={(index) => (takesFocus ? { ...navigable(index), onClick: undefined } : {})} />
}

interface OpenableTableProps<Row> extends PlainRowsProps<Row> {
  /** A row as a phone shows it. */
  readonly card: (row: Row) => Omit<CardRowProps, 'onOpen'>
  readonly onOpen: (row: Row) => void
}

/** Rows that open something: a table, on a phone cards. */
export function OpenableTable<Row>({ card, onOpen, ...table }: OpenableTableProps<Row>) {
  const isPhone = useMediaQuery(PHONE_QUERY)
  const { label, rows, keyOf } = table
  const open = (row: Row | undefined) => row && onOpen(row)
  const navigable = useRowNavigation({ count: rows.length, onOpen: (index) => open(rows[index]) })
  if (!isPhone) return <Table {...table} propsOf={navigable} />
  return (
    <CardList label={label}>
      {rows.map((row) => (
        <CardRow key={keyOf(row)} {...card(row)} onOpen={() => onOpen(row)} />
      ))}
    </CardList>
  )
}

interface TableProps<Row> extends PlainRowsProps<Row> {
  readonly footer?: ReactNode
  /** What a row of the table takes beside its cells, by its position. */
  readonly propsOf: (index: number) => HTMLAttributes<HTMLTableRowElement>
}

function Table<T>({ label, rows, keyOf, columns: given, footer, propsOf }: TableProps<T>) {
  const columns = given.filter((column) => column !== false)
  const head = headOf(columns)
  const pinned = (column: PlainColumn<T>): { readonly pin?: CellPin } => {
    if (column === head && column === columns[0]) return { pin: 'first' }
    return column.pin ? { pin: column.pin } : {}
  }
  return (
    <DataTable label={label} footer={footer}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.label} {...pinned(column)} align={column.align ?? 'start'}>
              {column.label}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={keyOf(row)} {...propsOf(index)}>
            {columns.map((column) => {
              const { label: name, renderCell, align = 'start', className = '' } = column
              return (
                <Cell key={name} head={column === head} {...pinned(column)} align={align} className={className}>
                  {renderCell(row)}
                </Cell>
              )
            })}
          </Row>
        ))}
      </tbody>
      {columns.some(({ total }) => total !== undefined) && (
        <tfoot>
          <Row className="font-semibold">
            {columns.map((column) => (
              <Cell
                key={column.label}
                head={column === head}
                {...pinned(column)}
                align={column.align ?? 'start'}
                className="sticky bottom-0 border-t"
              >
                {column.total}
              </Cell>
            ))}
          </Row>
        </tfoot>
      )}
    </DataTable>
  )
}

/** Rows that are only read: a table, on a phone a list with each row by its name and what its columns say beside and below it. */
export function PlainRows<Row>(props: PlainTableProps<Row>) {
  const isPhone = useMediaQuery(PHONE_QUERY)
  if (!isPhone) return <PlainTable {...props} />
  return (
    <>
      <PlainList {...props} />
      {props.footer && <div className="mt-3">{props.footer}</div>}
    </>
  )
}

function PlainList<Row>({ label, rows, keyOf, columns: given }: PlainRowsProps<Row>) {
  const columns = given.filter((column) => column !== false)
  const head = headOf(columns)
  const others = columns.filter((column) => column !== head)
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-xl border border-line bg-card">
      {rows.map((row) => (
        <li key={keyOf(row)} className="px-3 py-2.5">
          <div className="flex items-baseline justify-between gap-3">
            <div className="min-w-0 font-semibold wrap-anywhere">{head?.renderCell(row)}</div>
            <div className="shrink-0 text-muted">
              <Facts row={row} columns={others.filter(({ phone }) => phone === 'aside')} />
            </div>
          </div>
          <div className="mt-0.5 text-[13px] text-pretty wrap-anywhere text-muted">
            <Facts row={row} columns={others.filter(({ phone }) => phone === undefined)} />
            {others.map(
              ({ label: name, isNamed, phone, renderCell }) =>
                phone === 'alone' && (
                  <div key={name}>
                    {isNamed && `${name} `}
                    {renderCell(row)}
                  </div>
                ),
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What some columns say of a row, one after the other; a column that says nothing is passed over. */
function Facts<Row>({ row, columns }: { readonly row: Row; readonly columns: readonly PlainColumn<Row>[] }) {
  const facts = columns.map((column) => ({ ...column, fact: column.renderCell(row) }))
  return facts
    .filter(({ fact }) => fact !== '' && fact !== null && fact !== undefined && fact !== false)
    .map(({ label, isNamed = false, fact }, index) => (
      <Fragment key={label}>
        {index > 0 && '  ·  '}
        {isNamed && `${label} `}
        {fact}
      </Fragment>
    ))
}

function headOf<Row>(columns: readonly PlainColumn<Row>[]): PlainColumn<Row> | undefined {
  return columns.find(({ isHead }) => isHead) ?? columns[0]
}
