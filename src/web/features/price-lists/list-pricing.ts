import type { RowOfKind } from '#contract/row-kinds.ts'
import { useMemo, useState } from 'react'
import { grouped } from '#domain/grouped.ts'
import type { Ppm } from '#domain/money.ts'
import { type EffectivePrice, effectivePrice } from '#domain/price-list/effective-price.ts'
import { type ListedBreak, listedBreaks } from '#domain/price-list/listed-breaks.ts'
import { type ListedThing, listedThings } from '#domain/price-list/listed-things.ts'
import { priceBook, type PriceBook } from '#domain/price-list/price-book.ts'
import type { PricedItem, PriceRequest } from '#domain/price-list/price-data.ts'
import { marginInList } from '#domain/price-list/price-figures.ts'
import { pricedItem } from '#contract/priced-item.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { type PricingContextOf, usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { dayOf } from '#web/kit/format/date.ts'
import { ONE } from '#domain/price-list/list-rules.ts'

/** A product of a list, or one of its variants, with its price, as its table shows it. */
export interface ListedPrice extends ListedThing {
  /** Tells it from all others of the list. */
  readonly key: string
  readonly row: RowOfKind<'product'>
  readonly item: PricedItem
  readonly price: EffectivePrice
  /** Null without a price or a cost. */
  readonly margin: Ppm | null
  /** The prices typed for it in this list, by rising quantity; of a variant also those of its product, where it has none. */
  readonly typed: readonly RowOfKind<'priceListPrice'>[]
}

/** Prices the products of one list, one at a time: a page of a list of 10,000 asks for a page of prices. */
export interface ListPricing {
  readonly book: PriceBook
  readonly request: PriceRequest
  readonly pricesOf: (row: RowOfKind<'product'>) => readonly ListedPrice[]
  /** Whether the list has quantity breaks of every product. */
  readonly hasTiers: boolean
  /** The quantity breaks that hold for one of these prices, by rising quantity. */
  readonly breaksOf: (listed: ListedPrice) => readonly HeldBreak[]
}

/** A quantity break that holds for a product in a list. */
export interface HeldBreak extends ListedBreak {
  /** Set by hand for this product; otherwise the break is the list's for every product. */
  readonly isOwn: boolean
}

const NONE: readonly RowOfKind<'priceListPrice'>[] = []

/** The pricing of a list as it stands, or with a draft of its rules; the same object until something of it changes. */
export function useListPricing(list: RowOfKind<'priceList'>): ListPricing {
  const prices = useRows('priceListPrice')
  const scheduled = useRows('scheduledPrice')
  const contextOf = usePricingContextOf()
  const [at] = useState(() => Date.now())
  const own = useMemo(() => prices.filter(({ priceListId }) => priceListId === list.id), [prices, list.id])
  return useMemo(() => {
    const book = priceBook({ lists: [list], prices: own, scheduled, endings: contextOf(null) })
    return listPricing(list, own, book, contextOf, at)
  }, [list, own, scheduled, contextOf, at])
}

export function listPricing(
  list: RowOfKind<'priceList'>,
  own: readonly RowOfKind<'priceListPrice'>[],
  book: PriceBook,
  contextOf: PricingContextOf,
  at: number,
): ListPricing {
  const typed = grouped(
    own.toSorted((a, b) => a.minQuantity - b.minQuantity),
    ({ productId }) => productId,
  )
  const request = { quantity: ONE, at, day: dayOf(at), customerGroup: '', priceListId: list.id }
  const prepared = book.list(list.id)
  return {
    book,
    request,
    pricesOf: (row) =>
      listedThings(row).flatMap((thing) => {
        const item = pricedItem(row, contextOf(row.categoryId), thing.variantId)
        if (!item) return []
        const price = effectivePrice(item, request, book)
        const own = typedFor(thing.variantId, typed.get(row.id) ?? NONE)
        const margin = marginInList(item, price, prepared)
        return [{ ...thing, key: `${row.id} ${thing.variantId}`, row, item, price, margin, typed: own }]
      }),
    hasTiers: list.tiers.length > 0,
    breaksOf: ({ item, price, typed }) => {
      const own = typed.filter(({ minQuantity }) => minQuantity > ONE)
      const priceAt = (quantity: number): EffectivePrice => effectivePrice(item, { ...request, quantity }, book)
      return heldBreaks(own, listedBreaks({ starts: [...list.tiers, ...own], first: price, priceAt }))
    },
  }
}

/** The breaks that hold, and those set by hand that change nothing yet: they stand in the list too. */
function heldBreaks(own: readonly RowOfKind<'priceListPrice'>[], listed: readonly ListedBreak[]): readonly HeldBreak[] {
  const ofOwn = new Set(own.map(({ minQuantity }) => minQuantity))
  const found = new Set(listed.map(({ minQuantity }) => minQuantity))
  const idle = own.filter(({ minQuantity }) => !found.has(minQuantity))
  return [
    ...listed.map(({ minQuantity, price }) => ({ minQuantity, price, isOwn: ofOwn.has(minQuantity) })),
    ...idle.map(({ minQuantity, price }) => ({ minQuantity, price, isOwn: true })),
  ].sort((a, b) => a.minQuantity - b.minQuantity)
}

/** The prices typed for a variant, and those typed for its product from quantities that it has none from. */
function typedFor(
  variantId: string,
  rows: readonly RowOfKind<'priceListPrice'>[],
): readonly RowOfKind<'priceListPrice'>[] {
  const own = rows.filter((row) => row.variantId === variantId)
  const has = new Set(own.map(({ minQuantity }) => minQuantity))
  return rows.filter((row) => row.variantId === variantId || (row.variantId === '' && !has.has(row.minQuantity)))
}
