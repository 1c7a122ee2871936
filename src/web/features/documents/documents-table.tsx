import type { SortDirection } from '#domain/list-query.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { NumberLabel } from '#web/kit/documents/number-label.tsx'
import { formatMoney } from '#web/kit/format/money.ts'
import { headOrder } from '#web/kit/ui/head-order.ts'
import { useTableRows } from '#web/kit/ui/use-table-rows.ts'
import { Cell, DataTable, HeadCell, Row, SelectAllCell, SelectCell } from '#web/kit/ui/data-table.tsx'
import { columnSpecs, type DocumentColumn } from './documents-columns.tsx'
import type { DocumentSort, ListSums } from './documents-list.ts'
import { documentsText as text } from './documents-text.ts'

interface DocumentsTableProps {
  /** The documents of the page. */
  readonly rows: readonly DocumentRow[]
  readonly columns: readonly DocumentColumn[]
  /** What all that were found come to; absent where a sum says nothing. */
  readonly sums: ListSums | undefined
  readonly sort: DocumentSort
  readonly direction: SortDirection
  readonly onSort: (sort: DocumentSort, direction: SortDirection) => void
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (id: string, isChosen: boolean, range: boolean) => void
  readonly onChooseAll: (isChosen: boolean) => void
  readonly onOpen: (id: string) => void
  readonly onRemove: (ids: readonly string[]) => void
}

/** What stands first in a row: its number, or what it is called until it has one. */
const nameOf = ({ documentNumber, customerName }: DocumentRow): string => documentNumber || customerName

/** The documents of a page as a table. */
export function DocumentsTable(props: DocumentsTableProps) {
  const { rows, columns, sums, onChooseAll } = props
  const table = useTableRows(rows, props)
  const sortOf = (key: DocumentSort | undefined) => (key === undefined ? {} : headOrder(key, props, 'desc'))
  return (
    <DataTable label={text.label}>
      <thead>
        <tr>
          <SelectAllCell {...table.all} onChange={onChooseAll} />
          <HeadCell pin="afterBox" {...sortOf('number')}>
            {text.number}
          </HeadCell>
          {columns.map((column) => (
            <HeadCell key={column} align={columnSpecs[column].align ?? 'start'} {...sortOf(columnSpecs[column].sort)}>
              {text.columns[column]}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.id} {...table.row(index)}>
            <SelectCell name={nameOf(row)} {...table.box(index)} />
            <Cell head pin="afterBox" className="min-w-40 font-semibold">
              <NumberLabel row={row} />
            </Cell>
            {columns.map((column) => (
              <Cell key={column} align={columnSpecs[column].align ?? 'start'} className="max-w-64 truncate">
                {columnSpecs[column].cell(row)}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
      {sums && <Totals columns={columns} sums={sums} />}
    </DataTable>
  )
}

function Totals({ columns, sums }: { readonly columns: readonly DocumentColumn[]; readonly sums: ListSums }) {
  const { currency, total, balance } = sums
  const amounts: Readonly<Partial<Record<DocumentColumn, number>>> = { total, balance }
  return (
    <tfoot>
      <tr className="h-11 [&>*]:sticky [&>*]:bottom-0 [&>*]:border-t [&>*]:border-b-0 [&>*]:bg-card">
        <Cell pin="first" className="w-11 min-w-11" />
        <Cell head pin="afterBox" className="text-[13px] text-muted">
          {text.totals}
        </Cell>
        {columns.map((column) => {
          const amount = amounts[column]
          return (
            <Cell key={column} align={columnSpecs[column].align ?? 'start'} className="font-bold">
              {amount === undefined ? '' : formatMoney(amount, currency)}
            </Cell>
          )
        })}
      </tr>
    </tfoot>
  )
}
