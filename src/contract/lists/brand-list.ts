import { brand } from '../entities/brand.ts'
import { declaredList } from './declared-list.ts'

/** The list of brands (BRAND-02); each side counts a brand's products itself. */
export const brandList = declaredList(brand, ({ words, by }) => ({
  filters: { status: words('isActive', { active: true, inactive: false }) },
  sorts: {
    name: by('nameKey'),
    products: { told: 'products', first: 'desc' },
    updatedAt: { ...by('updatedAt'), first: 'desc' },
  },
  order: { by: 'name', direction: 'asc' },
}))
