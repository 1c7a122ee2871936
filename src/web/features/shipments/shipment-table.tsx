import type { SortDirection } from '#domain/list-query.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { headOrder } from '#web/kit/ui/head-order.ts'
import { useListRoom } from '#web/kit/list/list-room.ts'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { useRowNavigation } from '#web/kit/ui/use-row-navigation.ts'
import { none, StatusPill } from './shipment-cells.tsx'
import type { ShipmentSort } from './shipment-list.ts'
import type { ShipmentRow } from './shipment-row.ts'
import type { ShipmentValue } from './shipment-values.ts'
import { shipmentsText } from './text.ts'

const text = shipmentsText.list

interface ShipmentListProps {
  /** The shipments of the page. */
  readonly rows: readonly ShipmentRow[]
  readonly values: ReadonlyMap<string, ShipmentValue>
  readonly onOpen: (id: string) => void
}

interface ShipmentTableProps extends ShipmentListProps {
  readonly sort: ShipmentSort
  readonly direction: SortDirection
  readonly onSort: (sort: ShipmentSort, direction: SortDirection) => void
  readonly onRemove: (row: ShipmentRow) => void
}

/** The shipments of a page as a table. */
export function ShipmentTable(props: ShipmentTableProps) {
  const { rows, values, onOpen, onRemove } = props
  const room = useListRoom(false)
  const navigable = useRowNavigation({ count: rows.length, onOpen: (index) => onOpen(rows[index]?.id ?? '') })
  const sortOf = (key: ShipmentSort) => headOrder(key, props)
  return (
    <DataTable label={text.title}>
      <thead>
        <tr>
          <HeadCell pin="first" {...sortOf('name')}>
            {text.columns.name}
          </HeadCell>
          <HeadCell>{text.columns.supplier}</HeadCell>
          <HeadCell align="end">{text.columns.lines}</HeadCell>
          <HeadCell align="end" {...sortOf('value')}>
            {text.columns.value}
          </HeadCell>
          <HeadCell {...sortOf('arrives')}>{text.columns.arrives}</HeadCell>
          <HeadCell>{text.columns.status}</HeadCell>
          {room === 'full' && <HeadCell {...sortOf('updated')}>{text.columns.updated}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const navigation = navigable(index)
          return (
            <Row
              key={row.id}
              {...navigation}
              onKeyDown={(event) => {
                if (event.key !== 'Delete' || event.target !== event.currentTarget) return navigation.onKeyDown(event)
                event.preventDefault()
                return onRemove(row)
              }}
            >
              <Cell head pin="first" className="max-w-80 min-w-48">
                <span className="block truncate font-semibold">{row.name}</span>
                {row.reference && (
                  <span className="block truncate pb-1 text-[13px] leading-4 text-muted">{row.reference}</span>
                )}
              </Cell>
              <Cell className="max-w-56 truncate">{row.supplier || none}</Cell>
              <Cell align="end">{formatNumber(values.get(row.id)?.lines ?? 0)}</Cell>
              <Cell align="end" className="font-semibold">
                <Value row={row} value={values.get(row.id)} />
              </Cell>
              <Cell>{row.arrivesOn === null ? none : formatDay(row.arrivesOn)}</Cell>
              <Cell>
                <StatusPill row={row} />
              </Cell>
              {room === 'full' && (
                <Cell className="text-muted">
                  <Time at={row.updatedAt} />
                </Cell>
              )}
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}

function Value({ row, value }: { readonly row: ShipmentRow; readonly value: ShipmentValue | undefined }) {
  if (value === undefined || value.lines === 0) return none
  if (value.total === null) {
    return (
      <span className="font-normal text-muted" data-tip={text.incomplete}>
        {text.incompleteShort}
      </span>
    )
  }
  return formatMoney(value.total, row.currency)
}

/** The shipments of a page as a phone shows them. */
export function ShipmentCards({ rows, values, onOpen }: ShipmentListProps) {
  return (
    <CardList label={text.title}>
      {rows.map((row) => (
        <CardRow
          key={row.id}
          title={row.name}
          value={<Value row={row} value={values.get(row.id)} />}
          detail={[
            row.supplier,
            row.arrivesOn === null ? '' : formatDay(row.arrivesOn),
            formatCount(values.get(row.id)?.lines ?? 0, shipmentsText.line),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
          state={<StatusPill row={row} />}
          onOpen={() => onOpen(row.id)}
        />
      ))}
    </CardList>
  )
}
