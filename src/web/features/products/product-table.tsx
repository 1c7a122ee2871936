import { Suspense } from 'react'
import type { SortDirection, SortKey } from '#domain/list-query.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import type { StoryOpener } from '#web/kit/price/story-popover.tsx'
import { Cell, DataTable, HeadCell, Row, SelectAllCell, SelectCell } from '#web/kit/ui/data-table.tsx'
import { useRowNavigation } from '#web/kit/ui/use-row-navigation.ts'
import { listText } from './list-text.ts'
import { columnSpecs, type ProductColumn } from './product-columns.tsx'
import type { ProductView } from './product-view.ts'

const Thumbnail = lazyPart(() => import('#web/kit/upload/thumbnail.tsx').then((module) => module.Thumbnail))

export interface ProductTableProps {
  readonly views: readonly ProductView[]
  readonly columns: readonly ProductColumn[]
  readonly sort: SortKey
  readonly direction: SortDirection
  readonly onSort: (sort: SortKey, direction: SortDirection) => void
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (id: string, isChosen: boolean, range: boolean) => void
  readonly onChooseAll: (isChosen: boolean) => void
  /** The product whose panel is open. */
  readonly current: string | undefined
  readonly onOpen: (id: string) => void
  readonly opener: StoryOpener
}

/** The products of a page as a table; every row and price can be reached by keyboard. */
export function ProductTable(props: ProductTableProps) {
  const { views, columns, sort, direction, onSort, chosen, onChoose, onChooseAll, current, onOpen, opener } = props
  const idAt = (index: number) => views[index]?.row.id ?? ''
  const navigable = useRowNavigation({
    count: views.length,
    onOpen: (index) => onOpen(idAt(index)),
    onToggle: (index, range) => onChoose(idAt(index), !chosen.has(idAt(index)), range),
    onSpace: (index, element) => {
      const anchor = element.querySelector('[data-price-story]')
      opener.toggle(idAt(index), anchor ?? element)
    },
  })
  const count = views.filter(({ row }) => chosen.has(row.id)).length
  const context = { opener, onOpen, hasMargin: columns.includes('margin') }
  const sortOf = (key: SortKey | undefined) =>
    key === undefined
      ? {}
      : {
          sorted: sort === key ? direction : undefined,
          onSort: () => onSort(key, sort === key && direction === 'asc' ? 'desc' : 'asc'),
        }
  return (
    <DataTable label={listText.label}>
      <thead>
        <tr>
          <SelectAllCell checked={count > 0 && count === views.length} some={count > 0} onChange={onChooseAll} />
          <HeadCell pin="afterBox" {...sortOf('name')}>
            {listText.name}
          </HeadCell>
          {columns.map((column) => (
            <HeadCell key={column} align={columnSpecs[column].align ?? 'start'} {...sortOf(columnSpecs[column].sort)}>
              {listText.columns[column]}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {views.map((view, index) => {
          const { row } = view
          return (
            <Row key={row.id} {...navigable(index)} selected={chosen.has(row.id)} current={current === row.id}>
              <SelectCell
                name={row.name}
                checked={chosen.has(row.id)}
                onChange={(isChosen, range) => onChoose(row.id, isChosen, range)}
              />
              <Cell head pin="afterBox" className="max-w-80 min-w-48">
                <span className="flex items-center gap-2.5">
                  {row.thumbnailUrl !== '' && <Picture url={row.thumbnailUrl} />}
                  <span className={row.isActive ? 'truncate font-semibold' : 'truncate font-semibold text-muted'}>
                    {row.name}
                  </span>
                </span>
              </Cell>
              {columns.map((column) => (
                <Cell key={column} align={columnSpecs[column].align ?? 'start'} className="max-w-64 truncate">
                  {columnSpecs[column].cell(view, context)}
                </Cell>
              ))}
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}

function Picture({ url }: { readonly url: string }) {
  return (
    <Suspense fallback={<span className="size-8 shrink-0 rounded-md bg-accent" />}>
      <Thumbnail url={url} />
    </Suspense>
  )
}
