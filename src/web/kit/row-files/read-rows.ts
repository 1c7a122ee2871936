import { plainCell } from '#domain/csv.ts'
import { plainValue } from '#domain/import/field-cells.ts'
import { isBlankRow } from '#domain/import/source-row.ts'
import type { DecimalSign } from '#domain/numeral.ts'
import { foldText } from '#domain/text-fold.ts'
import { type AnyPatch, type AnyRow, emptyRow } from '#contract/entity.ts'
import { UUID } from '#contract/fields.ts'
import { Refusal } from '#contract/messages.ts'
import { same } from '#contract/same.ts'
import { planChanges, type RowSource } from '../data/plan-changes.ts'
import type { OpenTable } from '../files/open-table.ts'
import { rowText } from '../files/table-text.ts'
import { type FileForm, ROW_ID, titleOf } from './file-form.ts'
import { type FileTargets, isOwnFile } from './recognise-columns.ts'
import { type Reading, valuesOf } from './row-values.ts'
import { rowFileText } from './text.ts'

const text = rowFileText.issues

/** A row of a file and what it comes to. */
export interface FileRow {
  /** The row of the file, as a spreadsheet numbers it. */
  readonly n: number
  readonly state: 'create' | 'update' | 'same' | 'bad'
  readonly title: string
  /** The row that is meant; null for a new one without an id of its own. */
  readonly id: string | null
  /** The fields that are new or other than they were. */
  readonly data: AnyPatch
  readonly problems: readonly string[]
}

/** How a file is read, and what its rows are held against. */
export interface FileReading {
  readonly targets: FileTargets
  readonly decimal: DecimalSign
  readonly rows: Pick<RowSource, 'all' | 'get'>
  /** Whether rows that are here already are changed; else those of the file are passed over. */
  readonly updates: boolean
}

interface FileWork extends FileReading, Reading {
  readonly find: ReturnType<typeof finderOf>
  /** The first row of each id or key. */
  readonly seen: Map<string, number>
}

/** Reads the rows of a file: which row each means, what it changes, and why it cannot (CUST-05). */
export function readRows(form: FileForm, table: OpenTable, reading: FileReading): readonly FileRow[] {
  const isOwn = isOwnFile(form, reading.targets)
  const work: FileWork = {
    ...reading,
    form,
    isOwn,
    find: finderOf(form, reading.rows.all(form.entity.kind)),
    seen: new Map(),
    fresh: freshRow(form, reading.rows),
    titled: titlesOf(reading.rows),
  }
  return table.rows.flatMap((row, index): FileRow[] => {
    const cells = rowText(row, table.width, reading.decimal).map((cell) =>
      isOwn ? plainCell(cell) : plainCell(cell).trim(),
    )
    if (isBlankRow(cells)) return []
    return [readRow(index + table.firstRow, (column) => cells[reading.targets.indexOf(column)] ?? '', work)]
  })
}

function readRow(n: number, cell: (column: string) => string, work: FileWork): FileRow {
  const { form, seen, updates } = work
  const problems: string[] = []
  const key = cell(ROW_ID).toLowerCase()
  const named = cell(form.key)
  if (key !== '' && !UUID.test(key)) problems.push(text.id)
  const met = work.find(key, named)
  if (met === 'several') problems.push(text.several(form.noun.other, named))
  const current = met === 'several' ? undefined : met
  const values = valuesOf(cell, current, work, problems)
  const { title: titled } = form.entity
  const title = plainValue(values[titled] ?? current?.[titled])
  if (!current && values[titled] === undefined) problems.push(text.unnamed)
  const whom = current?.id ?? (key || foldText(named))
  const first = seen.get(whom)
  if (whom !== '' && first !== undefined) problems.push(text.repeated(form.noun.one, String(first)))
  else if (whom !== '') seen.set(whom, n)
  const data = current ? changed(work, values, current) : values
  const id = current?.id ?? (key === '' ? null : key)
  const isSame = current && (!updates || Object.keys(data).length === 0)
  if (problems.length === 0 && !isSame) problems.push(...refusals(data, id, work))
  if (problems.length > 0) return { n, state: 'bad', title, id, data: {}, problems }
  return { n, state: isSame ? 'same' : current ? 'update' : 'create', title, id, data, problems }
}

/** Finds the row that is meant: by id, else by a key that one row alone has. */
function finderOf({ key }: FileForm, rows: readonly AnyRow[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byKey = new Map<string, AnyRow | 'several'>()
  for (const row of rows) {
    const value = foldText(String(row[key]).trim())
    if (value !== '') byKey.set(value, byKey.has(value) ? 'several' : row)
  }
  return (id: string, named: string): AnyRow | 'several' | undefined =>
    byId.get(id) ?? (id === '' ? byKey.get(foldText(named)) : undefined)
}

/** Finds rows of other kinds by id or title, each kind looked through once. */
function titlesOf(rows: Pick<RowSource, 'all'>): Reading['titled'] {
  const kinds = new Map<string, Map<string, string[]>>()
  const byTitle = (kind: string): Map<string, string[]> => {
    const known = kinds.get(kind) ?? new Map<string, string[]>()
    if (kinds.has(kind)) return known
    kinds.set(kind, known)
    for (const row of rows.all(kind)) {
      for (const name of [row.id, foldText(titleOf(kind, row))]) known.set(name, [...(known.get(name) ?? []), row.id])
    }
    return known
  }
  return (kind, title) => byTitle(kind).get(title) ?? byTitle(kind).get(foldText(title)) ?? []
}

/** A row of the kind of which nothing is said yet. */
function freshRow({ entity }: FileForm, rows: Pick<RowSource, 'all' | 'get'>): AnyRow {
  const flags = new Map((entity.context ?? []).flatMap((need) => ('flag' in need ? [[need.kind, need.flag]] : [])))
  return emptyRow(entity, '', 0, {
    before: undefined,
    get: (kind, id) => rows.get(kind, id),
    flagged: (kind) => rows.all(kind).find((row) => row[flags.get(kind) ?? ''] === true),
  })
}

/** What a row changes. Amounts of another currency are said anew even where their figures are those of before. */
function changed({ form: { entity }, isOwn }: FileWork, values: AnyPatch, current: AnyRow): AnyPatch {
  const { amountsIn = '' } = entity
  const isOtherCurrency = amountsIn in values && values[amountsIn] !== current[amountsIn]
  const holdsAmounts = (name: string): boolean => {
    const { type, line = {} } = entity.fields[name] ?? {}
    return type === 'money' || (type === 'lines' && Object.values(line).some((part) => part.type === 'money'))
  }
  // Blanks around the cells of others mean nothing.
  const bare = (value: unknown): unknown => (typeof value === 'string' && !isOwn ? value.trim() : withoutBlanks(value))
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => (isOtherCurrency && holdsAmounts(name)) || !same(bare(value), bare(current[name])),
    ),
  )
}

/** Parts that are empty say no more than those that are missing. */
function withoutBlanks(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutBlanks)
  const parts = Object.entries(value).filter(([, part]) => part !== '')
  return parts.length === 0 ? '' : Object.fromEntries(parts)
}

/** Why the rules of the kind refuse a row, as they would when it is brought in. */
function refusals(data: AnyPatch, id: string | null, { form, rows }: FileWork): string[] {
  const { kind, fields } = form.entity
  const source: RowSource = {
    all: (of) => rows.all(of),
    get: (of, name) => rows.get(of, name),
    where: (of, field, value) => rows.all(of).filter((row) => row[field] === value),
  }
  try {
    planChanges([{ op: 'put', kind, id: id ?? '', data }], source, 0)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.issues.length === 0) return [error.message]
    return error.issues.map(({ field, message }) => labelled(fields[field]?.label ?? field, message))
  }
}

/** A rule of its own is a sentence; what is said of a field follows its label. */
function labelled(label: string, message: string): string {
  return /^\p{Lu}/u.test(message) ? message : `${label} ${message}`
}
