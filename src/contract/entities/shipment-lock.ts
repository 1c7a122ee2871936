import type { ContextNeed, DeriveContext } from '../entity.ts'
import { shipmentIssueMessages } from './shipment-issue-messages.ts'

/** The shipment of a line, to check its state. */
export const SHIPMENT_OF_ROW: readonly ContextNeed[] = [{ kind: 'shipment', by: 'shipmentId' }]

/** Fields that may change on a landed line: none of them enters a cost. */
const FREE: ReadonlySet<string> = new Set(['description', 'position', 'hsCode', 'originCountry'])

/** Refuses changes to the inputs of a landed cost; charges stay open for bills that come later (SHIP-03). */
export function landedIssue(
  row: { readonly shipmentId: string | null },
  changed: ReadonlySet<string>,
  context: DeriveContext,
): Readonly<Record<string, string>> {
  // An undo restores landed lines as they were.
  if (context.isRestored) return {}
  const shipment = row.shipmentId === null ? undefined : context.get('shipment', row.shipmentId)
  if (shipment?.['status'] !== 'landed') return {}
  // A line that is new to it is refused as a whole, for one reason.
  if (!context.before) return { shipmentId: shipmentIssueMessages.landed }
  const locked = [...changed].filter((name) => !FREE.has(name))
  return Object.fromEntries(locked.map((name) => [name, shipmentIssueMessages.landed]))
}
