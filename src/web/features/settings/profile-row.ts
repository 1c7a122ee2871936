import { compareText } from '#domain/text-fold.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { type AnyPatch, type AnyRow, fieldsOf, type PatchOf, type RowOf } from '#contract/entity.ts'
import { useRows } from '#web/kit/data/use-store.ts'

/** A business profile as the local copy holds it. */
export type ProfileRow = RowOf<typeof businessProfile.fields>
/** Fields of a business profile to change. */
export type ProfilePatch = PatchOf<typeof businessProfile.fields>

/** The business profiles of the user, the first made first, kept up to date. */
export function useProfiles(): readonly ProfileRow[] {
  return inOrder(useRows('businessProfile') as readonly (AnyRow & ProfileRow)[])
}

/** Business profiles in the order in which they were made. */
function inOrder(rows: readonly ProfileRow[]): readonly ProfileRow[] {
  return [...rows].sort((a, b) => a.createdAt - b.createdAt || compareText(a.id, b.id))
}

/** Everything of a business profile that a caller may write: what brings a deleted one back. */
export function writableData(row: ProfileRow): AnyPatch {
  const names = fieldsOf(businessProfile).flatMap(([name, field]) => (field.readOnly ? [] : [name as keyof ProfileRow]))
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}
