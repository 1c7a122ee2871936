import { useMemo } from 'react'
import { purgeBrands } from '#contract/endpoints/catalogue.ts'
import { screenHref } from '#contract/screens.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import { signInHref } from '#web/kit/shell/sign-in-href.ts'
import { saveEdit, takeBack } from '#web/kit/data/undo.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { wordsFor } from '#web/kit/format/problem-words.ts'
import { askConfirm, showAlert } from '#web/kit/ui/confirm.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import type { BrandPatch, BrandRow } from './brand-row.ts'
import { deletion, freedCount, type Removal, removalOf, restoration } from './removal.ts'
import { brandsText as text } from './text.ts'

/** What can be done with brands, each with its message and its way back. */
export interface BrandActs {
  readonly newId: () => string
  /** Makes the brand of that id, or changes it where it is made already; answers whether that worked. */
  readonly create: (id: string, data: BrandPatch) => Promise<boolean>
  /** Saves at once; `what` names the change, for the message that offers to undo it. */
  readonly save: (row: BrandRow, patch: BrandPatch, what: string) => void
  readonly remove: (ids: readonly string[]) => void
  /** Asks, and deletes every brand of the user; the server wants a fresh sign-in for it (AUTH-12). */
  readonly purge: () => Promise<void>
}

/** The acts on brands of the signed-in user. */
export function useBrandActs(): BrandActs {
  const store = useStore()
  return useMemo(() => brandActs(store), [store])
}

function brandActs(store: Store): BrandActs {
  const attempt = async <T>(act: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work()
    } catch (error) {
      showFailure(error, { act, thing: text.thing.one, words: wordsFor('brand') })
      return undefined
    }
  }
  return {
    newId: () => store.newId(),
    async create(id, data) {
      const made = await attempt('create', () => store.mutate({ op: 'put', kind: 'brand', id, data }))
      return made !== undefined
    },
    save(row, data, what) {
      const saved = async (): Promise<void> => {
        const undo = await attempt('change', () => saveEdit(store, 'brand', row.id, data))
        if (!undo) return
        const run = (): void => void attempt('change', () => takeBack(store, undo))
        showToast({ key: 'brand-saved', title: text.saved(what), action: { label: text.undo, run } })
      }
      void saved()
    },
    remove(ids) {
      const removal = removalOf(store, ids)
      const removed = async (): Promise<void> => {
        const done = await attempt('delete', () => Promise.all(deletion(removal).map((body) => store.mutate(body))))
        if (done !== undefined) tellRemoved(removal, () => void attempt('restore', () => restore(store, removal)))
      }
      void removed()
    },
    purge: () => purge(store),
  }
}

function restore(store: Store, removal: Removal): Promise<unknown> {
  return Promise.all(restoration(removal, store, text.restored).map((body) => store.mutate(body)))
}

function tellRemoved(removal: Removal, undo: () => void): void {
  const [only, ...others] = removal.rows
  if (!only) return
  const what = others.length === 0 ? only.name : formatCount(removal.rows.length, text.brand)
  const freed = freedCount(removal)
  const detail = freed === 1 ? text.freedOne : text.freed(formatCount(freed, text.product))
  showToast({
    title: text.deleted(what),
    ...(freed === 0 ? {} : { detail }),
    action: { label: text.undo, run: undo },
  })
}

async function purge(store: Store): Promise<void> {
  const words = text.purging
  const count = formatCount(store.all('brand').length, text.brand)
  if (!navigator.onLine) return showAlert(words.offlineTitle, words.offline, words.back)
  const sure = await askConfirm({
    title: words.title(count),
    text: words.text,
    confirm: words.confirm(count),
    danger: true,
  })
  if (!sure) return undefined
  try {
    const { deleted } = await callEndpoint<{ deleted: number }>(purgeBrands)
    store.retry()
    showToast({ title: words.done(formatCount(deleted, text.brand)) })
  } catch (error) {
    if (isStale(error)) return confirmIdentity()
    showFailure(error, { act: 'delete', thing: text.thing.all })
  }
  return undefined
}

/** The sign-in is too old for an act that cannot be undone: explains, and leads to a new one. */
async function confirmIdentity(): Promise<void> {
  const words = text.purging
  const goes = await askConfirm({ title: words.freshTitle, text: words.fresh, confirm: words.signIn })
  if (goes) location.assign(signInHref({ next: screenHref('brands'), confirming: true }))
}
