import { boundGroups } from '#contract/field-groups.ts'
import type { Fields } from '#contract/fields.ts'
import { same } from '#contract/same.ts'

/** Fields that are restored or kept as one. */
export interface Cell {
  readonly label: string
  readonly names: readonly string[]
  /** The list is compared as a whole, not line by line. */
  readonly isWhole: boolean
}

interface Known {
  readonly fields: Fields
  readonly points: readonly (Readonly<Record<string, unknown>> | undefined)[]
}

/**
 * The groups of a record's fields. Where its currency changed, all its amounts form one group with it: an amount means nothing without
 * its currency.
 */
export function cellsOf({ fields, points }: Known): readonly Cell[] {
  const isChanged = (name: string): boolean => points.some((point) => !same(point?.[name], points[0]?.[name]))
  return boundGroups(fields, isChanged).map(({ label, names, isOfCurrency }) => {
    return { label, names, isWhole: isOfCurrency || names.length > 1 }
  })
}
