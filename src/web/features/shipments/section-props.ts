import type { AnyPatch } from '#contract/entity.ts'
import type { FieldIssues } from './line-row.tsx'
import type { LineSurroundings } from './line-columns.ts'
import type { ShipmentActs } from './shipment-acts.ts'
import type { ShipmentWork } from './use-shipment.ts'

/** What the parts of a shipment's page are given. */
export interface SectionProps {
  readonly work: ShipmentWork
  readonly acts: ShipmentActs
  readonly surroundings: LineSurroundings
  readonly issues: ReadonlyMap<string, FieldIssues>
  /** What is being typed into a cell; null once it has ended. */
  readonly onTyping: (id: string, patch: AnyPatch | null) => void
}
