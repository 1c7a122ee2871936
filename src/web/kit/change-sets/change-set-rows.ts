import type { KeptPart } from '#contract/change-set-rows.ts'

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
  /** Taken back: what stayed, and why; `isKept` where that is all of it. */
  readonly kept: readonly KeptPart[]
  readonly isKept: boolean
  /** What is called how, by id, that the row names and that is not stored; null where nothing is. */
  readonly names?: Readonly<Record<string, string>> | null
}

export interface RowsPage {
  readonly items: readonly ChangeSetRow[]
  readonly more: boolean
}
