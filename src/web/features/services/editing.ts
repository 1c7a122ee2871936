import type { ServicePatch, ServiceRow } from './service-row.ts'

/** A service while it is edited. */
export interface Editing {
  readonly row: ServiceRow
  /** Saves at once; `what` names the change, for the message that offers to undo it. Null says nothing: it takes nothing away. */
  readonly save: (patch: ServicePatch, what: string | null) => void
}
