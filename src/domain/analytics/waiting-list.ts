import type { Units } from '../money.ts'
import { PRODUCT_WAITS, type WaitingProduct } from './product-waits.ts'
import { WAITING, type WaitingDocuments } from './waiting-documents.ts'
import { SHIPMENT_WAITS, type WaitingShipments } from './waiting-shipments.ts'

/** Everything that can wait for a person, in the order of what is as costly. */
export const WAITING_KINDS = [...WAITING, ...PRODUCT_WAITS, ...SHIPMENT_WAITS, 'toApply', 'oldRates'] as const
export type WaitingKindOfAll = (typeof WAITING_KINDS)[number]

/** What waits for one act. */
export interface WaitingLine {
  readonly kind: WaitingKindOfAll
  /** The rows that it is about, the most costly first; none for what is about no row. */
  readonly ids: readonly string[]
  /** In the currency of the figures; null where nothing depends on it, or it cannot be told. */
  readonly amount: Units | null
  /** How many of the rows are not in the amount, because there is no rate for their day. */
  readonly unconverted?: number
  /** The products that it is about, in the same order; absent for other rows. */
  readonly products?: readonly WaitingProduct[]
}

/** What waits, by where it was found. */
export interface WaitingParts {
  readonly documents: readonly WaitingDocuments[]
  readonly products: Iterable<WaitingProduct>
  readonly shipments: readonly WaitingShipments[]
  /** Change sets that are ready to be applied. */
  readonly toApply: readonly string[]
  /** Amounts are converted at rates of more than a week ago. */
  readonly hasOldRates: boolean
}

/** What needs a decision today, the most costly first; what has no amount comes last. */
export function waitingList({
  documents,
  products,
  shipments,
  toApply,
  hasOldRates,
}: WaitingParts): readonly WaitingLine[] {
  const lines: readonly WaitingLine[] = [
    ...documents,
    ...linesOfProducts(products),
    ...shipments,
    ...(toApply.length > 0 ? [{ kind: 'toApply' as const, ids: toApply, amount: null }] : []),
    ...(hasOldRates ? [{ kind: 'oldRates' as const, ids: [], amount: null }] : []),
  ]
  return lines.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0) || orderOf(a) - orderOf(b))
}

function orderOf({ kind }: WaitingLine): number {
  return WAITING_KINDS.indexOf(kind)
}

function linesOfProducts(products: Iterable<WaitingProduct>): readonly WaitingLine[] {
  const byKind = new Map<WaitingKindOfAll, WaitingProduct[]>()
  for (const each of products) {
    const known = byKind.get(each.kind)
    if (known) known.push(each)
    else byKind.set(each.kind, [each])
  }
  return [...byKind].map(([kind, found]) => {
    const ordered = found.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0) || (a.productId < b.productId ? -1 : 1))
    const amount = ordered.reduce((sum, each) => sum + (each.amount ?? 0), 0)
    const ids = ordered.map(({ productId }) => productId)
    return { kind, ids, amount: amount === 0 ? null : amount, products: ordered }
  })
}
