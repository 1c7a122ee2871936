import { daysBetween } from '../exchange-rates.ts'
import type { Units } from '../money.ts'
import { type Chunk, chunked } from './chunked-rows.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import type { DocumentFacts } from './document-facts.ts'
import { KeptBy } from './kept-by.ts'
import { KeptLastSold } from './kept-last-sold.ts'
import { keptOrder } from './kept-order.ts'
import { type LeftOut, leftOutTogether, rememberingRates } from './left-out.ts'
import type { ProductFacts } from './product-facts.ts'

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
  const kept = KEPT.of([today, days], rates)
  const touched = kept.last.follow(chunked(documents).chunks)
  const chunks = chunked(products).chunks
  if (!chunks.some((chunk, at) => chunk === kept.parts[at]?.chunk)) {
    // Of other rows nothing is as it was.
    kept.parts = []
    kept.slow = []
    kept.never = []
  }
  const daysSince = daysUntil(today)
  const parts = chunks.map((chunk, at) => {
    const known = kept.parts[at]
    if (known?.chunk === chunk && !(touched.size > 0 && chunk.some(({ id }) => touched.has(id)))) return known
    return partOf(chunk, kept, at, { today, days, daysSince }, rates)
  })
  const [before, after] = [foundOnlyIn(kept.parts, parts), foundOnlyIn(parts, kept.parts)]
  const gone = [...before].filter((each) => !after.has(each))
  const come = [...after].filter((each) => !before.has(each))
  kept.parts = parts
  kept.slow = keptOrder(kept.slow, gone.filter(wasSold), come.filter(wasSold), byMoney)
  kept.never = keptOrder(kept.never, gone.filter(wasNever), come.filter(wasNever), byMoney)
  return { slow: kept.slow, never: kept.never, leftOut: leftOutTogether(parts.map(({ leftOut }) => leftOut)) }
}

const wasSold = ({ lastSoldOn }: SlowProduct): boolean => lastSoldOn !== null
const wasNever = ({ lastSoldOn }: SlowProduct): boolean => lastSoldOn === null

/** What was found in chunks that stand otherwise in the other list. */
function foundOnlyIn(parts: readonly Part[], others: readonly Part[]): ReadonlySet<SlowProduct> {
  return new Set(parts.flatMap((part, at) => (part === others[at] ? [] : part.found)))
}

/** What some products have of it, and what they were looked at with. */
interface Part {
  readonly chunk: Chunk<ProductFacts>
  readonly found: readonly SlowProduct[]
  readonly leftOut: LeftOut
}

/** What was told last: after a change only the products that it may concern are looked at again. */
class KeptSlow {
  readonly last: KeptLastSold
  parts: readonly Part[] = []
  slow: readonly SlowProduct[] = []
  never: readonly SlowProduct[] = []

  constructor(today: string) {
    this.last = new KeptLastSold(today)
  }
}

const KEPT = new KeptBy(([today]: readonly [today: string, days: number]) => new KeptSlow(today))

interface Until {
  readonly today: string
  readonly days: number
  readonly daysSince: (day: string) => number
}

function partOf(
  chunk: Chunk<ProductFacts>,
  { last, parts }: KeptSlow,
  at: number,
  { today, days, daysSince }: Until,
  rates: DatedRates,
): Part {
  const remembering = rememberingRates(rates)
  const former = new Map(parts[at]?.found.map((each) => [each.id, each]))
  const found: SlowProduct[] = []
  for (const { id, isActive, currency, stock, stockCost } of chunk) {
    if (!isActive) continue
    const day = last.of(id)
    const since = day === null ? null : daysSince(day)
    if (since !== null && since < days) continue
    const rate = stockCost === 0 ? undefined : remembering.of(id, currency, today, stockCost)
    const bound = rate === undefined ? 0 : rate && atRate(stockCost, rate)
    const known = former.get(id)
    const isSame = known?.lastSoldOn === day && known.stock === stock && known.stockCost === bound
    found.push(isSame ? known : { id, lastSoldOn: day, days: since, stock, stockCost: bound })
  }
  return { chunk, found, leftOut: remembering.leftOut() }
}

/** The days from each day until one; many products were last sold on the same. */
function daysUntil(today: string): (day: string) => number {
  const known = new Map<string, number>()
  return (day) => {
    const found = known.get(day) ?? daysBetween(day, today)
    known.set(day, found)
    return found
  }
}

function byMoney(a: SlowProduct, b: SlowProduct): number {
  return (b.stockCost ?? 0) - (a.stockCost ?? 0) || (b.days ?? 0) - (a.days ?? 0) || (a.id < b.id ? -1 : 1)
}
