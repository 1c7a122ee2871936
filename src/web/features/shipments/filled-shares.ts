import type { RowOfKind } from '#contract/row-kinds.ts'
import { allocate } from '#domain/landed-cost/allocate.ts'
import { chargeAmount } from '#domain/landed-cost/shipment-cost.ts'
import type { Units } from '#domain/money.ts'

/** The parts given by hand, with what is left of the charge given to all lines by their value; by equal parts where none has a value. */
export function filledShares(
  row: RowOfKind<'shipmentCharge'>,
  lines: readonly Pick<RowOfKind<'shipmentLine'>, 'id'>[],
  values: ReadonlyMap<string, Units>,
): RowOfKind<'shipmentCharge'>['shares'] {
  const given = new Map(row.shares.map(({ id, amount }) => [id, amount]))
  const inShipment = lines.reduce((sum, { id }) => sum + (given.get(id) ?? 0), 0)
  const left = (chargeAmount(row) ?? 0) - inShipment
  const weights = lines.map(({ id }) => values.get(id) ?? 0)
  const more =
    allocate(left, weights) ??
    allocate(
      left,
      lines.map(() => 1),
    ) ??
    []
  return lines
    .map(({ id }, index) => ({ id, amount: (given.get(id) ?? 0) + (more[index] ?? 0) }))
    .filter(({ amount }) => amount !== 0)
}
