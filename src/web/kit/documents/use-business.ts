import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows } from '../data/use-store.ts'

type Business = RowOfKind<'businessProfile'>

/** The business of an id; else the one that is the default. */
export function businessOf(businesses: readonly Business[], id: string | null): Business | undefined {
  return businesses.find((each) => each.id === id) ?? businesses.find(({ isDefault }) => isDefault)
}

/** The same, kept up to date. */
export function useBusiness(id: string | null): Business | undefined {
  return businessOf(useRows('businessProfile'), id)
}
