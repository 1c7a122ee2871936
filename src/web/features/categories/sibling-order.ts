import { type CategoryPosition, compareCategories } from '#domain/category-order.ts'

/** A new order number of a category. */
export interface NewOrder {
  readonly id: string
  readonly sortOrder: number
}

/** The fewest order numbers to change so that a category moves one place up (−1) or down (1) among its siblings, given in order. */
export function movedOrder(siblings: readonly CategoryPosition[], id: string, step: -1 | 1): readonly NewOrder[] {
  const from = siblings.findIndex((each) => each.id === id)
  const to = from + step
  const moved = siblings[from]
  if (!moved || to < 0 || to >= siblings.length) return []
  const wanted = siblings.toSpliced(from, 1).toSpliced(to, 0, moved)
  const raised = renumbered(wanted, 1)
  const lowered = renumbered(wanted.toReversed(), -1)
  return lowered.length < raised.length ? lowered : raised
}

/** Walks the wanted order (backwards for −1) and changes only numbers that stand in its way. */
function renumbered(wanted: readonly CategoryPosition[], direction: -1 | 1): NewOrder[] {
  const changes: NewOrder[] = []
  let last: CategoryPosition | undefined
  for (const each of wanted) {
    const sortOrder = last ? numberAfter(last, each, direction) : each.sortOrder
    if (sortOrder !== each.sortOrder) changes.push({ id: each.id, sortOrder })
    last = { ...each, sortOrder }
  }
  return changes
}

function numberAfter(last: CategoryPosition, each: CategoryPosition, direction: -1 | 1): number {
  const extreme = direction === 1 ? Math.max : Math.min
  const sortOrder = extreme(each.sortOrder, last.sortOrder)
  const isAfter = compareCategories({ ...each, sortOrder }, last) * direction > 0
  return isAfter ? sortOrder : sortOrder + direction
}

/** The order number of a newcomer: among siblings that nobody has ordered it stands by its name, else at their end. */
export function newcomerOrder(siblings: readonly Pick<CategoryPosition, 'sortOrder'>[]): number {
  const numbers = siblings.map(({ sortOrder }) => sortOrder)
  const highest = Math.max(...numbers, Number.MIN_SAFE_INTEGER)
  if (numbers.length === 0) return 0
  return numbers.every((each) => each === highest) ? highest : highest + 1
}
