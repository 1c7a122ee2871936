import type { AnalysisAnswer } from '#contract/endpoints/diagnostics.ts'
import { entities, knownEntity } from '#contract/entities/registry.ts'
import { fieldsOf } from '#contract/entity.ts'
import { PRODUCT_PROBLEMS } from '#domain/product-problem.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { columnName } from '../kit/rows/columns.ts'

/** Finds products as their list does. */
export type FindProducts = (tx: Queryable, filter: { readonly problem: string }, most: number) => Promise<string[]>

type Check = AnalysisAnswer['checks'][number]

const EXAMPLES = 20
/** More of one problem are not counted one by one. */
const MOST = 10_000

/** The quality of somebody's data (DIAG-02): what a person would want to correct, where nothing is broken. */
export async function analyse(tx: Queryable, findProducts: FindProducts): Promise<Check[]> {
  const checks: Check[] = []
  for (const problem of PRODUCT_PROBLEMS) {
    const ids = (await findProducts(tx, { problem }, MOST)).slice(0, MOST)
    checks.push({
      check: problem,
      count: ids.length,
      examples: ids.slice(0, EXAMPLES).map((id) => ({ kind: 'product', id })),
    })
  }
  checks.push(await found(tx, 'duplicateSku', DUPLICATE_SKU), await found(tx, 'linkToDeleted', linksToDeleted()))
  return checks
}

async function found(tx: Queryable, check: string, text: string): Promise<Check> {
  const { rows } = await tx.query<{ kind: string; id: string }>({ name: `analyse:${check}`, text })
  return { check, count: rows.length, examples: rows.slice(0, EXAMPLES) }
}

const DUPLICATE_SKU = `select 'product' as kind, id from (
    select id, count(*) over (partition by lower(sku)) as n from product where user_id = ${currentUser} and sku <> ''
  ) p where n > 1 order by id limit ${MOST}`

function linksToDeleted(): string {
  const links = entities.flatMap(({ kind, table, fields }) =>
    fieldsOf({ fields }).flatMap(([name, { type, target }]) => {
      if (type !== 'reference') return []
      const other = knownEntity(target ?? '')
      const column = columnName(name)
      return [
        `select '${kind}' as kind, r.id from ${table} r where r.user_id = ${currentUser} and r.${column} is not null
          and exists (select from tombstone t where t.user_id = r.user_id and t.kind = '${other.kind}' and t.id = r.${column})`,
      ]
    }),
  )
  return `select distinct kind, id from (${links.join(' union all ')}) l order by kind, id limit ${MOST}`
}
