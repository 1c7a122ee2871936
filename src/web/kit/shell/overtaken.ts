import { entityOf } from '#contract/entities/registry.ts'
import type { RowReader } from '#contract/entity.ts'
import type { RefusedRecord } from '../data/records.ts'

/** Whether a refused edit would change what its row became meanwhile without a word of why, such as a document that was issued (DOC-18). */
export function isOvertaken({ body, row: seen }: RefusedRecord, store: RowReader): boolean {
  if (body.op !== 'patch' || body.why !== undefined || !seen) return false
  const now = store.get(body.kind, body.id)
  const changed = new Set(Object.keys(body.data))
  return now !== undefined && entityOf(body.kind)?.overtaken?.(now, seen, changed) !== undefined
}
