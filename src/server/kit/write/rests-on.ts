import { createHash } from 'node:crypto'
import type { Lookup } from '#contract/command.ts'
import { type AnyRow, fieldsOf } from '#contract/entity.ts'
import type { RowCache } from '../rows/reading.ts'
import { writableEntity } from './plan.ts'

/** Rows that a proposal was worked out from, and how they were then. */
export interface Ground extends Lookup {
  /** Fields that nothing was worked out from. */
  readonly without: readonly string[]
  readonly digest: string
}

/** Says how the rows of a lookup are, so that `isAsGround` can tell later whether they still are. */
export function groundOf(lookup: Lookup, without: readonly string[], cache: RowCache): Ground {
  return { ...lookup, without, digest: digestOf(lookup, without, cache) }
}

/** Whether the rows that a proposal rests on are still those, and as they were; the cache holds what its lookup reads. */
export function isAsGround(ground: Ground, cache: RowCache): boolean {
  return digestOf(ground, ground.without, cache) === ground.digest
}

function digestOf({ kind, field, is }: Lookup, without: readonly string[], cache: RowCache): string {
  const names = fieldsOf(writableEntity(kind)).flatMap(([name]) => (without.includes(name) ? [] : [name]))
  const rows = [...cache.of(kind).values()]
    .filter((row: AnyRow) => row[field] === is)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => [row.id, ...names.map((name) => row[name])])
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
}
