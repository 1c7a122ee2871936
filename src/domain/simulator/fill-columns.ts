import type { BulkVariant } from '../bulk-edit.ts'
import type { CostOrigin } from '../cost-origin.ts'
import { DUTY_LINE } from '../landed-cost/cost-lines.ts'
import { type Units, unitsFromDecimal } from '../money.ts'
import { setPricingRow } from '../pricing-columns.ts'
import { costByRules } from '../pricing.ts'
import { type PricingRules, resolvedRules } from '../pricing-rules.ts'
import { type CostLine, counted } from '../total-cost.ts'
import { variantInput } from '../variant-pricing.ts'
import { ExchangeTable } from './column-currencies.ts'
import type { DeclaredGoods } from './declared-goods.ts'
import { standingRulesOf } from './simulate.ts'
import { type AddingPieces, addingPieces, isLandedLine } from './simulated-costs.ts'
import { grossOf } from './simulated-prices.ts'
import { followsMargin } from './simulated-rules.ts'
import { PRODUCT_FLAG, ROW_FLAG, type SimulatorColumns, sizedColumns, type SizedColumns } from './simulator-columns.ts'
import type { SimulatedRow, SimulatorDeps } from './simulator-deps.ts'
import { type SoldFigures, soldFigures } from './sold-figures.ts'
import { writeFigures } from './write-figures.ts'

/** Amounts above this, and percentages above 10 000 %, are left to the exact path. */
const PLAIN_AMOUNT: Units = 1e12
const PLAIN_PERCENT = 100_000_000
/** Products that are filled in a step. */
const STEP = 200

/** Lines of other costs, one after the other. */
interface Lines {
  readonly amounts: number[]
  readonly paid: number[]
  readonly exchanges: number[]
}

interface Filling {
  readonly columns: SizedColumns
  readonly lines: Lines
  readonly exchanges: ExchangeTable
}

/**
 * The columns of a catalogue, filled once; every frame reads them. A product's context may differ from that of the others only in the
 * floors of its categories.
 */
export function simulatorColumns(
  products: readonly SimulatedRow[],
  deps: Pick<SimulatorDeps, 'contextOf'>,
): SimulatorColumns {
  const filling = fillingColumns(products, deps)
  for (;;) {
    const step = filling.next()
    if (step.done === true) return step.value
  }
}

/** The same in steps, so that a page goes on meanwhile: tells after every few products how many are filled. */
export function* fillingColumns(
  products: readonly SimulatedRow[],
  deps: Pick<SimulatorDeps, 'contextOf'>,
): Generator<number, SimulatorColumns> {
  const rows = products.reduce((sum, { variants = [] }) => sum + 1 + variants.length, 0)
  const columns = sizedColumns(products.length, rows)
  const filling = { columns, lines: { amounts: [], paid: [], exchanges: [] }, exchanges: new ExchangeTable() }
  const declared = new DeclaredTable()
  let row = 0
  for (const [place, product] of products.entries()) {
    columns.starts[place] = row
    columns.goods[place] = declared.placeOf(product)
    row = fillProduct(filling, product, place, row, deps)
    if (place % STEP === STEP - 1) yield place + 1
  }
  columns.starts[products.length] = row
  columns.lineStarts[row] = filling.lines.amounts.length
  return {
    ...columns,
    products,
    declared: declared.all,
    exchanges: filling.exchanges.all,
    lineAmount: Float64Array.from(filling.lines.amounts),
    linePaid: Float64Array.from(filling.lines.paid),
    lineExchange: Uint32Array.from(filling.lines.exchanges),
  }
}

/** What the goods of a catalogue were declared as, each once. */
class DeclaredTable {
  readonly #known = new Map<string, number>()
  readonly all: DeclaredGoods[] = []

  placeOf({ hsCode, originCountry }: DeclaredGoods): number {
    const key = `${originCountry} ${hsCode}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.#known.set(key, this.all.length)
    return this.all.push({ hsCode, originCountry }) - 1
  }
}

function fillProduct(
  filling: Filling,
  product: SimulatedRow,
  place: number,
  first: number,
  { contextOf }: Pick<SimulatorDeps, 'contextOf'>,
): number {
  const { columns } = filling
  const context = contextOf(product.categoryId)
  const today = resolvedRules(product, context)
  const rules = standingRulesOf(product) ?? today
  const variants = product.variants ?? []
  const figures = soldFigures(product, { rules, floor: today.floor })
  const inputs = [product, ...variants.map((variant) => variantInput(product, variant))]
  const pieces = addingPieces(product)
  const flagsOf = rowFlagsOf(product, pieces, isSameCosting(rules, today))
  inputs.forEach((input, index) => {
    const row = first + index
    setPricingRow(columns.input, row, input, context.categoryFloors)
    fillCosts(filling, row, input)
    fillStanding(filling, row, input, rules, figures[index])
    columns.flags[row] = flagsOf(input, figures[index], variants[index - 1])
  })
  const margin = followsMargin(product) ? (product.pricingPercent ?? NaN) : NaN
  columns.storedMargin[place] = product.margin ?? NaN
  columns.ownMargin[place] = isOwnMargin(product) ? margin : NaN
  columns.marginOfProduct.fill(margin, first, first + inputs.length)
  const isOdd = inputs.some(isOddInput)
  columns.productFlags[place] =
    (isOdd ? PRODUCT_FLAG.odd : 0) |
    (followsMargin(product) ? PRODUCT_FLAG.byMargin : 0) |
    (pieces.areSoldMixed ? PRODUCT_FLAG.mixedCosts : 0) |
    (variants.some(({ retailPrice }) => retailPrice !== null) ? PRODUCT_FLAG.variantPrices : 0)
  return first + inputs.length
}

/** Whether a new margin of the same size would change nothing of the product itself. */
function isOwnMargin({ pricingMode, pricingStrategy }: SimulatedRow): boolean {
  return pricingMode === 'strategy' && pricingStrategy === 'margin'
}

function isSameCosting(rules: PricingRules, today: PricingRules): boolean {
  return rules.dutyBasis === today.dutyBasis && rules.vatRecoverable === today.vatRecoverable
}

/** Tells the flags of a product's rows: of the product itself, or of a variant. */
function rowFlagsOf(product: SimulatedRow, pieces: AddingPieces, isSameCosting: boolean) {
  const isLanded = product.additionalCosts.some(({ id }) => id === DUTY_LINE)
  const ofAll = (pieces.others ? ROW_FLAG.takesOthers : 0) | (isSameCosting ? ROW_FLAG.sameCostRules : 0)
  return (input: SimulatedRow, figures: SoldFigures | undefined, variant: BulkVariant | undefined): number => {
    const hasOwnDuty = (variant?.dutyCost ?? null) !== null
    const takes = variant ? pieces.of(variant) : pieces.own
    return (
      ofAll |
      (figures?.isSold ? ROW_FLAG.sold : 0) |
      (followsMargin(input) ? ROW_FLAG.byMargin : 0) |
      (takes ? ROW_FLAG.takesAmounts : 0) |
      (hasOwnDuty ? ROW_FLAG.ownDuty : isLanded ? ROW_FLAG.landedDuty : 0)
    )
  }
}

function fillCosts({ columns, lines, exchanges }: Filling, row: number, input: SimulatedRow): void {
  columns.basePaid[row] = paidUnits(input.baseCostOrigin)
  columns.baseExchange[row] = input.baseCostOrigin ? exchanges.placeOf(input.baseCostOrigin) : 0
  columns.shippingPaid[row] = paidUnits(input.shippingCostOrigin)
  columns.shippingExchange[row] = input.shippingCostOrigin ? exchanges.placeOf(input.shippingCostOrigin) : 0
  columns.lineStarts[row] = lines.amounts.length
  let landed = 0
  for (const line of input.additionalCosts) {
    if (line.id === DUTY_LINE) landed += counted(line.amount)
    if (isLandedLine(line)) continue
    lines.amounts.push(counted(line.amount))
    lines.paid.push(paidUnits(line.origin))
    lines.exchanges.push(line.origin ? exchanges.placeOf(line.origin) : 0)
  }
  columns.landed[row] = landed
}

function paidUnits(origin: CostOrigin | null | undefined): number {
  const paid = origin ? unitsFromDecimal(origin.amount, origin.currency) : undefined
  return paid && 'value' in paid ? paid.value : NaN
}

function fillStanding(
  { columns }: Filling,
  row: number,
  input: SimulatedRow,
  rules: PricingRules,
  figures: SoldFigures | undefined,
): void {
  columns.costBefore[row] = costByRules(input, rules).approximate
  columns.grossBefore[row] = grossOf(rules)
  if (figures) writeFigures(columns.before, row, figures)
}

function isOddInput(input: SimulatedRow): boolean {
  const { baseCost, shippingCost, pricingAmount, retailPrice, additionalCosts } = input
  const amounts = [baseCost, shippingCost, pricingAmount, retailPrice, ...additionalCosts.map(({ amount }) => amount)]
  const origins = [input.baseCostOrigin, input.shippingCostOrigin, ...additionalCosts.map(({ origin }) => origin)]
  return (
    amounts.some((amount) => Math.abs(amount ?? 0) > PLAIN_AMOUNT) ||
    counted(baseCost) < 0 ||
    counted(shippingCost) < 0 ||
    (input.importDuty ?? 0) > PLAIN_PERCENT ||
    (input.vatTax ?? 0) > PLAIN_PERCENT ||
    origins.some((origin) => origin && isOddOrigin(origin)) ||
    additionalCosts.some(isOddLine)
  )
}

function isOddOrigin(origin: CostOrigin): boolean {
  const paid = paidUnits(origin)
  return !(Math.abs(paid) <= PLAIN_AMOUNT)
}

/** A landed line is an amount of its own; lines whose ids repeat are edited together. */
function isOddLine(line: CostLine, _index: number, all: readonly CostLine[]): boolean {
  return (isLandedLine(line) && Boolean(line.origin)) || all.filter(({ id }) => id === line.id).length > 1
}
