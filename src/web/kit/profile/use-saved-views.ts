import { useMemo } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useActions } from '../actions/actions.ts'
import { useRow, useStore } from '../data/use-store.ts'

/** A view of a list as it was saved: its query as the address holds it, its columns with commas between. */
export type SavedView = RowOfKind<'userProfile'>['listViews'][number]

/** The saved views of a list, and how to change them; undefined while the profile is not here. */
export interface SavedViewsOfList {
  readonly views: readonly SavedView[]
  /** Saves a view in the place of one of its name; `told` is what is said of it. */
  readonly save: (view: Omit<SavedView, 'id' | 'list'>, told: string) => void
  readonly remove: (id: string, told: string) => void
}

/** The views of a list that the user saved, on all devices. */
export function useSavedViews(list: string): SavedViewsOfList | undefined {
  const store = useStore()
  const profile = useRow('userProfile', store.userId)
  const actions = useActions('userProfile')
  const all = profile?.listViews
  return useMemo(() => {
    if (!all) return undefined
    const views = all.filter((view) => view.list === list)
    const change = (id: string, line: object | null, title: string): void =>
      void actions.save(store.userId, { listViews: { lines: { [id]: line } } }, title, { title })
    return {
      views,
      save: (view, told) =>
        change(views.find(({ name }) => name === view.name)?.id ?? store.newId(), { ...view, list }, told),
      remove: (id, told) => change(id, null, told),
    }
  }, [all, list, actions, store])
}
