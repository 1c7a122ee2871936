import { category } from '../entities/category.ts'
import { declaredList } from './declared-list.ts'

/** The list of categories (CAT-02): by their order, then by name. */
export const categoryList = declaredList(category, ({ words, value, by }) => ({
  filters: {
    status: words('isActive', { active: true, inactive: false }),
    parentId: value('parentId', { absent: 'none', isId: true }),
  },
  sorts: { sortOrder: by('sortOrder'), name: by('nameKey'), updatedAt: { ...by('updatedAt'), first: 'desc' } },
  order: { by: 'sortOrder', direction: 'asc' },
}))
