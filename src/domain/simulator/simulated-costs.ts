import type { BulkVariant } from '../bulk-edit.ts'
import { DUTY_LINE, REBATE_LINE } from '../landed-cost/cost-lines.ts'
import { nearestProduct } from '../exact.ts'
import { MAX_PPM, MAX_UNITS, PPM, type Ppm, type Units } from '../money.ts'
import { type CostLine, counted, type DutyBasis } from '../total-cost.ts'
import { variantInput } from '../variant-pricing.ts'
import { changedAmount, leverAmount, LeftOutError } from './lever-amounts.ts'
import { type AmountChange, changedRate, dutyLeverOf, type Levers, type RateChange } from './levers.ts'
import type { SimulatedRow, SimulatorDeps } from './simulator-deps.ts'

/** The line of a product's other costs that a scenario adds. */
const SIMULATED_LINE = 'simulated-cost'

/** The costs that a scenario moves. */
export type SimulatedCosts = Pick<
  SimulatedRow,
  | 'baseCost'
  | 'baseCostOrigin'
  | 'shippingCost'
  | 'shippingCostOrigin'
  | 'importDuty'
  | 'vatTax'
  | 'additionalCosts'
  | 'variants'
>

/** Which pieces of a product take an added amount: nothing is known of what one without a cost would cost with so much more. */
export interface AddingPieces {
  /** The product itself, and its other costs, which all of its variants have. */
  readonly own: boolean
  readonly others: boolean
  /** Some that are sold take what is added to the other costs, and some would get a cost by it. */
  readonly areSoldMixed: boolean
  readonly of: (variant: BulkVariant) => boolean
  /** Some variants take it and some do not. */
  readonly isMixed: boolean
}

/** The pieces of a product that a cost was entered for. Of variants that differ in that, each is looked at for itself. */
export function addingPieces(row: SimulatedRow): AddingPieces {
  const variants = row.variants ?? []
  const of = (variant: BulkVariant): boolean => hasCost(variantInput(row, variant))
  const costed = variants.filter(of).length
  const isMixed = costed > 0 && costed < variants.length
  const isAny = costed > 0 || hasCost(row)
  if (!isMixed) return { own: isAny, others: isAny, areSoldMixed: false, of: () => isAny, isMixed }
  const sold = variants.filter(({ isActive }) => isActive)
  const others = sold.length === 0 ? hasCost(row) : sold.every(of)
  return { own: hasCost(row), others, areSoldMixed: !others && sold.some(of), of, isMixed }
}

function hasCost({ baseCost, shippingCost, additionalCosts }: SimulatedRow): boolean {
  return (
    counted(baseCost) !== 0 ||
    counted(shippingCost) !== 0 ||
    additionalCosts.some(({ amount }) => counted(amount) !== 0)
  )
}

/** The costs of a product and its variants under a scenario; an added amount is none of those without a cost. Throws `LeftOutError`. */
export function simulatedCosts(row: SimulatedRow, drawn: Levers, deps: SimulatorDeps): SimulatedCosts {
  const pieces = addingPieces(row)
  if (pieces.areSoldMixed && drawn.otherCosts?.by === 'amount') throw new LeftOutError('no-cost')
  const levers = pieces.own ? drawn : withoutAmounts(drawn)
  const { baseCurrency: currency } = row
  const base = changedAmount(origined(row.baseCost, row.baseCostOrigin), levers.supplierCost, currency, levers, deps)
  const shipping = changedAmount(
    origined(row.shippingCost, row.shippingCostOrigin),
    levers.freight,
    currency,
    levers,
    deps,
  )
  const duty = levers.duties && dutyLeverOf(levers.duties, row)
  const basis = deps.contextOf(row.categoryId).dutyBasis
  const dutyBase = baseOfDuty(base.amount, shipping.amount, basis)
  const isLanded = row.additionalCosts.some(({ id }) => id === DUTY_LINE)
  const costs = { baseCost: base.amount, shippingCost: shipping.amount }
  return {
    ...costs,
    baseCostOrigin: base.origin,
    shippingCostOrigin: shipping.origin,
    importDuty: duty ? changedDuty(counted(row.importDuty), duty, isLanded) : row.importDuty,
    vatTax: row.vatTax !== null && levers.costVat ? changedRate(row.vatTax, levers.costVat, MAX_PPM) : row.vatTax,
    additionalCosts: changedLines(row, pieces.others ? drawn : withoutAmounts(drawn), deps, duty, dutyBase),
    ...(row.variants && {
      variants: row.variants.map((each) => {
        const own = pieces.of(each) ? drawn : withoutAmounts(drawn)
        const isApart = pieces.isMixed && pieces.of(each) !== pieces.own
        const now = changedVariant(isApart ? apart(each) : each, costs, row, own, deps, duty, basis)
        return isApart ? inheriting(now, each, costs) : now
      }),
    }),
  }
}

/**
 * A variant that takes another amount than its product, with the parts of its own that it inherits: these are 0, because either it or its
 * product has no cost at all.
 */
function apart(variant: BulkVariant): BulkVariant {
  return { ...variant, baseCost: variant.baseCost ?? 0, shippingCost: variant.shippingCost ?? 0 }
}

/** The same with what it would inherit inherited again. */
function inheriting(
  { baseCost, shippingCost = null, ...now }: BulkVariant,
  before: BulkVariant,
  product: { readonly baseCost: Units; readonly shippingCost: Units },
): BulkVariant {
  const isBase = before.baseCost === null && baseCost === product.baseCost
  const isShipping = (before.shippingCost ?? null) === null && shippingCost === product.shippingCost
  const own = { ...now, baseCost: isBase ? null : baseCost }
  if (!isShipping) return { ...own, shippingCost }
  return before.shippingCost === undefined ? own : { ...own, shippingCost: before.shippingCost }
}

/** The levers without amounts that are added. */
function withoutAmounts({ supplierCost, freight, otherCosts, ...levers }: Levers): Levers {
  return {
    ...levers,
    supplierCost: percentAlone(supplierCost),
    freight: percentAlone(freight),
    otherCosts: percentAlone(otherCosts),
  }
}

function percentAlone(change: AmountChange | undefined): AmountChange | undefined {
  return change?.by === 'percent' ? change : undefined
}

function origined(amount: Units | null, origin: SimulatedRow['baseCostOrigin']) {
  return { amount: counted(amount), origin: origin ?? null }
}

function baseOfDuty(base: Units, shipping: Units, basis: DutyBasis): Units {
  return basis === 'cif' ? base + shipping : base
}

/** Points of a landed duty move its amount, so that its percentage stays. */
function changedDuty(ppm: Ppm, change: RateChange, isLanded: boolean): Ppm {
  return isLanded && change.by === 'points' ? ppm : changedRate(ppm, change, MAX_PPM)
}

/** A duty that was landed as an amount, changed by points of what duty is taken on; it does not fall below zero, or further below. */
export function landedDuty(amount: Units, dutyBase: Units, points: Ppm): Units {
  return Math.max(Math.min(0, amount), amount + nearestProduct(dutyBase, points, PPM))
}

function changedLines(
  { additionalCosts, baseCurrency }: SimulatedRow,
  levers: Levers,
  deps: SimulatorDeps,
  duty: RateChange | undefined,
  dutyBase: Units,
): readonly CostLine[] {
  const lines = additionalCosts.flatMap((line) => {
    if (line.id === DUTY_LINE && duty) return landedLine(line, duty, dutyBase)
    const change = isLandedLine(line) || levers.otherCosts?.by !== 'percent' ? undefined : levers.otherCosts
    const now = changedAmount(origined(line.amount, line.origin), change, baseCurrency, levers, deps)
    const isSame = now.amount === counted(line.amount) && now.origin === (line.origin ?? null)
    return [isSame ? line : { ...line, ...now }]
  })
  return withAdded(lines, levers, deps, baseCurrency)
}

/** Whether a line of other costs is duty or a rebate that a landing wrote. */
export function isLandedLine({ id }: CostLine): boolean {
  return id === DUTY_LINE || id === REBATE_LINE
}

function landedLine(line: CostLine, { by, ppm }: RateChange, dutyBase: Units): CostLine[] {
  if (by === 'rate') return []
  const amount = landedDuty(counted(line.amount), dutyBase, ppm)
  return [amount === line.amount ? line : { ...line, amount, origin: null }]
}

function withAdded(
  lines: readonly CostLine[],
  { otherCosts }: Levers,
  { rates, costLabel }: SimulatorDeps,
  currency: string,
): readonly CostLine[] {
  if (!otherCosts) return lines
  const added = leverAmount(otherCosts, currency, rates)
  if (added === undefined) throw new LeftOutError('no-rate')
  if (added === 0) return lines
  const known = lines.find(({ id }) => id === SIMULATED_LINE)
  const amount = counted(known?.amount) + added
  if (Math.abs(amount) > MAX_UNITS) throw new LeftOutError('out-of-range')
  const line = { id: SIMULATED_LINE, label: known?.label ?? costLabel, amount, origin: null }
  return known ? lines.map((each) => (each === known ? line : each)) : [...lines, line]
}

function changedVariant(
  variant: BulkVariant,
  product: { readonly baseCost: Units; readonly shippingCost: Units },
  { baseCurrency: currency }: SimulatedRow,
  levers: Levers,
  deps: SimulatorDeps,
  duty: RateChange | undefined,
  basis: DutyBasis,
): BulkVariant {
  const { baseCost, shippingCost = null, dutyCost = null } = variant
  const own = (amount: Units, change: Levers['freight']): Units =>
    changedAmount({ amount, origin: null }, change, currency, levers, deps).amount
  const base = baseCost === null ? null : own(baseCost, levers.supplierCost)
  const shipping = shippingCost === null ? null : own(shippingCost, levers.freight)
  return {
    ...variant,
    baseCost: base,
    ...(shippingCost === null ? {} : { shippingCost: shipping }),
    ...(duty && dutyCost !== null
      ? {
          dutyCost: ownDuty(
            dutyCost,
            duty,
            baseOfDuty(base ?? product.baseCost, shipping ?? product.shippingCost, basis),
          ),
        }
      : {}),
  }
}

function ownDuty(amount: Units, { by, ppm }: RateChange, dutyBase: Units): Units | null {
  return by === 'rate' ? null : landedDuty(amount, dutyBase, ppm)
}
