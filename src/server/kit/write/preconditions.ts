import { createHash } from 'node:crypto'
import type { Lookup } from '#contract/command.ts'
import { type AnyRow, fieldsOf } from '#contract/entity.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { RowCache } from '../rows/reading.ts'

/** Rows that a proposal was worked out from, and how they were then. */
export interface Precondition extends Lookup {
  /** Fields that the proposal does not depend on. */
  readonly without: readonly string[]
  readonly digest: string
}

/** Records the rows of a lookup, so that `holds` can tell later whether they are unchanged. */
export function preconditionOf(lookup: Lookup, without: readonly string[], cache: RowCache): Precondition {
  return { ...lookup, without, digest: digestOf(lookup, without, cache) }
}

/** Whether the rows that a proposal depends on are unchanged; the cache holds what its lookup reads. */
export function holds(precondition: Precondition, cache: RowCache): boolean {
  return digestOf(precondition, precondition.without, cache) === precondition.digest
}

function digestOf({ kind, field, is }: Lookup, without: readonly string[], cache: RowCache): string {
  const names = fieldsOf(knownEntity(kind)).flatMap(([name]) => (without.includes(name) ? [] : [name]))
  const rows = [...cache.of(kind).values()]
    .filter((row: AnyRow) => row[field] === is)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => [row.id, ...names.map((name) => row[name])])
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
}
