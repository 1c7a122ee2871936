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

type Values = Readonly<Record<string, unknown>>

/** A row of a change set as the server tells it: what it would do, or did; amounts in units. */
export interface ChangeSetRow {
  readonly n: number | null
  readonly kind: string
  readonly id: string | null
  readonly state: 'new' | 'create' | 'update' | 'same' | 'bad' | 'delete'
  readonly title: string | null
  readonly before: Values | null
  readonly after: Values | null
  readonly problems: readonly { readonly field: string; readonly message: string }[]
  readonly input: Values | null
}

export interface RowsPage {
  readonly items: readonly ChangeSetRow[]
  readonly more: boolean
}
