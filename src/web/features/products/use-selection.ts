import { useCallback, useMemo, useState } from 'react'
import type { ListQuery } from '#domain/list-query.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { emptySelection, toggleAll, toggleRow } from '#web/kit/ui/row-selection.ts'
import { productFilter } from './product-index.ts'

/** The products that are chosen, on whatever page they are. */
export interface Selection {
  readonly chosen: ReadonlySet<string>
  readonly count: number
  readonly choose: (id: string, isChosen: boolean, range: boolean) => void
  readonly choosePage: (isChosen: boolean) => void
  /** Chooses everything that the list finds. */
  readonly chooseAll: () => void
  readonly clear: () => void
  /** The chosen products, else all that the list finds; null where that is every one. */
  readonly chosenOrFound: () => readonly string[] | null
}

/** The selection of the list; what was deleted meanwhile is no longer in it. */
export function useSelection(query: ListQuery, shown: readonly string[]): Selection {
  const store = useStore()
  const [selection, setSelection] = useState(emptySelection)
  const clear = useCallback(() => setSelection(emptySelection), [])
  return useMemo(
    () => ({
      chosen: selection.chosen,
      count: selection.chosen.size,
      choose: (id, isChosen, range) => setSelection((current) => toggleRow(current, shown, id, isChosen, range)),
      choosePage: (isChosen) => setSelection((current) => toggleAll(current, shown, isChosen)),
      chooseAll: () =>
        setSelection({ chosen: new Set(store.idsOf('product', productFilter(query))), anchor: undefined }),
      clear,
      chosenOrFound() {
        if (selection.chosen.size > 0) return [...selection.chosen]
        const { search, where } = productFilter(query)
        const isFiltered = search.trim() !== '' || Object.keys(where).length > 0
        return isFiltered ? store.idsOf('product', { search, where }) : null
      },
    }),
    [selection, shown, query, store, clear],
  )
}
