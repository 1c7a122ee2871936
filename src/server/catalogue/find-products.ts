import type { ProductListQuery } from '#contract/endpoints/catalogue.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/doors.ts'
import { planProductList } from './product-list.ts'

/** The ids of the products that a list would show, in its order; one more than `most` where there are more. */
export async function findProducts(tx: Queryable, filter: ProductListQuery, most: number): Promise<string[]> {
  const { where, values, order } = planProductList(filter)
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from product src where user_id = ${currentUser} and ${where} order by ${order} limit ${most + 1}`,
    values,
  })
  return rows.map(({ id }) => id)
}
