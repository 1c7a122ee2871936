import type { changeSet } from '#contract/entities/change-set.ts'
import type { AnyRow, RowOf } from '#contract/entity.ts'

/** The header of a change set as the local copy holds it. */
export type ChangeSetHeader = RowOf<typeof changeSet.fields>
export type ChangeSetState = ChangeSetHeader['state']
export type ChangeSetEffect = ChangeSetHeader['effect']

/** Rows of the kind `changeSet`, with the types of their fields. */
export function asHeaders(rows: readonly AnyRow[]): readonly ChangeSetHeader[] {
  return rows as readonly (AnyRow & ChangeSetHeader)[]
}
