import { formatCount, formatNumber, formatRate } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import type { CategoryRow } from './category-row.ts'
import { type CategoryNode, floorIn } from './category-tree.ts'
import { categoriesText as text } from './text.ts'

/** What stands in an empty cell. */
export const none = <span className="text-muted">–</span>

/** How many products are in a category itself, leading to them. */
export function ProductCount({ row, count }: { readonly row: CategoryRow; readonly count: number }) {
  if (count === 0) return none
  return (
    <ScreenLink
      screen="products"
      search={{ categoryId: row.id }}
      aria-label={text.showProducts(formatCount(count, text.product), row.name)}
      onClick={(event) => event.stopPropagation()}
      className="-mx-1.5 rounded-md px-1.5 py-1 font-semibold text-primary underline-offset-4 hover:underline"
    >
      {formatNumber(count)}
    </ScreenLink>
  )
}

/** The lowest margin that holds in a category; one that comes from its parent says so. */
export function FloorCell({ node: { row, parent } }: { readonly node: CategoryNode }) {
  const floor = floorIn(row, parent)
  if (!floor) return none
  if (floor.isOwn) return formatRate(floor.margin)
  return (
    <span className="text-muted" data-tip={text.fromParent(floor.from)}>
      {formatRate(floor.margin)}
      <span className="sr-only"> {text.fromParent(floor.from)}</span>
    </span>
  )
}

/** Whether a category is in use. */
export function StatusPill({ row }: { readonly row: CategoryRow }) {
  return (
    <Pill plain tone={row.isActive ? 'ok' : 'neutral'}>
      {row.isActive ? text.active : text.inactive}
    </Pill>
  )
}
