import { readSheet } from 'read-excel-file/universal'
import { unpacked, zipEntries, ZipProblem } from './zip-reader.ts'
import { zipArchive } from './zip-writer.ts'
import { FileProblem, MAX_UNPACKED_BYTES } from './file-problem.ts'
import type { RawCell, RawRow, RawTable } from './raw-table.ts'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'

/** What of a workbook is read. */
export interface WorkbookInput {
  /** The name of a sheet; without one the first visible sheet that holds a table. */
  readonly sheet: string | undefined
  readonly maxRows: number
  /** How much rows look like a table: 2 settles it, 0 is an empty sheet. */
  readonly gradeOf: (rows: readonly RawRow[]) => number
}

/**
 * The rows of one sheet of an XLSX workbook. Throws `FileProblem`.
 *
 * The archive is unpacked here, as a stream with a limit, and handed over without compression: the library would start workers from
 * blobs to unpack it, which the content policy forbids, and would trust the sizes that the archive claims.
 */
export async function readWorkbook(bytes: Uint8Array, asked: WorkbookInput): Promise<RawTable> {
  try {
    return await readSheetOf(bytes, asked)
  } catch (error) {
    if (!(error instanceof ZipProblem)) throw error
    throw new FileProblem(error.code === 'too-big' ? 'unpacks-too-big' : 'damaged', '', { cause: error })
  }
}

const TABLE = 2
/** Sheets that are looked through for a table: each of them has to be unpacked. */
const MOST_SHEETS = 12

async function readSheetOf(bytes: Uint8Array, { sheet, maxRows, gradeOf }: WorkbookInput): Promise<RawTable> {
  const parts = await openParts(bytes)
  const sheets = sheetPaths(await parts.text(WORKBOOK), await parts.text(RELATIONS))
  const wanted = sheets.filter(({ name }) => name === sheet)
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const candidates = wanted.length > 0 ? wanted : visible.length > 0 ? visible : sheets
  let best: { readonly chosen: Sheet; readonly rows: RawCell[][]; readonly grade: number } | undefined
  for (const chosen of candidates.slice(0, MOST_SHEETS)) {
    const rows = await sheetRows(await parts.filesFor(chosen.path), chosen)
    const grade = gradeOf(rows)
    if (!best || grade > best.grade) best = { chosen, rows, grade }
    if (grade >= TABLE) break
  }
  if (!best) throw new FileProblem('not-a-workbook')
  if (best.rows.length > maxRows + 1) throw new FileProblem('too-many-rows')
  const hidden = sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name)
  return {
    rows: best.rows,
    text: null,
    workbook: { sheets: sheets.map(({ name }) => name), sheet: best.chosen.name, hidden },
  }
}

interface Sheet {
  readonly name: string
  readonly path: string
  readonly isHidden: boolean
}

type Files = (readonly [string, Uint8Array<ArrayBuffer>])[]

async function openParts(bytes: Uint8Array) {
  const entries = zipEntries(bytes)
  const has = (name: string): boolean => entries.some((entry) => entry.name === name)
  if (!has(WORKBOOK)) throw new FileProblem(otherKind(has))
  let left = MAX_UNPACKED_BYTES
  const shared = new Map<string, Uint8Array<ArrayBuffer>>()
  const read = async (name: string): Promise<Uint8Array<ArrayBuffer>> => {
    const known = shared.get(name)
    if (known) return known
    const entry = entries.find((each) => each.name === name)
    if (!entry) throw new FileProblem('damaged', name)
    const content = await unpacked(bytes, entry, left)
    left -= content.length
    if (!/^xl\/worksheets\//i.test(name)) shared.set(name, content)
    return content
  }
  return {
    text: async (name: string) => new TextDecoder().decode(await read(name)),
    filesFor: async (sheetPath: string): Promise<Files> => {
      const files: Files = []
      for (const { name } of entries) if (isNeeded(name, sheetPath)) files.push([name, await read(name)])
      return files
    },
  }
}

/** Other sheets, pictures and charts are never unpacked. */
function isNeeded(name: string, sheetPath: string): boolean {
  return (
    name === sheetPath || name === WORKBOOK || name === RELATIONS || /^xl\/(sharedStrings|styles)\.xml$/i.test(name)
  )
}

function otherKind(has: (name: string) => boolean): 'open-document' | 'binary-workbook' | 'not-a-workbook' {
  if (has('xl/workbook.bin')) return 'binary-workbook'
  return has('mimetype') && has('content.xml') ? 'open-document' : 'not-a-workbook'
}

const SHEET = /<(?:\w+:)?sheet\s[^<>]*>/g
const RELATION = /<(?:\w+:)?Relationship\s[^<>]*>/g

/** The sheets of a workbook in their order, and where they lie in the archive. */
function sheetPaths(workbook: string, relations: string): readonly Sheet[] {
  const targets = new Map(
    [...relations.matchAll(RELATION)].map(([tag]) => [attribute(tag, 'Id'), attribute(tag, 'Target')] as const),
  )
  return [...workbook.matchAll(SHEET)].flatMap(([tag]) => {
    const target = targets.get(attribute(tag, ':id'))
    if (target === undefined) return []
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    return [{ name: attribute(tag, 'name'), path, isHidden: /hidden$/i.test(attribute(tag, 'state')) }]
  })
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

const ATTRIBUTE = /\s([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The value of an attribute; a name that begins with a colon has a prefix of the writer's choice. */
function attribute(tag: string, name: string): string {
  const isMeant = (own = ''): boolean => (name.startsWith(':') ? own.endsWith(name) : own === name)
  const [, , double, single] = [...tag.matchAll(ATTRIBUTE)].find(([, own]) => isMeant(own)) ?? []
  return (double ?? single ?? '').replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity)
}

async function sheetRows(files: Files, { name, path }: Sheet): Promise<RawCell[][]> {
  try {
    return await cellsOf(withErrorsAsText(files, path), name)
  } catch (error) {
    throw new FileProblem('damaged', '', { cause: error })
  }
}

const ERROR_TYPES = ['t="e"', "t='e'"]
const ERROR_CELL = /(<(?:\w+:)?c\s(?:[^<>]*?\s)?t=)(["'])e\2/g

/** The library leaves cells such as `#N/A` empty; as text they become a problem of their row. */
function withErrorsAsText(files: Files, path: string): Files {
  return files.map(([name, content]) => {
    const text = name === path ? new TextDecoder().decode(content) : ''
    if (!ERROR_TYPES.some((type) => text.includes(type))) return [name, content]
    return [name, new TextEncoder().encode(text.replaceAll(ERROR_CELL, '$1$2str$2'))]
  })
}

async function cellsOf(files: Files, sheet: string): Promise<RawCell[][]> {
  const zip = await zipArchive(files.map(([name, content]) => ({ name, content })))
  const rows: readonly (readonly unknown[])[] = await readSheet(new Blob(zip), sheet, { trim: false })
  return rows.map((row) => row.map(rawCell))
}

function rawCell(value: unknown): RawCell {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return value instanceof Date ? value.toISOString().slice(0, 10) : ''
}
