import { type DeclaredGoods, UNDECLARED } from '#domain/simulator/declared-goods.ts'
import { type Simulated, simulate } from '#domain/simulator/simulate.ts'
import type { Levers } from '#domain/simulator/levers.ts'
import type { SimulatedRow, SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import type { AnyPatch, AnyRow } from './entity.ts'
import { pricingContexts } from './product-pricing.ts'

/** A stored product as the simulator reads it, with what it was declared as if that is known. */
export function simulatedRow(row: AnyRow, { hsCode, originCountry }: DeclaredGoods = UNDECLARED): SimulatedRow {
  const { additionalCosts, ...product } = row as AnyRow & SimulatedRow
  return { ...product, additionalCosts, hsCode, originCountry }
}

/** What the simulator knows of a business and its categories. */
export function simulatorDeps(
  profile: AnyRow | undefined,
  get: (kind: string, id: string) => AnyRow | undefined,
  more: Omit<SimulatorDeps, 'contextOf' | 'isFloorStrict'>,
): SimulatorDeps {
  return { ...more, contextOf: pricingContexts(profile, get), isFloorStrict: profile?.['floorAction'] === 'block' }
}

/** The change of a product that a scenario writes; undefined if it stays as it is. Without its receipt a price is made anew. */
export function simulatedChange(
  row: SimulatedRow,
  levers: Levers,
  deps: SimulatorDeps,
): { readonly effect: Simulated; readonly data: AnyPatch; readonly stated?: AnyPatch } {
  const effect = simulate(row, levers, deps)
  return { effect, data: effect.patch, ...(effect.recalculates ? { stated: { receipt: null } } : {}) }
}
