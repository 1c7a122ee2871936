import type { AnyRow } from './entity.ts'
import type { PlannedWrite } from './plan-changes.ts'
import type { RowOfKind } from './row-kinds.ts'

/** Work that a stored row orders, and the row that it is about. */
export type StoredWork =
  | { readonly work: 'store-push' | 'store-notices' | 'compare-listing'; readonly ref: string }
  | {
      /** Whether the page of payment of a document still asks for what is open. */
      readonly work: 'document-page'
      readonly ref: string
      readonly balance: number | null
      readonly currency: string | null
      readonly status: string | null
    }

/**
 * What one stored row orders (STORE-03, STORE-05, STORE-06, DOC-14), from what it was and what it is. In a database that is not distributed
 * triggers order the same.
 */
export function workOf({ entity, id, before, after }: PlannedWrite): readonly StoredWork[] {
  return WORK_OF[entity.kind]?.(id, after, before) ?? []
}

type WorkOf = (id: string, after: AnyRow | undefined, before: AnyRow | undefined) => readonly StoredWork[]

const WORK_OF: Readonly<Record<string, WorkOf>> = {
  storeListing: (_id, after) => ofListing(after as RowOfKind<'storeListing'> | undefined),
  store: (id, after, before) => ofStore(id, after as Store | undefined, before as Store | undefined),
  storeConflict: (_id, after, before) => ofConflict(after as Conflict | undefined, before as Conflict | undefined),
  document: (id, after, before) => ofDocument(id, after as Document | undefined, before as Document | undefined),
}

type Store = RowOfKind<'store'>
type Conflict = RowOfKind<'storeConflict'>
type Document = RowOfKind<'document'>

function ofListing(after: RowOfKind<'storeListing'> | undefined): readonly StoredWork[] {
  return after?.pushState === 'waiting' && after.storeId !== null ? [{ work: 'store-push', ref: after.storeId }] : []
}

/** A store that is reached again is sent what waited for it. */
function ofStore(ref: string, after: Store | undefined, before: Store | undefined): readonly StoredWork[] {
  const isReached = before !== undefined && before.state !== 'connected' && after?.state === 'connected'
  return isReached
    ? [
        { work: 'store-push', ref },
        { work: 'store-notices', ref },
      ]
    : []
}

/** A decision that is taken back is open again: its product is compared with how the store is by then. */
function ofConflict(after: Conflict | undefined, before: Conflict | undefined): readonly StoredWork[] {
  const isOpenAgain = before?.state === 'resolved' && after?.state === 'open'
  return isOpenAgain && after.listingId !== null ? [{ work: 'compare-listing', ref: after.listingId }] : []
}

function ofDocument(ref: string, after: Document | undefined, before: Document | undefined): readonly StoredWork[] {
  if (before === undefined) return []
  const [is, was] = [after, before].map((row) => row && [row.balanceDue, row.currency, row.status].join())
  if (is === was) return []
  const { balanceDue = null, currency = null, status = null } = after ?? {}
  return [{ work: 'document-page', ref, balance: balanceDue, currency, status }]
}
