import { useMemo } from 'react'
import { failureOf } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { pageText } from './page-text.ts'
import type { ListPriceRow, ProductRow } from './price-list-row.ts'
import { fixedText, listsText } from './text.ts'

/** A price typed for one product of a list, from a quantity (1/10,000) on. */
export interface TypedPrice {
  readonly minQuantity: number
  readonly price: number
  readonly currency: string
}

/** What can be done with the prices that are typed for a list; each is saved at once and can be undone. */
export interface PriceActs {
  /** Sets the price from that quantity on; `known` is the row that is changed, absent makes one. */
  readonly set: (product: ProductRow, typed: TypedPrice, known: ListPriceRow | undefined) => void
  readonly remove: (product: ProductRow, known: ListPriceRow) => void
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
    set(product, typed, known) {
      const id = known?.id ?? store.newId()
      const data = { productId: product.id, variantId: '', ...typed }
      const title = pageText.override.saved(product.name, formatMoney(typed.price, typed.currency))
      void tell(
        title,
        () => put(id, data),
        () => (known ? put(id, dataOf(known)) : drop(id)),
      )
    },
    remove(product, known) {
      void tell(
        pageText.override.removed(product.name),
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
