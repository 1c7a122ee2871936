import { randomUUID } from 'node:crypto'
import type { Units } from '#domain/money.ts'
import { effectivePrice } from '#domain/price-list/effective-price.ts'
import { ONE } from '#domain/price-list/list-rules.ts'
import { priceBook } from '#domain/price-list/price-book.ts'
import type { ListPrice, PricedItem, PriceListTerms, ScheduledChange } from '#domain/price-list/price-data.ts'
import { scheduledAmount } from '#domain/price-list/standing-price.ts'
import type { Change } from '#contract/command.ts'
import type { AnyRow } from '#contract/entity.ts'
import { soldItem } from '#contract/priced-item.ts'
import { pricingContexts } from '#contract/product-pricing.ts'
import type { RowCache } from '../kit/rows/reading.ts'
import type { StoredCode } from '#contract/stored-message.ts'

/** Values by their path in a row: `pricingAmount`, `variants.<id>.retailPrice`. */
export type Values = Readonly<Record<string, unknown>>

/** The values that a scheduled price set when it began, and the earlier ones; null if the row was created for it. */
export interface Applied {
  readonly kind: string
  readonly id: string
  readonly set: Values
  readonly before: Values | null
}

/** The change of a scheduled price, or why it is not possible. */
export type Begin =
  | { readonly problem: string }
  | {
      readonly applied: Applied
      readonly change: Change
      readonly currency: string
      readonly price: Units
      readonly priceBefore: Units | null
    }

/** A row of `scheduled_price`. */
export type ScheduledRow = AnyRow & ScheduledChange & { readonly applied: Applied | null; readonly promotion: boolean }

const GONE = 'plan-product-gone' satisfies StoredCode
const LIST_GONE = 'plan-list-gone' satisfies StoredCode
const NO_PRICE = 'plan-no-price' satisfies StoredCode
const OTHER_CURRENCY = 'plan-other-currency' satisfies StoredCode

/** Works out the begin of a scheduled price from the present rows. */
export function beginning(row: ScheduledRow, rows: RowCache): Begin {
  const product = rows.get('product', row.productId)
  const item = product && soldItem(product, row.variantId, contextsAmong(rows))
  if (!product || !item) return { problem: GONE }
  return row.priceListId === null ? onProduct(row, product, item) : inList(row, item, rows, row.priceListId)
}

function contextsAmong(rows: RowCache): ReturnType<typeof pricingContexts> {
  const profile = [...rows.all('businessProfile')].find((each) => each['isDefault'] === true)
  return pricingContexts(profile, (kind, id) => rows.get(kind, id))
}

function onProduct(row: ScheduledRow, product: AnyRow, item: PricedItem): Begin {
  if (row.patchKind === 'price' && row.currency !== item.currency) return { problem: OTHER_CURRENCY }
  const price = scheduledAmount(row, item.price)
  if (price === null) return { problem: NO_PRICE }
  const set = row.variantId === '' ? ownPrice(row, product, price) : { [variantKey(row.variantId)]: price }
  const before = Object.fromEntries(Object.keys(set).map((place) => [place, valueAt(product, place)]))
  const applied: Applied = { kind: 'product', id: product.id, set, before }
  return { applied, change: patchOf(applied, set), currency: item.currency, price, priceBefore: item.price }
}

interface VariantPrice {
  readonly id: string
  readonly effectivePrice: Units | null
}

/** A percentage off a product applies to each of its variants; an amount is the price of all variants without their own. */
function ownPrice(row: ScheduledRow, product: AnyRow, price: Units): Values {
  const variants = row.patchKind === 'percentOff' ? (product['variants'] as readonly VariantPrice[]) : []
  const lines = variants.flatMap(({ id, effectivePrice: now }) => {
    const reduced = scheduledAmount(row, now)
    return reduced === null ? [] : [[variantKey(id), reduced]]
  })
  return { pricingMode: 'manual', pricingAmount: price, ...Object.fromEntries(lines) }
}

function inList(row: ScheduledRow, item: PricedItem, rows: RowCache, listId: string): Begin {
  const list = rows.get('priceList', listId) as (AnyRow & PriceListTerms) | undefined
  if (!list?.productIds.includes(row.productId)) return { problem: LIST_GONE }
  const prices = [...rows.of('priceListPrice').values()] as unknown as ListPrice[]
  const book = priceBook({ lists: [list], prices, scheduled: [], endings: contextsAmong(rows)(null) })
  const request = { quantity: ONE, at: row.startsAt, day: '', customerGroup: '', priceListId: listId }
  const now = effectivePrice(item, request, book)
  const currency = list.currency === '' ? item.currency : list.currency
  if (row.patchKind === 'price' && row.currency !== currency) return { problem: OTHER_CURRENCY }
  const price = scheduledAmount(row, now.currency === currency ? now.price : null)
  if (price === null) return { problem: NO_PRICE }
  const known = firstPrice(row, prices, listId)
  const set = { price, currency }
  if (known) {
    const before = { price: known.price, currency: known.currency }
    const applied: Applied = { kind: 'priceListPrice', id: known.id, set, before }
    return { applied, change: patchOf(applied, set), currency, price, priceBefore: now.price }
  }
  const applied: Applied = { kind: 'priceListPrice', id: randomUUID(), set, before: null }
  const { productId, variantId } = row
  const data = { ...set, priceListId: listId, productId, variantId, minQuantity: ONE }
  const change: Change = { op: 'put', kind: applied.kind, id: applied.id, data }
  return { applied, change, currency, price, priceBefore: null }
}

function firstPrice(row: ScheduledRow, prices: readonly ListPrice[], listId: string): ListPrice | undefined {
  const own = prices.filter(
    ({ priceListId, productId, variantId, minQuantity }) =>
      priceListId === listId && productId === row.productId && variantId === row.variantId && minQuantity <= ONE,
  )
  return own.sort((a, b) => b.minQuantity - a.minQuantity || a.price - b.price)[0]
}

/** The change that restores the earlier values of some paths; a row that was created for the price is deleted. */
export function restoring(applied: Applied, places: readonly string[]): Change {
  const { kind, id, before } = applied
  return before === null ? { op: 'delete', kind, id } : patchOf(applied, picked(before, places))
}

/** The values of some paths. */
export function picked(values: Values, places: readonly string[]): Values {
  return Object.fromEntries(places.map((place) => [place, values[place]]))
}

/** The parts that are restored separately, as lists of paths: the fields of the row, which belong together, and each variant. */
export function partsOf({ set }: Applied): readonly (readonly string[])[] {
  const places = Object.keys(set)
  const own = places.filter((place) => !VARIANT.test(place))
  const lines = places.filter((place) => VARIANT.test(place)).map((place) => [place])
  return own.length > 0 ? [own, ...lines] : lines
}

const VARIANT = /^variants\.(.+)\.retailPrice$/

/** The path of a plan's price in the row that it changes. */
export function priceKey({ priceListId, variantId }: ScheduledRow): string {
  if (priceListId !== null) return 'price'
  return variantId === '' ? 'pricingAmount' : variantKey(variantId)
}

function variantKey(id: string): string {
  return `variants.${id}.retailPrice`
}

/** The value of a path; undefined if its variant is gone. */
export function valueAt(row: AnyRow, place: string): unknown {
  const id = VARIANT.exec(place)?.[1]
  if (id === undefined) return row[place]
  const variants = row['variants'] as readonly { readonly id: string; readonly retailPrice?: Units | null }[]
  const found = variants.find((variant) => variant.id === id)
  return found && (found.retailPrice ?? null)
}

function patchOf({ kind, id }: Applied, values: Values): Change {
  const data: Record<string, unknown> = {}
  const lines: Record<string, unknown> = {}
  for (const [place, value] of Object.entries(values)) {
    const variant = VARIANT.exec(place)?.[1]
    if (variant === undefined) data[place] = value
    else lines[variant] = { retailPrice: value }
  }
  if (Object.keys(lines).length > 0) data['variants'] = { lines }
  return { op: 'patch', kind, id, data }
}
