import { nearestProduct } from '../exact.ts'
import { PPM, type Ppm, type Units, UNITS_PER_MINOR } from '../money.ts'
import { netPrice } from '../price-formulas.ts'

/** What a store keeps of a sale: a share of the price that the customer pays, and an amount per sale, in units of the store's currency. */
export interface StoreFee {
  readonly percent: Ppm
  readonly fixed: Units
}

/** The fees of a store: the usual one, and others for products of some categories and of those below them. */
export interface StoreFees {
  readonly feePercent: Ppm
  readonly feeFixed: Units
  readonly categoryFees: readonly (StoreFee & { readonly categoryId: string | null })[]
}

/** The fee for a product whose categories are given the nearest first: that of the first one with a fee of its own, else the usual one. */
export function feeFor({ feePercent, feeFixed, categoryFees }: StoreFees, categoryIds: readonly string[]): StoreFee {
  for (const id of categoryIds) {
    const own = categoryFees.find(({ categoryId }) => categoryId === id)
    if (own) return { percent: own.percent, fixed: own.fixed }
  }
  return { percent: feePercent, fixed: feeFixed }
}

/** A price in a store, and what it is made of beside the fee. */
export interface SoldPrice {
  /** What the customer pays. */
  readonly price: Units
  /** The sales VAT in it, in ppm; 0 if the price is without. */
  readonly taxRate: Ppm
  /** In the currency of the price; null if it is not known. */
  readonly cost: Units | null
}

/** What becomes of a price after the store's fee; amounts in units of its currency. */
export interface AfterFees {
  readonly fee: Units
  /** The price without sales VAT and fee; negative where the fee is more than the price. */
  readonly left: Units
  /** `left` less the cost; null without a known cost. */
  readonly profit: Units | null
  /** The profit in the price without sales VAT; null without a known cost or a price above zero. */
  readonly margin: Ppm | null
}

/**
 * Works out what is left of a price after the store's fee (STORE-06): the share of what the customer pays, VAT included, rounded to the minor
 * unit as the store bills it, and the amount per sale. Exact; adds up with the price without VAT.
 */
export function afterFees({ price, taxRate, cost }: SoldPrice, { percent, fixed }: StoreFee): AfterFees {
  const fee = nearestProduct(price, percent, PPM * UNITS_PER_MINOR) * UNITS_PER_MINOR + fixed
  const net = taxRate === 0 ? price : netPrice(price, taxRate)
  const left = net - fee
  const profit = cost === null ? null : left - cost
  return { fee, left, profit, margin: profit === null || net <= 0 ? null : nearestProduct(profit, PPM, net) }
}
