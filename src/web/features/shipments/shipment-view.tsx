import { decimalFromUnits, unitsPerMajor } from '#domain/money.ts'
import { shipmentList } from '#contract/lists/shipment-list.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf, nounFor } from '#web/kit/actions/nouns.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { listView } from '#web/kit/list/list-view.ts'
import { none } from '#web/kit/ui/none.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import type { ShipmentValue } from './shipment-values.ts'
import { shipmentsMessages as text } from './messages.ts'

type Row = RowOfKind<'shipment'>
type Values = ReadonlyMap<string, ShipmentValue>

/** How shipments are shown as a list (SHIP-01). */
export const shipmentView = listView<'shipment', Values>({
  kind: 'shipment',
  name: 'shipments',
  list: shipmentList,
  messages: () => ({ noun: nounFor('shipment'), ...text }),
  columns: {
    name: {
      cell: ({ name, reference }) => (
        <>
          {name}
          {reference && (
            <span className="block truncate pb-1 text-[13px] leading-4 font-normal text-muted">{reference}</span>
          )}
        </>
      ),
      edit: 'name',
    },
    reference: { cell: ({ reference }) => reference || none, isExtra: true, edit: 'reference' },
    supplier: { cell: ({ supplier }) => supplier || none, className: 'max-w-56 truncate', edit: 'supplier' },
    lines: {
      cell: (row, values) => formatNumber(values.get(row.id)?.lines ?? 0),
      value: (row, values) => values.get(row.id)?.lines ?? 0,
      align: 'end',
      breakpoint: 'medium',
    },
    value: {
      cell: (row, values) => <Value row={row} value={values.get(row.id)} />,
      value: (row, values) => {
        const total = values.get(row.id)?.total ?? null
        return total === null ? null : Number(decimalFromUnits(total, row.currency))
      },
      align: 'end',
      className: 'font-semibold',
    },
    arrivesOn: { cell: ({ arrivesOn }) => (arrivesOn === null ? none : formatDay(arrivesOn)) },
    status: { cell: (row) => <StatusPill row={row} />, value: ({ status }) => text.states[status] },
    updatedAt: { cell: (row) => <Time at={row.updatedAt} />, className: 'text-muted', breakpoint: 'full' },
  },
  card: (row, values) => ({
    title: row.name,
    value: <Value row={row} value={values.get(row.id)} />,
    detail: [
      row.supplier,
      row.arrivesOn === null ? '' : formatDay(row.arrivesOn),
      countOf('shipmentLine', values.get(row.id)?.lines ?? 0),
    ]
      .filter((part) => part !== '')
      .join(' · '),
    state: <StatusPill row={row} />,
  }),
  told: (values) => ({
    sorts: {
      value: ({ id, currency }) => {
        const total = values.get(id)?.total ?? null
        return total === null ? null : total / unitsPerMajor(currency)
      },
    },
  }),
})

export function StatusPill({ row: { status } }: { readonly row: Pick<Row, 'status'> }) {
  return (
    <Pill plain tone={status === 'landed' ? 'ok' : 'neutral'}>
      {text.states[status]}
    </Pill>
  )
}

function Value({ row, value }: { readonly row: Row; readonly value: ShipmentValue | undefined }) {
  if (value === undefined || value.lines === 0) return none
  if (value.total !== null) return formatMoney(value.total, row.currency)
  return (
    <span className="font-normal text-muted" data-tip={text.incomplete}>
      {text.incompleteShort}
    </span>
  )
}
