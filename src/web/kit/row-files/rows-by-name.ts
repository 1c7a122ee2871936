import { grouped } from '#domain/grouped.ts'
import { foldText } from '#domain/text-fold.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { RowSource } from '../data/plan-changes.ts'
import { titleOf } from './file-form.ts'

/** The rows that a file may name. */
export type NameableRows = Pick<RowSource, 'all' | 'get'>

/** The ids of the rows of a kind that a cell may mean: of an id that row alone, of a title every row that has it. */
export type RowsByName = (kind: string, name: string) => readonly string[]

/** A name as it is compared: without case, accents and the blanks around it. */
export function nameInFiles(name: string): string {
  return foldText(name.trim())
}

/** Finds rows by id or title, each kind looked through once. Files are written and read by it, so that a name in one means the same in both. */
export function rowsByName(rows: Pick<NameableRows, 'all'>): RowsByName {
  const kinds = new Map<string, ReadonlyMap<string, readonly string[]>>()
  return (kind, name) => {
    const known = kinds.get(kind) ?? namesOf(kind, rows.all(kind))
    kinds.set(kind, known)
    return known.get(nameInFiles(name)) ?? []
  }
}

function namesOf(kind: string, rows: readonly AnyRow[]): ReadonlyMap<string, readonly string[]> {
  const byTitle = grouped(rows, (row) => nameInFiles(titleOf(kind, row)))
  const ids = (found: readonly AnyRow[]) => found.map(({ id }) => id)
  return new Map<string, readonly string[]>([
    ...[...byTitle].flatMap(([title, found]) => (title === '' ? [] : [[title, ids(found)] as const])),
    ...rows.map(({ id }) => [id, [id]] as const),
  ])
}
