import {
  badRowsFile,
  type ChangeSetRowsQuery,
  discardChangeSet,
  listChangeSetRows,
  revertChangeSetCall,
} from '#contract/endpoints/change-sets.ts'
import type { changeSet } from '#contract/entities/change-set.ts'
import type { RowOf } from '#contract/entity.ts'
import { callEndpoint, callForFile } from '../data/call-endpoint.ts'
import type { RowsPage } from './change-set-rows.ts'

/** A page of the rows of a change set, which only the server has. Throws as `callEndpoint` does. */
export function loadRows(id: string, query: ChangeSetRowsQuery, signal?: AbortSignal): Promise<RowsPage> {
  return callEndpoint(listChangeSetRows, { params: { id }, query, ...(signal ? { signal } : {}) })
}

/** Takes an applied change set back, or tries again what stayed: something of `skipped` rows stays. Throws as `callEndpoint` does. */
export function revert(id: string): Promise<Pick<RowOf<typeof changeSet.fields>, 'skipped' | 'state'>> {
  return callEndpoint(revertChangeSetCall, { params: { id } })
}

/** The rows of a change set that were refused, as a CSV file. Throws as `callEndpoint` does. */
export function loadBadRows(id: string): Promise<Blob> {
  return callForFile(badRowsFile, { params: { id } })
}

/** Throws a draft and its rows away. Throws as `callEndpoint` does. */
export function discard(id: string): Promise<void> {
  return callEndpoint(discardChangeSet, { params: { id } })
}
