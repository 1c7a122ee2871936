import type { ListTexts } from '#contract/lists/list-schema.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { pageSql } from '../kit/rows/page-sql.ts'
import { planProductList } from './product-list.ts'

/** The ids of the products that a list would show, in its order; one more than `most` if there are more. */
export async function findProducts(tx: Queryable, filter: ListTexts, most: number): Promise<string[]> {
  const { values, orderValues = [], ...plan } = planProductList(filter)
  const found = { ...plan, from: `from product src where user_id = ${currentUser}` }
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from (${pageSql(found, String(most + 1), '0')}) src`,
    values: [...values, ...orderValues],
  })
  return rows.map(({ id }) => id)
}
