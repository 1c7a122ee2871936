import type { ListQuery } from '#domain/list-query.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { type RowChoice, useRowChoice } from '#web/kit/ui/use-row-choice.ts'
import { productFilter } from './product-index.ts'

/** The products that are chosen, on whatever page they are. */
export interface Selection extends RowChoice {
  /** The chosen products, else all that the list finds; null where that is every one. */
  readonly chosenOrFound: () => readonly string[] | null
}

/** The selection of the list. */
export function useSelection(query: ListQuery, shown: readonly string[]): Selection {
  const store = useStore()
  const choice = useRowChoice(
    shown,
    () => store.idsOf('product', productFilter(query)),
    (id) => store.get('product', id) !== undefined,
  )
  return {
    ...choice,
    chosenOrFound() {
      if (choice.count > 0) return [...choice.chosen]
      const { search, where } = productFilter(query)
      const isFiltered = search.trim() !== '' || Object.keys(where).length > 0
      return isFiltered ? store.idsOf('product', { search, where }) : null
    },
  }
}
