import { bulkFloor, type FloorRefusal } from '../bulk-floor.ts'
import type { BulkEdit, ProductPatch } from '../bulk-edit.ts'
import type { JudgedRules } from '../bulk-rules.ts'
import { isKept } from '../bulk-prices.ts'
import { type LinesEdit, linesEdit } from '../merge.ts'
import { namesPrices } from '../price-inputs.ts'
import { receiptRules } from '../price-receipt.ts'
import { type PricingContext, type PricingRules, resolvedRules } from '../pricing-rules.ts'
import { LeftOutError, type LeftOut } from './lever-amounts.ts'
import type { Levers } from './levers.ts'
import { simulatedCosts } from './simulated-costs.ts'
import { withHeldPrices } from './simulated-prices.ts'
import { simulatedContext, simulatedRules } from './simulated-rules.ts'
import type { SimulatedRow, SimulatorDeps } from './simulator-deps.ts'
import { type SoldFigures, soldFigures } from './sold-figures.ts'

/** The fields of a product that a scenario writes. */
export type SimulatedPatch = ProductPatch &
  Partial<Pick<SimulatedRow, 'baseCostOrigin' | 'shippingCostOrigin'>> & {
    readonly additionalCosts?: LinesEdit
    readonly variants?: LinesEdit
  }

/** The effect of a scenario on one product (CHANGE-01): what would be written, and the figures before and after. */
export interface Simulated {
  readonly patch: SimulatedPatch
  readonly before: readonly SoldFigures[]
  readonly after: readonly SoldFigures[]
  /** The prices are made anew under today's rules, whatever the patch says (PRICE-06). */
  readonly recalculates: boolean
  /** Why nothing is changed: no rate, a figure that could not be kept, or a new price below its floor. */
  readonly leftOut?: LeftOut | 'below-floor'
  /** The field that chose a price below its floor, and that floor. */
  readonly refusedByFloor?: FloorRefusal
  /** It followed a margin or markup, and gets a fixed price. */
  readonly becomesFixed?: true
}

/** The effect of a scenario on one product: exactly what is stored if the scenario is applied. Nothing is written. */
export function simulate(row: SimulatedRow, levers: Levers, deps: SimulatorDeps): Simulated {
  const contextOf = (categoryId: string | null) => simulatedContext(deps.contextOf(categoryId), levers)
  const before = soldFigures(row, judged(row, standingRulesOf(row), deps.contextOf(row.categoryId)))
  const unchanged = { patch: {}, before, after: before, recalculates: false }
  const simulated = simulatedProduct(row, levers, deps)
  if (typeof simulated === 'string') return { ...unchanged, leftOut: simulated }
  const { edited, rules, recalculates } = simulated
  const after = soldFigures(edited, rules)
  const patch = patchOf(row, edited)
  if (!isKept(pricesIn(before), pricesIn(after), patch.variants?.lines))
    return { ...unchanged, leftOut: 'out-of-range' }
  const isTouched = recalculates || Object.keys(patch).length > 0
  const edit = editOf(recalculates, deps)
  const floored = isTouched ? bulkFloor(row, edited, patch, edit, { ...deps, contextOf, whatIf: null }) : {}
  if ('floor' in floored) return { ...unchanged, leftOut: 'below-floor', refusedByFloor: floored }
  const isFixed = isByRule(row) && !isByRule(edited)
  return {
    patch: { ...patch, ...floored },
    before,
    after,
    recalculates,
    ...(isFixed ? { becomesFixed: true as const } : {}),
  }
}

/** A product as a scenario would leave it, before floors refuse anything. */
interface SimulatedProduct {
  readonly edited: SimulatedRow
  /** The rules that its prices follow, and its floor. */
  readonly rules: JudgedRules
  readonly recalculates: boolean
}

/** A product as a scenario would leave it, or why it is left out. */
export function simulatedProduct(row: SimulatedRow, levers: Levers, deps: SimulatorDeps): SimulatedProduct | LeftOut {
  const context = deps.contextOf(row.categoryId)
  const later = simulatedContext(context, levers)
  const standing = standingRulesOf(row)
  const moved = movedRow(row, levers, deps)
  if (typeof moved === 'string') return moved
  const recalculates = context.taxRate !== later.taxRate
  const isPriced = recalculates || namesPrices(moved, row)
  const edited = isPriced ? heldRow(row, moved, levers, standing ?? resolvedRules(row, context), later) : moved
  return { edited, rules: judged(edited, isPriced ? null : standing, later), recalculates }
}

/** The rules of a product's receipt, which its stored figures were made by; null without one that this engine can read. */
export function standingRulesOf({ receipt }: SimulatedRow): PricingRules | null {
  return receipt ? receiptRules(receipt) : null
}

/** The rules of standing prices, or those of today; the floor is today's in either case (PRICE-12). */
export function judged(row: SimulatedRow, standing: PricingRules | null, context: PricingContext): JudgedRules {
  const today = resolvedRules(row, context)
  return { rules: standing ?? today, floor: today.floor }
}

function editOf(recalculates: boolean, { floorOverride }: SimulatorDeps): BulkEdit {
  return {
    ...(recalculates ? { recalculate: true } : {}),
    ...(floorOverride === undefined ? {} : { floorOverride }),
  }
}

function movedRow(row: SimulatedRow, levers: Levers, deps: SimulatorDeps): SimulatedRow | LeftOut {
  try {
    const priced = { ...row, ...simulatedCosts(row, levers, deps) }
    return { ...priced, ...simulatedRules(priced, levers, deps.contextOf(row.categoryId)) }
  } catch (error) {
    if (error instanceof LeftOutError) return error.reason
    throw error
  }
}

function heldRow(
  row: SimulatedRow,
  moved: SimulatedRow,
  { gives }: Levers,
  before: PricingRules,
  context: PricingContext,
): SimulatedRow {
  return withHeldPrices(row, moved, gives, { before, after: resolvedRules(moved, context) })
}

function isByRule({ pricingMode, pricingStrategy }: SimulatedRow): boolean {
  return pricingMode === 'strategy' && pricingStrategy !== 'manual'
}

function pricesIn(figures: readonly SoldFigures[]): Parameters<typeof isKept>[0] {
  const [own, ...variants] = figures
  if (!own) throw new Error('A product has figures of its own')
  return { own, variants: variants.map((each) => ({ ...each, id: each.variantId ?? '', isActive: each.isSold })) }
}

function patchOf(row: SimulatedRow, edited: SimulatedRow): SimulatedPatch {
  const { variants, additionalCosts, ...fields } = edited
  const changed = Object.entries(fields).filter(([name, value]) => row[name as keyof SimulatedRow] !== value)
  const costs = linesEdit(row.additionalCosts, additionalCosts)
  const edits = linesEdit(row.variants ?? [], variants ?? [])
  return {
    ...(Object.fromEntries(changed) as ProductPatch),
    ...(costs ? { additionalCosts: costs } : {}),
    ...(edits ? { variants: edits } : {}),
  }
}
