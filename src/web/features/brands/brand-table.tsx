import type { SortDirection } from '#domain/list-query.ts'
import { headOrder } from '#web/kit/ui/head-order.ts'
import type { ListRoom } from '#web/kit/list/list-room.ts'
import { useTableRows } from '#web/kit/ui/use-table-rows.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Cell, DataTable, HeadCell, Row, SelectAllCell, SelectCell } from '#web/kit/ui/data-table.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { none, ProductCount, StatusPill } from './brand-cells.tsx'
import type { BrandSort } from './brand-list.ts'
import type { BrandRow } from './brand-row.ts'
import { shortAddress } from './website.ts'
import { brandsText as text } from './text.ts'

/** What table and cards of brands share. */
export interface BrandListProps {
  /** The brands of the page. */
  readonly rows: readonly BrandRow[]
  readonly counts: ReadonlyMap<unknown, number>
  /** The brand whose panel is open. */
  readonly current: string
  readonly onOpen: (id: string) => void
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (id: string, isChosen: boolean, range: boolean) => void
}

interface BrandTableProps extends BrandListProps {
  readonly sort: BrandSort
  readonly direction: SortDirection
  readonly onSort: (sort: BrandSort, direction: SortDirection) => void
  readonly onChooseAll: (isChosen: boolean) => void
  readonly onRemove: (ids: readonly string[]) => void
  readonly room: ListRoom
}

/** The brands of a page as a table; every row and box can be reached by keyboard. */
export function BrandTable(props: BrandTableProps) {
  const { rows, counts, current, onChooseAll, room } = props
  const table = useTableRows(rows, props)
  const sortOf = (key: BrandSort) => headOrder(key, props)
  return (
    <DataTable label={text.label}>
      <thead>
        <tr>
          <SelectAllCell {...table.all} onChange={onChooseAll} />
          <HeadCell pin="afterBox" {...sortOf('name')}>
            {text.columns.name}
          </HeadCell>
          {room === 'full' && <HeadCell>{text.columns.website}</HeadCell>}
          {room === 'full' && <HeadCell>{text.columns.email}</HeadCell>}
          <HeadCell align="end" {...sortOf('products')}>
            {text.columns.products}
          </HeadCell>
          {room !== 'small' && <HeadCell>{text.columns.status}</HeadCell>}
          {room === 'full' && <HeadCell {...sortOf('updated')}>{text.columns.updated}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.id} {...table.row(index)} current={current === row.id}>
            <SelectCell name={row.name} {...table.box(index)} />
            <Cell head pin="afterBox" className={room === 'small' ? 'max-w-40' : 'max-w-80 min-w-48'}>
              <span className={classNames('block truncate font-semibold', !row.isActive && 'text-muted')}>
                {row.name}
              </span>
            </Cell>
            {room === 'full' && <Cell className="max-w-56 truncate">{shortAddress(row.website) || none}</Cell>}
            {room === 'full' && <Cell className="max-w-56 truncate">{row.contactEmail || none}</Cell>}
            <Cell align="end">
              <ProductCount row={row} count={counts.get(row.id) ?? 0} />
            </Cell>
            {room !== 'small' && (
              <Cell>
                <StatusPill row={row} />
              </Cell>
            )}
            {room === 'full' && (
              <Cell className="text-muted">
                <Time at={row.updatedAt} />
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
