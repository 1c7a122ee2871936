import type { AnyRow } from '#contract/entity.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import type { RowCache } from '#server/kit/rows/reading.ts'

/** The default business among the rows that were read. */
export function defaultBusiness(cache: RowCache): AnyRow | undefined {
  return [...cache.of(businessProfile.kind).values()].find((row) => row['isDefault'] === true)
}
