import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { ListPages, pageOf } from '#web/kit/list/list-pages.tsx'
import { NoRows } from '#web/kit/list/no-rows.tsx'
import { NothingFound } from '#web/kit/list/nothing-found.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { useAnnouncedFinding } from '#web/kit/shell/use-announced-finding.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { useTypedText } from '#web/kit/shell/use-typed-text.ts'
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
const PAGE_SIZES = [20, 50, 100, 200]
const STATUSES = SHIPMENT_STATUSES.map((value) => ({ value, label: text.status[value] }))

/** The shipments of the business, with what each has cost on the shelf (SHIP-01). */
export function ShipmentsPage() {
  const [query, update] = useSearchState(SHIPMENT_SEARCH)
  const { status, sort, direction } = query
  const [search, type] = useTypedText(query.search, (next) => update({ search: next, page: 1 }, { replace: true }))
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
  useAnnouncedFinding(search, text.found(formatCount(found.length, shipmentsText.shipment)))
  const list = pageOf(found, query)

  const open = (id: string) => go('shipment', { id })
  const create = () => void acts.create().then((id) => id !== undefined && open(id))
  const drafts = rows.filter((row) => row.status === 'draft').length
  const shown = { rows: list.shown, values, onOpen: open }
  return (
    <>
      <PageHead
        title={text.title}
        facts={rows.length > 0 && text.facts(formatCount(rows.length, shipmentsText.shipment), formatNumber(drafts))}
        action={
          rows.length > 0 && (
            <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={create}>
              <span className="max-md:sr-only">{text.create}</span>
            </Button>
          )
        }
      />
      {rows.length === 0 ? (
        <NoRows columns={5}>
          <NoShipments onCreate={create} />
        </NoRows>
      ) : (
        <div className="space-y-3">
          <div className="flex flex-wrap items-center gap-2">
            <SearchBox
              label={text.search}
              placeholder={text.searchHint}
              className="min-w-48 md:max-w-80 md:flex-1"
              value={search}
              onChange={type}
            />
            <NativeSelect
              label={text.status.label}
              hideLabel
              className="w-40 max-md:flex-1"
              value={status}
              options={STATUSES}
              onChange={(next) => update({ status: next, page: 1 })}
            />
          </div>
          {list.shown.length === 0 ? (
            <NothingFound
              words={text.nothing}
              onReset={() => {
                type('')
                update({ status: 'all', page: 1 })
              }}
            />
          ) : phone ? (
            <ShipmentCards {...shown} />
          ) : (
            <ShipmentTable
              {...shown}
              sort={sort}
              direction={direction}
              onSort={(nextSort, nextDirection) => update({ sort: nextSort, direction: nextDirection, page: 1 })}
              onRemove={(row) => void acts.remove(row)}
            />
          )}
          <ListPages list={list} sizes={PAGE_SIZES} onChange={update} />
          {!phone && <p className="text-[13px] text-muted">{text.keys}</p>}
        </div>
      )}
    </>
  )
}
