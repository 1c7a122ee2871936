import { type CsvValue, csvText } from '#domain/csv.ts'
import { decimalFromUnits, type Units } from '#domain/money.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { VariantLine } from './variant-edits.ts'
import { actorName, type HistoryItem } from '#web/kit/history/history-entry.ts'

/** What a product or a variant sold for and cost from a moment on; amounts in units of `currency`, null where there was none. */
export interface PriceEntry {
  readonly version: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly currency: string
  readonly price: Units | null
  readonly tradePrice: Units | null
  readonly cost: Units | null
  readonly actor: string
  readonly why: string
}

/** The prices of a product, or of one of its variants, over time; oldest first. */
export interface PriceSeries {
  /** The variant; empty for the product itself. */
  readonly variantId: string
  /** Of the variant; empty for the product itself. */
  readonly name: string
  readonly sku: string
  readonly entries: readonly PriceEntry[]
}

type Known = Pick<
  RowOfKind<'product'>,
  'baseCurrency' | 'sku' | 'effectivePrice' | 'effectiveTradePrice' | 'totalCost' | 'variants'
>
type Figures = Pick<Known, 'effectivePrice' | 'effectiveTradePrice' | 'totalCost'>

interface Moment {
  readonly item: HistoryItem
  /** Null while it was deleted. */
  readonly row: Known | null
}

/**
 * The prices over time that a history tells, read back from the row as it is; the items come newest first. What came late, from a device
 * that was offline, holds from when it was meant to unless something written after it did already (LEDGER-01).
 */
export function priceSeries(row: Known, items: readonly HistoryItem[]): readonly PriceSeries[] {
  const moments = inForce(momentsOf(row, items))
  const variants = new Map<string, VariantLine>()
  for (const each of [...moments.map((moment) => moment.row), row]) {
    for (const variant of each?.variants ?? []) variants.set(variant.id, variant)
  }
  return [
    { variantId: '', name: '', sku: row.sku, entries: entriesOf(moments, (then) => then) },
    ...[...variants.values()].map(({ id, name, sku }) => ({
      variantId: id,
      name,
      sku,
      entries: entriesOf(moments, (then) => then.variants.find((variant) => variant.id === id)),
    })),
  ]
}

function momentsOf(row: Known, items: readonly HistoryItem[]): readonly Moment[] {
  let later: Known = row
  return items.map((item) => {
    // What waits on this device is not in the history yet: a field that the history tells is as it tells.
    const then = { ...later, ...item.after }
    later = { ...then, ...item.before }
    return { item, row: item.after === null ? null : then }
  })
}

function inForce(moments: readonly Moment[]): readonly Moment[] {
  const ordered = [...moments].sort((a, b) => timeOf(a) - timeOf(b) || a.item.version - b.item.version)
  let newest = -1
  return ordered.filter(({ item }) => {
    if (item.version < newest) return false
    newest = item.version
    return true
  })
}

function timeOf({ item }: Moment): number {
  return Date.parse(item.effectiveAt)
}

function entriesOf(moments: readonly Moment[], figuresIn: (row: Known) => Figures | undefined): readonly PriceEntry[] {
  const entries: PriceEntry[] = []
  for (const moment of moments) {
    const { item, row } = moment
    const figures = row === null ? undefined : figuresIn(row)
    const last = entries.at(-1)
    if (!figures && !last) continue
    const entry: PriceEntry = {
      version: item.version,
      at: timeOf(moment),
      currency: row?.baseCurrency ?? last?.currency ?? '',
      price: figures?.effectivePrice ?? null,
      tradePrice: figures?.effectiveTradePrice ?? null,
      // A product of which no cost is known is kept with a cost of zero.
      cost: figures?.totalCost || null,
      actor: actorName(item.actor, item.personId),
      why: item.why ?? '',
    }
    if (!last || !isSame(last, entry)) entries.push(entry)
  }
  return entries
}

function isSame(a: PriceEntry, b: PriceEntry): boolean {
  return a.currency === b.currency && a.price === b.price && a.tradePrice === b.tradePrice && a.cost === b.cost
}

/** The currencies that a series was ever in, the present one first. */
export function currenciesOf({ entries }: PriceSeries): readonly string[] {
  return [...new Set(entries.map(({ currency }) => currency).reverse())]
}

/** One figure of a series in one currency, as a chart draws it: where the product was sold in another one there is no value. */
export function lineOf({ entries }: PriceSeries, currency: string, figure: 'price' | 'cost') {
  const points = entries.map((entry) => ({ at: entry.at, value: entry.currency === currency ? entry[figure] : null }))
  const first = points.findIndex(({ value }) => value !== null)
  return first === -1 ? [] : points.slice(first)
}

/** The prices over time as CSV text, oldest change first: moments in ISO 8601, amounts as plain decimals (LEDGER-01). */
export function priceSeriesCsv(allSeries: readonly PriceSeries[], heads: readonly string[]): string {
  const lines = allSeries.flatMap(({ name, sku, entries }) =>
    entries.map((entry): readonly CsvValue[] => [
      new Date(entry.at).toISOString(),
      name,
      sku,
      entry.currency,
      decimal(entry.price, entry.currency),
      decimal(entry.tradePrice, entry.currency),
      decimal(entry.cost, entry.currency),
      entry.actor,
      entry.why,
    ]),
  )
  return csvText([heads, ...lines])
}

function decimal(units: Units | null, currency: string): string | null {
  return units === null ? null : decimalFromUnits(units, currency)
}
