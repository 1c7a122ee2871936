import { Suspense } from 'react'
import { ListFilters, type ListFiltersProps } from './list-filters.tsx'
import { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx'
import { ListTools, type ListToolsProps } from './list-tools.tsx'

interface ListBarProps extends Pick<ListToolbarProps, 'messages' | 'value' | 'onType'> {
  readonly filters: Omit<ListFiltersProps, 'withOrder'>
  readonly isFiltered: boolean
  /** False while the whole list is not here yet. */
  readonly tools: Omit<ListToolsProps, 'phone'> | false
  /** Little room: the filters wait behind a button, unless one of them is set. */
  readonly folds: boolean
  readonly phone: boolean
}

/** The row above a declared list: search, filters, and what is done with the whole list. */
export function ListBar({ filters, isFiltered, tools, folds, phone, ...search }: ListBarProps) {
  return (
    <ListToolbar
      {...search}
      folded={folds && { isFiltered }}
      filters={<ListFilters {...filters} withOrder={phone} />}
      // They may come later than search and filters, whose focus stays.
      actions={
        tools && (
          <Suspense fallback={null}>
            <ListTools {...tools} phone={phone} />
          </Suspense>
        )
      }
    />
  )
}
