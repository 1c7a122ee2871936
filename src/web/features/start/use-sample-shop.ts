import { useMemo } from 'react'
import { loadSample, removeSample, type SampleRemoval } from '#contract/commands/sample.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { announce } from '#web/kit/shell/announcer.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { plannedRemoval } from './sample-rows.ts'
import { startText } from './text.ts'

const text = startText.sample

/** The sample shop: what of it is here, and how to load and remove it. */
export interface SampleShopState {
  readonly planned: SampleRemoval
  readonly load: () => Promise<void>
  /** Takes away what was not changed, and says what stays. */
  readonly remove: () => Promise<void>
}

/** The sample shop of the signed-in user, kept up to date. */
export function useSampleShop(): SampleShopState {
  const store = useStore()
  const [products, categories, brands] = [useRows('product'), useRows('category'), useRows('brand')]
  const planned = useMemo(
    () => (products.length + categories.length + brands.length > 0 ? plannedRemoval(store) : { gone: [], kept: [] }),
    [store, products, categories, brands],
  )
  return { planned, load: () => load(store), remove: () => remove(store, planned) }
}

/** Names for a sentence, the first few of them; what has no name is not told. */
export function namesOf(kept: SampleRemoval['kept'], shown = 4): string {
  const names = kept.flatMap(({ name }) => (typeof name === 'string' && name !== '' ? [name] : []))
  const first = names.slice(0, shown).join(', ')
  return names.length > shown ? text.andMore(first, String(names.length - shown)) : first
}

async function load(store: Store): Promise<void> {
  const changeSetId = store.newId()
  try {
    await store.run(loadSample, { changeSetId, title: text.loadTitle })
  } catch (error) {
    showFailure(error, { act: 'load', thing: text.thing })
    return
  }
  announce(text.loaded)
  showToast({ title: text.loaded, action: undoOf(store, changeSetId) })
}

async function remove(store: Store, { kept }: SampleRemoval): Promise<void> {
  const changeSetId = store.newId()
  try {
    await store.run(removeSample, { changeSetId, title: text.removeTitle })
  } catch (error) {
    showFailure(error, { act: 'remove', thing: text.thing })
    return
  }
  announce(text.removed)
  const stayed = kept.length > 0 ? `${text.kept(formatCount(kept.length, text.row))}: ${namesOf(kept)}` : undefined
  showToast({
    title: text.removed,
    ...(stayed === undefined ? {} : { detail: stayed, sticky: true }),
    action: undoOf(store, changeSetId),
  })
}

function undoOf(store: Store, changeSetId: string) {
  return {
    label: startText.undo,
    run: () =>
      void store
        .mutate({ op: 'revert', changeSetId })
        .catch((error: unknown) => showFailure(error, { act: 'restore', thing: text.thing })),
  }
}
