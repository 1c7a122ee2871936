import type { Ppm } from '../money.ts'
import { roundedMean } from '../rounded-mean.ts'
import type { ProductFigures } from './product-figures.ts'
import { ProductGroup } from './product-group.ts'

/** How often each rate of a category is used. */
type Rates = Map<Ppm, number>

/** Sums over the active products of one category (INS-01), kept up to date product by product. */
export class CategoryFigures {
  /** Active products. */
  products = 0
  /** Those with a margin, and the sum of their margins in ppm. */
  margins = 0
  marginSum = 0
  /** Those whose cost can be said in the currency of the business, and the sum of these costs in its units. */
  costs = 0
  costSum = 0
  /** Those with import duty, and with VAT on the cost. */
  dutied = 0
  vatted = 0
  /** Those that could have import duty, or VAT on the cost, and have none. */
  readonly withoutDuty = new ProductGroup()
  readonly withoutVat = new ProductGroup()
  readonly #dutyRates: Rates = new Map()
  readonly #vatRates: Rates = new Map()

  /** Adds an active product, or takes it away with −1. */
  count(product: ProductFigures, by: 1 | -1): void {
    this.products += by
    const { margin, costHere } = product.listed
    if (margin !== null) {
      this.margins += by
      this.marginSum += by * margin
    }
    if (costHere !== null) {
      this.costs += by
      this.costSum += by * costHere
    }
    if (product.hasDuty) {
      this.dutied += by
      countRate(this.#dutyRates, product.duty, by)
    } else if (product.goods > 0) this.withoutDuty.count(product, '', by)
    if (product.vat !== null && product.vat > 0) {
      this.vatted += by
      countRate(this.#vatRates, product.vat, by)
    } else if (product.vat === null && product.goods > 0) this.withoutVat.count(product, '', by)
  }

  /** The mean margin in ppm; null if no product has one. */
  get averageMargin(): Ppm | null {
    return this.margins === 0 ? null : roundedMean(this.marginSum, this.margins)
  }

  /** The mean cost in units of the business's currency; null if none can be said. */
  get averageCost(): number | null {
    return this.costs === 0 ? null : this.costSum / this.costs
  }

  /** The rate of import duty that most of them have; null if it is an amount for all of them. */
  get usualDuty(): Ppm | null {
    return usualRate(this.#dutyRates)
  }

  /** The VAT on the cost that most of them have. */
  get usualVat(): Ppm | null {
    return usualRate(this.#vatRates)
  }
}

function countRate(rates: Rates, rate: Ppm, by: 1 | -1): void {
  if (rate <= 0) return
  const count = (rates.get(rate) ?? 0) + by
  if (count === 0) rates.delete(rate)
  else rates.set(rate, count)
}

/** The most frequent rate; of equally frequent ones the lower, so that nothing is claimed too high. */
function usualRate(rates: Rates): Ppm | null {
  let usual: Ppm | null = null
  let most = 0
  for (const [rate, count] of rates) {
    if (count < most || (count === most && usual !== null && rate > usual)) continue
    usual = rate
    most = count
  }
  return usual
}
