import { useMemo } from 'react'
import { deletePriceLists, duplicatePriceList, MAX_LISTS } from '#contract/commands/price-lists.ts'
import { Refusal } from '#contract/refusal.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { type Actions, useActions } from '#web/kit/actions/actions.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { fixedMessages, listsMessages as messages } from './messages.ts'

type Row = RowOfKind<'priceList'>

/** What saving a new list led to: its id, or why there is none, in words. */
export type Created = { readonly id: string } | { readonly issues: readonly string[] }

/** What can be done with price lists, each with its message (PLIST-03) and its way back. */
export interface PriceListActions extends Pick<Actions<'priceList'>, 'restore'> {
  /** Without a title or products the answer says 'Missing required fields for price list' (PLIST-01). */
  readonly create: (data: PatchOfKind<'priceList'>) => Promise<Created>
  readonly save: (id: string, patch: PatchOfKind<'priceList'>) => void
  /** Answers the id of the copy; undefined where there is none. */
  readonly duplicate: (row: Row) => Promise<string | undefined>
  /** Deletes lists with their prices and plans; answers whether that worked. */
  readonly removeAll: (rows: readonly Row[]) => Promise<boolean>
}

export function usePriceListActions(): PriceListActions {
  const store = useStore()
  const actions = useActions('priceList', failureTitle)
  return useMemo(
    () => ({
      restore: actions.restore,
      create: (data) => create(store, actions, data),
      save: (id, patch) => void actions.save(id, patch, '', { title: fixedMessages.updated }),
      async duplicate({ id }) {
        const [copy] = await actions.copy([id], duplicatePriceList, (ids, name) => ({
          title: fixedMessages.saved,
          detail: name,
          takenBackBy: {
            op: 'command',
            name: deletePriceLists.name,
            input: { changeSetId: actions.newId(), title: messages.deletedSet(1, name), ids },
          },
        }))
        return copy
      },
      removeAll: (rows) => removeAll(actions, rows),
    }),
    [store, actions],
  )
}

function failureTitle(act: string): string {
  if (act === 'change') return fixedMessages.notUpdated
  return act === 'delete' ? fixedMessages.notDeleted : fixedMessages.notSaved
}

async function create(store: Store, actions: Actions<'priceList'>, data: PatchOfKind<'priceList'>): Promise<Created> {
  const id = actions.newId()
  const put = async (): Promise<Created> => {
    try {
      await store.mutate({ op: 'put', kind: 'priceList', id, data })
      return { id }
    } catch (error) {
      if (error instanceof Refusal) return { issues: [...new Set(error.issues.map(({ message }) => message))] }
      throw error
    }
  }
  const made = await actions.attempt('create', () => oncePerPress(`create list ${JSON.stringify(data)}`, put, store))
  if (made && 'id' in made) showToast({ title: fixedMessages.saved })
  return made ?? { issues: [] }
}

function removeAll(actions: Actions<'priceList'>, rows: readonly Row[]): Promise<boolean> {
  const [only] = rows
  const name = rows.length === 1 && only ? only.title : ''
  const ids = rows.map(({ id }) => id)
  return actions.batch(ids, {
    act: 'delete',
    most: MAX_LISTS,
    told: {
      title: fixedMessages.deleted,
      detail: name === '' ? countOf('priceList', rows.length) : messages.named(name),
    },
    command: deletePriceLists,
    input: (part) => ({ ...part, title: messages.deletedSet(part.ids.length, name) }),
  })
}
