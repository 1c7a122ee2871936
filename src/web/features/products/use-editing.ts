import { useCallback, useMemo, useState } from 'react'
import { Refusal } from '#contract/messages.ts'
import { floorMessage } from '#contract/product-floor.ts'
import type { Store } from '#web/kit/data/store.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { saveEdit, takeBack, type Undo } from '#web/kit/data/undo.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { wordsFor } from '#web/kit/format/problem-words.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import type { Editing } from './editing.ts'
import { editorText } from './editor-text.ts'
import { asProduct, type ProductPatch, type ProductRow } from './product-row.ts'

/** A change that the lowest margin refused, until somebody decides about it (PRICE-12). */
export interface RefusedPrice {
  readonly message: string
  readonly keep: (reason: string) => void
  readonly dismiss: () => void
}

interface Refused {
  readonly message: string
  readonly patch: ProductPatch
  readonly what: string | null
}

/** A product while it is edited; every change is saved as it is made and can be undone from its message. */
export function useEditing(row: ProductRow): { readonly editing: Editing; readonly refused: RefusedPrice | null } {
  const store = useStore()
  const contextOf = usePricingContextOf()
  const [refused, setRefused] = useState<Refused | null>(null)
  const save = useCallback(
    (patch: ProductPatch, what: string | null) => void savePatch(store, row.id, patch, what, setRefused),
    [store, row.id],
  )
  const editing = useMemo(() => {
    const context = contextOf(row.categoryId)
    return { row, context, price: shownPrice(row, context, null), save }
  }, [row, contextOf, save])
  return {
    editing,
    refused: refused && {
      message: refused.message,
      keep(floorOverride) {
        setRefused(null)
        save({ ...refused.patch, floorOverride }, refused.what)
      },
      dismiss: () => setRefused(null),
    },
  }
}

type OnRefused = (refused: Refused) => void

async function savePatch(
  store: Store,
  id: string,
  patch: ProductPatch,
  what: string | null,
  onRefused: OnRefused,
): Promise<void> {
  const before = store.get('product', id)
  if (!before) return
  const refuse = (message: string): void => onRefused({ message, patch, what })
  const undo = await attempt(() => saveEdit(store, 'product', id, patch), refuse)
  const after = store.get('product', id)
  if (!undo || !after || what === null) return
  const moved = priceMove(asProduct(before), asProduct(after))
  showToast({
    key: 'product-saved',
    title: editorText.saved(what),
    ...(moved === undefined ? {} : { detail: moved }),
    action: { label: editorText.undo, run: () => void undone(store, undo) },
  })
}

/** Takes a change back. A price that was below the lowest margin may be so again: that it was is the reason, and it is kept (PRICE-12). */
function undone(store: Store, undo: Undo): Promise<unknown> {
  const floorOverride = editorText.undone
  return attempt(
    () => takeBack(store, undo),
    () => void attempt(() => takeBack(store, undo, { floorOverride }), tell),
  )
}

/** Does something to a product; what its lowest margin refuses is told in words of its own. */
async function attempt<T>(work: () => Promise<T>, refuse: (message: string) => void): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Refusal ? floorMessage(error.issues) : undefined
    if (message === undefined) showFailure(error, { act: 'change', thing: 'this product', words: wordsFor('product') })
    else refuse(message)
    return undefined
  }
}

function tell(message: string): void {
  showToast({ title: message, tone: 'bad' })
}

/** What a change did to the price, in words; undefined when it did nothing. */
function priceMove(before: ProductRow, after: ProductRow): string | undefined {
  const [old, now] = [before, after].map(({ effectivePrice, baseCurrency }) =>
    effectivePrice === null ? editorText.price.none : formatMoney(effectivePrice, baseCurrency),
  )
  return old === now ? undefined : editorText.priceMoved(old ?? '', now ?? '')
}
