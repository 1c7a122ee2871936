import type { ProductProblem } from '#domain/product-problem.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { idsBeyondLimit, limitNow } from '../kit/rows/limit-sql.ts'

/** What is wrong with a price, in SQL. */
interface Wrong {
  /** Over the row `src`, for the product's own price. */
  readonly own: string
  /** The same of a variant, as a JSON path over `@`. */
  readonly variant: string
  /** The values that the path names. */
  readonly values?: string
}

const SOLD = '@.isActive == true'

function hasVariant(path: string, values?: string): string {
  return `jsonb_path_exists(src.variants, '$[*] ? (${path})'${values === undefined ? '' : `, ${values}`})`
}

/**
 * `hasProblem` of the domain: sold variants stand for their product. What depends on the row alone stands in the same words in the indexes of
 * migration 0049, which find the products by it.
 */
function withProblem({ own, variant, values }: Wrong): string {
  return `case when ${hasVariant(SOLD)} then ${hasVariant(`${SOLD} && ${variant}`, values)} else ${own} end`
}

/** `isLosing` of the domain: at a price of 0 the stored margin is 0. */
const LOSING = withProblem({
  own: 'src.total_cost > 0 and (src.effective_price = 0 or src.margin < 0)',
  variant: '@.totalCost > 0 && (@.effectivePrice == 0 || @.margin < 0)',
})

/** Whether a product, as `src`, has no cost to price from: the filter of the list and the count beside it. */
export const WITHOUT_COST = withProblem({ own: 'src.total_cost <= 0', variant: '@.totalCost <= 0' })

const UNPRICED = withProblem({
  own: 'src.total_cost > 0 and src.effective_price is null',
  variant: '@.totalCost > 0 && @.effectivePrice == null',
})

/** Below today's floor: floors change without the products (PRICE-12). What keeps to none has a cost and a price. */
const FLOOR = limitNow(general(product), 'src')
const BELOW_FLOOR = withProblem({
  own: `src.keeps_floor < ${FLOOR}`,
  variant: '@.keepsFloor < $floor',
  values: `jsonb_build_object('floor', ${FLOOR})`,
})

/** Whether a product, as `src`, has a problem. */
export const PROBLEMS: Readonly<Record<ProductProblem, string>> = {
  attention: `(${BELOW_FLOOR} or ${LOSING})`,
  losing: LOSING,
  belowFloor: BELOW_FLOOR,
  withoutCost: WITHOUT_COST,
  unpriced: UNPRICED,
}

const FOUND_LOSING = idsWhere(LOSING)
/** An index knows what the product's own price keeps; a variant may keep less. */
const FOUND_BELOW_FLOOR = `${idsBeyondLimit(general(product))} union all ${idsWhere('src.has_variants')}`

/** A query for the ids of all products that may have a problem, from indexes alone. */
export const FOUND_BY_PROBLEM: Readonly<Record<ProductProblem, string>> = {
  attention: `${FOUND_BELOW_FLOOR} union all ${FOUND_LOSING}`,
  losing: FOUND_LOSING,
  belowFloor: FOUND_BELOW_FLOOR,
  withoutCost: idsWhere(WITHOUT_COST),
  unpriced: idsWhere(UNPRICED),
}

function idsWhere(condition: string): string {
  return `select src.id from product src where src.user_id = ${currentUser} and ${condition}`
}
