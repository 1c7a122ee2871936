import { plainValue } from '#domain/import/field-cells.ts'
import type { AnyRow } from '#contract/entity.ts'
import { type FileForm, titleOf } from './file-form.ts'
import type { FilledRow } from './filled-rows.ts'
import { nameInFiles, type NameableRows, type RowsByName, rowsByName } from './rows-by-name.ts'

/** The rows that are here with those on top that a file has told so far, which its other rows may name: a category its parent. */
export interface ToldRows extends NameableRows {
  readonly tell: (row: AnyRow) => void
  /** The rows that a cell may mean: of its kind those that the file has told before others that are here. */
  readonly named: RowsByName
}

/** Keeps what a file tells of rows of a kind. */
export function toldRows({ entity: { kind }, within }: FileForm, here: NameableRows): ToldRows {
  const told = new Map<string, AnyRow>()
  const byName = new Map<string, string[]>()
  const namedHere = rowsByName(here)
  const get = (of: string, id: string): AnyRow | undefined => (of === kind && told.get(id)) || here.get(of, id)
  const isOutermost = (id: string): boolean => within !== undefined && plainValue(get(kind, id)?.[within]) === ''
  return {
    tell(row) {
      told.set(row.id, row)
      for (const name of [row.id, nameInFiles(titleOf(kind, row))])
        byName.set(name, [...(byName.get(name) ?? []), row.id])
    },
    named(of, name) {
      if (of !== kind) return namedHere(of, name)
      // Rows that are here may still have a name that the file gives to another one.
      const found = byName.get(nameInFiles(name)) ?? namedHere(of, name).filter((id) => !told.has(id))
      // A row can be within those only that are within no other one.
      const outermost = found.filter(isOutermost)
      return found.length > 1 && outermost.length > 0 ? outermost : found
    },
    get,
    all: (of: string) =>
      of === kind ? [...here.all(of).filter(({ id }) => !told.has(id)), ...told.values()] : here.all(of),
  }
}

/** The rows of a file with those first that are within no other one. */
export function outermostFirst({ within }: FileForm, rows: readonly FilledRow[]): readonly FilledRow[] {
  if (within === undefined) return rows
  const isOutermost = ({ cell }: FilledRow): boolean => cell(within) === ''
  return [...rows.filter(isOutermost), ...rows.filter((row) => !isOutermost(row))]
}
