import { otherCurrency } from '#contract/currency-change.ts'
import type { AnyPatch, AnyRow, Entity } from '#contract/entity.ts'
import { same } from '#contract/same.ts'

/** The fields of a patch that differ from the row: repeated values are no change, except amounts in another currency. */
export function changedFields(patch: AnyPatch, current: AnyRow | undefined, entity: Entity): AnyPatch {
  if (!current || otherCurrency(entity, current, patch)) return patch
  return Object.fromEntries(Object.entries(patch).filter(([name, value]) => !same(current[name], value)))
}
