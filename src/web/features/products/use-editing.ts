import { useCallback, useMemo, useState } from 'react'
import { DEFAULT_WHAT_IF } from '#domain/pricing-rules.ts'
import { Refusal } from '#contract/messages.ts'
import { floorMessage } from '#contract/product-floor.ts'
import type { Store } from '#web/kit/data/store.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import type { Editing } from './editing.ts'
import { editorText } from './editor-text.ts'
import { inversePatch } from './product-edits.ts'
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
    return { row, context, price: shownPrice(row, context, DEFAULT_WHAT_IF), save }
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
  if (!(await mutated(store, id, patch, what, onRefused))) return
  const after = store.get('product', id)
  if (!after || what === null) return
  const [old, now] = [asProduct(before), asProduct(after)]
  const moved = priceMove(old, now)
  showToast({
    key: 'product-saved',
    title: editorText.saved(what),
    ...(moved === undefined ? {} : { detail: moved }),
    action: {
      label: editorText.undo,
      run: () => void undo(store, id, inversePatch(patch, old, now), what, onRefused),
    },
  })
}

/** Takes a change back. A price that was below the lowest margin may be so again: that it was is the reason, and it is kept (PRICE-12). */
function undo(...[store, id, patch, what, onRefused]: Parameters<typeof mutated>): Promise<boolean> {
  const floorOverride = editorText.undone
  return mutated(store, id, patch, what, () => void mutated(store, id, { ...patch, floorOverride }, what, onRefused))
}

async function mutated(
  store: Store,
  id: string,
  patch: ProductPatch,
  what: string | null,
  onRefused: OnRefused,
): Promise<boolean> {
  try {
    await store.mutate({ op: 'patch', kind: 'product', id, data: patch })
    return true
  } catch (error) {
    const message = error instanceof Refusal ? floorMessage(error.issues) : undefined
    if (message === undefined) showFailure(error, { act: 'change', thing: 'this product' })
    else onRefused({ message, patch, what })
    return false
  }
}

/** What a change did to the price, in words; undefined when it did nothing. */
function priceMove(before: ProductRow, after: ProductRow): string | undefined {
  const [old, now] = [before, after].map(({ effectivePrice, baseCurrency }) =>
    effectivePrice === null ? editorText.price.none : formatMoney(effectivePrice, baseCurrency),
  )
  return old === now ? undefined : editorText.priceMoved(old ?? '', now ?? '')
}
