import type { SetEdit } from '#domain/merge.ts'
import type { customer } from '#contract/entities/customer.ts'
import type { AnyRow, PatchOf, RowOf } from '#contract/entity.ts'

/** A customer as the local copy holds it. */
export type CustomerRow = RowOf<typeof customer.fields>
/** Fields of a customer to change; tags may travel as an edit, so that two devices both win (SYNC-04). */
export type CustomerPatch = Omit<PatchOf<typeof customer.fields>, 'tags'> & {
  readonly tags?: readonly string[] | SetEdit
}

/** Rows of the kind `customer`, with the types of their fields. */
export function asCustomers(rows: readonly AnyRow[]): readonly CustomerRow[] {
  return rows as readonly (AnyRow & CustomerRow)[]
}

/** One row of the kind `customer`. */
export function asCustomer(row: AnyRow | undefined): CustomerRow | undefined {
  return row as (AnyRow & CustomerRow) | undefined
}
