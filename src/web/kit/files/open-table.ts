import { looksLikeHeader } from '#domain/csv-detection.ts'
import { fileKind } from '#domain/import/file-kind.ts'
import { isBlankRow } from '#domain/import/source-row.ts'
import { MAX_ROWS } from '#contract/change-set-rows.ts'
import { FileProblem, MAX_COLUMNS, MAX_FILE_BYTES } from './file-problem.ts'
import type { RawRow, RawTable } from './raw-table.ts'
import { type DelimitedInput, type IsKnownHeader, readDelimited } from './read-delimited.ts'
import { rowText } from './table-text.ts'

/** How the user wants a file read; what is left out is detected. */
export interface LayoutInput extends DelimitedInput {
  readonly sheet?: string | undefined
  readonly header?: boolean | undefined
  /** Rows above the header, or above the data where there is none. */
  readonly skip?: number | undefined
}

/** How a file was read. */
export interface Layout extends Pick<RawTable, 'text' | 'workbook'> {
  readonly header: boolean
  readonly skip: number
}

/** A file as a table: the names of its columns, if it has them, and the rows below. */
export interface OpenTable {
  readonly layout: Layout
  readonly headers: readonly string[] | null
  readonly rows: readonly RawRow[]
  readonly width: number
  /** What a spreadsheet calls the first of these rows: the first of the file is row 1. */
  readonly firstRow: number
}

/** Opens a delimited text or an XLSX workbook, whatever the name says. Throws `FileProblem`. */
export async function openTable(
  file: Blob,
  asked: LayoutInput,
  isKnown: IsKnownHeader,
  onProgress: (share: number) => void,
): Promise<OpenTable> {
  if (file.size > MAX_FILE_BYTES) throw new FileProblem('too-big')
  const bytes = new Uint8Array(await readBytes(file))
  const table = laidOut(await rawTable(bytes, asked, isKnown, onProgress), asked, isKnown)
  if (table.rows.length === 0) throw new FileProblem('empty')
  if (table.rows.length > MAX_ROWS) throw new FileProblem('too-many-rows')
  if (table.width > MAX_COLUMNS) throw new FileProblem('too-many-columns')
  return table
}

async function readBytes(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer()
  } catch (error) {
    throw new FileProblem('unreadable', '', { cause: error })
  }
}

async function rawTable(
  bytes: Uint8Array,
  asked: LayoutInput,
  isKnown: IsKnownHeader,
  onProgress: (share: number) => void,
): Promise<RawTable> {
  const kind = fileKind(bytes)
  switch (kind) {
    case 'text':
      return readDelimited(bytes, asked, MAX_ROWS + (asked.skip ?? LONGEST_PREAMBLE), isKnown, onProgress)
    case 'zip': {
      // Only who opens a workbook loads its reader.
      const { readWorkbook } = await import('./read-workbook.ts')
      return readWorkbook(bytes, { sheet: asked.sheet, maxRows: MAX_ROWS + LONGEST_PREAMBLE, gradeOf: tableGrade })
    }
    case 'unknown':
      throw new FileProblem('not-a-table')
    default:
      throw new FileProblem(kind)
  }
}

const LONGEST_PREAMBLE = 20
const HEAD = 40

function laidOut(raw: RawTable, asked: LayoutInput, isKnown: IsKnownHeader): OpenTable {
  const last = raw.rows.findLastIndex((row) => !isBlankRow(row.map(String)))
  const written = raw.rows.slice(0, last + 1)
  const width = written.reduce((most, row) => Math.max(most, row.length), 0)
  const head = written.slice(0, HEAD).map((row) => rowText(row, width, '.'))
  const skip = asked.skip ?? (isKnown(head[0] ?? []) ? 0 : preamble(head))
  const header = asked.header ?? (isKnown(head[skip] ?? []) || looksLikeHeader(head.slice(skip)))
  const names = header ? (written[skip] ?? []) : null
  const above = skip + (header ? 1 : 0)
  return {
    layout: { text: raw.text, workbook: raw.workbook, header, skip },
    headers: names && rowText(names, width, '.'),
    rows: written.slice(above),
    width,
    firstRow: above + 1,
  }
}

/** Rows that have so many cells filled are rows of a table; others are titles and notes. */
const TABLE_CELLS = 3

/**
 * How much a sheet looks like a table: 2 where rows of several cells stand below a row of names, 1 where it has rows at all, 0 where it
 * is empty.
 */
function tableGrade(rows: readonly RawRow[]): 0 | 1 | 2 {
  const head = rows.slice(0, HEAD).map((row) => row.map(String))
  const wide = head.filter((row) => filledCells(row) >= TABLE_CELLS).length
  if (wide >= 2 && looksLikeHeader(head.slice(preamble(head)))) return 2
  return head.some((row) => !isBlankRow(row)) ? 1 : 0
}

function filledCells(row: readonly string[]): number {
  return row.filter((cell) => cell.trim() !== '').length
}

/**
 * Titles, dates and blank lines above a price list: rows that fill less than half of what rows of the table usually fill, above
 * a row of names. Without names below them they are data.
 */
function preamble(head: readonly (readonly string[])[]): number {
  const filled = head.map(filledCells)
  const ofTable = filled.filter((count) => count >= TABLE_CELLS).sort((a, b) => a - b)
  if (ofTable.length < 2) return 0
  const usual = ofTable[Math.floor(ofTable.length / 2)] ?? 0
  const first = filled.findIndex((count) => count * 2 >= usual)
  return first > 0 && first <= LONGEST_PREAMBLE && looksLikeHeader(head.slice(first)) ? first : 0
}
