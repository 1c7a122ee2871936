import { useMemo } from 'react'
import { failureOf } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { pageText } from './page-text.ts'
import type { ListedPrice } from './list-pricing.ts'
import type { ListPriceRow } from './price-list-row.ts'
import { fixedText, listsText } from './text.ts'

/** A price typed for one product of a list, from a quantity (1/10,000) on. */
export interface TypedPrice {
  readonly minQuantity: number
  readonly price: number
  readonly currency: string
}

/** What a price is typed for: a product or one of its variants. */
export type Priced = Pick<ListedPrice, 'row' | 'variantId' | 'name'>

/** What can be done with the prices that are typed for a list; each is saved at once and can be undone. */
export interface PriceActs {
  /** Sets the price from that quantity on; `known` is the row that is changed, absent makes one. */
  readonly set: (of: Priced, typed: TypedPrice, known: ListPriceRow | undefined) => void
  readonly remove: (of: Pick<Priced, 'name'>, known: ListPriceRow) => void
}

/** From one piece on: the price that replaces the rule's. */
export const ONE = 10_000

/** The acts on the prices of a list. */
export function usePriceActs(priceListId: string): PriceActs {
  const store = useStore()
  return useMemo(() => priceActs(store, priceListId), [store, priceListId])
}

type PriceData = Pick<ListPriceRow, 'productId' | 'variantId' | 'minQuantity' | 'currency' | 'price'>

function priceActs(store: Store, priceListId: string): PriceActs {
  const put = (id: string, data: PriceData) =>
    store.mutate({ op: 'put', kind: 'priceListPrice', id, data: { priceListId, ...data } })
  const drop = (id: string) => store.mutate({ op: 'delete', kind: 'priceListPrice', id })

  /** Does something and offers its opposite. */
  const tell = async (title: string, work: () => Promise<unknown>, undo: () => Promise<unknown>): Promise<void> => {
    if (!(await attempt(work))) return
    showToast({
      key: 'list-price-saved',
      title,
      action: { label: pageText.override.undo, run: () => void attempt(undo) },
    })
  }

  return {
    set({ row, variantId, name }, typed, known) {
      const id = known?.id ?? store.newId()
      const data = { productId: row.id, variantId: known?.variantId ?? variantId, ...typed }
      const title = pageText.override.saved(name, formatMoney(typed.price, typed.currency))
      void tell(
        title,
        () => put(id, data),
        () => (known ? put(id, dataOf(known)) : drop(id)),
      )
    },
    remove({ name }, known) {
      void tell(
        pageText.override.removed(name),
        () => drop(known.id),
        () => put(known.id, dataOf(known)),
      )
    },
  }
}

function dataOf({ productId, variantId, minQuantity, currency, price }: ListPriceRow): PriceData {
  return { productId, variantId, minQuantity, currency, price }
}

async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const { title, errors = [] } = failureOf(error, { act: 'change', thing: listsText.thing })
    const detail = [title, ...errors.map(({ message }) => message)].join(' ')
    showToast({ title: fixedText.notUpdated, detail, tone: 'bad' })
    return false
  }
}
