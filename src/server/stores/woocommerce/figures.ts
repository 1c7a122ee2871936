import { scaledFromDecimal } from '#domain/decimal.ts'
import type { ShopFigures } from './shop-product.ts'

/** What of a product or variation can be changed from here. Amounts are decimals as the shop writes them. */
export interface Figures {
  readonly price: string | null
  readonly compareAt: string | null
  readonly cost: string | null
  readonly stock: number | null
}

/** Where a shop keeps costs: in WooCommerce itself (9.5 and later, switched on), in the plugin for it, or nowhere. */
export type CostPlace = 'core' | 'plugin' | 'none'

const AMOUNT = /^-?\d{1,15}(?:\.\d{0,12})?(?:e-?\d{1,2})?$/i
const SCALE = 6
const MOST = 999_999_999_999_999

/** The figures of a product or variation. A reduction that is planned and not in force yet is none. */
export function figuresOf(raw: ShopFigures): Figures {
  const regular = amountOf(raw.regular_price)
  const sale = isReduced(raw) ? amountOf(raw.sale_price) : null
  return {
    price: sale ?? regular,
    compareAt: sale === null ? null : regular,
    cost: costOf(raw),
    stock: raw.manage_stock === true && !Number.isNaN(raw.stock_quantity) ? raw.stock_quantity : null,
  }
}

/** Whether a reduced price is in force. */
export function isReduced(raw: ShopFigures): boolean {
  return raw.sale_price !== '' && raw.on_sale !== false
}

/** Where the shop keeps the cost of this one. */
export function costPlaceOf(raw: ShopFigures): CostPlace {
  if (raw.cost_of_goods_sold !== null) return 'core'
  return raw.meta_data.length > 0 ? 'plugin' : 'none'
}

/** WooCommerce writes 0 for a cost that nobody entered. */
function costOf(raw: ShopFigures): string | null {
  const core = raw.cost_of_goods_sold
  if (core === null) {
    const kept = raw.meta_data[0]?.value
    return amountOf(typeof kept === 'number' ? String(kept) : typeof kept === 'string' ? kept : '')
  }
  const cost = amountOf(core.total_value) ?? amountOf(core.values[0]?.defined_value ?? '')
  return cost !== null && sameAmount(cost, '0') ? null : cost
}

function amountOf(written: string): string | null {
  return AMOUNT.test(written) ? written : null
}

/** Whether two amounts are the same, however they are written. */
export function sameAmount(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b
  return a === b || compareAmounts(a, b) === 0
}

/** How an amount stands to another; NaN where one of them is none. */
export function compareAmounts(a: string, b: string): number {
  const [first, second] = [scaledFromDecimal(a, SCALE, MOST), scaledFromDecimal(b, SCALE, MOST)]
  return 'issue' in first || 'issue' in second ? Number.NaN : first.value - second.value
}
