import type { ReactNode } from 'react'
import type { SortDirection } from '#domain/list-query.ts'
import { countryName } from '#web/kit/format/places.ts'
import { headOrder } from '#web/kit/ui/head-order.ts'
import { type TableRows, useTableRows } from '#web/kit/ui/use-table-rows.ts'
import { Cell, DataTable, HeadCell, Row, SelectAllCell, SelectCell } from '#web/kit/ui/data-table.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { CustomerStatus, DueAmount, none, TagList } from './customer-cells.tsx'
import type { Accounts, CustomerSort } from './customer-list.ts'
import type { CustomerRow } from './customer-row.ts'
import { customersText as text } from './text.ts'

/** The columns beside the name that can be shown. */
export const CUSTOMER_COLUMNS = [
  'email',
  'status',
  'country',
  'industry',
  'tags',
  'due',
  'updatedAt',
  'createdAt',
] as const
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number]
export const DEFAULT_COLUMNS: readonly CustomerColumn[] = ['email', 'status', 'country', 'tags', 'due', 'updatedAt']

/** What table and cards of customers share. */
export interface CustomerRowsProps {
  /** The customers of the page. */
  readonly rows: readonly CustomerRow[]
  readonly accounts: Accounts
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (id: string, isChosen: boolean, range: boolean) => void
  readonly onOpen: (id: string) => void
}

interface CustomerTableProps extends CustomerRowsProps {
  readonly columns: readonly CustomerColumn[]
  readonly sort: CustomerSort
  readonly direction: SortDirection
  readonly onSort: (sort: CustomerSort, direction: SortDirection) => void
  readonly onChooseAll: (isChosen: boolean) => void
  readonly onRemove: (ids: readonly string[]) => void
}

/** The customers of a page as a table; every row and box can be reached by keyboard. */
export function CustomerTable(props: CustomerTableProps) {
  const { rows, columns, accounts } = props
  const table = useTableRows(rows, props)
  return (
    <DataTable label={text.label}>
      <Head {...props} all={table.all} />
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.id} {...table.row(index)}>
            <SelectCell name={row.name} {...table.box(index)} />
            <Cell head pin="afterBox" className="max-w-72 min-w-44">
              <span className="block truncate font-semibold">{row.name}</span>
              {row.company !== '' && row.company !== row.name && (
                <span className="block truncate text-[13px] font-normal text-muted">{row.company}</span>
              )}
            </Cell>
            {columns.map((column) => (
              <Cell key={column} {...CELLS[column].cell}>
                {CELLS[column].show(row, accounts)}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

interface CellForm {
  readonly cell?: { readonly align?: 'end'; readonly className?: string }
  readonly show: (row: CustomerRow, accounts: Accounts) => ReactNode
}

const CELLS: Readonly<Record<CustomerColumn, CellForm>> = {
  email: { cell: { className: 'max-w-56 truncate' }, show: ({ email, phone }) => email || phone || none },
  status: { show: ({ status }) => <CustomerStatus status={status} /> },
  country: { show: ({ country }) => (country === '' ? none : countryName(country)) },
  industry: { cell: { className: 'max-w-48 truncate' }, show: ({ industry }) => industry || none },
  tags: { show: ({ tags }) => <TagList tags={tags} /> },
  due: { cell: { align: 'end' }, show: ({ id }, accounts) => <DueAmount accounts={accounts.get(id)} /> },
  updatedAt: { cell: { className: 'text-muted' }, show: ({ updatedAt }) => <Time at={updatedAt} /> },
  createdAt: { cell: { className: 'text-muted' }, show: ({ createdAt }) => <Time at={createdAt} /> },
}

function Head(props: CustomerTableProps & Pick<TableRows, 'all'>) {
  const { columns, all, onChooseAll } = props
  return (
    <thead>
      <tr>
        <SelectAllCell {...all} onChange={onChooseAll} />
        <HeadCell pin="afterBox" {...headOrder('name', props)}>
          {text.columns.name}
        </HeadCell>
        {columns.map((column) => (
          <HeadCell
            key={column}
            {...(column === 'due' ? { align: 'end' } : {})}
            {...(column === 'tags' ? {} : headOrder(column, props))}
          >
            {text.columns[column]}
          </HeadCell>
        ))}
      </tr>
    </thead>
  )
}
