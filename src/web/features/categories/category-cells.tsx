import type { RowOfKind } from '#contract/row-kinds.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { none } from '#web/kit/ui/none.tsx'
import { floorIn } from './category-tree.ts'
import { categoriesMessages as messages } from './messages.ts'

interface FloorCellProps {
  readonly row: RowOfKind<'category'>
  readonly parent: RowOfKind<'category'> | null
}

/** The lowest margin that holds in a category; one that comes from its parent says so. */
export function FloorCell({ row, parent }: FloorCellProps) {
  const floor = floorIn(row, parent)
  if (!floor) return none
  if (floor.isOwn) return formatRate(floor.margin)
  return (
    <span className="text-muted" data-tip={messages.fromParent(floor.from)}>
      {formatRate(floor.margin)}
      <span className="sr-only"> {messages.fromParent(floor.from)}</span>
    </span>
  )
}
