import { type CostOrigin, convertedAmount, OWN_RATE } from '../cost-origin.ts'
import type { Ratio } from '../exchange-rates.ts'
import { decimalFromUnits, type Units } from '../money.ts'
import type { DutyBasis } from '../total-cost.ts'
import type { CostMethod } from './cost-method.ts'
import { type VariantCosts, variantCosts } from '../variant-costs.ts'
import { perUnit, QUANTITY_SCALE, receivedOf } from './amounts.ts'
import { DUTY_LINE, REBATE_LINE } from './cost-lines.ts'
import type { LandedCost, LandedLineInput } from './landed-cost.ts'
import { goneField, landableProblem } from './landing-problem.ts'
import type { LandedProblem } from './problem.ts'
import type { CarriedCost } from './short-delivery.ts'
import {
  chargeCosts,
  costByMethod,
  onHand,
  presentCosts,
  type ProductCosts,
  type UnitCosts,
  unitIn,
} from './product-costs.ts'
import { cutText } from '../cut-text.ts'

/** A line with the product that it lands in. */
export interface LandingLine extends LandedLineInput {
  readonly productId: string | null
  /** Empty for the product itself. */
  readonly variantId: string
  /** Null: all of the quantity. */
  readonly receivedQuantity: number | null
  readonly rateDate: string | null
  readonly rateSource: string
}

interface LandableVariant extends VariantCosts {
  readonly id: string
  readonly stock: number | null
}

/** The fields of a product that a landing reads. */
export interface LandableProduct extends ProductCosts {
  readonly id: string
  readonly baseCurrency: string
  readonly stock: number | null
  readonly variants: readonly LandableVariant[]
}

export interface LandingInput {
  readonly lines: readonly LandingLine[]
  /** The landed cost of the lines, without problems. */
  readonly cost: LandedCost
  readonly currency: string
  readonly dutyBasis: DutyBasis
  readonly costMethod: CostMethod
  readonly raiseStock: boolean
  /** The shipment's name in the product's costs. */
  readonly name: string
  readonly product: (id: string) => LandableProduct | undefined
  /**
   * Today's products, for a correction of a shipment that has landed before: deleted ones are skipped, because the lines of a landed
   * shipment cannot be changed (SHIP-03). A first landing has none, and refuses deleted products.
   */
  readonly today?: ((id: string) => LandableProduct | undefined) | undefined
  /** The value of 1 of the shipment's currency in another. */
  readonly ratioTo: (currency: string) => Ratio | undefined
}

/** A landing's effect on a product itself or one of its variants: each carries only the costs of its own lines (SHIP-02). */
interface PartLanding {
  /** Empty for the product itself. */
  readonly variantId: string
  /** The received quantity of all of its lines, in 1/10,000. */
  readonly quantity: number
  /** Per unit in the product's currency: the cost in this shipment, the present cost, the new cost. */
  readonly landed: UnitCosts
  readonly before: UnitCosts
  readonly after: UnitCosts
}

/** A landing's effect on one product, with the figures of the preview (SHIP-03). */
export interface ProductLanding {
  readonly productId: string
  /** The product itself and its variants, if lines of the shipment name them. */
  readonly parts: readonly PartLanding[]
  /** The patch of their costs; empty if they do not change. */
  readonly patch: Readonly<Record<string, unknown>>
  /** The addition to its stock; by variant too. */
  readonly add: Readonly<Record<string, number | Readonly<Record<string, { readonly stock: number }>>>>
}

/** A product or variant that was deleted since it landed: it carries its part of the charges, and keeps its cost. */
export interface GoneLanding {
  readonly productId: string
  /** Empty if the product itself was deleted. */
  readonly variantId: string
}

/** The proposal of a landing, in the order of the lines, or its problems. */
export interface LandingPlan {
  readonly products: readonly ProductLanding[]
  readonly problems: readonly LandedProblem[]
  /** Lines without a product: they carry their part of the charges, and land nowhere. */
  readonly without: number
  /** The parts that a correction skips. */
  readonly gone: readonly GoneLanding[]
}

interface OwnLine extends CarriedCost {
  readonly line: LandingLine
  /** The amount that was paid for the line itself. */
  readonly paidGoods: Units
}

/** The new costs, and the raised stock, of every product in a shipment; several lines of one product are combined. */
export function landingPlan(input: LandingInput): LandingPlan {
  const problems: LandedProblem[] = [...input.cost.problems]
  const groups = new Map<string, OwnLine[]>()
  let without = 0
  input.lines.forEach((line, index) => {
    const { carried = null, goods = null } = input.cost.lines[index] ?? {}
    if (line.productId === null) without += 1
    if (line.productId === null || carried === null || goods === null) return
    groups.set(line.productId, [...(groups.get(line.productId) ?? []), { line, paidGoods: goods, ...carried }])
  })
  const products = [...groups].flatMap(([id, own]) => {
    const product = input.product(id)
    const there = own.filter(({ line }) => !isGone(line, input))
    const found = there.flatMap(({ line }) => landableProblem(line, product, input) ?? [])
    problems.push(...found)
    return product && there.length > 0 && found.length === 0 ? productLanding(product, there, input) : []
  })
  return { products, problems, without, gone: goneLandings(input) }
}

function isGone(line: LandingLine, { today }: LandingInput): boolean {
  return line.productId !== null && today !== undefined && goneField(line, today(line.productId)) !== undefined
}

function goneLandings(input: LandingInput): readonly GoneLanding[] {
  const gone = new Map<string, GoneLanding>()
  for (const line of input.lines) {
    const { productId } = line
    if (productId === null || !isGone(line, input)) continue
    const variantId = input.today?.(productId) ? line.variantId : ''
    const key = `${productId}/${variantId}`
    if (!gone.has(key)) gone.set(key, { productId, variantId })
  }
  return [...gone.values()]
}

function productLanding(product: LandableProduct, own: readonly OwnLine[], input: LandingInput): ProductLanding[] {
  const ratio = input.ratioTo(product.baseCurrency)
  if (!ratio) return []
  const parts: PartLanding[] = []
  let patch: Readonly<Record<string, unknown>> = {}
  const variants: Record<string, VariantCosts> = {}
  for (const [variantId, lines] of byVariant(own)) {
    const variant = product.variants.find(({ id }) => id === variantId)
    const origin = variant ? undefined : originOf(lines, product.baseCurrency, input)
    const paid = origin && convertedAmount(origin)
    const quantity = receivedIn(lines)
    const landed = landedCosts(lines, paid, (amount) =>
      unitIn(amount, quantity, input.currency, product.baseCurrency, ratio),
    )
    const before = presentCosts(variant ? { ...product, ...variantCosts(product, variant) } : product, input.dutyBasis)
    const weights = { onHand: onHand(variant ? variant.stock : stockOf(product)), landed: quantity }
    const after = costByMethod(input.costMethod, before, landed, weights)
    parts.push({ variantId, quantity, landed, before, after: after ?? before })
    if (after && variant) variants[variantId] = ownCosts(after)
    else if (after) patch = costPatch(after, input.name, after.base === paid ? origin : undefined)
  }
  if (Object.keys(variants).length > 0) patch = { ...patch, variants: { lines: variants } }
  const add = input.raiseStock ? stockAdded(own) : {}
  return [{ productId: product.id, parts, patch, add }]
}

/** The lines of a product by variant, in their order; lines of which nothing was received are carried by others. */
function byVariant(own: readonly OwnLine[]): ReadonlyMap<string, readonly OwnLine[]> {
  const groups = new Map<string, OwnLine[]>()
  for (const each of own) {
    const group = groups.get(each.line.variantId)
    if (group) group.push(each)
    else groups.set(each.line.variantId, [each])
  }
  return new Map([...groups].filter(([, lines]) => receivedIn(lines) > 0))
}

function landedCosts(lines: readonly OwnLine[], paid: Units | undefined, unit: (amount: Units) => Units): UnitCosts {
  const of = (part: keyof CarriedCost): Units => unit(lines.reduce((sum, each) => sum + each[part], 0))
  return { base: paid ?? of('goods'), ...chargeCosts(of('charges')), duty: of('duty') }
}

function receivedIn(lines: readonly OwnLine[]): number {
  return lines.reduce((sum, { line }) => sum + receivedOf(line), 0)
}

/** The stock of a product with variants is that of its variants, if they count it. */
function stockOf({ stock, variants }: LandableProduct): number | null {
  const counted = variants.flatMap((variant) => variant.stock ?? [])
  return counted.length === 0 ? stock : counted.reduce((sum, each) => sum + Math.max(0, each), 0)
}

/**
 * One mapping for every landing (docs/decisions/0009): goods become the supplier price, charges the shipping, and duty an amount among
 * the other costs, because duty of several rates, rounded per line, is no percentage.
 */
function costPatch(costs: UnitCosts, name: string, origin: CostOrigin | undefined) {
  const line = (label: string, amount: Units) =>
    amount === 0 ? null : { label: cutText(`${label} · ${name}`, 120), amount, origin: null }
  return {
    ...(origin ? { baseCostOrigin: origin } : { baseCost: costs.base, baseCostOrigin: null }),
    shippingCost: costs.shipping,
    shippingCostOrigin: null,
    importDuty: 0,
    additionalCosts: {
      lines: { [DUTY_LINE]: line('Import duty', costs.duty), [REBATE_LINE]: line('Rebate', costs.rebate) },
    },
  }
}

/** The same for a variant, as its own amounts: zero means no cost, not the product's cost. */
function ownCosts({ base, shipping, duty, rebate }: UnitCosts): VariantCosts {
  return { baseCost: base, shippingCost: shipping, dutyCost: duty, rebate }
}

/**
 * The origin of the goods' cost, if all lines of the product were paid alike and the shipment is costed in the product's currency
 * (PRICE-15).
 */
function originOf(
  lines: readonly OwnLine[],
  to: string,
  { currency, costMethod }: LandingInput,
): CostOrigin | undefined {
  const [first] = lines.map(({ line }) => line)
  if (!first || costMethod === 'average' || to !== currency || first.currency === to || !first.rateDate)
    return undefined
  const isAlike = lines.every(({ line }) => line.currency === first.currency && line.rate === first.rate)
  const quantity = receivedIn(lines)
  // Costs carried from other products were not paid for these goods.
  const isOwn = lines.reduce((sum, { goods, paidGoods }) => sum + goods - paidGoods, 0) === 0
  const paid = lines.reduce((sum, { line }) => sum + BigInt(line.quantity) * BigInt(line.unitCost), 0n)
  const amount = perUnit(Number(paid / BigInt(QUANTITY_SCALE)), quantity)
  // If the mean is not exact, it is calculated in the shipment's currency instead.
  if (!isAlike || !isOwn || amount === null || BigInt(amount) * BigInt(quantity) !== paid) return undefined
  return {
    amount: decimalFromUnits(amount, first.currency),
    currency: first.currency,
    to,
    rate: first.rate,
    date: first.rateDate,
    source: cutText(first.rateSource, 60) || OWN_RATE,
  }
}

/** The received quantities; stock of which nothing came is not touched, so that a stock that is not counted stays so. */
function stockAdded(own: readonly OwnLine[]): ProductLanding['add'] {
  const received = [...byVariant(own)].map(([id, lines]) => [id, receivedIn(lines) / QUANTITY_SCALE] as const)
  const stock = received.find(([id]) => id === '')?.[1]
  const variants = received.flatMap(([id, added]) => (id === '' ? [] : [[id, { stock: added }] as const]))
  return {
    ...(stock === undefined ? {} : { stock }),
    ...(variants.length === 0 ? {} : { variants: Object.fromEntries(variants) }),
  }
}
