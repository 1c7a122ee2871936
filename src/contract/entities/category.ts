import { COLLECTIONS } from '../collections.ts'
import { slug } from '#domain/slug.ts'
import { nameKey } from '#domain/text-fold.ts'
import { entity } from '../entity.ts'
import { flag, integer, percent, reference, text } from '../fields.ts'

/** A category of products: two levels, 0 top and 1 child (CAT-01). */
export const category = entity({
  kind: 'category',
  collection: COLLECTIONS.category,
  table: 'category',
  label: { one: 'Category', many: 'Categories' },
  notFound: 'Category with ID {id} not found',
  title: 'name',
  fields: {
    name: text({ label: 'Name', fallback: '', max: 200, required: 'Category name is required', search: true }),
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
  },
  derive: (row) => ({ slug: slug(row.name), level: row.parentId === null ? 0 : 1, nameKey: nameKey(row.name) }),
})
