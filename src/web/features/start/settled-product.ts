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
export function isSettled({ value, unparsed }: FedRow, { isBelow }: Pick<PricingNow, 'isBelow'>): boolean {
  if (value('isActive') !== true) return true
  const text = unparsed()
  if (text === null || value('hasVariants') === true || text.includes(ORIGIN)) return false
  const belowFloor = isBelow(
    value('keepsFloor') as Ppm | null,
    value('floorMargin') as Ppm | null,
    value('categoryId') as string | null,
  )
  const price = { totalCost: value('totalCost'), effectivePrice: value('effectivePrice'), margin: value('margin') }
  return !DECIDED_PROBLEMS.some((problem) => isProblem({ ...price, belowFloor } as JudgedPrice, problem))
}
