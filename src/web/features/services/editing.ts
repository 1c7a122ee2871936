import { service } from '#contract/entities/service.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { rowField } from '#web/kit/form/row-field.tsx'

/** A service while it is edited. */
export interface Editing {
  readonly row: RowOfKind<'service'>
  /** Saves at once; `what` names the change, for the message that offers to undo it. Null says nothing: it takes nothing away. */
  readonly save: (patch: PatchOfKind<'service'>, what: string | null) => void
}

/** One declared field of a service, saved as it is changed. */
export const ServiceField = rowField<'service'>(service)
