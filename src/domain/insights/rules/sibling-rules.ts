import { PPM, type Ppm, type Units } from '#domain/money.ts'
import type { CategoryFigures } from '../category-figures.ts'
import { amountFigure, insightOf, percentFigure, productRow, stakeOf } from '../make-insight.ts'
import type { ProductGroup } from '../product-group.ts'
import type { Shop } from '../shop.ts'
import { categoryRow } from './margin-rules.ts'
import type { ShopRule } from './shop-rule.ts'

/** Fewer siblings say nothing. */
const LEAST_SIBLINGS = 3
/** So many of a category have to agree. */
const AGREEING_PERCENT = 75

/** Products of a category that lack a rate which most of it have. */
interface Missing {
  readonly categoryId: string
  readonly group: ProductGroup
  readonly rate: Ppm
}

/** Products without import duty in a category where most have some, once for each category. */
export const dutyMissing = siblingRule('dutyMissing', 'importDuty', ({ dutied, withoutDuty, usualDuty }) => {
  return { having: dutied, group: withoutDuty, rate: usualDuty }
})

/** The same for VAT on the cost; where it is reclaimed it is no cost, and nothing is missing. */
export const vatMissing = siblingRule('vatMissing', 'vatTax', ({ vatted, withoutVat, usualVat }, shop) => {
  return { having: vatted, group: withoutVat, rate: shop.book.context.pricing.vatRecoverable ? null : usualVat }
})

interface Siblings {
  /** How many of the category have a rate. */
  readonly having: number
  readonly group: ProductGroup
  readonly rate: Ppm | null
}

function siblingRule(
  kind: 'dutyMissing' | 'vatMissing',
  field: 'importDuty' | 'vatTax',
  of: (category: CategoryFigures, shop: Shop) => Siblings,
): ShopRule<Missing> {
  return {
    kind,
    subjectOf: ({ categoryId }) => categoryId,
    find(shop, add) {
      for (const [categoryId, category] of shop.book.categories()) {
        const { having, group, rate } = of(category, shop)
        if (group.size === 0 || having < LEAST_SIBLINGS || rate === null) continue
        if (having * 100 < category.products * AGREEING_PERCENT) continue
        add({ categoryId, group, rate }, { impact: 'medium', stake: missingCost(group, rate, shop) })
      }
    },
    tell({ categoryId, group, rate }, shop, { impact, stake }) {
      const category = categoryRow(categoryId, shop)
      const { named } = group
      return insightOf(categoryId, {
        facts: { kind, count: group.size, product: named[0]?.name ?? '', category: category.name, rate },
        cause: `${rate} ${group.fingerprint}`,
        impact,
        productId: group.onlyId,
        evidence: [
          percentFigure('usualRate', rate, category),
          ...named.map((product) => amountFigure('cost', product.cost, product.currency, productRow(product))),
        ],
        stake: stakeOf(stake, shop.currency, 'year'),
        act: { type: 'set-costs', productIds: [...group.members()].map(({ id }) => id), field, ppm: rate },
      })
    },
  }
}

/** What the goods cost more at the rate, at the quantities of a year; null if none was sold, or a rate of exchange is missing. */
function missingCost(group: ProductGroup, rate: Ppm, shop: Shop): Units | null {
  let missing: Units | null = null
  for (const { id, goods, currency } of group.members()) {
    const product = shop.book.product(id)
    if (!product || shop.salesOf(product).sold === 0) continue
    const here = shop.yearlyOfAll(shop.here((goods * rate) / PPM, currency), product)
    if (here === null) return null
    missing = (missing ?? 0) + here
  }
  return missing
}
