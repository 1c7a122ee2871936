import Ship from 'lucide-react/icons/ship'
import { RecordPage } from '#web/kit/list/record-page.tsx'
import { ShipmentWorkplace } from './shipment-workplace.tsx'
import { useShipmentActions } from './use-shipment-actions.ts'

/** One shipment: its lines, its charges and the landed cost of each product (SHIP-01…04). */
export function ShipmentPage() {
  const actions = useShipmentActions()
  return (
    <RecordPage kind="shipment" list="shipments" icon={<Ship />} onRestore={(row) => void actions.restore(row)}>
      {(row) => <ShipmentWorkplace row={row} actions={actions} />}
    </RecordPage>
  )
}
