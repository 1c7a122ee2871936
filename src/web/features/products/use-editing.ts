import { useMemo, useRef, useState } from 'react'
import { Refusal } from '#contract/refusal.ts'
import { floorMessage } from '#contract/product-floor.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import type { Store } from '#web/kit/data/store.ts'
import { actionsOn } from '#web/kit/actions/actions.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { changeIn, titleOf } from '#web/kit/actions/row-titles.ts'
import { type Beside, takeBack, type Undo, undoableEdit } from '#web/kit/actions/undo.ts'
import { wayBack } from '#web/kit/actions/way-back.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'
import { useSaveMarks } from '#web/kit/ui/save-marks.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import type { Edit, Editing } from './editing.ts'
import { editorMessages } from './editor-messages.ts'
import { typedRow } from './typed-row.ts'

/** A change that the lowest margin refused, until somebody decides about it (PRICE-12). */
export interface RefusedPrice {
  readonly message: string
  readonly keep: (reason: string) => void
  readonly dismiss: () => void
}

interface Refused {
  readonly message: string
  readonly patch: PatchOfKind<'product'>
  readonly telling: Telling
}

/** What a change is called, and whether a message says that it was made; a field says so itself. */
interface Telling {
  readonly title: string
  readonly isTold: boolean
}

/** A product while it is edited; every change is saved as it is made and can be taken back. */
export function useEditing(row: RowOfKind<'product'>): {
  readonly editing: Editing
  readonly refused: RefusedPrice | null
} {
  const store = useStore()
  const contextOf = usePricingContextOf()
  const marks = useSaveMarks()
  const [refused, setRefused] = useState<Refused | null>(null)
  const [typed, preview, typedNow] = useTypedPatch()
  const { save, act } = useMemo(() => {
    const change = async (edit: Edit, telling: Telling): Promise<void> => {
      const saved = marks?.begin()
      const kept = typedNow()
      const isSaved = await savePatch(store, row.id, edit, telling, setRefused)
      // Until it is stored, what was typed is shown on; by then something else may be typed.
      if (typedNow() === kept) preview(null)
      if (isSaved) saved?.()
    }
    return {
      save: (edit: Edit, what: string | null) =>
        void change(edit, { title: changeIn(store, 'product', row.id, what), isTold: false }),
      act: (edit: Edit, title: string) => void change(edit, { title, isTold: true }),
    }
  }, [store, row.id, marks, preview, typedNow])
  const editing = useMemo(() => {
    const context = contextOf(row.categoryId)
    const shown = typedRow(row, typed)
    return { row, shown, context, contextOf, price: shownPrice(shown, context, null), save, act, preview }
  }, [row, typed, contextOf, save, act, preview])
  return {
    editing,
    refused: refused && {
      message: refused.message,
      keep(floorOverride) {
        setRefused(null)
        void savePatch(store, row.id, { ...refused.patch, floorOverride }, refused.telling, setRefused)
      },
      dismiss: () => setRefused(null),
    },
  }
}

/** What is being typed as a patch, how to set it, and what it is at this moment, before the page is drawn again. */
function useTypedPatch() {
  const [typed, setTyped] = useState<PatchOfKind<'product'> | null>(null)
  const now = useRef(typed)
  const { preview, typedNow } = useMemo(
    () => ({
      preview: (patch: PatchOfKind<'product'> | null) => {
        now.current = patch
        setTyped(patch)
      },
      typedNow: () => now.current,
    }),
    [],
  )
  return [typed, preview, typedNow] as const
}

type OnRefused = (refused: Refused) => void

/** Saves a change with its way back. Answers whether a field is saved that says so itself. */
export async function savePatch(
  store: Store,
  id: string,
  edit: Edit,
  { title, isTold }: Telling,
  onRefused: OnRefused,
): Promise<boolean> {
  const before = store.get('product', id)
  if (!before) return false
  const patch = typeof edit === 'function' ? edit(before) : edit
  const actions = actionsOn(store, 'product')
  const refuse = (message: string): void => onRefused({ message, patch, telling: { title, isTold } })
  const saved = await actions.attempt('change', () =>
    unlessFloored(async () => ({ undo: await undoableEdit(store, 'product', id, patch) }), refuse),
  )
  const after = store.get('product', id)
  if (!saved?.undo || !after) return false
  const { undo } = saved
  // The message may still stand when another product is edited.
  const called = isTold ? actionMessages.about(title, titleOf('product', after)) : title
  const run = wayBack(
    called,
    () => undone(store, undo),
    (back) => actions.attempt('change', back),
  )
  if (!isTold) return true
  const detail = priceMove(before, after)
  showToast({
    key: 'product-saved',
    title: called,
    ...(detail === undefined ? {} : { detail }),
    action: { label: actionMessages.undo, run },
  })
  return false
}

/** Takes a change back. A price that was below the lowest margin may be so again: that it was is the reason, and it is kept (PRICE-12). */
async function undone(store: Store, undo: Undo): Promise<void> {
  let isFloored = false
  const note = (): void => {
    isFloored = true
  }
  await unlessFloored(() => takeBack(store, undo), note)
  const beside: Beside = (kind) => (kind === 'product' ? { floorOverride: editorMessages.undone } : {})
  if (isFloored) await unlessFloored(() => takeBack(store, undo, beside), tell)
}

/** Does something to a product; what its lowest margin refuses is told in words of its own. */
async function unlessFloored<T>(work: () => Promise<T>, refuse: (message: string) => void): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Refusal ? floorMessage(error.issues) : undefined
    if (message === undefined) throw error
    refuse(message)
    return undefined
  }
}

function tell(message: string): void {
  showToast({ title: message, tone: 'bad' })
}

/** What a change did to the price, in words; undefined when it did nothing. */
function priceMove(before: RowOfKind<'product'>, after: RowOfKind<'product'>): string | undefined {
  const [old, now] = [before, after].map(({ effectivePrice, baseCurrency }) =>
    effectivePrice === null ? editorMessages.price.none : formatMoney(effectivePrice, baseCurrency),
  )
  return old === now ? undefined : editorMessages.priceMoved(old ?? '', now ?? '')
}
