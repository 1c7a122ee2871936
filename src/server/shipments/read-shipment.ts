import type { RateSet } from '#domain/exchange-rates.ts'
import type { ChargeInput, LandedCostInput } from '#domain/landed-cost/landed-cost.ts'
import { type ChargeValues, type LineValues, shipmentCost } from '#domain/landed-cost/shipment-cost.ts'
import type { DutyBasis } from '#domain/total-cost.ts'
import { type AnyRow, general, type RowOf } from '#contract/entity.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import { product } from '#contract/entities/product.ts'
import { shipment } from '#contract/entities/shipment.ts'
import { shipmentCharge } from '#contract/entities/shipment-charge.ts'
import { shipmentLine } from '#contract/entities/shipment-line.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable } from '../kit/database/database.ts'
import { readContext, readLookup, readRefs, RowCache } from '../kit/rows/reading.ts'
import { type Precondition, preconditionOf } from '../kit/write/preconditions.ts'
import { readMore } from '../kit/write/write.ts'
import { shipmentMessages } from './shipment-messages.ts'

export type ProductRow = RowOf<typeof product.fields>
export type ShipmentRow = RowOf<typeof shipment.fields>

/** Reads today's reference rates; another capability keeps them. */
export type ReferenceRates = (tx: Queryable) => Promise<RateSet | undefined>

/** A shipment with everything that its cost and landing need. */
export interface ReadShipment {
  readonly row: ShipmentRow
  /** The purchase order of the shipment. */
  readonly order: DocumentRow | undefined
  /** The other shipments of that order, and the lines that landed shipments among them added to the stock. */
  readonly others: ReadonlySet<string>
  readonly stocked: readonly LineValues[]
  readonly profile: AnyRow | undefined
  readonly dutyBasis: DutyBasis
  readonly input: LandedCostInput & { readonly lines: readonly LineValues[] }
  readonly charges: readonly ChargeValues[]
  readonly product: (id: string) => ProductRow | undefined
  /** Its present lines and charges, as preconditions of proposals. */
  readonly preconditions: () => readonly Precondition[]
}

/** The parts of a shipment, and their fields that enter no cost. */
const PARTS = [
  { kind: shipmentLine.kind, without: ['hsCode', 'originCountry'] },
  { kind: shipmentCharge.kind, without: ['label'] },
]

/** Reads a shipment. Throws `Refusal` for an unknown id. */
export async function readShipment(tx: Queryable, id: string): Promise<ReadShipment> {
  const cache = new RowCache()
  const parts = PARTS.map(({ kind }) => readLookup({ kind, field: 'shipmentId', is: id }))
  const profiles = readContext(general(shipment), [], () => [])
  await readMore({ tx, cache }, [...readRefs([{ kind: shipment.kind, id }]), ...parts, ...profiles])
  const row = cache.get(shipment.kind, id) as ShipmentRow | undefined
  if (!row) throw notFound(general(shipment), id)
  const lines = [...cache.of(shipmentLine.kind).values()] as unknown as LineValues[]
  const charges = [...cache.of(shipmentCharge.kind).values()] as unknown as ChargeValues[]
  const named = lines.flatMap(({ productId }) => (productId === null ? [] : [{ kind: product.kind, id: productId }]))
  const ordered = row.orderId === null ? [] : [{ kind: document.kind, id: row.orderId }]
  const siblings = row.orderId === null ? [] : [{ kind: shipment.kind, field: 'orderId', is: row.orderId }]
  await readMore({ tx, cache }, [...readRefs([...named, ...ordered]), ...siblings.map(readLookup)])
  const others = [...cache.of(shipment.kind).values()].filter((each) => each.id !== id) as unknown as ShipmentRow[]
  const profile = [...cache.of(businessProfile.kind).values()].find((each) => each['isDefault'] === true)
  const dutyBasis = row.landing?.dutyBasis ?? dutyBasisOf(profile)
  return {
    row,
    order: row.orderId === null ? undefined : (cache.get(document.kind, row.orderId) as DocumentRow | undefined),
    others: new Set(others.map((each) => each.id)),
    stocked: await stockedLines(tx, others),
    profile,
    dutyBasis,
    input: shipmentCost(row.currency, { lines, charges }, dutyBasis),
    charges,
    product: (productId) => cache.get(product.kind, productId) as ProductRow | undefined,
    preconditions: () =>
      PARTS.map(({ kind, without }) => preconditionOf({ kind, field: 'shipmentId', is: id }, without, cache)),
  }
}

/** The lines that landed shipments added to the stock. */
async function stockedLines(tx: Queryable, shipments: readonly ShipmentRow[]): Promise<readonly LineValues[]> {
  const landed = shipments.filter(({ status, raiseStock }) => status === 'landed' && raiseStock)
  const cache = new RowCache()
  const reads = landed.map(({ id }) => readLookup({ kind: shipmentLine.kind, field: 'shipmentId', is: id }))
  await readMore({ tx, cache }, reads)
  return [...cache.of(shipmentLine.kind).values()] as unknown as LineValues[]
}

function dutyBasisOf(profile: AnyRow | undefined): DutyBasis {
  return profile?.['dutyBasis'] === 'fob' ? 'fob' : 'cif'
}

/** The name of a line's product, with its variant; for a deleted one the line's own text. */
export function landedName({ input, product: productOf }: ReadShipment, id: string, variantId: string): string {
  const found = productOf(id)
  if (found && variantId === '') return found.name
  const variant = found?.variants.find((each) => each.id === variantId)
  if (found && variant) return `${found.name} – ${variant.name}`
  const lines: readonly LineValues[] = input.lines
  const own = lines.filter((each) => each.productId === id)
  const line = own.find((each) => each.variantId === variantId) ?? (found ? undefined : own[0])
  const { deletedVariant, deletedProduct } = shipmentMessages
  return line?.description || line?.sku || (found ? `${found.name} – ${deletedVariant}` : deletedProduct)
}

/** A charge as a landing stores it. */
export function keptCharge({ id, kind, amount, currency, rate, split, shares, dutiable }: ChargeInput) {
  return { id, kind, amount: amount ?? 0, currency, rate, split, shares: [...shares], dutiable }
}
