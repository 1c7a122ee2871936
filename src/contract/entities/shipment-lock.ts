import type { ContextNeed, DeriveContext } from '../entity.ts'

/** The shipment of a line, so that its state can be looked at. */
export const SHIPMENT_OF_ROW: readonly ContextNeed[] = [{ kind: 'shipment', by: 'shipmentId' }]

/** What may be put right on a line that has landed: nothing here enters a cost. */
const FREE: ReadonlySet<string> = new Set(['description', 'position', 'hsCode'])
const LANDED = 'This shipment has landed. Revert its change set to change the lines.'

/** The refusal of a change to what a landed cost was made of; charges stay open for the bills that come later (SHIP-03). */
export function landedIssue(
  row: { readonly shipmentId: string | null },
  changed: ReadonlySet<string>,
  context: DeriveContext,
): Readonly<Record<string, string>> {
  // An undo brings back what landed, as it was.
  if (context.isRestored) return {}
  const shipment = row.shipmentId === null ? undefined : context.get('shipment', row.shipmentId)
  if (shipment?.['status'] !== 'landed') return {}
  const locked = [...changed].filter((name) => !FREE.has(name))
  return Object.fromEntries(locked.map((name) => [name, LANDED]))
}
