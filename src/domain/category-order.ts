import { compareText } from './text-fold.ts'

/** What a category is ordered by. */
export interface CategoryPlace {
  readonly id: string
  readonly sortOrder: number
  readonly nameKey: string
}

/** Orders categories by sortOrder, then name (CAT-02), then id. */
export function compareCategories(a: CategoryPlace, b: CategoryPlace): number {
  return a.sortOrder - b.sortOrder || compareText(a.nameKey, b.nameKey) || compareText(a.id, b.id)
}
