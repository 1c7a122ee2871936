import { type ReactNode, useState } from 'react'
import { amongOthers } from '#domain/documents/types.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { FigureLink } from '../charts/chart-anchor.tsx'
import { useStore } from '../data/use-store.ts'
import { NumberLabel } from '../documents/number-label.tsx'
import { StatusPill } from '../documents/status-pill.tsx'
import { formatDate, formatDay } from '../format/date.ts'
import { formatMoney } from '../format/money.ts'
import { formatPercent } from '../format/number.ts'
import { ListPages, pageOf } from '../list/list-pages.tsx'
import { none } from '../ui/none.tsx'
import { type PlainColumn, PlainRows } from '../ui/plain-table.tsx'
import { behindMessages as messages } from './behind-messages.ts'

const SIZES = [25, 100]

/** A column of products: one that many figures have, or what a figure says of each. */
export type ProductColumn =
  | keyof typeof PRODUCT_FIGURES
  | (Pick<PlainColumn<never>, 'label' | 'phone'> & { readonly cellOf: (row: RowOfKind<'product'>) => ReactNode })

interface BehindRowsProps {
  /** The table's name for screen readers. */
  readonly label: string
  readonly kind: 'document' | 'product' | 'shipment'
  readonly ids: readonly string[]
  /** What is told of products beside their names. */
  readonly columns?: readonly ProductColumn[]
  /** What is told of shipments beside their names. */
  readonly ofShipment?: ShipmentColumn
  /** What each document adds to the figure. */
  readonly part?: FigurePart
  /** What can be done with each document; it stands in the place of the state. */
  readonly act?: DocumentAct
}

interface ShipmentColumn {
  readonly label: string
  readonly cellOf: (row: RowOfKind<'shipment'>) => ReactNode
}

interface DocumentAct {
  readonly label: string
  readonly of: (row: RowOfKind<'document'>) => ReactNode
}

/** A figure in parts: what it is called, and what each row adds to it. */
interface FigurePart {
  readonly label: string
  readonly of: ReadonlyMap<string, number>
  readonly text: (value: number) => string
}

const USUAL: readonly ProductColumn[] = ['price', 'cost', 'margin']

/** The rows that a figure is made from, page by page, each leading to its record. */
export function BehindRows({ label, kind, ids, columns = USUAL, ofShipment, part, act }: BehindRowsProps) {
  const store = useStore()
  const [asked, setAsked] = useState({ page: 1, pageSize: SIZES[0] ?? 1 })
  const list = pageOf(ids, asked)
  if (ids.length === 0) return <p className="text-muted">{messages.nothing}</p>
  const rowsOf = <K extends BehindRowsProps['kind']>(of: K) => list.shown.map((id) => ({ id, row: store.get(of, id) }))
  return (
    <div className="space-y-3">
      {kind === 'product' && (
        <PlainRows {...table(label, rowsOf(kind), [PRODUCT_NAME, ...columns.map(productColumn)])} />
      )}
      {kind === 'shipment' && <PlainRows {...table(label, rowsOf(kind), shipmentColumns(ofShipment))} />}
      {kind === 'document' && <PlainRows {...table(label, rowsOf(kind), documentColumns(part, act))} />}
      <ListPages list={list} sizes={SIZES} onChange={(change) => setAsked({ ...asked, ...change })} />
    </div>
  )
}

interface Behind<Row> {
  readonly id: string
  /** Undefined for one that was deleted meanwhile. */
  readonly row: Row | undefined
}

function table<Row>(label: string, rows: readonly Behind<Row>[], columns: readonly PlainColumn<Behind<Row>>[]) {
  return { label, rows, columns, keyOf: ({ id }: Behind<Row>) => id }
}

function productColumn(column: ProductColumn): PlainColumn<Behind<RowOfKind<'product'>>> {
  if (typeof column === 'string') return PRODUCT_FIGURES[column]
  const { cellOf, ...told } = column
  return { ...told, align: 'end', isNamed: told.phone === undefined, renderCell: ({ row }) => row && cellOf(row) }
}

type DocumentColumn = PlainColumn<Behind<RowOfKind<'document'>>>

/** Where a figure is told in parts, these stand in the place of the total and the state. */
function documentColumns(part: FigurePart | undefined, act: DocumentAct | undefined): readonly DocumentColumn[] {
  if (act) return [...DOCUMENTS, { label: act.label, align: 'end', renderCell: ({ row }) => row && act.of(row) }]
  if (!part) return [...DOCUMENTS, DOCUMENT_STATE]
  const { label, of, text } = part
  const own: DocumentColumn = {
    label,
    align: 'end',
    phone: 'aside',
    renderCell: ({ id }) => {
      const value = of.get(id)
      return value === undefined ? messages.notInFigure : text(value)
    },
  }
  return [...TOLD_IN_PARTS, own]
}

const DOCUMENTS: readonly DocumentColumn[] = [
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
    renderCell: ({ row }) => row && formatMoney(amongOthers(row.documentType, row.total), row.currency),
  },
]

/** Beside what a document adds to a figure: its total would take the room of the column that adds up. */
const TOLD_IN_PARTS: readonly DocumentColumn[] = DOCUMENTS.filter(({ label }) => label !== messages.document.total).map(
  (column) => (column.label === messages.document.customer ? { ...column, className: 'max-w-24 truncate' } : column),
)

const DOCUMENT_STATE: DocumentColumn = {
  label: messages.document.status,
  renderCell: ({ row }) => row && <StatusPill row={row} plain />,
}

const PRODUCT_NAME: PlainColumn<Behind<RowOfKind<'product'>>> = {
  label: messages.product.name,
  className: 'max-w-36 truncate',
  renderCell: ({ id, row }) =>
    row ? (
      <FigureLink screen="product-detail" search={{ id }}>
        {row.name}
      </FigureLink>
    ) : (
      messages.gone
    ),
}

const PRODUCT_FIGURES = {
  price: {
    label: messages.product.price,
    align: 'end',
    phone: 'aside',
    renderCell: ({ row }) =>
      row && row.effectivePrice !== null ? formatMoney(row.effectivePrice, row.baseCurrency) : none,
  },
  cost: {
    label: messages.product.cost,
    align: 'end',
    isNamed: true,
    renderCell: ({ row }) => (row && row.totalCost > 0 ? formatMoney(row.totalCost, row.baseCurrency) : none),
  },
  margin: {
    label: messages.product.margin,
    align: 'end',
    isNamed: true,
    renderCell: ({ row }) => (row && row.margin !== null ? formatPercent(row.margin) : none),
  },
} as const satisfies Readonly<Record<string, PlainColumn<Behind<RowOfKind<'product'>>>>>

/** What is told of them stands in the place of the supplier: a panel is narrow. */
function shipmentColumns(told: ShipmentColumn | undefined): readonly PlainColumn<Behind<RowOfKind<'shipment'>>>[] {
  if (!told) return SHIPMENTS
  const { label, cellOf } = told
  const own = { label, align: 'end', isNamed: true, renderCell: ({ row }) => row && cellOf(row) } satisfies PlainColumn<
    Behind<RowOfKind<'shipment'>>
  >
  return [...SHIPMENTS.filter((each) => each.label !== messages.shipment.supplier), own]
}

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
