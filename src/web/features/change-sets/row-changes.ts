import { isUnitCode, UNIT_CODES } from '#domain/documents/unit-codes.ts'
import { unitNames } from '#domain/documents/unit-messages.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { document } from '#contract/entities/document.ts'
import { product } from '#contract/entities/product.ts'
import { fieldsOf } from '#contract/entity.ts'
import type { Field, Fields } from '#contract/fields.ts'
import { same } from '#contract/same.ts'
import { categoryMessages, methodMessages } from '#web/kit/documents/choice-messages.ts'
import { documentMessages } from '#web/kit/documents/messages.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { changedFields, type ChangedField, fieldValue, type ValueContext } from '#web/kit/list/field-value.ts'
import { recordMessages } from '#web/kit/list/record-messages.ts'
import { isMarginRepeated } from '#web/kit/price/repeated-margin.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { changeSetsMessages } from './messages.ts'

/** What the words of a row are taken from, beside the row. */
export interface RowContext {
  readonly nameOf: ValueContext['nameOf']
  /** The currency that a row has now; undefined when it is not there. */
  readonly currencyOf: (kind: string, id: string) => string | undefined
  /** Whether this device has the row. */
  readonly isHere: (kind: string, id: string) => boolean
  /** The type of a document that is here. */
  readonly typeOf: (id: string) => string | undefined
  /** For rows that name none. */
  readonly currency: string
}

/** Words for stored choices, by field; those of lines as well. */
function choicesInWords(): NonNullable<ValueContext['choices']> {
  return {
    ...changeSetsMessages.choices,
    priceEnding: priceMessages.endings,
    status: documentMessages.statuses,
    unitCode: Object.fromEntries(UNIT_CODES.map((code) => [code, isUnitCode(code) ? unitNames[code].one : code])),
    taxCategory: categoryMessages,
    category: categoryMessages,
    method: methodMessages,
  }
}

/** The fields that a row changes in people's words, each amount in the currency that held on its side; of lines each one that changes. */
export function rowChanges(row: ChangeSetRow, around: RowContext): readonly ChangedField[] {
  const entity = entityOf(row.kind)
  if (!entity) return []
  const choices = choicesInWords()
  const contexts = [row.before, row.after].map((values) => ({
    currency: currencyIn(values) ?? currencyOfRow(row, around),
    nameOf: around.nameOf,
    choices,
  }))
  const [old, now] = contexts.map(
    (context) => new Map(changedFields(entity, row.before, row.after, context).map((field) => [field.name, field])),
  )
  return fieldsOf(entity).flatMap(([name, field]) => {
    const [before, after] = [old?.get(name), now?.get(name)]
    const shown = before ?? after
    if (!shown || !isTold(row, name, field)) return []
    if (field.type === 'lines' && field.line) {
      return lineChanges({ name, label: field.label, fields: field.line }, row, contexts)
    }
    const words = { ...shown, before: (before ?? shown).before, after: (after ?? shown).after }
    return [field.type === 'percent' && field.readOnly ? { ...words, ...roundedFigures(row, name, words) } : words]
  })
}

/** The name of a row that comes or goes is its title; what is worked out matters where prices are; an id that names nothing says nothing. */
function isTold({ kind, before, after }: ChangeSetRow, name: string, field: Field): boolean {
  if (name === entityOf(kind)?.title && (before === null || after === null)) return false
  if (isMute(field, before?.[name]) && isMute(field, after?.[name])) return false
  if (kind !== product.kind) return !field.readOnly
  return name !== 'margin' || !isMarginRepeated(before, after)
}

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

function isMute({ target, names = target }: Field, value: unknown): boolean {
  return names === undefined && (value === null || value === undefined || (typeof value === 'string' && ID.test(value)))
}

type Line = Readonly<Record<string, unknown>>

interface ListOfLines {
  readonly name: string
  readonly label: string
  readonly fields: Fields
}

/** What changes in a list, line by line: of one that stays the fields that change, of one that comes or goes all that it says. */
function lineChanges(
  { name, label, fields }: ListOfLines,
  { before, after }: ChangeSetRow,
  contexts: readonly ValueContext[],
): readonly ChangedField[] {
  const [old, now] = [before?.[name], after?.[name]].map((lines) => (lines ?? []) as readonly Line[])
  const [was, is] = [linesById(old ?? []), linesById(now ?? [])]
  const told = Object.entries(fields).filter(([, field]) => isTextOfLine(field))
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id): readonly ChangedField[] => {
    const sides = [was.get(id), is.get(id)]
    const title = titleOfLine(told, sides[1] ?? sides[0] ?? {}, contexts)
    const called = title === '' ? label : `${label}, ${title}`
    if (!sides[0] || !sides[1]) {
      const [gone, made] = sides.map((line, side) => (line ? wholeLine(told, line, contexts[side]) : ''))
      return [
        {
          name: `${name} ${id}`,
          label: called,
          before: gone || recordMessages.nothing,
          after: made || recordMessages.nothing,
        },
      ]
    }
    return told.flatMap(([part, field]) => {
      if (same(sides[0]?.[part] ?? null, sides[1]?.[part] ?? null)) return []
      const [from, to] = sides.map((line, side) => lineValue(part, field, line?.[part], contexts[side]))
      if (from === undefined || to === undefined || from === to) return []
      return [{ name: `${name} ${id} ${part}`, label: `${called}: ${field.label}`, before: from, after: to }]
    })
  })
}

function linesById(lines: readonly Line[]): ReadonlyMap<string, Line> {
  return new Map(lines.map((line, place) => [typeof line['id'] === 'string' ? line['id'] : String(place), line]))
}

function isTextOfLine({ internal, readOnly, type, namesLine }: Field): boolean {
  return !internal && namesLine === undefined && !(readOnly && type === 'json')
}

/** The first text of a line: what it is called. */
function titleOfLine(
  told: readonly (readonly [string, Field])[],
  line: Line,
  contexts: readonly ValueContext[],
): string {
  const texts = told.filter(([, { type }]) => type === 'text' || type === 'json')
  const [name, field] = texts.find(([part]) => isSaid(line[part]) && !isId(line[part])) ?? []
  const [context] = contexts.slice(-1)
  return name !== undefined && field && context ? fieldValue(name, field, line[name], context) : ''
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && ID.test(value)
}

/** All that a line says, each value after what it is: `Quantity 10, Unit price €5.00`. */
function wholeLine(told: readonly (readonly [string, Field])[], line: Line, context: ValueContext | undefined): string {
  return told
    .flatMap(([part, field]) => {
      const isNothing = !isSaid(line[part]) || line[part] === false
      const value = isNothing ? undefined : lineValue(part, field, line[part], context)
      return value === undefined ? [] : [`${field.label} ${value}`]
    })
    .join(', ')
}

/** A value of a line; undefined for an id that names nothing. What was worked out is rounded as its currency is paid. */
function lineValue(name: string, field: Field, value: unknown, context: ValueContext | undefined): string | undefined {
  if (!context || (isMute(field, value) && isId(value))) return undefined
  const isWorkedOut = field.readOnly === true || name === 'unitCost'
  if (field.type === 'money' && isWorkedOut && typeof value === 'number') return formatMoney(value, context.currency)
  return fieldValue(name, field, value ?? null, context)
}

/** Percentages that were worked out have more digits than mean anything. */
function roundedFigures(
  { before, after }: ChangeSetRow,
  name: string,
  words: Pick<ChangedField, 'before' | 'after'>,
): Pick<ChangedField, 'before' | 'after'> {
  const rounded = (value: unknown, otherwise: string): string =>
    typeof value === 'number' ? formatPercent(value) : otherwise
  return { before: rounded(before?.[name], words.before), after: rounded(after?.[name], words.after) }
}

/** The kind of a row where it is not the usual one, of a document its type; undefined for products. */
export function kindMessage(
  { kind, id, before, after }: Pick<ChangeSetRow, 'kind' | 'id' | 'before' | 'after'>,
  { typeOf }: Pick<RowContext, 'typeOf'>,
): string | undefined {
  if (kind === product.kind) return undefined
  if (kind === document.kind) {
    const type = after?.['documentType'] ?? before?.['documentType'] ?? (id === null ? undefined : typeOf(id))
    const names: Readonly<Record<string, string>> = changeSetsMessages.choices.documentType
    const name = typeof type === 'string' ? names[type] : undefined
    if (name !== undefined) return name
  }
  return entityOf(kind)?.label.one ?? kind
}

function currencyOfRow({ kind, id, before, after }: ChangeSetRow, { currencyOf, currency }: RowContext): string {
  const now = id === null ? undefined : currencyOf(kind, id)
  return currencyIn(after) ?? currencyIn(before) ?? now ?? currency
}

function currencyIn(values: ChangeSetRow['before']): string | undefined {
  const currency = values?.['baseCurrency'] ?? values?.['currency']
  return typeof currency === 'string' ? currency : undefined
}
