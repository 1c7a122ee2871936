import { Pill } from '#web/kit/ui/pill.tsx'
import type { ShipmentRow } from './shipment-row.ts'
import { shipmentsText as text } from './text.ts'

/** What stands in an empty cell. */
export const none = <span className="text-muted">–</span>

/** Whether a shipment is on the way or has landed. */
export function StatusPill({ row }: { readonly row: Pick<ShipmentRow, 'status'> }) {
  return (
    <Pill plain tone={row.status === 'landed' ? 'ok' : 'neutral'}>
      {text.states[row.status]}
    </Pill>
  )
}
