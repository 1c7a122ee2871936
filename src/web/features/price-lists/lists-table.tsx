import type { SortDirection } from '#domain/list-query.ts'
import type { ListState } from '#domain/price-list/list-rules.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import type { ListRoom } from '#web/kit/list/list-room.ts'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { useRowNavigation } from '#web/kit/ui/use-row-navigation.ts'
import { ListMenu, type ListMenuProps } from './list-menu.tsx'
import type { ListSort } from './list-search.ts'
import { ruleWords, validityWords } from './list-words.ts'
import type { PriceListRow } from './price-list-row.ts'
import { listsText as text } from './text.ts'

interface ListsProps extends Pick<ListMenuProps, 'acts' | 'onGo' | 'onRemove'> {
  readonly rows: readonly PriceListRow[]
}

interface ListsTableProps extends ListsProps {
  readonly sortBy: ListSort
  readonly sortDirection: SortDirection
  readonly onSort: (sortBy: ListSort, sortDirection: SortDirection) => void
  readonly room: ListRoom
}

const TONES: Readonly<Record<ListState, Tone>> = { draft: 'warn', active: 'ok', archived: 'neutral' }

/** The state of a list, as a shape and a word. */
function StatePill({ status }: Pick<PriceListRow, 'status'>) {
  return (
    <Pill plain tone={TONES[status]}>
      {text.states[status]}
    </Pill>
  )
}

/** The price lists of a page as a table; every row can be reached by keyboard. */
export function ListsTable({ rows, sortBy, sortDirection, onSort, room, ...menu }: ListsTableProps) {
  const { onGo, onRemove } = menu
  const navigable = useRowNavigation({ count: rows.length, onOpen: (index) => onGo(rows[index]?.id ?? '') })
  const sortOf = (key: ListSort, first: SortDirection = 'asc') => ({
    sorted: sortBy === key ? sortDirection : undefined,
    onSort: () => onSort(key, sortBy === key ? opposite(sortDirection) : first),
  })
  return (
    <DataTable label={text.label}>
      <thead>
        <tr>
          <HeadCell pin="first" {...sortOf('title')}>
            {text.columns.title}
          </HeadCell>
          <HeadCell>{text.columns.rule}</HeadCell>
          <HeadCell align="end" {...sortOf('products', 'desc')}>
            {text.columns.products}
          </HeadCell>
          {room === 'full' && <HeadCell>{text.columns.customers}</HeadCell>}
          {room === 'full' && <HeadCell>{text.columns.valid}</HeadCell>}
          <HeadCell {...sortOf('status')}>{text.columns.status}</HeadCell>
          {room !== 'small' && <HeadCell {...sortOf('updatedAt', 'desc')}>{text.columns.updated}</HeadCell>}
          <HeadCell>
            <span className="sr-only">{text.open}</span>
          </HeadCell>
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
                <span className={classNames('block truncate font-semibold', row.status === 'archived' && 'text-muted')}>
                  {row.title}
                </span>
              </Cell>
              <Cell className="max-w-64 truncate">
                {ruleWords(row)}
                {row.currency !== '' && <span className="text-muted"> · {row.currency}</span>}
              </Cell>
              <Cell align="end">{formatNumber(row.productIds.length)}</Cell>
              {room === 'full' && (
                <Cell className="max-w-40 truncate">
                  {row.customerGroup || <span className="text-muted">{text.everybody}</span>}
                </Cell>
              )}
              {room === 'full' && (
                <Cell>
                  <span className={(row.validFrom ?? row.validTo) ? undefined : 'text-muted'}>
                    {validityWords(row)}
                  </span>
                </Cell>
              )}
              <Cell>
                <StatePill status={row.status} />
              </Cell>
              {room !== 'small' && (
                <Cell className="text-muted">
                  <Time at={row.updatedAt} />
                </Cell>
              )}
              <Cell align="end" className="w-12">
                {/* The menu must not open the row that it belongs to. */}
                <span role="presentation" onClick={(event) => event.stopPropagation()}>
                  <ListMenu row={row} {...menu} />
                </span>
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}

function opposite(direction: SortDirection): SortDirection {
  return direction === 'asc' ? 'desc' : 'asc'
}

/** The price lists of a page on a phone. */
export function ListsCards({ rows, ...menu }: ListsProps) {
  return (
    <CardList label={text.label}>
      {rows.map((row) => (
        <CardRow
          key={row.id}
          title={row.title}
          value={<StatePill status={row.status} />}
          detail={`${ruleWords(row)} · ${formatNumber(row.productIds.length)} ${text.product.other}`}
          state={<ListMenu row={row} {...menu} />}
          onOpen={() => menu.onGo(row.id)}
        />
      ))}
    </CardList>
  )
}
