import { categoryList } from '#contract/lists/category-list.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { ProductCount } from '#web/kit/catalogue/product-count.tsx'
import { plainView } from '#web/kit/list/plain-view.tsx'
import { ActivePill, activeWord } from '#web/kit/ui/active-pill.tsx'
import { FloorCell } from './category-cells.tsx'
import { type CategoryNode, floorIn, parentChoices, treeRows } from './category-tree.ts'
import { categoriesMessages as text } from './messages.ts'

const PPM_PER_PERCENT = 10_000

/** What the list of categories is told beside its rows. */
export interface CategoryContext {
  /** All categories in their order, and each by its id. */
  readonly nodes: readonly CategoryNode[]
  readonly byId: ReadonlyMap<string, CategoryNode>
  /** How many products are in each category itself. */
  readonly counts: ReadonlyMap<unknown, number>
  /** The categories whose children are folded away. */
  readonly folded: ReadonlySet<string>
}

/** How categories are shown as a list of two levels (CAT-01, CAT-02). */
export const categoryView = plainView<'category', CategoryContext>('category', {
  list: categoryList,
  messages: () => text,
  columns: {
    name: { value: (row, { byId }) => pathOf(row, byId.get(row.id)?.parent), sort: null },
    description: { className: 'w-1/2 max-w-0 min-w-40 truncate text-muted', breakpoint: 'full', sort: null },
    products: {
      cell: (row, { counts }) => <ProductCount by="categoryId" row={row} count={counts.get(row.id)} />,
      value: (row, { counts }) => counts.get(row.id) ?? 0,
      align: 'end',
      sort: null,
    },
    floorMargin: {
      cell: (row, { byId }) => <FloorCell row={row} parent={byId.get(row.id)?.parent ?? null} />,
      value: (row, { byId }) => {
        const floor = floorIn(row, byId.get(row.id)?.parent ?? null)
        return floor && floor.margin / PPM_PER_PERCENT
      },
      breakpoint: 'medium',
      sort: null,
    },
    status: { cell: (row) => <ActivePill row={row} />, value: activeWord, breakpoint: 'medium', sort: null },
    updatedAt: { isExtra: true, sort: null },
  },
  choices: { parentId: { options: (_rows, { nodes }) => parentChoices(nodes) } },
  arrange: (found, { nodes, folded }, isNarrowed) => treeRows(nodes, isNarrowed ? found : undefined, folded),
})

function pathOf({ name }: RowOfKind<'category'>, parent: RowOfKind<'category'> | null | undefined): string {
  return parent ? text.path(parent.name, name) : name
}
