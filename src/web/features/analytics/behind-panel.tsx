import { useState } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { FigureLink } from '#web/kit/charts/chart-anchor.tsx'
import { useStore } from '#web/kit/data/use-store.ts'
import { NumberLabel } from '#web/kit/documents/number-label.tsx'
import { StatusPill } from '#web/kit/documents/status-pill.tsx'
import { formatDate, formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { ListPages, pageOf } from '#web/kit/list/list-pages.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { type PlainColumn, PlainRows } from '#web/kit/ui/plain-table.tsx'
import { SidePanel } from '#web/kit/ui/side-panel.tsx'
import { analyticsMessages } from './messages.ts'
import type { OpenBehind } from './open-behind.ts'

const messages = analyticsMessages.behind
const SIZES = [25, 100]

/** The list behind a figure: every row that it is made from, leading to the record. */
export function BehindPanel({ open, onClose }: { readonly open: OpenBehind; readonly onClose: () => void }) {
  const [asked, setAsked] = useState({ page: 1, pageSize: SIZES[0] ?? 1 })
  const { kind, ids, title } = open
  const list = pageOf(ids, asked)
  return (
    <SidePanel title={title} label={title} onClose={onClose}>
      {ids.length === 0 ? (
        <p className="text-muted">{messages.nothing}</p>
      ) : (
        <div className="space-y-3">
          <p className="text-muted">{messages.count(kind, ids.length)}</p>
          <BehindRows kind={kind} ids={list.shown} title={title} />
          <ListPages list={list} sizes={SIZES} onChange={(change) => setAsked({ ...asked, ...change })} />
        </div>
      )}
    </SidePanel>
  )
}

function BehindRows({ kind, ids, title }: Pick<OpenBehind, 'kind' | 'ids' | 'title'>) {
  const store = useStore()
  const rowsOf = <K extends OpenBehind['kind']>(of: K) => ids.map((id) => ({ id, row: store.get(of, id) }))
  if (kind === 'product') return <PlainRows {...table(title, rowsOf(kind), PRODUCTS)} />
  if (kind === 'shipment') return <PlainRows {...table(title, rowsOf(kind), SHIPMENTS)} />
  return <PlainRows {...table(title, rowsOf(kind), DOCUMENTS)} />
}

interface Behind<Row> {
  readonly id: string
  /** Undefined for one that was deleted meanwhile. */
  readonly row: Row | undefined
}

function table<Row>(label: string, rows: readonly Behind<Row>[], columns: readonly PlainColumn<Behind<Row>>[]) {
  return { label, rows, columns, keyOf: ({ id }: Behind<Row>) => id }
}

const DOCUMENTS: readonly PlainColumn<Behind<RowOfKind<'document'>>>[] = [
  {
    label: messages.document.number,
    renderCell: ({ id, row }) =>
      row ? (
        <FigureLink screen="document" search={{ id }}>
          <NumberLabel row={row} />
        </FigureLink>
      ) : (
        messages.gone
      ),
  },
  { label: messages.document.customer, className: 'max-w-40 truncate', renderCell: ({ row }) => row?.customerName },
  { label: messages.document.date, renderCell: ({ row }) => row?.issueDate && formatDay(row.issueDate) },
  {
    label: messages.document.total,
    align: 'end',
    phone: 'aside',
    renderCell: ({ row }) => row && formatMoney(row.total, row.currency),
  },
  { label: messages.document.status, renderCell: ({ row }) => row && <StatusPill row={row} plain /> },
]

const PRODUCTS: readonly PlainColumn<Behind<RowOfKind<'product'>>>[] = [
  {
    label: messages.product.name,
    className: 'max-w-52 truncate',
    renderCell: ({ id, row }) =>
      row ? (
        <FigureLink screen="product-detail" search={{ id }}>
          {row.name}
        </FigureLink>
      ) : (
        messages.gone
      ),
  },
  {
    label: messages.product.price,
    align: 'end',
    phone: 'aside',
    renderCell: ({ row }) =>
      row && row.effectivePrice !== null ? formatMoney(row.effectivePrice, row.baseCurrency) : none,
  },
  {
    label: messages.product.cost,
    align: 'end',
    isNamed: true,
    renderCell: ({ row }) => (row && row.totalCost > 0 ? formatMoney(row.totalCost, row.baseCurrency) : none),
  },
  {
    label: messages.product.margin,
    align: 'end',
    isNamed: true,
    renderCell: ({ row }) => (row && row.margin !== null ? formatPercent(row.margin) : none),
  },
]

const SHIPMENTS: readonly PlainColumn<Behind<RowOfKind<'shipment'>>>[] = [
  {
    label: messages.shipment.name,
    className: 'max-w-52 truncate',
    renderCell: ({ id, row }) =>
      row ? (
        <FigureLink screen="shipment" search={{ id, view: 'landed' }}>
          {row.name}
        </FigureLink>
      ) : (
        messages.gone
      ),
  },
  { label: messages.shipment.supplier, className: 'max-w-40 truncate', renderCell: ({ row }) => row?.supplier },
  {
    label: messages.shipment.landed,
    phone: 'aside',
    renderCell: ({ row }) => (row?.landedAt ? formatDate(row.landedAt) : none),
  },
]
