import { expect, it } from 'vitest'
import { category } from '#contract/entities/category.ts'
import { emptyRow, general } from '#contract/entity.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { categoryTree } from './category-tree.ts'
import { categoryView } from './category-view.tsx'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const place = (id: string, parentId: string | null): RowOfKind<'category'> => ({
  ...(emptyRow(general(category), id, 0, NOWHERE) as unknown as RowOfKind<'category'>),
  name: `Name of ${id}`,
  parentId,
})

it('CAT-02 NAV-08 the filter by parent offers the categories that others are in, by their names', () => {
  const rows = [place('kitchen', null), place('knives', 'kitchen'), place('pans', 'kitchen'), place('garden', null)]
  const nodes = categoryTree(rows)
  const context = {
    nodes,
    byId: new Map(nodes.map((node) => [node.row.id, node])),
    counts: new Map(),
    folded: new Set<string>(),
  }
  const { options } = categoryView.choices?.['parentId'] ?? {}
  expect(options?.(rows, context, {})).toEqual([{ value: 'kitchen', label: 'Name of kitchen' }])
})
