import { compareText } from './text-fold.ts'

/** The fields that order a category. */
export interface CategoryPosition {
  readonly id: string
  readonly sortOrder: number
  readonly nameKey: string
}

/** Orders categories by sortOrder, then name (CAT-02), then id. */
export function compareCategories(a: CategoryPosition, b: CategoryPosition): number {
  return a.sortOrder - b.sortOrder || compareText(a.nameKey, b.nameKey) || compareText(a.id, b.id)
}
