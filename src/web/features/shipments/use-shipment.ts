import type { RowOfKind } from '#contract/row-kinds.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import type { LandedCost } from '#domain/landed-cost/landed-cost.ts'
import type { DutyBasis } from '#domain/total-cost.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import { landedOf, type ShipmentParts } from './landed-input.ts'

/** The patch that is being typed into a cell and not saved yet. */
export interface Typing {
  readonly id: string
  readonly patch: AnyPatch
}

/** A shipment with its parts, what is being typed included, and the landed cost that follows the typing. */
export interface ShipmentWork extends ShipmentParts {
  readonly dutyBasis: DutyBasis
  readonly landed: LandedCost
}

/** Gathers the parts of a shipment and works out its landed cost, here and offline; `begun` is the part that is being made. */
export function useShipmentWork(row: RowOfKind<'shipment'>, typing: Typing | null, begun = ''): ShipmentWork {
  const lines = useParts(useRows('shipmentLine'), row.id)
  const charges = useParts(useRows('shipmentCharge'), row.id)
  const profileBasis = useDutyBasis()
  // What has landed keeps the basis that it landed with.
  const dutyBasis = row.landing?.dutyBasis ?? profileBasis
  const shown = useMemo(
    () => ({ row, lines: lines.map(typedInto(typing)), charges: charges.map(typedInto(typing)), begun }),
    [row, lines, charges, typing, begun],
  )
  const later = useDeferredValue(shown)
  const landed = useMemo(() => landedOf(later, dutyBasis, later.begun), [later, dutyBasis])
  return { row, lines, charges, dutyBasis, landed }
}

/** The basis of duty: cost, insurance and freight, or the goods alone. */
export function useDutyBasis(): DutyBasis {
  return defaultProfile(useRows('businessProfile'))?.dutyBasis === 'fob' ? 'fob' : 'cif'
}

function typedInto(typing: Typing | null) {
  return <Row extends { readonly id: string }>(row: Row): Row =>
    typing?.id === row.id ? { ...row, ...typing.patch } : row
}

type Part = { readonly id: string; readonly position: number; readonly shipmentId: string | null }

/** The parts of a shipment in their order, those made at one place on two devices by id; the same list until one of them changes. */
function useParts<Row extends Part>(rows: readonly Row[], shipmentId: string): readonly Row[] {
  const [kept, setKept] = useState<readonly Row[]>([])
  const now = useMemo(
    () =>
      rows
        .filter((row) => row.shipmentId === shipmentId)
        .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1)),
    [rows, shipmentId],
  )
  const isSame = kept.length === now.length && kept.every((row, index) => row === now[index])
  if (!isSame) setKept(now)
  return isSame ? kept : now
}
