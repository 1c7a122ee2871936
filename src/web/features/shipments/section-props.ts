import type { AnyPatch } from '#contract/entity.ts'
import type { FieldIssues } from './landed-input.ts'
import type { LineDeps } from './line-columns.ts'
import type { ShipmentActions } from './use-shipment-actions.ts'
import type { ShipmentWork } from './use-shipment.ts'

export interface SectionProps {
  readonly work: ShipmentWork
  readonly actions: ShipmentActions
  readonly deps: LineDeps
  /** The line or charge that is being made, as long as it is not left; empty for none. */
  readonly begun: string
  readonly onBegun: (id: string) => void
  readonly issues: ReadonlyMap<string, FieldIssues>
  /** The patch that is being typed into a cell; null once the typing has ended. */
  readonly onTyping: (id: string, patch: AnyPatch | null) => void
}
