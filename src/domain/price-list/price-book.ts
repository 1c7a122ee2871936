import { unitRate } from '../exchange-rates.ts'
import type { PriceEnding } from '../price-ending.ts'
import { type DeclaredEndings, inheritedEnding } from '../pricing-rules.ts'
import { multiplied, type Unrounded } from '../unrounded.ts'
import type { ListPrice, ListTier, PriceListTerms, ScheduledChange } from './price-data.ts'

/** A list prepared for many requests. */
export interface PreparedList {
  readonly terms: PriceListTerms
  /** The breaks, the highest quantity first. */
  readonly tiers: readonly ListTier[]
  /** By product: overrides, the highest quantity first, of equal ones the lowest price. */
  readonly prices: ReadonlyMap<string, readonly ListPrice[]>
  /** By product: the latest start first. */
  readonly scheduled: ReadonlyMap<string, readonly ScheduledChange[]>
  /** The ending of the list's own currency; unused if it has none. */
  readonly currencyEnding: PriceEnding
  /** An amount in another currency at the list's rates, not rounded yet; null without a rate. */
  converted(amount: Unrounded, from: string, to: string): Unrounded | null
}

/** Everything beside the products that decides prices, prepared once. */
export interface PriceBook {
  /** The lists that name a product, the highest priority first, then by id. */
  listsOf(productId: string): readonly PreparedList[]
  list(id: string): PreparedList | undefined
  /** Scheduled changes of the product's own price, the latest start first. */
  scheduledOf(productId: string): readonly ScheduledChange[]
}

/** The input of a price book. */
export interface PriceData {
  readonly lists: readonly PriceListTerms[]
  readonly prices: readonly ListPrice[]
  readonly scheduled: readonly ScheduledChange[]
  /** The endings of the business profile: a list with its own currency takes that currency's ending. */
  readonly endings: DeclaredEndings
}

const NONE: readonly never[] = []

/** Prepares the data. The order of the input never matters. */
export function priceBook({ lists, prices, scheduled, endings }: PriceData): PriceBook {
  const pricesBy = groupedTwice(
    prices,
    ({ minQuantity, price, id }, other) =>
      other.minQuantity - minQuantity || price - other.price || compare(id, other.id),
  )
  const scheduledBy = groupedTwice(
    scheduled,
    ({ startsAt, id }, other) => other.startsAt - startsAt || compare(id, other.id),
  )
  const prepared = [...lists]
    .sort((a, b) => b.priority - a.priority || compare(a.id, b.id))
    .map((terms) =>
      prepare(terms, pricesBy.get(terms.id) ?? new Map(), scheduledBy.get(terms.id) ?? new Map(), endings),
    )
  const byProduct = new Map<string, PreparedList[]>()
  for (const list of prepared) {
    for (const productId of new Set(list.terms.productIds)) {
      const known = byProduct.get(productId)
      if (known) known.push(list)
      else byProduct.set(productId, [list])
    }
  }
  const byId = new Map(prepared.map((list) => [list.terms.id, list]))
  const ownScheduled = scheduledBy.get(null)
  return {
    listsOf: (productId) => byProduct.get(productId) ?? NONE,
    list: (id) => byId.get(id),
    scheduledOf: (productId) => ownScheduled?.get(productId) ?? NONE,
  }
}

function prepare(
  terms: PriceListTerms,
  prices: ReadonlyMap<string, readonly ListPrice[]>,
  scheduled: ReadonlyMap<string, readonly ScheduledChange[]>,
  endings: DeclaredEndings,
): PreparedList {
  const rates = new Map<string, Unrounded | null>()
  const rateOf = (from: string, to: string): Unrounded | null => {
    const key = `${from}${to}`
    const known = rates.get(key)
    if (known !== undefined) return known
    const rate = terms.rates && unitRate(terms.rates, from, to)
    rates.set(key, rate)
    return rate
  }
  return {
    terms,
    tiers: terms.tiers.toSorted((a, b) => b.minQuantity - a.minQuantity || b.percentOff - a.percentOff),
    prices,
    scheduled,
    currencyEnding: inheritedEnding(terms.currency, endings).ending,
    converted(amount, from, to) {
      if (from === to) return amount
      const rate = rateOf(from, to)
      return rate && multiplied(amount, rate)
    },
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** By list (null: none), then by product. */
function groupedTwice<Row extends { readonly priceListId: string | null; readonly productId: string }>(
  rows: readonly Row[],
  order: (a: Row, b: Row) => number,
): Map<string | null, Map<string, Row[]>> {
  const groups = new Map<string | null, Map<string, Row[]>>()
  for (const row of rows) {
    const group = groups.get(row.priceListId) ?? new Map<string, Row[]>()
    groups.set(row.priceListId, group)
    const own = group.get(row.productId)
    if (own) own.push(row)
    else group.set(row.productId, [row])
  }
  for (const group of groups.values()) for (const own of group.values()) own.sort(order)
  return groups
}
