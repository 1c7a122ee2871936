import type { Units } from '../money.ts'
import { PRODUCT_WAITS, type WaitingProduct } from './product-waits.ts'
import { PAYMENT_WAITS, type WaitingPayments } from './waiting-payments.ts'
import { WAITING, type WaitingDocuments } from './waiting-documents.ts'
import { SHIPMENT_WAITS, type WaitingShipments } from './waiting-shipments.ts'
import { STORE_WAITS, type WaitingStores } from './waiting-stores.ts'

/** Everything that can wait for a person, in the order of what is as costly. */
export const WAITING_KINDS = [
  ...PAYMENT_WAITS,
  ...WAITING,
  ...PRODUCT_WAITS,
  ...SHIPMENT_WAITS,
  ...STORE_WAITS,
  'toApply',
  'oldRates',
] as const
export type WaitingKindOfAll = (typeof WAITING_KINDS)[number]

/** What waits for one act. */
export interface WaitingLine {
  readonly kind: WaitingKindOfAll
  /** How many rows it is about; of differences with stores, how many differ. */
  readonly count: number
  /** The rows that it is about, the most costly first; none for what is about no row. */
  readonly ids: readonly string[]
  /** In the currency of the figures; null where nothing depends on it, or it cannot be told. */
  readonly amount: Units | null
  /** How many of the rows are not in the amount, because there is no rate for their day. */
  readonly unconverted?: number
  /** When it is too late, in epoch milliseconds; absent where nothing ends. */
  readonly by?: number
  /** The products that it is about, in the same order; absent for other rows. */
  readonly products?: readonly WaitingProduct[]
}

/** What waits, by where it was found. */
export interface WaitingParts {
  readonly payments: readonly WaitingPayments[]
  readonly documents: readonly WaitingDocuments[]
  /** One for each kind that a product waits for. */
  readonly products: readonly WaitingLine[]
  readonly shipments: readonly WaitingShipments[]
  readonly stores: readonly WaitingStores[]
  /** Change sets that are ready to be applied. */
  readonly toApply: readonly string[]
  /** Amounts are converted at rates of more than a week ago. */
  readonly hasOldRates: boolean
}

/** What needs a decision today: payments first, then the most costly; what has no amount comes last. */
export function waitingList({
  payments,
  documents,
  products,
  shipments,
  stores,
  toApply,
  hasOldRates,
}: WaitingParts): readonly WaitingLine[] {
  const lines: readonly WaitingLine[] = [
    ...[...documents, ...shipments].map((each) => ({ ...each, count: each.ids.length })),
    ...products,
    ...stores,
    ...(toApply.length > 0 ? [{ kind: 'toApply' as const, count: toApply.length, ids: toApply, amount: null }] : []),
    ...(hasOldRates ? [{ kind: 'oldRates' as const, count: 0, ids: [], amount: null }] : []),
  ]
  return [...payments, ...lines.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0) || orderOf(a) - orderOf(b))]
}

function orderOf({ kind }: WaitingLine): number {
  return WAITING_KINDS.indexOf(kind)
}
