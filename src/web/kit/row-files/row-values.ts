import { type CellValue, currencyCell } from '#domain/import/cell-values.ts'
import type { DayOrder } from '#domain/import/day-cells.ts'
import { type AnyPatch, type AnyRow, fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { emptyValue, readField } from './field-values.ts'
import { type FileForm, namedKind, ROW_ID } from './file-form.ts'
import { type CellOf, type ReadableFile, readingOf } from './filled-rows.ts'
import { rowFileMessages } from './messages.ts'
import type { RowsByName } from './rows-by-name.ts'

const messages = rowFileMessages.issues

/** What the cells of a file are read by. */
export interface Reading {
  readonly form: FileForm
  readonly file: ReadableFile
  /** The file is one of our own: every cell is meant as it stands. */
  readonly isOwn: boolean
  /** A row of which nothing is said. */
  readonly fresh: AnyRow
  /** What comes first in the days of a column, where the file says it. */
  readonly dayOrders: ReadonlyMap<string, DayOrder | null>
  /** The rows that a cell may mean, by id or title. */
  readonly named: RowsByName
}

interface RowReading extends Reading {
  readonly cell: CellOf
  readonly current: AnyRow | undefined
  /** What is empty is meant to be empty. */
  readonly isWhole: boolean
  readonly currency: string
}

/**
 * What a row says, in stored form; what cannot be kept is among the problems. Empty cells say nothing, save in a row of our own file that
 * carries its ID: there they say that the field is empty.
 */
export function valuesOf(cell: CellOf, current: AnyRow | undefined, reading: Reading, problems: string[]): AnyPatch {
  const { form, isOwn } = reading
  const currency = currencyOf(cell, current, reading)
  const row: RowReading = { ...reading, cell, current, currency, isWhole: isOwn && cell(ROW_ID) !== '' }
  const values: { [name: string]: unknown } = {}
  for (const [name, field] of fieldsOf(form.entity)) {
    if (field.readOnly || field.internal) continue
    const read = form.spread?.[name] ? spreadValue(name, field, row) : fieldValue(name, field, row)
    if (read === null) continue
    if ('problem' in read) problems.push(`${field.label}${read.problem}`)
    else values[name] = read.value
  }
  return current || row.isWhole ? values : { ...form.completed?.(values), ...values }
}

/** The currency that the amounts of a row are in: its own, else the one it has, else that of a new row. */
function currencyOf(cell: CellOf, current: AnyRow | undefined, { form, fresh }: Reading): string {
  const { amountsIn } = form.entity
  if (amountsIn === undefined) return ''
  const said = cell(amountsIn)
  const read = currencyCell(said)
  return read && 'value' in read ? read.value : String((current ?? fresh)[amountsIn])
}

function spreadValue(name: string, field: Field, { form, cell, current, isWhole }: RowReading): CellValue<unknown> {
  const spread = form.spread?.[name]
  const partOf = (part?: string): string => {
    const column = part === undefined ? name : `${name}.${part}`
    return worded(form, column, cell(column))
  }
  const read = spread?.read(partOf, isWhole ? undefined : current?.[name]) ?? (isWhole ? field.fallback : undefined)
  if (read === undefined) return null
  return field.stored.safeParse(read).success ? { value: read } : { problem: spread?.problem ?? '' }
}

function fieldValue(name: string, field: Field, row: RowReading): CellValue<unknown> {
  const { form, cell, isOwn, isWhole, file, currency } = row
  const said = cell(name)
  if (said === '') {
    const empty = isWhole && file.targets.includes(name) ? emptyValue(field) : undefined
    return empty === undefined ? null : { value: empty }
  }
  const other = form.forms?.[name]
  if (!isOwn && other && !other.form.test(said)) return { problem: ` ${other.problem}` }
  const kind = namedKind(form, name)
  if (kind !== undefined) return namedRow(kind, name, row)
  const read =
    name === form.entity.amountsIn
      ? currencyCell(said)
      : readField(field, worded(form, name, said), {
          currency,
          dayOrder: row.dayOrders.get(name) ?? null,
          ...readingOf(file, name),
        })
  return read && 'problem' in read ? { problem: ` ${read.problem}` } : read
}

function worded({ words = {} }: FileForm, column: string, cell: string): string {
  return cell === '' ? cell : (words[column]?.(cell) ?? cell)
}

/** The row that a cell names by id or title; one of several only where it is named already. */
function namedRow(kind: string, name: string, { cell, current, named }: RowReading): CellValue<unknown> {
  const said = cell(name)
  const before = current?.[name]
  const found = named(kind, said)
  if (said === before || found.some((id) => id === before)) return { value: before }
  const [meant, ...others] = found
  if (meant === undefined) return { problem: `: ${messages.noRow(said)}` }
  return others.length > 0 ? { problem: `: ${messages.severalRows(said)}` } : { value: meant }
}
