import { WAITING } from '#domain/analytics/waiting-documents.ts'
import type { WaitingKindOfAll, WaitingLine } from '#domain/analytics/waiting-list.ts'
import { PAYMENT_WAITS } from '#domain/analytics/waiting-payments.ts'
import { SHIPMENT_WAITS } from '#domain/analytics/waiting-shipments.ts'
import { STORE_WAITS } from '#domain/analytics/waiting-stores.ts'
import type { ScreenId } from '#contract/screens.ts'

type Search = Readonly<Record<string, string>>

/** Where what waits is looked at and settled, or which change is proposed. */
export type WaitingTarget =
  | { readonly type: 'link'; readonly screen: ScreenId; readonly search: Search }
  /** The change of prices, with the usual margin filled in. */
  | { readonly type: 'reprice' }
  /** The rows behind the line, where what settles them is. */
  | { readonly type: 'look' }
  /** The mail that reminds of an invoice, written already. */
  | { readonly type: 'remind'; readonly documentId: string }
  /** The newest rates for every foreign cost, as a proposal of the server. */
  | { readonly type: 'renew' }

const link = (screen: ScreenId, search: Search = {}): WaitingTarget => ({ type: 'link', screen, search })

/** The kind of the rows that a line is about; undefined for one that is about none. */
export function kindOfRows(kind: WaitingKindOfAll): 'document' | 'product' | 'shipment' | undefined {
  if (kind === 'oldRates' || kind === 'toApply' || isIn([...STORE_WAITS, ...PAYMENT_WAITS], kind)) return undefined
  if (isIn(WAITING, kind)) return 'document'
  return isIn(SHIPMENT_WAITS, kind) ? 'shipment' : 'product'
}

function isIn(kinds: readonly WaitingKindOfAll[], kind: WaitingKindOfAll): boolean {
  return kinds.includes(kind)
}

/** The differences of the store that has them all, else the stores. */
function differencesOf([id, ...others]: readonly string[]): WaitingTarget {
  return id === undefined || others.length > 0 ? link('stores') : link('store', { id, view: 'differences' })
}

/** The act that settles a line; one row is opened by itself. */
export function waitingTarget(line: WaitingLine): WaitingTarget {
  const { kind } = line
  const [only = ''] = line.count === 1 ? line.ids : []
  const rowOr = (screen: ScreenId, search: Search, list: WaitingTarget) =>
    only === '' ? list : link(screen, { id: only, ...search })
  switch (kind) {
    case 'overdue':
      return only === '' ? { type: 'look' } : { type: 'remind', documentId: only }
    case 'wentBack':
      return rowOr('document', {}, { type: 'look' })
    case 'toConvert':
      return rowOr('document', {}, link('documents', { documentType: 'quote', status: 'accepted' }))
    case 'expiring':
      return rowOr('document', {}, link('documents', { documentType: 'quote', sort: 'dueDate' }))
    case 'oldDrafts':
      return rowOr('document', {}, link('documents', { status: 'unsent' }))
    case 'losing':
    case 'belowFloor':
      return rowOr('product-detail', { action: 'edit-price' }, { type: 'look' })
    case 'withoutCost':
      return rowOr('product-detail', {}, link('products', { status: 'active', problem: 'withoutCost' }))
    case 'unpriced':
    case 'costRose':
      return { type: 'reprice' }
    case 'currencyMoved':
      return { type: 'renew' }
    case 'toLand':
      return rowOr('shipment', {}, link('shipments', { status: 'draft' }))
    case 'toTrueUp':
      return rowOr('shipment', { view: 'actual' }, link('shipments', { status: 'landed' }))
    case 'lostStores':
      return rowOr('store', {}, link('stores'))
    case 'storeDifferences':
      return differencesOf(line.ids)
    case 'toApply':
      return rowOr('change-sets', {}, link('change-sets'))
    case 'oldRates':
      return link('settings-rates')
    case 'disputes':
    case 'refusedKey':
      return link('settings-connections')
    case 'unpaidPlan':
      return link('settings-plan')
  }
}
