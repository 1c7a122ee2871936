import { columnFacts } from '#domain/import/column-facts.ts'
import { columnSign, signFacts } from '#domain/import/decimal-signs.ts'
import type { DecimalSign } from '#domain/numeral.ts'
import type { OpenTable } from '../files/open-table.ts'
import { pickedRows, sampleCells } from '../files/samples.ts'
import { rowText } from '../files/table-text.ts'
import type { FileHead } from './file-form.ts'
import { type FileSettings, isOwnFile } from './recognise-columns.ts'

/** How the cells of a column are read. */
export interface ColumnReading {
  readonly decimal: DecimalSign
  /** Percentages are written as fractions: 0.4 is 40 %. */
  readonly fractions: boolean
}

/** What was found of the numbers of a column, and how they are read. */
export interface ColumnNumbers {
  /** Null where a person has to say. */
  readonly decimal: DecimalSign | null
  /** Cells that could be read two ways while nothing in the file settles it. */
  readonly open: readonly string[]
  /** Percentages that look like fractions, as they stand in the file; none where they do not. */
  readonly fractional: readonly string[]
  readonly fractions: boolean
}

/** How the numbers of a file are written. */
export interface FileNumbers {
  /** The decimal sign of columns that do not say it themselves. */
  readonly sign: DecimalSign
  /** Whether any number has one where it matters. */
  readonly matters: boolean
  /** By the place of the column; null where it holds no numbers. */
  readonly columns: readonly (ColumnNumbers | null)[]
}

/** Looks at the columns that hold numbers: each goes by its own cells, else by those of the whole file, else by what a person said. */
export function fileNumbers(head: FileHead, table: OpenTable, settings: FileSettings): FileNumbers {
  const holds = new Map(head.columns.map((column) => [column.id, column.holds]))
  const kinds = settings.targets.map((target) => (target === null ? undefined : holds.get(target)))
  const isOwn = isOwnFile(head, settings.targets)
  const texts = kinds.map((kind, index) => (kind ? textsOf(table, index) : []))
  const all = signFacts(texts.flat())
  // Our own file is written with a point, unless its numbers say that a spreadsheet has saved it since.
  const found = settings.decimal ?? columnSign(all, isOwn ? '.' : null)
  return {
    sign: found ?? '.',
    matters: all.commas + all.points + all.open.length > 0,
    columns: kinds.map((kind, index) => {
      if (!kind) return null
      const facts = signFacts(texts[index] ?? [])
      const sign = columnSign(facts, found)
      const said = settings.said[index] ?? {}
      const fractional = kind === 'percentages' && !isOwn ? fractionsIn(table, index) : []
      return {
        decimal: said.decimal ?? settings.decimal ?? sign,
        open: sign === null ? facts.open : [],
        fractional,
        fractions: said.fractions ?? fractional.length > 0,
      }
    }),
  }
}

/** How every column is read; undefined while a person has still to say it. */
export function readingsOf({ sign, columns }: FileNumbers): readonly ColumnReading[] | undefined {
  const readings = columns.flatMap((column) => {
    const { decimal, fractions } = column ?? { decimal: sign, fractions: false }
    return decimal === null ? [] : [{ decimal, fractions }]
  })
  return readings.length === columns.length ? readings : undefined
}

function textsOf({ rows }: OpenTable, index: number): readonly string[] {
  return rows.map((row) => row[index]).filter((cell) => typeof cell === 'string')
}

/** A cell with a percent sign says what it is. */
function fractionsIn({ rows, width }: OpenTable, index: number): readonly string[] {
  const cells = pickedRows(rows).map((row) => rowText(row, width, '.')[index] ?? '')
  const { fractions, percent } = columnFacts(cells)
  return fractions && percent === 0 ? sampleCells(cells) : []
}
