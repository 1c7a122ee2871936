import { landedCost } from './landed-cost/landed-cost.ts'
import { landingPlan } from './landed-cost/landing.ts'
import type { ChargeKind, ChargeSplit } from './landed-cost/charge.ts'
import type { CostMethod } from './landed-cost/cost-method.ts'
import { type ChargeValues, type LineValues, shipmentCost } from './landed-cost/shipment-cost.ts'
import { shipmentRatios } from './landed-cost/shipment-rates.ts'
import { convertedAmount } from './cost-origin.ts'
import { applyPatch } from './merge.ts'
import type { Units } from './money.ts'
import { sampleId } from './sample-id.ts'
import { type LineOf, sampleDeliveries, type SampleDelivery } from './sample-deliveries.ts'
import { billedIn, paidIn, sampleMoney, type SampleMoney, type SampleRate } from './sample-money.ts'
import type { SampleProduct, SampleRow } from './sample-shop.ts'

export interface SampleShipmentData {
  readonly name: string
  readonly reference: string
  readonly supplier: string
  readonly currency: string
  readonly costMethod: CostMethod
  readonly raiseStock: boolean
  readonly arrivesOn: string | null
  readonly notes: string
}

type SampleShipmentLine = Omit<LineValues, 'id'> & SampleRate & { readonly shipmentId: string }

type SampleCharge = SampleRate & {
  readonly shipmentId: string
  readonly position: number
  readonly kind: ChargeKind
  readonly label: string
  readonly estimatedAmount: Units
  readonly actualAmount: Units | null
  readonly split: ChargeSplit
  readonly shares: readonly never[]
  readonly dutiable: boolean
}

/** A shipment with its lines and charges. */
export interface SampleShipment extends SampleRow<SampleShipmentData> {
  readonly lines: readonly SampleRow<SampleShipmentLine>[]
  readonly charges: readonly SampleRow<SampleCharge>[]
  /** The inputs of its landing, at the estimates of then; null while it is on its way. */
  readonly landing: {
    readonly dutyBasis: 'cif'
    readonly charges: readonly object[]
    readonly stock: Readonly<Record<string, number>>
  } | null
}

type Products = readonly SampleRow<SampleProduct>[]

const DUTY_BASIS = 'cif'
/** Ids of one shipment's rows begin at its own hundred. */
const HUNDRED = 100

/** The deliveries of the sample shop: one that has landed, with later bills, and one that is still open. */
export function sampleShipments(currency: string, products: Products): SampleShipment[] {
  const money = sampleMoney(currency)
  return sampleDeliveries.map((delivery, index) => {
    const id = sampleId('shipment', index + 1)
    const rowId = (kind: 'shipmentLine' | 'shipmentCharge', position: number): string =>
      sampleId(kind, (index + 1) * HUNDRED + position)
    const { isLanded, lines: _, charges: __, ...data } = delivery
    const lines = delivery.lines.map((line, position) => ({
      id: rowId('shipmentLine', position),
      data: { shipmentId: id, position: position + 1, ...lineOf(line, money, products) },
    }))
    const charges = delivery.charges.map((charge, position) => ({
      id: rowId('shipmentCharge', position),
      data: { shipmentId: id, position: position + 1, shares: [], ...chargeOf(charge, money) },
    }))
    const landing = isLanded
      ? ({ dutyBasis: DUTY_BASIS, charges: charges.map(landedCharge), stock: {} } as const)
      : null
    return { id, data: { ...data, currency }, lines, charges, landing }
  })
}

function lineOf(
  [what, quantity, minor, dutyPercent, weight, volume, paid = 'supplier']: LineOf,
  money: SampleMoney,
  products: Products,
): Omit<SampleShipmentLine, 'shipmentId' | 'position'> {
  const product = products.find(({ data }) => data.sku === what)
  return {
    productId: product?.id ?? null,
    variantId: '',
    sku: product ? what : '',
    description: product?.data.name ?? what,
    quantity: quantity * 10_000,
    receivedQuantity: null,
    unitCost: paidIn(money[paid], money.own.currency, minor),
    dutyPercent: Math.round(dutyPercent * 10_000),
    weight: Math.round(weight * 10_000),
    volume: Math.round(volume * 10_000),
    ...money[paid],
  }
}

function chargeOf(
  [kind, label, paid, estimated, actual, split, dutiable]: SampleDelivery['charges'][number],
  money: SampleMoney,
): Omit<SampleCharge, 'shipmentId' | 'position' | 'shares'> {
  const billed = (minor: number): Units => billedIn(money[paid], money.own.currency, minor)
  return {
    kind,
    label,
    estimatedAmount: billed(estimated),
    actualAmount: actual === null ? null : billed(actual),
    split,
    dutiable,
    ...money[paid],
  }
}

/** A charge as a landing stores it: with its estimate, because the bill came later. */
function landedCharge({ id, data }: SampleRow<SampleCharge>) {
  const { kind, estimatedAmount: amount, currency, rate, split, shares, dutiable } = data
  return { id, kind, amount, currency, rate, split, shares, dutiable }
}

/** The products with the costs from the landed shipments, calculated like any landing (SHIP-03). */
export function withLandedCosts(products: Products, shipments: readonly SampleShipment[], currency: string): Products {
  const landed = shipments.flatMap((shipment) => (shipment.landing ? productPatches(shipment, products, currency) : []))
  const patches = new Map(landed)
  return products.map(({ id, data }) => {
    const patch = patches.get(id)
    if (!patch) return { id, data }
    const patched = applyPatch(data, patch)
    const base = patched.baseCostOrigin ? convertedAmount(patched.baseCostOrigin) : undefined
    return { id, data: base === undefined ? patched : { ...patched, baseCost: base } }
  })
}

function productPatches({ data, lines, charges }: SampleShipment, products: Products, currency: string) {
  const estimated = {
    lines: lines.map((row): LineValues => ({ ...row.data, id: row.id })),
    charges: charges.map((row): ChargeValues => ({ ...row.data, id: row.id, actualAmount: null })),
  }
  const input = shipmentCost(currency, estimated, DUTY_BASIS)
  const plan = landingPlan({
    ...data,
    name: data.reference,
    lines: input.lines,
    cost: landedCost(input),
    dutyBasis: DUTY_BASIS,
    product: (productId) => {
      const product = products.find(({ id }) => id === productId)
      return product && { ...product.data, id: productId }
    },
    ratioTo: shipmentRatios(currency, [], undefined),
  })
  return plan.products.map(({ productId, patch }) => [productId, patch] as const)
}
