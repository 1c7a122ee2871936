import { plainCell } from '#domain/csv.ts'
import { joinLookup, type JoinTable, recogniseJoin } from '#domain/import/join.ts'
import { type NormalisedRow, rowNormaliser } from '#domain/import/normalise-row.ts'
import type { OwnColumn } from '#domain/import/own-columns.ts'
import { ownRow, recogniseOwn } from '#domain/import/own-rows.ts'
import { sectionNames, withoutSections, withSections } from '#domain/import/sections.ts'
import { plainRows, profileOf, recogniseProfile } from '#domain/import/profiles.ts'
import type { SkippedRow, SkipReason, SourceRow } from '#domain/import/source-row.ts'
import { MAX_UPLOAD } from '#contract/change-set-rows.ts'
import type { Batch, CallAnswer, CallInput, CallName, FullSettings, OpenedFile } from './import-calls.ts'
import { type OpenTable, openTable } from '#web/kit/files/open-table.ts'
import { type Recognised, recogniseFile } from './recognise-file.ts'
import { sampleCells } from '#web/kit/files/samples.ts'
import { rowText } from '#web/kit/files/table-text.ts'

/** Characters of one upload: half of what the server takes even when each of them needs three bytes. */
const BODY_CHARACTERS = 2_500_000
const SAMPLED_ROWS = 1_000
const SHOWN_ROWS = 8
const SHOWN_PROBLEMS = 3

type Handlers = { readonly [N in CallName]: (input: CallInput<N>) => Promise<CallAnswer<N>> | CallAnswer<N> }

/** The file that is being imported, held apart from the page: opened, recognised and read part by part. */
export class ImportTable implements Handlers {
  readonly #onProgress: (share: number) => void
  #table: OpenTable | undefined
  #recognised: Recognised | undefined
  readonly #joins: OpenTable[] = []
  #pending: Iterator<NormalisedRow | SkippedRow> = [][Symbol.iterator]()
  #held: string | undefined
  #read = 0
  #skipped: Partial<Record<SkipReason, number>> = {}

  constructor(onProgress: (share: number) => void) {
    this.#onProgress = onProgress
  }

  async open({ file, name, asked, own, defaults }: CallInput<'open'>): Promise<CallAnswer<'open'>> {
    this.#table = await openTable(file, asked, isKnownTo(own), this.#onProgress)
    this.#recognised = recogniseFile(this.#table, name, own, defaults)
    return this.#recognised.opened
  }

  async openJoin({ file, name, idsOf }: CallInput<'openJoin'>): Promise<CallAnswer<'openJoin'>> {
    const source = 'table' in idsOf ? this.#joins[idsOf.table] : this.#table
    const table = await openTable(file, {}, () => false, this.#onProgress)
    const rows = textRows(table)
    const ids = (source ? textRows(source) : []).map((row) => row[idsOf.column] ?? '')
    this.#joins.push(table)
    const columns = Array.from({ length: table.width }, (_, index) => ({
      name: table.headers?.[index]?.trim() ?? '',
      samples: sampleCells(rows.map((row) => row[index] ?? '')),
    }))
    const recognised = recogniseJoin(ids, rows)
    return { table: this.#joins.length - 1, name, rows: rows.length, columns, recognised }
  }

  sample(full: FullSettings): readonly NormalisedRow[] {
    const rows: NormalisedRow[] = []
    for (const row of this.#rows(full)) {
      if (!('skipped' in row)) rows.push(row)
      if (rows.length === SAMPLED_ROWS) break
    }
    // Rows that say most: some with a problem, then those with an amount, then whatever there is.
    const bad = rows.filter(({ problems }) => problems).slice(0, SHOWN_PROBLEMS)
    const priced = rows.filter((row) => !row.problems && hasAmount(row))
    const shown = new Set([...bad, ...priced, ...rows.filter((row) => !row.problems)].slice(0, SHOWN_ROWS))
    return rows.filter((row) => shown.has(row))
  }

  start(full: FullSettings): CallAnswer<'start'> {
    this.#pending = this.#rows(full)
    this.#held = undefined
    this.#read = 0
    this.#skipped = {}
    return { rows: this.#opened.rows.length }
  }

  next(): Batch {
    const parts: string[] = []
    let size = 0
    while (parts.length < MAX_UPLOAD) {
      const part = this.#held ?? this.#nextRow()
      this.#held = undefined
      if (part === undefined) break
      if (parts.length > 0 && size + part.length > BODY_CHARACTERS) {
        this.#held = part
        break
      }
      parts.push(part)
      size += part.length
    }
    return {
      body: parts.length === 0 ? null : `{"rows":[${parts.join(',')}]}`,
      rows: parts.length,
      read: this.#read,
      of: this.#opened.rows.length,
      skipped: { ...this.#skipped },
    }
  }

  rowsOf({ numbers }: CallInput<'rowsOf'>): CallAnswer<'rowsOf'> {
    const { rows, width, firstRow } = this.#opened
    const { decimal } = this.#known.opened.settings
    return { rows: numbers.map((n) => rowText(rows[n - firstRow] ?? [], width, decimal)) }
  }

  correct({ full, n, cells }: CallInput<'correct'>): CallAnswer<'correct'> {
    const table = this.#opened
    const rows = table.rows.map((row, index) => (index + table.firstRow === n ? cells : row))
    this.#table = { ...table, rows }
    for (const row of this.#rows(full)) {
      if (row.n === n) return { body: 'skipped' in row ? null : `{"rows":[${JSON.stringify(row)}]}` }
    }
    return { body: null }
  }

  get #known(): Recognised {
    if (!this.#recognised) throw new Error('No file is open')
    return this.#recognised
  }

  get #opened(): OpenTable {
    if (!this.#table) throw new Error('No file is open')
    return this.#table
  }

  /** The next row as JSON; rows that are no products are counted on the way. */
  #nextRow(): string | undefined {
    for (let step = this.#pending.next(); !step.done; step = this.#pending.next()) {
      this.#read += 1
      const row = step.value
      if (!('skipped' in row)) return JSON.stringify(row)
      this.#skipped[row.skipped] = (this.#skipped[row.skipped] ?? 0) + 1
    }
    return undefined
  }

  #rows(full: FullSettings): Iterator<NormalisedRow | SkippedRow> & Iterable<NormalisedRow | SkippedRow> {
    const { own, opened } = this.#known
    const table = this.#opened
    const rows = textRows(table, full.settings)
    const { firstRow } = table
    if (!own) return normalised(sourceRows(table, rows, full), firstRow, this.#normaliser(full, opened))
    // Only text files carry the apostrophe that disarms formulas.
    const isText = table.layout.text !== null
    const { decimal } = full.settings
    return normalised(plainRows(rows), firstRow, ({ n, cells }) =>
      ownRow(own, n, isText ? cells.map(plainCell) : cells, decimal),
    )
  }

  #normaliser({ settings, joins }: FullSettings, { columns, rates, currency }: OpenedFile) {
    const lookups = joins.map(({ column, join: { table, columns: keys, parents } }) => {
      const lookUp = joinLookup(
        this.#joinTable(table, keys),
        parents && this.#joinTable(parents.table, parents.columns),
      )
      return [column, lookUp] as const
    })
    const names = columns.map(({ name }) => name)
    return rowNormaliser({ ...settings, isCurrencyStated: currency !== null, names, joins: new Map(lookups), rates })
  }

  #joinTable(index: number, columns: JoinTable['columns']): JoinTable {
    const table = this.#joins[index]
    return { rows: table ? textRows(table) : [], columns }
  }
}

/** The rows as text, made one by one as they are needed. */
function textRows({ rows, width }: OpenTable, signs: Signs = { decimal: '.', columnDecimals: [] }) {
  const { decimal, columnDecimals } = signs
  return rows.map((row): readonly string[] =>
    row.length === width && row.every(isText) ? row : rowText(row, width, decimal, columnDecimals),
  )
}

type Signs = Pick<FullSettings['settings'], 'decimal' | 'columnDecimals'>

function isText(cell: string | number): cell is string {
  return typeof cell === 'string'
}

function sourceRows(table: OpenTable, rows: readonly (readonly string[])[], { settings }: FullSettings) {
  if (settings.profile === null || !table.headers) {
    if (settings.sections === null) return plainRows(rows)
    return settings.sections ? withSections(plainRows(rows)) : withoutSections(plainRows(rows), sectionNames(rows))
  }
  return profileOf(settings.profile).rows(table.headers, rows)
}

/** Our own exports and those of shop systems are known by their first row, whatever stands below it. */
function isKnownTo(own: readonly OwnColumn[]) {
  return (cells: readonly string[]): boolean => recogniseOwn(cells, own) !== null || recogniseProfile(cells) !== null
}

function hasAmount({ data }: NormalisedRow): boolean {
  return data['baseCost'] !== undefined || data['retailPrice'] !== undefined
}

/** Rows as products, numbered as a spreadsheet numbers the rows of the file. */
function* normalised(
  rows: Iterable<SourceRow | SkippedRow>,
  firstRow: number,
  read: (row: SourceRow) => NormalisedRow,
): Generator<NormalisedRow | SkippedRow> {
  for (const row of rows) {
    const above = firstRow - 1
    if ('skipped' in row) yield { ...row, n: row.n + above }
    else yield read({ ...row, n: row.n + above, ...(row.sameAs ? { sameAs: row.sameAs + above } : {}) })
  }
}
