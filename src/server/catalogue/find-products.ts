import type { ListTexts } from '#contract/lists/list-schema.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { planProductList } from './product-list.ts'

/** The ids of the products that a list would show, in its order; one more than `most` if there are more. */
export async function findProducts(tx: Queryable, filter: ListTexts, most: number): Promise<string[]> {
  const { where, values, order } = planProductList(filter)
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from product src where user_id = ${currentUser} and ${where} order by ${order} limit ${most + 1}`,
    values,
  })
  return rows.map(({ id }) => id)
}
