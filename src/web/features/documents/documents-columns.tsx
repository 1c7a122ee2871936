import type { ReactNode } from 'react'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { StatusPill } from '#web/kit/documents/status-pill.tsx'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import type { ListRoom } from '#web/kit/list/list-room.ts'
import type { CellAlign } from '#web/kit/ui/data-table.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import type { DocumentSort, TypeTab } from './documents-list.ts'

/** The columns that a user may choose, in the order of display; the number always stands first. */
export const DOCUMENT_COLUMNS = [
  'type',
  'customer',
  'email',
  'date',
  'due',
  'status',
  'total',
  'paid',
  'balance',
  'updated',
] as const
export type DocumentColumn = (typeof DOCUMENT_COLUMNS)[number]

/** The columns of a list that nobody has touched. */
export const DEFAULT_COLUMNS: readonly DocumentColumn[] = [
  'type',
  'customer',
  'date',
  'due',
  'status',
  'total',
  'balance',
]

const WORDY: ReadonlySet<DocumentColumn> = new Set(['type', 'email', 'updated'])

/** The chosen columns that have room and say something: in a tab of one kind its name does not, nor what only invoices have. */
export function fittingColumns(
  columns: readonly DocumentColumn[],
  type: TypeTab,
  room: ListRoom,
): readonly DocumentColumn[] {
  const isPaid = type === 'all' || DOCUMENT_RULES[type].isPaid === true
  return columns.filter((column) => {
    if (column === 'type') return type === 'all' && room === 'full'
    if (column === 'due') return room !== 'small'
    if (column === 'paid' || column === 'balance') return isPaid
    return room === 'full' || !WORDY.has(column)
  })
}

interface ColumnSpec {
  readonly align?: CellAlign
  readonly sort?: DocumentSort
  readonly cell: (row: DocumentRow) => ReactNode
}

const none = <span className="text-muted">–</span>
const money = (row: DocumentRow, units: number): ReactNode => formatMoney(units, row.currency)
const isPaid = ({ documentType }: DocumentRow): boolean => DOCUMENT_RULES[documentType].isPaid === true

/** How each column is sorted, aligned and drawn. */
export const columnSpecs: Readonly<Record<DocumentColumn, ColumnSpec>> = {
  type: { cell: ({ documentType }) => DOCUMENT_RULES[documentType].label.one },
  customer: { sort: 'customer', cell: ({ customerName }) => customerName || none },
  email: { cell: ({ customerEmail }) => customerEmail || none },
  date: { sort: 'date', cell: ({ issueDate }) => (issueDate === null ? none : formatDay(issueDate)) },
  due: { sort: 'due', cell: ({ dueDate }) => (dueDate === null ? none : formatDay(dueDate)) },
  status: { cell: (row) => <StatusPill row={row} plain /> },
  total: { align: 'end', sort: 'total', cell: (row) => <span className="font-semibold">{money(row, row.total)}</span> },
  paid: { align: 'end', cell: (row) => (isPaid(row) && row.amountPaid !== 0 ? money(row, row.amountPaid) : none) },
  balance: {
    align: 'end',
    sort: 'balance',
    cell: (row) => (isPaid(row) && row.balanceDue !== 0 ? money(row, row.balanceDue) : none),
  },
  updated: {
    sort: 'updated',
    cell: ({ updatedAt }) => (
      <span className="text-muted">
        <Time at={updatedAt} />
      </span>
    ),
  },
}
