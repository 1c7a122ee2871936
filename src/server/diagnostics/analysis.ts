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

/**
 * The quality of somebody's data (DIAG-02): what a person would want to correct, where nothing is broken. `tx` may run each statement by
 * itself, so that others come in between.
 */
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
  const { rows } = await tx.query<Example>({ name: 'analyse:duplicateSku', text: DUPLICATE_SKU })
  const links = await linksToDeleted(tx)
  return [...checks, checkOf('duplicateSku', rows), checkOf('linkToDeleted', links)]
}

type Example = Check['examples'][number]

function checkOf(check: string, found: readonly Example[]): Check {
  return { check, count: found.length, examples: found.slice(0, EXAMPLES) }
}

const DUPLICATE_SKU = `select 'product' as kind, id from (
    select id, count(*) over (partition by lower(sku)) as n from product where user_id = ${currentUser} and sku <> ''
  ) p where n > 1 order by id limit ${MOST}`

/** Rows that name something deleted, each once. */
async function linksToDeleted(tx: Queryable): Promise<readonly Example[]> {
  const found = new Map<string, Example>()
  for (const { kind, table, fields } of entities) {
    for (const [name, { type, target }] of fieldsOf({ fields })) {
      if (type !== 'reference') continue
      const { rows } = await tx.query<{ id: string }>({
        name: `analyse:link:${kind}:${name}`,
        text: `with gone as materialized (
            select ${columnName(name)} as id from ${table} where user_id = ${currentUser}
            intersect select id from tombstone where user_id = ${currentUser} and kind = '${knownEntity(target ?? '').kind}')
          select id from ${table} where user_id = ${currentUser} and ${columnName(name)} in (select id from gone) order by id limit ${MOST}`,
      })
      for (const { id } of rows) found.set(`${kind} ${id}`, { kind, id })
    }
  }
  return [...found.values()].slice(0, MOST)
}
