import type { ChargeKind } from '#domain/landed-cost/charge.ts'
import { CHARGE_KINDS } from '#domain/landed-cost/charge.ts'
import type { LandedCost, LandedLine } from '#domain/landed-cost/landed-cost.ts'
import { nearestProduct } from '#domain/exact.ts'
import { PPM, type Ppm, type Units } from '#domain/money.ts'
import type { ChargeRow } from './shipment-row.ts'
import { shipmentsText as text } from './text.ts'

/** A part of a landed cost: the goods, the charges of one kind, or duty. */
export interface CostPart {
  readonly key: 'goods' | ChargeKind
  readonly label: string
  readonly amount: Units
}

/** What makes up the landed cost of all lines, or of one; parts of nothing are left out. Null while it cannot be told. */
export function costParts(
  landed: LandedCost,
  charges: readonly Pick<ChargeRow, 'kind'>[],
  line?: LandedLine,
): readonly CostPart[] | null {
  const whole = line ?? { ...landed.totals, parts: landed.charges }
  const { goods, duty, total, parts } = whole
  if (goods === null || duty === null || total === null) return null
  const ofKind = (kind: ChargeKind): Units =>
    parts.reduce<Units>((sum, part, index) => sum + (charges[index]?.kind === kind ? (part ?? 0) : 0), 0)
  const kinds = CHARGE_KINDS.map((kind) => ({
    key: kind,
    label: kind === 'duty' ? text.summary.duty : text.kinds[kind],
    amount: kind === 'duty' ? duty : ofKind(kind),
  }))
  const all: readonly CostPart[] = [{ key: 'goods', label: text.summary.goods, amount: goods }, ...kinds]
  return all.filter(({ amount, key }) => amount !== 0 || key === 'goods')
}

/** A part as a share of the whole, in ppm; 0 of nothing. */
export function shareOf(amount: Units, whole: Units): Ppm {
  return whole > 0 ? nearestProduct(amount, PPM, whole) : 0
}
