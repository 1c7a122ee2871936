import { headerKey } from '#domain/import/header-names.ts'
import type { DecimalSign } from '#domain/numeral.ts'
import type { OpenTable } from '../files/open-table.ts'
import type { FileHead } from './file-form.ts'

/** What each column of a file is taken for; null is passed over. */
export type FileTargets = readonly (string | null)[]

/** How the columns of a file are read; a person may change all of it. */
export interface FileSettings {
  readonly targets: FileTargets
  /** The decimal sign that a person chose for all of it; null goes by the file. */
  readonly decimal: DecimalSign | null
  /** What a person said of single columns, by their place. */
  readonly said: Readonly<Record<number, SaidOfColumn>>
}

/** How the numbers of one column are meant. */
export interface SaidOfColumn {
  readonly decimal?: DecimalSign
  /** 0.4 is 40 %. */
  readonly fractions?: boolean
}

const SAMPLED = 50

/** Says whether a row of cells is the head of a file of such rows. */
export function knowsHead({ byName }: FileHead): (cells: readonly string[]) => boolean {
  const known = byName()
  return (cells) => cells.filter((cell) => known.has(headerKey(cell))).length >= 2
}

/** What the columns of a file are, by their names; those that are not known by what stands in them. */
export function recogniseColumns(head: FileHead, table: OpenTable): FileSettings {
  return { targets: head.recognise?.(table) ?? targetsOf(head, table), decimal: null, said: {} }
}

function targetsOf({ columns, byName, forms = {} }: FileHead, { headers, width, rows }: OpenTable): FileTargets {
  const taken = new Set<string>()
  const give = (column: string | undefined): string | null => {
    if (column === undefined || taken.has(column)) return null
    taken.add(column)
    return column
  }
  const known = byName()
  const keys = Array.from({ length: width }, (_, index) => headerKey(headers?.[index] ?? ''))
  // What a field is called here goes before what others call it.
  const own = new Map(
    columns.flatMap(({ id, label, english = id }) =>
      [english, label(), id].map((name) => [headerKey(name), id] as const),
    ),
  )
  const exact = keys.map((key) => give(own.get(key)))
  const named = keys.map((key, index) => exact[index] ?? give(known.get(key)))
  return named.map((target, index) => {
    if (target !== null) return target
    const cells = rows.slice(0, SAMPLED).map((row) => String(row[index] ?? '').trim())
    const filled = cells.filter((cell) => cell !== '')
    const fitting = Object.entries(forms).find(
      ([id, { form }]) => !taken.has(id) && filled.length > 0 && filled.every((cell) => form.test(cell)),
    )
    return give(fitting?.[0])
  })
}

/** The column whose place another one has, by each place of one that is left out for it. */
export function lostColumns({ columns, byName }: FileHead, { headers }: OpenTable, targets: FileTargets) {
  const known = byName()
  return targets.map((target, index) => {
    const meant = target === null ? known.get(headerKey(headers?.[index] ?? '')) : undefined
    return meant !== undefined && targets.includes(meant) ? columns.find(({ id }) => id === meant)?.label() : undefined
  })
}

/** Whether every column of our own file is there: then each cell is meant as it stands. */
export function isOwnFile({ columns }: FileHead, targets: FileTargets): boolean {
  return columns.every(({ id }) => targets.includes(id))
}

/** The columns of which one is still needed; undefined where the file says enough. */
export function missingColumns({ enough }: FileHead, targets: FileTargets): readonly string[] | undefined {
  return enough.find((group) => !group.some((column) => targets.includes(column)))
}
