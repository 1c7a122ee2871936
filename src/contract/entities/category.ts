import { COLLECTIONS } from '../collections.ts'
import { slug } from '#domain/slug.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import { type DeriveContext, entity } from '../entity.ts'
import { flag, integer, percent, reference, text } from '../fields.ts'
import { categoryIssueMessages } from './category-issue-messages.ts'
import { nameMessages } from './name-messages.ts'

/** A category of products: two levels, 0 top and 1 child (CAT-01). */
export const category = entity({
  kind: 'category',
  collection: COLLECTIONS.category,
  table: 'category',
  label: { one: 'Category', many: 'Categories' },
  notFound: 'Category with ID {id} not found',
  title: 'name',
  context: [
    { kind: 'category', by: 'parentId' },
    { kind: 'category', naming: 'parentId' },
  ],
  fields: {
    name: text({ label: 'Name', fallback: '', max: 200, required: () => nameMessages.category, search: true }),
    description: text({ label: 'Description', fallback: '', max: 5_000, search: true }),
    slug: text({ label: 'Slug', fallback: '', max: 300, readOnly: true }),
    sortOrder: integer({ label: 'Order', fallback: 0 }),
    isActive: flag({ label: 'Active', fallback: true }),
    parentId: reference('category', {
      label: 'Parent category',
      fallback: null,
      missing: 'Parent category not found',
    }),
    level: integer({ label: 'Level', fallback: 0, readOnly: true }),
    floorMargin: percent({
      label: 'Lowest margin',
      fallback: null,
      min: 0,
      max: 999_999,
      help: 'Prices in this category below this margin are flagged.',
    }),
    nameKey: text({ label: 'Sort key', fallback: '', max: 1_000, readOnly: true, internal: true }),
    searchText: text({ label: 'Search text', fallback: '', max: 4_000, readOnly: true, internal: true }),
  },
  check: (row, changed, context) =>
    context.isRestored || !changed.has('parentId') ? {} : parentIssue(row.id, row.parentId, context),
  derive: (row) => ({
    slug: slug(row.name),
    level: row.parentId === null ? 0 : 1,
    nameKey: nameKey(row.name),
    searchText: searchText([row.name, row.description]),
  }),
})

/** Two levels (CAT-01): a parent is a top category, and a category with children stays one. So nothing is ever its own ancestor. */
function parentIssue(id: string, parentId: string | null, context: DeriveContext): Readonly<Record<string, string>> {
  if (parentId === null) return {}
  if (parentId === id) return { parentId: categoryIssueMessages.ownParent }
  const parent = context.get('category', parentId)
  if (parent && parent['parentId'] !== null) {
    return { parentId: categoryIssueMessages.belowChild }
  }
  const children = (context.naming?.('category', 'parentId', id) ?? []).filter((row) => row.id !== id)
  return children.length > 0 ? { parentId: categoryIssueMessages.hasChildren } : {}
}
