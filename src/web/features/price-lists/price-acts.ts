import { useMemo } from 'react'
import { namedUuid } from '#domain/named-uuid.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { saveEdit, takeBack, type Undo } from '#web/kit/data/undo.ts'
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

const KIND = 'priceListPrice'

type PriceData = Pick<ListPriceRow, 'productId' | 'variantId' | 'minQuantity' | 'currency' | 'price'>

/** The same, over a store. */
export function priceActs(store: Store, priceListId: string): PriceActs {
  const put = (id: string, data: PriceData) =>
    store.mutate({ op: 'put', kind: KIND, id, data: { priceListId, ...data } })
  const drop = (id: string) => store.mutate({ op: 'delete', kind: KIND, id })

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
      const key = JSON.stringify([row.id, variantId, typed.minQuantity])
      // The same price typed on two devices is one price (SYNC-04).
      const id = known?.id ?? namedUuid(priceListId, key, (each) => store.get(KIND, each) !== undefined)
      const data = { productId: row.id, variantId: known?.variantId ?? variantId, ...typed }
      const title = pageText.override.saved(name, formatMoney(typed.price, typed.currency))
      let undo: Undo | undefined
      const work = async (): Promise<void> => {
        if (known) undo = await saveEdit(store, KIND, id, data)
        else await put(id, data)
      }
      void tell(title, work, async () => {
        if (undo) await takeBack(store, undo)
        else if (!known) await drop(id)
      })
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
