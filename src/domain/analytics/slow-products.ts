import { daysBetween } from '../exchange-rates.ts'
import type { Units } from '../money.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type LeftOut, rememberingRates } from './left-out.ts'
import type { ProductFacts } from './product-facts.ts'
import { lastSold } from './sold-quantities.ts'

/** An active product that does not sell. */
export interface SlowProduct {
  readonly id: string
  /** Null: never. */
  readonly lastSoldOn: string | null
  /** Days since then; null if it never was. */
  readonly days: number | null
  readonly stock: number | null
  /** What lies in its stock, in the currency of the figures; null without a rate. */
  readonly stockCost: Units | null
}

/** Products that do not sell: those that bind most money first. */
export interface SlowProducts {
  /** Sold once, but not for so many days. */
  readonly slow: readonly SlowProduct[]
  readonly never: readonly SlowProduct[]
  readonly leftOut: LeftOut
}

/** The active products that were not sold in the days until today, or never. */
export function slowProducts(
  products: Iterable<ProductFacts>,
  documents: Iterable<DocumentFacts>,
  { today, days }: { readonly today: string; readonly days: number },
  rates: DatedRates,
): SlowProducts {
  const last = lastSold(documents, today)
  const remembering = rememberingRates(rates)
  const [slow, never]: [SlowProduct[], SlowProduct[]] = [[], []]
  for (const { id, isActive, currency, stock, stockCost } of products) {
    if (!isActive) continue
    const day = last.get(id) ?? null
    const since = day === null ? null : daysBetween(day, today)
    if (since !== null && since < days) continue
    const rate = stockCost === 0 ? undefined : remembering.of(id, currency, today, stockCost)
    const bound = rate === undefined ? 0 : rate && atRate(stockCost, rate)
    const list = since === null ? never : slow
    list.push({ id, lastSoldOn: day, days: since, stock, stockCost: bound })
  }
  return { slow: slow.toSorted(byMoney), never: never.toSorted(byMoney), leftOut: remembering.leftOut() }
}

function byMoney(a: SlowProduct, b: SlowProduct): number {
  return (b.stockCost ?? 0) - (a.stockCost ?? 0) || (b.days ?? 0) - (a.days ?? 0) || (a.id < b.id ? -1 : 1)
}
