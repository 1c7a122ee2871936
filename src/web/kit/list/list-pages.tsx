import { clampPage } from '#domain/list-query.ts'
import { Pagination } from '../ui/pagination.tsx'

/** The part of a list that its page shows. */
export interface PageOfRows<T> {
  readonly shown: readonly T[]
  readonly page: number
  readonly pageSize: number
  readonly total: number
}

/** The asked page of what was found, or the last one there is. */
export function pageOf<T>(
  found: readonly T[],
  asked: { readonly page: number; readonly pageSize: number },
): PageOfRows<T> {
  const { pageSize } = asked
  const page = clampPage(asked.page, found.length, pageSize)
  return { shown: found.slice((page - 1) * pageSize, page * pageSize), page, pageSize, total: found.length }
}

/** The way to the other pages, where there are any. */
export function ListPages({
  list: { page, pageSize, total },
  sizes,
  onChange,
}: {
  readonly list: PageOfRows<unknown>
  readonly sizes: readonly number[]
  readonly onChange: (change: { readonly page: number; readonly pageSize?: number }) => void
}) {
  if (total <= pageSize) return null
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={total}
      pageSizes={sizes}
      onPage={(next) => onChange({ page: next })}
      onPageSize={(size) => onChange({ page: 1, pageSize: size })}
    />
  )
}
