import { useMemo } from 'react'
import { type ShipmentFacts, shipmentFacts } from '#domain/analytics/shipment-costs.ts'
import { grouped } from '#domain/grouped.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { dayOf } from '#web/kit/format/date.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'

/** The landed shipments with their costs, kept up to date; none while nobody looks at them. */
export function useLandedShipments(isShown: boolean): readonly ShipmentFacts[] {
  const [shipments, lines, charges] = [useRows('shipment'), useRows('shipmentLine'), useRows('shipmentCharge')]
  const profiles = useRows('businessProfile')
  return useMemo(() => {
    if (!isShown) return []
    const basis = defaultProfile(profiles)?.dutyBasis === 'fob' ? 'fob' : 'cif'
    const linesOf = grouped(lines, ({ shipmentId }) => shipmentId)
    const chargesOf = grouped(charges, ({ shipmentId }) => shipmentId)
    return shipments.flatMap(({ id, supplier, currency, landedAt, landing }) => {
      if (landedAt === null) return []
      const rows = { lines: linesOf.get(id) ?? [], charges: chargesOf.get(id) ?? [] }
      return shipmentFacts({
        id,
        supplier,
        currency,
        day: dayOf(landedAt),
        // What has landed keeps the basis that it landed with.
        dutyBasis: landing?.dutyBasis ?? basis,
        ...rows,
      })
    })
  }, [isShown, shipments, lines, charges, profiles])
}
