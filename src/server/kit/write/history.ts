import { type AnyRow, type Entity, fieldsOf } from '#contract/entity.ts'
import { perEntity } from '../rows/per-entity.ts'
import { same } from '#contract/same.ts'

/**
 * The fields that history keeps: all that people or programs see. Receipts are among them: a price made under earlier settings can be
 * restored only with its own (CHANGE-02, PRICE-16).
 */
export const historyFields = perEntity((entity) => fieldsOf(entity).filter(([, { internal }]) => !internal))

/** What a write changed, both ways: only the changed fields; against the fallbacks where the row began or ended. */
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
  return { before: before ? from : null, after: after ? to : null }
}
