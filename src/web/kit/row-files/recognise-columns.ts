import { columnSign, signFacts } from '#domain/import/decimal-signs.ts'
import { headerKey } from '#domain/import/header-names.ts'
import type { DecimalSign } from '#domain/numeral.ts'
import type { OpenTable } from '../files/open-table.ts'
import type { FileHead } from './file-form.ts'

/** What each column of a file is taken for; null is passed over. */
export type FileTargets = readonly (string | null)[]

/** How the columns of a file are read; a person may change all of it. */
export interface FileSettings {
  readonly targets: FileTargets
  /** The decimal sign that a person chose; null goes by the file. */
  readonly decimal: DecimalSign | null
}

const SAMPLED = 50

/** Says whether a row of cells is the head of a file of such rows. */
export function knowsHead({ byName }: FileHead): (cells: readonly string[]) => boolean {
  return (cells) => cells.filter((cell) => byName.has(headerKey(cell))).length >= 2
}

/** What the columns of a file are, by their names; those that are not known by what stands in them. */
export function recogniseColumns({ byName, forms = {} }: FileHead, table: OpenTable): FileSettings {
  const { headers, width, rows } = table
  const taken = new Set<string>()
  const give = (column: string | undefined): string | null => {
    if (column === undefined || taken.has(column)) return null
    taken.add(column)
    return column
  }
  const named = Array.from({ length: width }, (_, index) => give(byName.get(headerKey(headers?.[index] ?? ''))))
  const targets = named.map((target, index) => {
    if (target !== null) return target
    const cells = rows.slice(0, SAMPLED).map((row) => String(row[index] ?? '').trim())
    const filled = cells.filter((cell) => cell !== '')
    const fitting = Object.entries(forms).find(
      ([id, { form }]) => !taken.has(id) && filled.length > 0 && filled.every((cell) => form.test(cell)),
    )
    return give(fitting?.[0])
  })
  return { targets, decimal: null }
}

/** Whether every column of our own file is there: then each cell is meant as it stands. */
export function isOwnFile({ columns }: FileHead, targets: FileTargets): boolean {
  return columns.every(({ id }) => targets.includes(id))
}

/** The columns of which one is still needed; undefined where the file says enough. */
export function missingColumns({ enough }: FileHead, targets: FileTargets): readonly string[] | undefined {
  return enough.find((group) => !group.some((column) => targets.includes(column)))
}

/** How the numbers of a file are written. */
export interface FileSign {
  /** Null where a person has to say. */
  readonly sign: DecimalSign | null
  /** Numbers that could be read two ways. */
  readonly open: readonly string[]
  /** Whether there are any where it matters. */
  readonly matters: boolean
}

/** The decimal sign of the columns that hold numbers, by the cells that are written as text. */
export function fileSign(head: FileHead, { rows }: OpenTable, { targets, decimal }: FileSettings): FileSign {
  const numbers = new Set(head.columns.flatMap(({ id, isNumber }) => (isNumber ? [id] : [])))
  const columns = targets.flatMap((target, index) => (target !== null && numbers.has(target) ? [index] : []))
  const texts = rows.flatMap((row) => columns.map((index) => row[index]).filter((cell) => typeof cell === 'string'))
  const facts = signFacts(texts)
  // Our own file is written with a point, unless its numbers say that a spreadsheet has saved it since.
  const found = columnSign(facts, isOwnFile(head, targets) ? '.' : null)
  const isWritten = facts.commas + facts.points + facts.open.length > 0
  return { sign: decimal ?? found, open: facts.open, matters: isWritten }
}
