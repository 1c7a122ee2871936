import { type Inverse, inverseOf, type StandingInverse, standingInverse } from '#contract/inverse.ts'
import type { AnyRow } from '#contract/entity.ts'
import { knownEntity } from './plan-changes.ts'

/** What takes an edit of a row of a kind back. */
export function inverseIn(kind: string, before: AnyRow, after: AnyRow): Inverse {
  return inverseOf(knownEntity(kind), before, after)
}

/** What of it still applies to the row of today. */
export function standingIn(kind: string, row: AnyRow, inverse: Inverse): StandingInverse {
  return standingInverse(knownEntity(kind), row, inverse)
}
