import { effectivePrice } from '#domain/price-list/effective-price.ts'
import { ONE } from '#domain/price-list/list-rules.ts'
import { priceBook, type PriceBook } from '#domain/price-list/price-book.ts'
import type { PricedItem, PriceRequest } from '#domain/price-list/price-data.ts'
import { marginInList } from '#domain/price-list/price-figures.ts'
import { listedThings } from '#domain/price-list/listed-things.ts'
import { changedList } from '#domain/simulator/list-levers.ts'
import type { Levers } from '#domain/simulator/levers.ts'
import { simulatedItems } from '#domain/simulator/simulated-item.ts'
import type { SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import { pricedItem } from '#contract/priced-item.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { Catalogue } from './read-catalogue.ts'
import { slicer } from './slicer.ts'

/** What price lists are made of. */
export interface ListRows {
  readonly lists: readonly RowOfKind<'priceList'>[]
  readonly prices: readonly RowOfKind<'priceListPrice'>[]
  readonly scheduled: readonly RowOfKind<'scheduledPrice'>[]
}

interface ListSide {
  /** Mean margin in ppm; NaN without any. */
  readonly margin: number
  readonly belowFloor: number
  readonly losing: number
}

/** What a scenario does to the prices of one list. */
export interface ListEffect {
  readonly list: RowOfKind<'priceList'>
  /** The same list with its rule under the scenario. */
  readonly listThen: RowOfKind<'priceList'>
  /** Prices in it, and those of them that change. */
  readonly prices: number
  readonly changed: number
  readonly before: ListSide
  readonly after: ListSide
}

interface Asked extends ListRows {
  readonly catalogue: Catalogue
  readonly levers: Levers
  readonly deps: SimulatorDeps
  readonly at: number
}

/** Prices every list now and under a scenario, a slice at a time. Undefined if it was called off. */
export async function listEffects(asked: Asked, signal: AbortSignal): Promise<readonly ListEffect[] | undefined> {
  const { levers, deps, prices, scheduled } = asked
  const later = asked.lists.map((list) => changedList(list, levers))
  const endings = deps.contextOf(null)
  const now = priceBook({ lists: asked.lists, prices, scheduled, endings })
  const then = priceBook({ lists: later, prices, scheduled, endings })
  const effects: ListEffect[] = []
  const slices = slicer()
  for (const [place, list] of asked.lists.entries()) {
    const [before, after] = [new Tally(list.id, now, asked), new Tally(list.id, then, asked)]
    let changed = 0
    for (const id of list.productIds) {
      const [items, moved] = itemsOf(asked, id)
      for (const [index, item] of items.entries()) {
        if (before.add(item) !== after.add(moved[index] ?? item)) changed++
      }
      if (!slices.isOver()) continue
      await slices.next()
      if (signal.aborted) return undefined
    }
    const shared = { list, listThen: later[place] ?? list, prices: before.prices, changed }
    effects.push({ ...shared, before: before.side(), after: after.side() })
  }
  return effects
}

/** The items of a product as they are, and as they would be. */
function itemsOf(
  { catalogue, levers, deps }: Asked,
  id: string,
): readonly [readonly PricedItem[], readonly PricedItem[]] {
  const place = catalogue.placeOf.get(id)
  const [row, product] = place === undefined ? [] : [catalogue.rows[place], catalogue.columns.products[place]]
  if (!row || !product) return [[], []]
  const context = deps.contextOf(row.categoryId)
  const items = listedThings(row).flatMap(({ variantId }) => pricedItem(row, context, variantId) ?? [])
  return [items, simulatedItems(product, items, levers, deps)]
}

/** Adds up the prices of one list. */
class Tally {
  readonly #book: PriceBook
  readonly #request: PriceRequest
  readonly #sums = { prices: 0, margins: 0, judged: 0, belowFloor: 0, losing: 0 }

  constructor(priceListId: string, book: PriceBook, { at, deps }: Asked) {
    this.#book = book
    this.#request = { quantity: ONE, at, day: deps.day, customerGroup: '', priceListId }
  }

  get prices(): number {
    return this.#sums.prices
  }

  /** The price of one piece of an item, which is added; null without one. */
  add(item: PricedItem): number | null {
    const answer = effectivePrice(item, this.#request, this.#book)
    if (answer.price === null) return null
    const sums = this.#sums
    const margin = marginInList(item, answer, this.#book.list(this.#request.priceListId ?? ''))
    sums.prices++
    if (answer.belowFloor) sums.belowFloor++
    if (margin === null) return answer.price
    sums.judged++
    sums.margins += margin
    if (margin < 0) sums.losing++
    return answer.price
  }

  side(): ListSide {
    const { margins, judged, belowFloor, losing } = this.#sums
    return { margin: margins / judged, belowFloor, losing }
  }
}
