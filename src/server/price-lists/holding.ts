import { splitTerms } from '#contract/lists/list-texts.ts'
import type { ToldInSql } from '../kit/crud/list-sql.ts'
import { currentUser } from '../kit/database/data-access.ts'

/** Price lists with a product of these categories or brands; a parent category includes its children (PLIST-04). */
export const HOLDING: NonNullable<ToldInSql['filters']> = {
  categoryIds(ids, at) {
    const here = `${at(splitTerms(ids))}::uuid[]`
    const below = `select id from category where user_id = ${currentUser} and parent_id = any(${here})`
    return holding(`category_id = any(${here} || array(${below}))`)
  },
  brandIds: (ids, at) => holding(`brand_id = any(${at(splitTerms(ids))}::uuid[])`),
}

/** Lists with a product that meets a condition; the products are read once, not for every list. */
function holding(condition: string): string {
  return `product_ids ?| array(select id::text from product where user_id = ${currentUser} and ${condition})`
}
