import { clampPage } from '#domain/list-query.ts'
import { Suspense } from 'react'
import { lazyPart, useLater } from '../load/lazy-part.ts'
import { ReadOnlyPart } from '../ui/read-only-part.tsx'

const Pagination = lazyPart(() => import('../ui/pagination.tsx').then((module) => module.Pagination))
const place = <span className="block h-9" />

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
  const isLater = useLater(Pagination)
  // Who chose a large page must come back to a small one.
  if (total <= Math.min(pageSize, ...sizes)) return null
  return (
    <ReadOnlyPart when={false}>
      <Suspense fallback={place}>
        {isLater ? (
          <Pagination
            page={page}
            pageSize={pageSize}
            total={total}
            pageSizes={sizes}
            onPage={(next) => onChange({ page: next })}
            onPageSize={(size) => onChange({ page: 1, pageSize: size })}
          />
        ) : (
          place
        )}
      </Suspense>
    </ReadOnlyPart>
  )
}
