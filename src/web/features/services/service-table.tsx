import type { SortDirection } from '#domain/list-query.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { headOrder } from '#web/kit/ui/head-order.ts'
import type { ListRoom } from '#web/kit/list/list-room.ts'
import { type TableRows, useTableRows } from '#web/kit/ui/use-table-rows.ts'
import type { StoryOpener } from '#web/kit/price/story-popover.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Cell, DataTable, HeadCell, Row, SelectAllCell, SelectCell } from '#web/kit/ui/data-table.tsx'
import { Thumbnail } from '#web/kit/upload/thumbnail.tsx'
import { PriceCell, ServiceMargin, StatusPill } from './service-cells.tsx'
import type { ServiceSort } from './service-list.ts'
import type { ServiceRow } from './service-row.ts'
import { servicesText as text } from './text.ts'

/** What table and cards of services share. */
export interface ServiceRowsProps {
  /** The services of the page. */
  readonly rows: readonly ServiceRow[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (id: string, isChosen: boolean, range: boolean) => void
  readonly onOpen: (id: string) => void
  readonly opener: StoryOpener
}

interface ServiceTableProps extends ServiceRowsProps {
  readonly sort: ServiceSort
  readonly direction: SortDirection
  readonly onSort: (sort: ServiceSort, direction: SortDirection) => void
  readonly onChooseAll: (isChosen: boolean) => void
  readonly onRemove: (ids: readonly string[]) => void
  readonly room: ListRoom
}

/** The services of a page as a table; every row, price and box can be reached by keyboard. */
export function ServiceTable(props: ServiceTableProps) {
  const { rows, opener, room } = props
  const table = useTableRows(rows, {
    ...props,
    onSpace: (id, row) => opener.toggle(id, row.querySelector('[data-price-story]') ?? row),
  })
  return (
    <DataTable label={text.label}>
      <Head {...props} all={table.all} />
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.id} {...table.row(index)}>
            <SelectCell name={row.name} {...table.box(index)} />
            <Cell head pin="afterBox" className="max-w-72 min-w-44">
              <span className="flex items-center gap-2.5">
                {row.thumbnailUrl !== '' && <Thumbnail url={row.thumbnailUrl} />}
                <span className={classNames('truncate font-semibold', !row.isActive && 'text-muted')}>{row.name}</span>
              </span>
            </Cell>
            {room === 'full' && <Cell className="max-w-48 truncate">{row.category}</Cell>}
            <Cell>{text.models[row.pricingModel]}</Cell>
            <Cell align="end">
              <PriceCell row={row} opener={opener} />
            </Cell>
            <Cell align="end">
              {row.totalCost === 0 ? (
                <span className="text-muted">–</span>
              ) : (
                formatMoney(row.totalCost, row.baseCurrency)
              )}
            </Cell>
            <Cell align="end">
              <ServiceMargin row={row} />
            </Cell>
            {room === 'full' && (
              <Cell>
                <StatusPill row={row} />
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

function Head(props: ServiceTableProps & Pick<TableRows, 'all'>) {
  const { all, onChooseAll, room } = props
  const sortOf = (key: ServiceSort) => headOrder(key, props)
  return (
    <thead>
      <tr>
        <SelectAllCell {...all} onChange={onChooseAll} />
        <HeadCell pin="afterBox" {...sortOf('name')}>
          {text.columns.name}
        </HeadCell>
        {room === 'full' && <HeadCell {...sortOf('category')}>{text.columns.category}</HeadCell>}
        <HeadCell {...sortOf('model')}>{text.columns.model}</HeadCell>
        <HeadCell align="end" {...sortOf('price')}>
          {text.columns.price}
        </HeadCell>
        <HeadCell align="end" {...sortOf('cost')}>
          {text.columns.cost}
        </HeadCell>
        <HeadCell align="end" {...sortOf('margin')}>
          {text.columns.margin}
        </HeadCell>
        {room === 'full' && <HeadCell>{text.columns.status}</HeadCell>}
      </tr>
    </thead>
  )
}
