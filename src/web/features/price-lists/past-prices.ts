import { type Units, unitsFromDecimal } from '#domain/money.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { lowestProductPrice, pricesAsOf, pricesAsOfFile } from '#contract/endpoints/price-lists.ts'
import { callEndpoint, callForFile } from '#web/kit/data/call-endpoint.ts'
import { userTimeZone } from '#web/kit/format/date.ts'

/** A product's prices as they were at the end of a day; amounts in units of `currency`. */
export interface PastPrice {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly currency: string
  readonly price: Units | null
  readonly tradePrice: Units | null
  readonly cost: Units | null
}

export interface PastPage {
  readonly prices: readonly PastPrice[]
  readonly more: boolean
}

/** Decimals of major units, as REST writes amounts. */
interface AsOfAnswer {
  readonly items: readonly (Pick<PastPrice, 'id' | 'name' | 'sku' | 'currency'> & {
    readonly price: number | null
    readonly tradePrice: number | null
    readonly cost?: number | null
  })[]
  readonly more: boolean
}

/** `day` is `YYYY-MM-DD`. */
export interface PastQuestion {
  readonly day: string
  readonly page: number
  readonly pageSize: number
}

/** A page of the prices at the end of a day `YYYY-MM-DD`, by name (LEDGER-02). Throws what `callEndpoint` does. */
export async function pastPrices({ day, page, pageSize }: PastQuestion, signal: AbortSignal): Promise<PastPage> {
  const query = { date: day, timeZone: userTimeZone(), page: String(page), pageSize: String(pageSize), figures: '1' }
  const { items, more } = await callEndpoint<AsOfAnswer>(pricesAsOf, { query, signal })
  const prices = items.map(({ price, tradePrice, cost = null, ...item }) => ({
    ...item,
    price: unitsOf(price, item.currency),
    tradePrice: unitsOf(tradePrice, item.currency),
    cost: unitsOf(cost, item.currency),
  }))
  return { prices, more }
}

export function pastPricesFile(date: string): Promise<Blob> {
  return callForFile(pricesAsOfFile, { query: { date, timeZone: userTimeZone(), figures: '1' } })
}

/** The lowest price of the 30 days before; null where none is known. */
export interface LowestBefore {
  readonly price: Units | null
  readonly currency: string
  /** Since when it had been so, epoch milliseconds. */
  readonly since: number
}

interface LowestAnswer {
  readonly lowestPrice: number | null
  readonly currency: string
  /** ISO 8601; null where nothing was sold. */
  readonly since: string | null
  readonly from: string
}

/** The lowest price of the 30 days before a promotion that begins at `startsAt`; of one that is still to come, before now (LEDGER-03). */
export async function lowestBefore(
  { productId, priceListId, startsAt }: Pick<RowOfKind<'scheduledPrice'>, 'productId' | 'priceListId' | 'startsAt'>,
  signal: AbortSignal,
): Promise<LowestBefore> {
  const at = new Date(Math.min(startsAt, Date.now())).toISOString()
  const query = { at, timeZone: userTimeZone(), ...(priceListId === null ? {} : { priceListId }) }
  const { lowestPrice, currency, since, from } = await callEndpoint<LowestAnswer>(lowestProductPrice, {
    params: { id: productId },
    query,
    signal,
  })
  return { price: unitsOf(lowestPrice, currency), currency, since: Date.parse(since ?? from) }
}

function unitsOf(amount: number | null, currency: string): Units | null {
  if (amount === null) return null
  const scaled = unitsFromDecimal(amount, currency)
  return 'value' in scaled ? scaled.value : null
}
