import { useMemo } from 'react'
import { deletePriceLists, setListPrices } from '#contract/commands/price-lists.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { general } from '#contract/entity.ts'
import { Refusal } from '#contract/messages.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import { saveEdit, takeBack, type Undo } from '#web/kit/data/undo.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import {
  asListPrices,
  asScheduled,
  type ListPriceRow,
  type PriceListPatch,
  type PriceListRow,
  type ScheduledRow,
  writableData,
} from './price-list-row.ts'
import { fixedText, listsText as text } from './text.ts'

/** What saving a new list came to: its id, or why there is none, in words. */
export type Created = { readonly id: string } | { readonly issues: readonly string[] }

/** What can be done with price lists, each with its message (PLIST-03) and its way back. */
export interface PriceListActs {
  /** Without a title or products the answer says 'Missing required fields for price list' (PLIST-01). */
  readonly create: (data: PriceListPatch) => Promise<Created>
  readonly save: (row: PriceListRow, patch: PriceListPatch) => void
  /** Answers the id of the copy; undefined where there is none. */
  readonly duplicate: (row: PriceListRow) => Promise<string | undefined>
  readonly archive: (row: PriceListRow, isArchived: boolean) => void
  readonly remove: (row: PriceListRow) => Promise<boolean>
  readonly restore: (row: PriceListRow) => void
}

/** The acts on price lists of the signed-in user. */
export function usePriceListActs(): PriceListActs {
  const store = useStore()
  return useMemo(() => priceListActs(store), [store])
}

/** The acts on price lists over a store. */
function priceListActs(store: Store): PriceListActs {
  const putBack = (row: PriceListRow) =>
    store.mutate({ op: 'put', kind: 'priceList', id: row.id, data: writableData(general(priceList), row) })
  const removed = (row: PriceListRow, changeSetId: string) =>
    store.run(deletePriceLists, { changeSetId, title: text.deletedSet(row.title), ids: [row.id] })

  const save = async (row: PriceListRow, data: PriceListPatch): Promise<void> => {
    let undo: Undo | undefined
    const work = async (): Promise<void> => {
      undo = await saveEdit(store, 'priceList', row.id, data)
    }
    if (!(await attempt('change', fixedText.notUpdated, work))) return
    const back = undo
    const run = (): void => void (back && attempt('change', fixedText.notUpdated, () => takeBack(store, back)))
    showToast({
      key: 'price-list-saved',
      title: fixedText.updated,
      ...(back ? { action: { label: text.undo, run } } : {}),
    })
  }

  const copy = async (row: PriceListRow, id: string): Promise<void> => {
    const title = text.copyOf(row.title)
    const data = { ...writableData(general(priceList), row), title, status: 'draft' }
    await store.mutate({ op: 'put', kind: 'priceList', id, data })
    const prices = pricesOf(store, row.id).map(({ productId, variantId, minQuantity, currency, price }) => ({
      id: store.newId(),
      productId,
      variantId,
      minQuantity,
      currency,
      price,
    }))
    if (prices.length === 0) return
    await store.run(setListPrices, { changeSetId: store.newId(), title, priceListId: id, prices, removed: [] })
  }

  return {
    async create(data) {
      const id = store.newId()
      try {
        const put = () => store.mutate({ op: 'put', kind: 'priceList', id, data })
        if ((await oncePerPress(`create list ${JSON.stringify(data)}`, put)) === undefined) return { issues: [] }
      } catch (error) {
        if (error instanceof Refusal) return { issues: [...new Set(error.issues.map(({ message }) => message))] }
        tellFailure(error, 'create', fixedText.notSaved)
        return { issues: [] }
      }
      showToast({ title: fixedText.saved })
      return { id }
    },
    save: (row, data) => void save(row, data),
    async duplicate(row) {
      const id = store.newId()
      let made: boolean | undefined
      const work = async (): Promise<void> => {
        made = await oncePerPress(`duplicate ${row.id}`, () => copy(row, id).then(() => true))
      }
      if (!(await attempt('duplicate', fixedText.notSaved, work)) || made === undefined) return undefined
      const undo = (): void =>
        void attempt('delete', fixedText.notDeleted, () =>
          removed({ ...row, id, title: text.copyOf(row.title) }, store.newId()),
        )
      showToast({ title: fixedText.saved, detail: text.copyOf(row.title), action: { label: text.undo, run: undo } })
      return id
    },
    archive: (row, isArchived) => void save(row, { status: isArchived ? 'archived' : 'active' }),
    async remove(row) {
      const changeSetId = store.newId()
      const isAlone = pricesOf(store, row.id).length + scheduledOf(store, row.id).length === 0
      if (!(await attempt('delete', fixedText.notDeleted, () => removed(row, changeSetId)))) return false
      // Only the server knows what went with the list; a list that stood alone comes back without it.
      const back = () => (isAlone ? putBack(row) : store.mutate({ op: 'revert', changeSetId }))
      const undo = (): void => void attempt('restore', fixedText.notSaved, back)
      showToast({ title: fixedText.deleted, detail: text.named(row.title), action: { label: text.undo, run: undo } })
      return true
    },
    restore: (row) => void attempt('restore', fixedText.notSaved, () => putBack(row)),
  }
}

function pricesOf(store: Pick<Store, 'all'>, id: string): readonly ListPriceRow[] {
  return asListPrices(store.all('priceListPrice')).filter(({ priceListId }) => priceListId === id)
}

function scheduledOf(store: Pick<Store, 'all'>, id: string): readonly ScheduledRow[] {
  return asScheduled(store.all('scheduledPrice')).filter(({ priceListId }) => priceListId === id)
}

/** Does something with a price list; a failure is told in the words of PLIST-03, and why below them. */
async function attempt(act: string, title: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    tellFailure(error, act, title)
    return false
  }
}

function tellFailure(error: unknown, act: string, title: string): void {
  const told = failureOf(error, { act, thing: text.thing })
  const detail = [told.title, told.detail, ...(told.errors ?? []).map(({ message }) => message)]
  showToast({ title, detail: detail.filter(Boolean).join(' '), tone: 'bad' })
}
