import type { SortDirection } from './data-table.tsx'

interface Ordered<Sort extends string> {
  readonly sort: Sort
  readonly direction: SortDirection
  readonly onSort: (sort: Sort, direction: SortDirection) => void
}

interface HeadOrder {
  readonly sorted: SortDirection | undefined
  readonly onSort: () => void
}

/** What the head of a column shows and does where its table is ordered by it; `first` is the direction of the first press. */
export function headOrder<Sort extends string>(
  key: Sort,
  { sort, direction, onSort }: Ordered<Sort>,
  first: SortDirection = 'asc',
): HeadOrder {
  const other = first === 'asc' ? 'desc' : 'asc'
  return {
    sorted: sort === key ? direction : undefined,
    onSort: () => onSort(key, sort === key && direction === first ? other : first),
  }
}
