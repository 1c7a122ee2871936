import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { shipment } from '#contract/entities/shipment.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { DeclaredList } from '#web/kit/list/declared-list.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { NoShipments } from './no-shipments.tsx'
import { type KnownValues, shipmentValues } from './shipment-values.ts'
import { shipmentView } from './shipment-view.tsx'
import { shipmentsMessages as messages } from './messages.ts'
import { useShipmentActions } from './use-shipment-actions.ts'
import { useDutyBasis } from './use-shipment.ts'

/** The shipments of the business with their landed values (SHIP-01). */
export function ShipmentsPage() {
  const rows = useRows('shipment')
  const lines = useRows('shipmentLine')
  const charges = useRows('shipmentCharge')
  const dutyBasis = useDutyBasis()
  const actions = useShipmentActions()
  const go = useGo()
  const [known] = useState<KnownValues>(() => new Map())
  const values = useMemo(
    () => shipmentValues(rows, lines, charges, dutyBasis, known),
    [rows, lines, charges, dutyBasis, known],
  )
  const open = (id: string) => go('shipment', { id })
  const create = () => void actions.create().then((id) => id !== undefined && go('shipment', { id, new: '1' }))
  return (
    <DeclaredList
      view={shipmentView}
      rows={rows}
      context={values}
      facts={messages.facts(rows)}
      action={
        <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={create}>
          <span className="max-md:sr-only">{messages.create}</span>
        </Button>
      }
      renderEmpty={() => <NoShipments onCreate={create} />}
      onOpen={open}
      onRemove={actions.removeAll}
      onSave={(id, field, value) =>
        void actions.save(id, { [field]: value }, shipment.fields[field as 'name' | 'reference' | 'supplier'].label)
      }
    />
  )
}
