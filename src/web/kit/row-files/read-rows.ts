import { dayOrder } from '#domain/import/day-cells.ts'
import { plainValue } from '#domain/import/field-cells.ts'
import { foldText } from '#domain/text-fold.ts'
import { type AnyPatch, type AnyRow, emptyRow, fieldsOf } from '#contract/entity.ts'
import { UUID } from '#contract/row-id.ts'
import { Refusal } from '#contract/refusal.ts'
import { contextOf } from '#contract/plan-changes.ts'
import { same } from '#contract/same.ts'
import { planChanges, type RowSource } from '../data/plan-changes.ts'
import { type FileForm, ROW_ID, titleOf } from './file-form.ts'
import { type CellOf, type FilledRow, filledRows, type ReadableFile, readingOf } from './filled-rows.ts'
import { isOwnFile } from './recognise-columns.ts'
import { type Reading, valuesOf } from './row-values.ts'
import { rowFileMessages } from './messages.ts'
import type { NameableRows } from './rows-by-name.ts'
import { outermostFirst, type ToldRows, toldRows } from './told-rows.ts'

const messages = rowFileMessages.issues

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

/** What the rows of a file are held against. */
export interface PresentRows {
  readonly rows: NameableRows
  /** Whether rows that are here already are changed; else those of the file are passed over. */
  readonly updates: boolean
}

interface FileWork extends PresentRows, Reading {
  readonly find: ReturnType<typeof finderOf>
  readonly told: ToldRows
  /** The first row of each id or key. */
  readonly seen: Map<string, number>
}

/** Reads the rows of a file: which row each means, what it changes, and why it cannot (CUST-05). */
export function readRows(form: FileForm, file: ReadableFile, present: PresentRows): readonly FileRow[] {
  const isOwn = isOwnFile(form, file.targets)
  const told = toldRows(form, present.rows)
  const filled = filledRows(file, isOwn)
  const work: FileWork = {
    ...present,
    form,
    file,
    isOwn,
    told,
    find: finderOf(form, file, present.rows),
    seen: new Map(),
    fresh: freshRow(form, present.rows),
    named: told.named,
    dayOrders: dayOrdersOf(form, file, filled),
  }
  return outermostFirst(form, filled).map(({ n, cell }) => readRow(n, cell, work))
}

/** What comes first in the columns of days. */
function dayOrdersOf({ entity }: FileForm, file: ReadableFile, rows: readonly FilledRow[]): FileWork['dayOrders'] {
  const days = fieldsOf(entity).filter(([name, { isDay }]) => isDay && file.targets.includes(name))
  return new Map(
    days.map(([name]) => {
      const cells = rows.map(({ cell }) => cell(name))
      return [name, dayOrder(cells, readingOf(file, name).decimal)]
    }),
  )
}

function readRow(n: number, cell: CellOf, work: FileWork): FileRow {
  const { form, seen, updates } = work
  const problems: string[] = []
  const key = cell(ROW_ID).toLowerCase()
  const named = cell(form.key)
  if (key !== '' && !UUID.test(key)) problems.push(messages.id)
  const met = work.find(key, cell)
  if (met === 'several') problems.push(messages.several(form.noun.other, named))
  const current = met === 'several' ? undefined : met
  const values = valuesOf(cell, current, work, problems)
  const { title: titled } = form.entity
  const title = plainValue(values[titled] ?? current?.[titled])
  if (!current && values[titled] === undefined) problems.push(messages.unnamed)
  const whom = current?.id ?? (key || keyOf(form, cell))
  const first = seen.get(whom)
  if (whom !== '' && first !== undefined) problems.push(messages.repeated(form.noun.one, String(first)))
  else if (whom !== '') seen.set(whom, n)
  const data = current ? changed(work, values, current) : values
  // What others of the file may name needs its id before it is made.
  const newId = form.within === undefined ? null : crypto.randomUUID()
  const id = current?.id ?? (key === '' ? newId : key)
  const isSame = current && (!updates || Object.keys(data).length === 0)
  if (problems.length === 0 && !isSame) problems.push(...refusals(data, id, work))
  if (problems.length === 0 && isSame && form.within !== undefined) work.told.tell(current)
  if (problems.length > 0) return { n, state: 'bad', title, id, data: {}, problems }
  return { n, state: isSame ? 'same' : current ? 'update' : 'create', title, id, data, problems }
}

/** Finds the row that is meant: by id, else by a key that one row alone has, within the row that the file names. */
function finderOf(form: FileForm, { targets }: ReadableFile, rows: PresentRows['rows']) {
  const { entity, key, within } = form
  const present = rows.all(entity.kind)
  const byId = new Map(present.map((row) => [row.id, row]))
  const byKey = new Map<string, AnyRow | 'several'>()
  const add = (value: string, row: AnyRow): void => void byKey.set(value, byKey.has(value) ? 'several' : row)
  const isWithin = within !== undefined && targets.includes(within)
  for (const row of present) {
    const own = foldText(plainValue(row[key]).trim())
    const outer = isWithin ? byId.get(plainValue(row[within])) : undefined
    if (own !== '') add(own, row)
    if (own !== '' && isWithin) add(pathOf(outer ? titleOf(entity.kind, outer) : '', own), row)
    if (own !== '' && outer) add(pathOf(outer.id, own), row)
  }
  return (id: string, cell: CellOf): AnyRow | 'several' | undefined => {
    const known = byId.get(id)
    if (known || id !== '') return known
    const [own, outer] = [foldText(cell(key)), isWithin ? cell(within) : '']
    return byKey.get(pathOf(outer, own)) ?? (outer === '' ? byKey.get(own) : undefined)
  }
}

function pathOf(outer: string, own: string): string {
  return `${foldText(outer)}\n${own}`
}

/** What a row without an ID is told apart by from others of the file. */
function keyOf({ key, within = '' }: FileForm, cell: CellOf): string {
  const own = foldText(cell(key))
  return own === '' || cell(within) === '' ? own : pathOf(cell(within), own)
}

/** A row of the kind of which nothing is said yet. */
function freshRow({ entity }: FileForm, rows: NameableRows): AnyRow {
  return emptyRow(entity, '', 0, contextOf(entity, rows, undefined))
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
function refusals(data: AnyPatch, id: string | null, { form, told }: FileWork): string[] {
  const { kind, fields } = form.entity
  const source: RowSource = {
    ...told,
    where: (of, field, value) => told.all(of).filter((row) => row[field] === value),
  }
  try {
    const planned = planChanges([{ op: 'put', kind, id: id ?? '', data }], source, 0)
    for (const { id: of, row } of planned) if (of === id && row && form.within !== undefined) told.tell(row)
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
