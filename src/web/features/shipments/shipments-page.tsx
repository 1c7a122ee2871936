import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { ListPage, ListRows } from '#web/kit/list/list-page.tsx'
import { pageOf } from '#web/kit/list/list-pages.tsx'
import { ListToolbar } from '#web/kit/list/list-toolbar.tsx'
import { useListSearch } from '#web/kit/shell/use-list-search.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { NoShipments } from './no-shipments.tsx'
import { useShipmentActs } from './shipment-acts.ts'
import { listedShipments, SHIPMENT_SEARCH, SHIPMENT_STATUSES } from './shipment-list.ts'
import { asCharges, asLines, asShipments } from './shipment-row.ts'
import { type KnownValues, shipmentValues } from './shipment-values.ts'
import { ShipmentCards, ShipmentTable } from './shipment-table.tsx'
import { shipmentsText } from './text.ts'
import { useDutyBasis } from './use-shipment.ts'

const text = shipmentsText.list
const STATUSES = SHIPMENT_STATUSES.map((value) => ({ value, label: text.status[value] }))

/** The shipments of the business, with what each has cost on the shelf (SHIP-01). */
export function ShipmentsPage() {
  const { query, search, type, filter, update } = useListSearch(SHIPMENT_SEARCH)
  const { status, sort, direction } = query
  const rows = asShipments(useRows('shipment'))
  const lines = asLines(useRows('shipmentLine'))
  const charges = asCharges(useRows('shipmentCharge'))
  const dutyBasis = useDutyBasis()
  const acts = useShipmentActs()
  const go = useGo()
  const phone = useMediaQuery(PHONE_QUERY)
  const [known] = useState<KnownValues>(() => new Map())
  const values = useMemo(
    () => shipmentValues(rows, lines, charges, dutyBasis, known),
    [rows, lines, charges, dutyBasis, known],
  )
  const found = useMemo(
    () =>
      listedShipments(
        rows,
        { search, status, sort, direction },
        new Map([...values].map(([id, { total }]) => [id, total])),
      ),
    [rows, search, status, sort, direction, values],
  )
  const list = pageOf(found, query)

  const open = (id: string) => go('shipment', { id })
  const create = () => void acts.create().then((id) => id !== undefined && open(id))
  function reset() {
    type('')
    filter({ status: 'all' })
  }
  const drafts = rows.filter((row) => row.status === 'draft').length
  const shown = { rows: list.shown, values, onOpen: open }
  return (
    <ListPage
      title={text.title}
      count={rows.length}
      columns={5}
      facts={text.facts(formatCount(rows.length, shipmentsText.shipment), formatNumber(drafts))}
      action={
        <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={create}>
          <span className="max-md:sr-only">{text.create}</span>
        </Button>
      }
      empty={<NoShipments onCreate={create} />}
    >
      <ListToolbar
        words={text}
        value={search}
        onType={type}
        filters={
          <NativeSelect
            label={text.status.label}
            hideLabel
            className="w-40 max-md:flex-auto"
            value={status}
            options={STATUSES}
            onChange={(next) => filter({ status: next })}
          />
        }
      />
      <ListRows
        search={search}
        found={text.found(formatCount(found.length, shipmentsText.shipment))}
        list={list}
        words={text.nothing}
        onReset={reset}
        onPage={update}
        keys={text.keys}
      >
        {phone ? (
          <ShipmentCards {...shown} />
        ) : (
          <ShipmentTable
            {...shown}
            sort={sort}
            direction={direction}
            onSort={(nextSort, nextDirection) => filter({ sort: nextSort, direction: nextDirection })}
            onRemove={(row) => void acts.remove(row)}
          />
        )}
      </ListRows>
    </ListPage>
  )
}
