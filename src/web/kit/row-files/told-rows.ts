import { foldText } from '#domain/text-fold.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { RowSource } from '../data/plan-changes.ts'
import { type FileForm, titleOf } from './file-form.ts'
import type { FilledRow } from './filled-rows.ts'

type Rows = Pick<RowSource, 'all' | 'get'>

/** The rows that are here with those on top that a file has told so far, which its other rows may name: a category its parent. */
export interface ToldRows extends Rows {
  readonly tell: (row: AnyRow) => void
  /** The ids of told rows that have a title, or that id. */
  readonly named: (name: string) => readonly string[]
}

/** Keeps what a file tells of rows of a kind. */
export function toldRows(kind: string, here: Rows): ToldRows {
  const told = new Map<string, AnyRow>()
  const byName = new Map<string, string[]>()
  return {
    tell(row) {
      told.set(row.id, row)
      for (const name of [row.id, foldText(titleOf(kind, row))]) byName.set(name, [...(byName.get(name) ?? []), row.id])
    },
    named: (name) => byName.get(name) ?? byName.get(foldText(name)) ?? [],
    get: (of: string, id: string) => (of === kind && told.get(id)) || here.get(of, id),
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
