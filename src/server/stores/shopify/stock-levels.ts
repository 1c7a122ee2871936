import type { ShopifyCaller } from './caller.ts'
import { operations } from './operations.ts'

/** Where the first part of an item's stock lies, and how much of it is for sale. */
export interface StockLevel {
  readonly locationId: string
  readonly available: number
}

const MOST_ITEMS = 100

/** The first location of each item, by the item's ID; items that are kept nowhere are missing. Throws `StoreFailure`. */
export async function levelsOf(
  caller: ShopifyCaller,
  itemIds: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, StockLevel>> {
  const levels = new Map<string, StockLevel>()
  for (let from = 0; from < itemIds.length; from += MOST_ITEMS) {
    const ids = itemIds.slice(from, from + MOST_ITEMS)
    const { nodes } = await caller.ask(operations.levels, { ids }, signal)
    for (const item of nodes) {
      const level = item?.inventoryLevels.nodes[0]
      const available = level?.quantities.find(({ name }) => name === 'available')
      if (item && level && available)
        levels.set(item.id, { locationId: level.location.id, available: available.quantity })
    }
  }
  return levels
}
