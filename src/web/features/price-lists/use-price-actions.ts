import { useMemo } from 'react'
import { namedUuid } from '#domain/named-uuid.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { actionsOn } from '#web/kit/actions/actions.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import type { ListedPrice } from './list-pricing.ts'
import { overrideMessages as messages } from './page-messages.ts'
import { fixedMessages } from './messages.ts'

/** A price typed for one product of a list, from a quantity (1/10,000) on. */
export type TypedPrice = Pick<RowOfKind<'priceListPrice'>, 'minQuantity' | 'price' | 'currency'>

export type Priced = Pick<ListedPrice, 'row' | 'variantId' | 'name'>

/** What can be done with the prices that are typed for a list; each is saved at once and can be undone. */
export interface PriceActions {
  /** Sets the price from that quantity on; `known` is the row that is changed, absent makes one. */
  readonly set: (of: Priced, typed: TypedPrice, known: RowOfKind<'priceListPrice'> | undefined) => void
  readonly remove: (of: Pick<Priced, 'name'>, known: RowOfKind<'priceListPrice'>) => void
}

export function usePriceActions(priceListId: string): PriceActions {
  const store = useStore()
  return useMemo(() => priceActionsOn(store, priceListId), [store, priceListId])
}

export function priceActionsOn(store: Store, priceListId: string): PriceActions {
  const actions = actionsOn(store, 'priceListPrice', failureTitle)
  return {
    set({ row, variantId, name }, typed, known) {
      const title = messages.saved(name, typed.minQuantity, formatMoney(typed.price, typed.currency))
      if (known) return void actions.save(known.id, typed, '', { title })
      const key = JSON.stringify([row.id, variantId, typed.minQuantity])
      // The same price typed on two devices is one price (SYNC-04).
      const id = namedUuid(priceListId, key, (each) => store.get('priceListPrice', each) !== undefined)
      const data = { priceListId, productId: row.id, variantId, ...typed }
      return void actions.create(data, id, { key: SAVED, title })
    },
    remove: ({ name }, { id, minQuantity }) =>
      void actions.remove(id, { key: SAVED, title: messages.removed(name, minQuantity) }),
  }
}

/** One message takes the place of the one before. */
const SAVED = 'priceListPrice-saved'

function failureTitle(): string {
  return fixedMessages.notUpdated
}
