import { chargeKinds } from '#web/kit/shipments/charge-messages.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { ChargeKind } from '#domain/landed-cost/charge.ts'
import { CHARGE_KINDS } from '#domain/landed-cost/charge.ts'
import type { LandedCost } from '#domain/landed-cost/landed-cost.ts'
import { nearestProduct } from '#domain/exact.ts'
import { PPM, type Ppm, type Units } from '#domain/money.ts'
import { summaryMessages as messages } from './page-messages.ts'

/** A part of a landed cost: the goods, the charges of one kind, or duty. */
export interface CostPart {
  readonly key: 'goods' | ChargeKind
  readonly label: string
  readonly amount: Units
}

/** The parts of the landed cost of all lines, without those of zero. Null while the cost is not known. */
export function costParts(
  landed: LandedCost,
  charges: readonly Pick<RowOfKind<'shipmentCharge'>, 'kind'>[],
): readonly CostPart[] | null {
  const { goods, duty, total } = landed.totals
  if (goods === null || duty === null || total === null) return null
  const ofKind = (kind: ChargeKind): Units =>
    landed.charges.reduce<Units>((sum, part, index) => sum + (charges[index]?.kind === kind ? (part ?? 0) : 0), 0)
  const kinds = CHARGE_KINDS.map((kind) => ({
    key: kind,
    label: kind === 'duty' ? messages.duty : chargeKinds[kind],
    amount: kind === 'duty' ? duty : ofKind(kind),
  }))
  const all: readonly CostPart[] = [{ key: 'goods', label: messages.goods, amount: goods }, ...kinds]
  return all.filter(({ amount, key }) => amount !== 0 || key === 'goods')
}

/** A part as a share of the whole, in ppm; 0 of nothing. */
export function shareOf(amount: Units, whole: Units): Ppm {
  return whole > 0 ? nearestProduct(amount, PPM, whole) : 0
}
