import type { ListQuery } from '#domain/list-query.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { type RowChoice, useRowChoice } from '#web/kit/ui/use-row-choice.ts'
import { productFilter } from './product-index.ts'

/** The products that are chosen, on whatever page they are. */
export interface Selection extends RowChoice {
  /** The chosen products, else all that the list finds; null where that is every one. */
  readonly chosenOrFound: () => readonly string[] | null
}

/** The selection of the list; what was deleted meanwhile is no longer in it. */
export function useSelection(query: ListQuery, shown: readonly string[]): Selection {
  const store = useStore()
  const choice = useRowChoice(shown, () => store.idsOf('product', productFilter(query)))
  const kept = [...choice.chosen].filter((id) => store.get('product', id))
  const chosen = kept.length === choice.count ? choice.chosen : new Set(kept)
  return {
    ...choice,
    chosen,
    count: chosen.size,
    chosenOrFound() {
      if (chosen.size > 0) return kept
      const { search, where } = productFilter(query)
      const isFiltered = search.trim() !== '' || Object.keys(where).length > 0
      return isFiltered ? store.idsOf('product', { search, where }) : null
    },
  }
}
