import { splitTerms } from '#contract/lists/list-texts.ts'
import type { ToldInSql } from '../kit/crud/list-sql.ts'

/** Price lists with a product of these categories or brands; a parent category includes its children (PLIST-04). */
export const HOLDING: NonNullable<ToldInSql['filters']> = {
  categoryIds(ids, at) {
    const here = at(splitTerms(ids))
    return holding(`(p.category_id = any(${here}::uuid[])
      or p.category_id in (select c.id from category c where c.user_id = src.user_id and c.parent_id = any(${here}::uuid[])))`)
  },
  brandIds: (ids, at) => holding(`p.brand_id = any(${at(splitTerms(ids))}::uuid[])`),
}

/** Lists with a product that meets a condition. */
function holding(condition: string): string {
  return `exists (select from product p where p.user_id = src.user_id and ${condition} and src.product_ids ? p.id::text)`
}
