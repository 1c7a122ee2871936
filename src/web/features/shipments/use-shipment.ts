import { useDeferredValue, useMemo, useState } from 'react'
import type { LandedCost } from '#domain/landed-cost/landed-cost.ts'
import type { DutyBasis } from '#domain/total-cost.ts'
import type { AnyPatch, AnyRow } from '#contract/entity.ts'
import { useRow, useRows } from '#web/kit/data/use-store.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import { landedOf, type ShipmentParts } from './landed-input.ts'
import { asCharges, asLines, asShipments, inOrder, type ShipmentRow } from './shipment-row.ts'

/** A shipment that may come, be there, or have been deleted while it was looked at. */
export type KnownShipment =
  | { readonly state: 'here' | 'gone'; readonly row: ShipmentRow }
  | { readonly state: 'unknown' }

/** A shipment by its id, and how it was last seen once it is gone. */
export function useKnownShipment(id: string): KnownShipment {
  const found = useRow('shipment', id)
  const [row] = found ? asShipments([found]) : []
  const [seen, setSeen] = useState(row)
  if (row && row !== seen) setSeen(row)
  if (row) return { state: 'here', row }
  return seen?.id === id ? { state: 'gone', row: seen } : { state: 'unknown' }
}

/** What is being typed into a cell and not saved yet. */
export interface Typing {
  readonly id: string
  readonly patch: AnyPatch
}

/** A shipment with its parts, what is being typed included, and the landed cost that follows the typing. */
export interface ShipmentWork extends ShipmentParts {
  readonly dutyBasis: DutyBasis
  readonly landed: LandedCost
}

/** Gathers the parts of a shipment and works out its landed cost, here and offline. */
export function useShipmentWork(row: ShipmentRow, typing: Typing | null): ShipmentWork {
  const lines = useParts('shipmentLine', row.id, asLines)
  const charges = useParts('shipmentCharge', row.id, asCharges)
  const profileBasis = useDutyBasis()
  // What has landed keeps the basis that it landed with.
  const dutyBasis = row.landing?.dutyBasis ?? profileBasis
  const shown = useMemo(
    () => ({ row, lines: lines.map(typedInto(typing)), charges: charges.map(typedInto(typing)) }),
    [row, lines, charges, typing],
  )
  const later = useDeferredValue(shown)
  const landed = useMemo(() => landedOf(later, dutyBasis), [later, dutyBasis])
  return { row, lines, charges, dutyBasis, landed }
}

/** How the business counts duty: on cost, insurance and freight, or on the goods alone. */
export function useDutyBasis(): DutyBasis {
  return defaultProfile(useRows('businessProfile'))?.['dutyBasis'] === 'fob' ? 'fob' : 'cif'
}

function typedInto(typing: Typing | null) {
  return <Row extends { readonly id: string }>(row: Row): Row =>
    typing?.id === row.id ? { ...row, ...typing.patch } : row
}

type Part = { readonly id: string; readonly position: number; readonly shipmentId: string | null }

/** The parts of a shipment in their order; the same list until one of them changes. */
function useParts<Row extends Part>(
  kind: string,
  shipmentId: string,
  as: (rows: readonly AnyRow[]) => readonly Row[],
): readonly Row[] {
  const rows = useRows(kind)
  const [kept, setKept] = useState<readonly Row[]>([])
  const now = useMemo(() => inOrder(as(rows).filter((row) => row.shipmentId === shipmentId)), [rows, as, shipmentId])
  const isSame = kept.length === now.length && kept.every((row, index) => row === now[index])
  if (!isSame) setKept(now)
  return isSame ? kept : now
}
