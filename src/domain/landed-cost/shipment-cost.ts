import type { Units } from '../money.ts'
import type { DutyBasis } from '../total-cost.ts'
import type { ChargeInput, LandedCostInput } from './landed-cost.ts'
import type { LandingLine } from './landing.ts'

/** The row of a line, as far as its cost is concerned. */
export interface LineValues extends LandingLine {
  readonly position: number
  readonly sku: string
  readonly description: string
}

/** The row of a charge, as far as its cost is concerned. */
export interface ChargeValues extends Omit<ChargeInput, 'amount' | 'label'> {
  readonly position: number
  readonly label: string
  readonly estimatedAmount: Units | null
  readonly actualAmount: Units | null
}

/** Whether a line is still blank: it neither costs nor carries anything. */
export function isBlankLine({ sku, description, productId, quantity, unitCost }: LineValues): boolean {
  return sku === '' && description === '' && productId === null && quantity === 0 && unitCost === 0
}

/** The amount that counts: the billed one, until then the estimate. */
export function chargeAmount({ actualAmount, estimatedAmount }: ChargeValues): Units | null {
  return actualAmount ?? estimatedAmount
}

/** The input of a shipment's landed cost: its rows in their order, without blank lines. */
export function shipmentCost<L extends LineValues>(
  currency: string,
  rows: { readonly lines: readonly L[]; readonly charges: readonly ChargeValues[] },
  dutyBasis: DutyBasis,
): LandedCostInput & { readonly lines: readonly L[] } {
  return {
    currency,
    dutyBasis,
    lines: rows.lines.filter((line) => !isBlankLine(line)).toSorted(byPosition),
    charges: rows.charges.toSorted(byPosition).map((charge) => ({ ...charge, amount: chargeAmount(charge) })),
  }
}

/** The order of lines and charges; at equal positions by id, so that it is stable (SHIP-02). */
function byPosition(a: { position: number; id: string }, b: { position: number; id: string }): number {
  return a.position - b.position || (a.id < b.id ? -1 : 1)
}
