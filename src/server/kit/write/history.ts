import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from '#contract/entity.ts'
import { perEntity } from '#contract/per-entity.ts'
import { same } from '#contract/same.ts'

/**
 * The fields that history keeps: all that people or programs see, receipts included, because a price made under earlier settings can
 * only be restored with its receipt (CHANGE-02, PRICE-16).
 */
export const historyFields = perEntity((entity) => fieldsOf(entity).filter(([, { internal }]) => !internal))

/**
 * What a write changed, both ways: only the changed fields; against the fallbacks where the row began or ended. A row that ended has beside
 * them when it was made, so that it can come back as it was.
 */
export function difference(
  entity: Entity,
  before: AnyRow | undefined,
  after: AnyRow | undefined,
): { before: Record<string, unknown> | null; after: Record<string, unknown> | null } {
  const from: Record<string, unknown> = {}
  const to: Record<string, unknown> = {}
  for (const [name, { fallback }] of historyFields(entity)) {
    const old = before ? before[name] : fallback
    const next = after ? after[name] : fallback
    if (same(old, next)) continue
    from[name] = old
    to[name] = next
  }
  if (before && !after) from['createdAt'] = before.createdAt
  return { before: before ? from : null, after: after ? to : null }
}

/** A row as it stood when it was deleted, from its history, which leaves out what was at its fallback. */
export function deletedRow(entity: Entity, before: AnyPatch): AnyPatch {
  const fallbacks = historyFields(entity).map(([name, { fallback }]) => [name, fallback])
  return { ...Object.fromEntries(fallbacks), ...before }
}
