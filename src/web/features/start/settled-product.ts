import { DECIDED_PROBLEMS } from '#domain/analytics/price-decisions.ts'
import type { CostOrigin } from '#domain/cost-origin.ts'
import type { Ppm } from '#domain/money.ts'
import { isProblem, type JudgedPrice } from '#domain/product-problem.ts'
import type { PricingNow } from '#web/kit/figures/pricing-now.ts'
import type { FedRow } from '#web/kit/figures/row-feed.ts'

/** Stands in the text of a row with a cost that was paid in another currency, and perhaps in others. */
const ORIGIN = `"${'source' satisfies keyof CostOrigin}":`

/**
 * Whether the columns of a product tell that it waits for nothing, so that its row need not be parsed, which is most of the work of reading a
 * large catalogue. Its cost may still be higher than when it was sold.
 */
export function isSettled(row: FedRow, { isBelow }: Pick<PricingNow, 'isBelow'>): boolean {
  if (row.value('isActive') !== true) return true
  const text = row.unparsed()
  if (text === null || row.value('hasVariants') === true || text.includes(ORIGIN)) return false
  const belowFloor = isBelow(
    row.value('keepsFloor') as Ppm | null,
    row.value('floorMargin') as Ppm | null,
    row.value('categoryId') as string | null,
  )
  const price = {
    totalCost: row.value('totalCost'),
    effectivePrice: row.value('effectivePrice'),
    margin: row.value('margin'),
  }
  return !DECIDED_PROBLEMS.some((problem) => isProblem({ ...price, belowFloor } as JudgedPrice, problem))
}
