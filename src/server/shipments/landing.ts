import { randomBytes } from 'node:crypto'
import { type LandedCost, landedCost } from '#domain/landed-cost/landed-cost.ts'
import { type GoneLanding, landingPlan, type LandingPlan, type ProductLanding } from '#domain/landed-cost/landing.ts'
import { landingMessages } from '#domain/landed-cost/landing-messages.ts'
import type { LandedProblem } from '#domain/landed-cost/problem.ts'
import { shipmentRatios } from '#domain/landed-cost/shipment-rates.ts'
import { isSameCost } from '#domain/landed-cost/true-up.ts'
import { uuidV7 } from '#domain/uuid.ts'
import type { AnyRow } from '#contract/entity.ts'
import { document } from '#contract/entities/document.ts'
import { countedByDeleted, countedByOrder, countedByOthers } from '#contract/entities/ordered-stock.ts'
import { product } from '#contract/entities/product.ts'
import { type Landing, shipment } from '#contract/entities/shipment.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { Caller } from '../kit/http/mount.ts'
import type { Outcome } from '../kit/user-data.ts'
import type { DraftPatches, PatchRow } from '../kit/write/patch-draft.ts'
import { type EarlierLanding, earlierLanding } from './earlier-landing.ts'
import { keptCharge, landedName, type ReadShipment, readShipment, type ReferenceRates } from './read-shipment.ts'
import { shipmentMessages } from './shipment-messages.ts'
import { cutText } from '#domain/cut-text.ts'
import { sharedNow } from '../kit/clock.ts'

/** The deps of a landing beside the shipment itself. */
export interface LandingDeps {
  readonly draftPatches: DraftPatches
  readonly referenceRates: ReferenceRates
}

/** The change set of a landing. */
export interface LandingAct {
  readonly id: string
  readonly changeSetId?: string | undefined
  readonly title?: string | undefined
}

/**
 * Proposes the landing of a shipment in its products as a checked change set (SHIP-03). A shipment that has landed before lands again
 * with the bills that came since, as if they had been known: only in products whose cost is still that of the landing, and without
 * stock; deleted ones are reported and skipped.
 */
export async function proposeLanding(
  tx: Queryable,
  caller: Caller,
  { id, changeSetId = uuidV7(sharedNow(), randomBytes(16)), title }: LandingAct,
  { draftPatches, referenceRates }: LandingDeps,
): Promise<Outcome> {
  const found = await readShipment(tx, id)
  const earlier = await earlierLanding(tx, found)
  const cost = landedCost(found.input)
  const { row, input } = found
  const raiseStock = row.raiseStock && earlier === undefined
  if (raiseStock) refuseCounted(found)
  const plan = landingPlan({
    lines: input.lines,
    cost,
    currency: row.currency,
    dutyBasis: found.dutyBasis,
    costMethod: row.costMethod,
    raiseStock,
    name: row.reference || row.name,
    product: (productId) => earlier?.asBefore(productId) ?? found.product(productId),
    today: earlier && found.product,
    ratioTo: shipmentRatios(row.currency, [...input.lines, ...input.charges], await referenceRates(tx)),
  })
  refuseProblems(plan)
  if (earlier) refuseAsLanded(found, cost)
  const rows = [
    shipmentRow(found, plan, changeSetId),
    ...(raiseStock ? orderRow(found) : []),
    ...plan.products.map((each) => productRow(each, found, earlier)),
    ...plan.gone.map((each) => goneRow(each, found)),
  ]
  const usual = earlier ? shipmentMessages.landedAgain(row.name) : shipmentMessages.landed(row.name)
  return draftPatches(tx, caller, {
    id: changeSetId,
    title: title ?? cutText(usual, 300),
    origin: 'shipment',
    rows,
    stale: shipmentMessages.stale,
    // The shipment's row says that all of its goods have landed.
    isWhole: true,
  })
}

/** Refuses to add goods to the stock that their order, or another shipment of it, has added. Throws `Refusal`. */
function refuseCounted({ row, order, others, stocked, input }: ReadShipment): void {
  if (!order) return
  const isThere = (id: string): boolean => id === row.id || others.has(id)
  const message = countedByOrder(row, order) ?? countedByDeleted(order, isThere)
  if (message !== undefined) throw new Refusal('rule-broken', { message })
  const twice = countedByOthers(order, input.lines, stocked)
  if (twice) throw new Refusal('rule-broken', { message: twice.message }, twice.issues)
}

/** Refuses with every reason why a shipment cannot be costed or landed, by line or charge and field. Throws `Refusal`. */
export function refuseProblems({
  problems,
  products,
  gone = [],
}: Pick<LandingPlan, 'problems'> & Partial<LandingPlan>): void {
  if (problems.length > 0) {
    throw new Refusal('rule-broken', { message: shipmentMessages.incomplete }, problems.map(issueOf))
  }
  if (products?.length === 0) {
    throw new Refusal('rule-broken', { message: landingMessages[gone.length > 0 ? 'allGone' : 'noProduct'] })
  }
}

/** Refuses to land again what would bring every line the cost that it landed with. Throws `Refusal`. */
function refuseAsLanded({ row, input }: ReadShipment, cost: LandedCost): void {
  const landed = row.landing && landedCost({ ...input, charges: row.landing.charges })
  if (landed && isSameCost(cost, landed)) throw new Refusal('rule-broken', { message: landingMessages.asLanded })
}

function issueOf({ on, id, field, message }: LandedProblem) {
  return { field: `${on === 'line' ? 'lines' : 'charges'}.${id}.${field}`, message }
}

/** The shipment's own row: the change set marks it as landed, and its revert restores it (SHIP-03). */
function shipmentRow(
  { row, input, dutyBasis, product: productOf, preconditions }: ReadShipment,
  plan: LandingPlan,
  changeSetId: string,
): PatchRow {
  const stock = row.landing?.stock ?? (row.costMethod === 'average' ? stockNow(plan, productOf) : {})
  const landing: Landing = {
    dutyBasis,
    charges: input.charges.map(keptCharge),
    changeSetIds: [...(row.landing?.changeSetIds ?? []), changeSetId],
    stock,
  }
  return {
    kind: shipment.kind,
    id: row.id,
    title: row.name,
    patch: {},
    byServer: { status: 'landed', changeSetId, landing },
    expect: { status: row.status, changeSetId: row.changeSetId, currency: row.currency, costMethod: row.costMethod },
    preconditions: preconditions(),
  }
}

/** Marks the order's goods as in stock, so that receiving the order does not add them again. */
function orderRow({ row, order }: ReadShipment): PatchRow[] {
  if (!order) return []
  const { documentNumber, stockMovedAt, stockedBy } = order
  return [
    {
      kind: document.kind,
      id: order.id,
      title: documentNumber,
      patch: {},
      byServer: { stockedBy: row.id },
      expect: { stockMovedAt, stockedBy },
    },
  ]
}

function stockNow(plan: LandingPlan, productOf: ReadShipment['product']): Record<string, number> {
  const counted = plan.products.flatMap(({ productId }) => {
    const found = productOf(productId)
    const variants = (found?.variants ?? []).map(({ id, stock }) => [`${productId}/${id}`, stock] as const)
    return [[productId, found?.stock ?? null] as const, ...variants]
  })
  return Object.fromEntries(counted.flatMap(([key, stock]) => (stock === null ? [] : [[key, stock] as const])))
}

/** The fields of a product that a landing depends on, by method. */
const RESTS_ON = {
  last: ['baseCurrency'],
  higher: ['baseCurrency', 'baseCost', 'shippingCost', 'importDuty'],
  average: ['baseCurrency', 'baseCost', 'shippingCost', 'importDuty', 'stock'],
} as const

/** Costs and stock of variants count where the average uses them. */
function preconditions(method: keyof typeof RESTS_ON, parts: ProductLanding['parts']): readonly string[] {
  const isOfVariants = method !== 'last' && parts.some(({ variantId }) => variantId !== '')
  return isOfVariants ? [...RESTS_ON[method], 'variants'] : RESTS_ON[method]
}

function productRow(
  { productId, parts, patch, add }: ProductLanding,
  { row, product: productOf }: ReadShipment,
  earlier: EarlierLanding | undefined,
): PatchRow {
  const found = productOf(productId)
  const isChanged = earlier !== undefined && found !== undefined && !earlier.isAsLanded(found)
  const fields = preconditions(earlier ? 'higher' : row.costMethod, parts)
  return {
    kind: product.kind,
    id: productId,
    title: found?.name ?? '',
    patch,
    add,
    expect: Object.fromEntries(fields.map((name) => [name, (found as AnyRow | undefined)?.[name]])),
    // A variant that is gone would come back as an empty one.
    expectLines: { variants: parts.flatMap(({ variantId }) => (variantId === '' ? [] : [variantId])) },
    ...(isChanged ? { problems: [{ field: 'baseCost', message: shipmentMessages.costChanged }] } : {}),
  }
}

/** A product deleted since the landing, listed among the rows that stay unchanged. */
function goneRow({ productId, variantId }: GoneLanding, found: ReadShipment): PatchRow {
  const isVariant = variantId !== ''
  return {
    kind: product.kind,
    id: productId,
    title: landedName(found, productId, variantId),
    patch: {},
    problems: [
      isVariant
        ? { field: 'variantId', message: shipmentMessages.variantGone }
        : { field: 'productId', message: shipmentMessages.productGone },
    ],
  }
}
