import type { LinesEdit } from '#domain/merge.ts'
import type { AnyRow, PatchOf, RowOf } from '#contract/entity.ts'
import type { service } from '#contract/entities/service.ts'

/** A service as the local copy holds it. */
export type ServiceRow = RowOf<typeof service.fields>
/** One package of a service. */
export type PackageLine = ServiceRow['packageOptions'][number]

type Fields = PatchOf<typeof service.fields>
/** Fields of a service to change; lists may travel as edits, so that two devices both win (SYNC-04). */
export type ServicePatch = Omit<Fields, 'additionalCosts' | 'packageOptions'> & {
  readonly additionalCosts?: ServiceRow['additionalCosts'] | LinesEdit
  readonly packageOptions?: ServiceRow['packageOptions'] | LinesEdit
}

/** Rows of the kind `service`, with the types of their fields. */
export function asServices(rows: readonly AnyRow[]): readonly ServiceRow[] {
  return rows as readonly (AnyRow & ServiceRow)[]
}

/** A row of the kind `service`. */
export function asService(row: AnyRow): ServiceRow {
  return row as AnyRow & ServiceRow
}
