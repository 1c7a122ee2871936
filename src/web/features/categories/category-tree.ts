import { compareCategories } from '#domain/category-order.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

type CategoryRow = RowOfKind<'category'>

/** What of a category makes its place in the tree. */
type Placed = Pick<CategoryRow, 'id' | 'name' | 'nameKey' | 'sortOrder' | 'parentId'>

/** A category in its place. */
export interface CategoryNode<Row extends Placed = CategoryRow> {
  readonly row: Row
  /** The category it is in; null at the top, also where its parent is gone. */
  readonly parent: Row | null
  readonly children: readonly Row[]
  /** Its place among its siblings, from 0, and how many they are. */
  readonly position: number
  readonly siblings: number
}

/** All categories in their order, the children of each below it (CAT-01, CAT-02). None is left out, wherever its parent is. */
export function categoryTree<Row extends Placed>(rows: readonly Row[]): readonly CategoryNode<Row>[] {
  const ordered = [...rows].sort(compareCategories)
  const known = new Set(ordered.map(({ id }) => id))
  const byParent = childrenByParent(ordered)
  const nodes: CategoryNode<Row>[] = []
  const placed = new Set<string>()
  const place = (group: readonly Row[], parent: Row | null): void => {
    const fresh = group.filter(({ id }) => !placed.has(id))
    fresh.forEach((row, position) => {
      if (placed.has(row.id)) return
      const children = byParent.get(row.id) ?? []
      placed.add(row.id)
      nodes.push({ row, parent, children, position, siblings: fresh.length })
      place(children, row)
    })
  }
  place(
    ordered.filter(({ parentId }) => parentId === null || !known.has(parentId)),
    null,
  )
  // Categories that name each other as parents hang on no top.
  place(ordered, null)
  return nodes
}

function childrenByParent<Row extends Placed>(ordered: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of ordered) {
    const group = groups.get(row.parentId ?? '')
    if (group) group.push(row)
    else groups.set(row.parentId ?? '', [row])
  }
  return groups
}

/** The categories that others are in, to choose from. */
export function parentChoices(
  nodes: readonly CategoryNode[],
): readonly { readonly value: string; readonly label: string }[] {
  return nodes.flatMap(({ row, children }) => (children.length > 0 ? [{ value: row.id, label: row.name }] : []))
}

/** The rows of a tree that stand: those that are found, with their parents; where nothing is sought all but the children of folded ones. */
export function treeRows<Row extends Placed>(
  nodes: readonly CategoryNode<Row>[],
  found: readonly Row[] | undefined,
  folded: ReadonlySet<string>,
): readonly Row[] {
  const needed = new Set(found?.map(({ id }) => id))
  for (const { row, parent } of nodes) if (parent && needed.has(row.id)) needed.add(parent.id)
  const stands = ({ row, parent }: CategoryNode<Row>): boolean =>
    found ? needed.has(row.id) : parent === null || !folded.has(parent.id)
  return nodes.flatMap((node) => (stands(node) ? [node.row] : []))
}

/** The siblings of a node in their order, the node among them. */
export function siblingsOf<Row extends Placed>(
  nodes: readonly CategoryNode<Row>[],
  parentId: string | null,
): readonly Row[] {
  return nodes.filter(({ parent }) => (parent?.id ?? null) === parentId).map(({ row }) => row)
}

/** The categories that another may be put into: tops other than itself, and none where it has children (CAT-01: two levels). */
export function possibleParents<Row extends Placed>(
  nodes: readonly CategoryNode<Row>[],
  id: string | null,
): readonly Row[] {
  const own = nodes.find(({ row }) => row.id === id)
  if (own && own.children.length > 0) return []
  return nodes.flatMap(({ row, parent }) => (parent === null && row.id !== id ? [row] : []))
}

/** The lowest margin that holds in a category, and the category that it comes from (PRICE-12); null where neither sets one. */
export function floorIn(
  row: Pick<CategoryRow, 'name' | 'floorMargin'>,
  parent: Pick<CategoryRow, 'name' | 'floorMargin'> | null,
): { readonly margin: number; readonly from: string; readonly isOwn: boolean } | null {
  if (row.floorMargin !== null) return { margin: row.floorMargin, from: row.name, isOwn: true }
  if (parent && parent.floorMargin !== null) return { margin: parent.floorMargin, from: parent.name, isOwn: false }
  return null
}
