import { isCostOrigin } from '#domain/cost-origin.ts'
import { type Entity, fieldsOf } from '#contract/entity.ts'
import type { Field, Fields } from '#contract/fields.ts'
import { originMessage } from '../currency/exchange-rate-text.ts'
import { formatDateTime, formatDay } from '../format/date.ts'
import { formatMoneyExact } from '../format/money.ts'
import { formatNumber, formatPercent, formatQuantity, formatRate } from '../format/number.ts'
import { recordMessages } from './record-messages.ts'

/** What a value needs to be written that does not stand in it. */
export interface ValueContext {
  /** The currency of the row's amounts. */
  readonly currency: string
  /** The name of a row that is referred to; undefined when it is not there. */
  readonly nameOf: (kind: string, id: string) => string | undefined
  /** Words for the values of a choice, by field and value. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A stored value in words, by its field: `$12.30`, `17.5%`, the name of what it refers to. */
export function fieldValue(name: string, field: Field, value: unknown, context: ValueContext): string {
  if (value === null || value === undefined || value === '') return recordMessages.nothing
  if (field.type === 'lines') return linesValue(field, value as readonly Line[], context)
  if (field.type === 'tags') return tagsValue(field, value as readonly string[], context)
  if (field.type === 'flag') return value === true ? recordMessages.yes : recordMessages.no
  if (typeof value === 'number') return numberValue(field, value, context)
  if (Array.isArray(value)) return value.map(String).join(' / ') || recordMessages.nothing
  if (typeof value !== 'string') return isCostOrigin(value) ? originMessage(value) : JSON.stringify(value)
  if (field.isDay) return formatDay(value)
  return nameIn(field, value, context) ?? context.choices?.[name]?.[value] ?? value
}

/** What a row is called that a value names; undefined if the field names no rows. */
function nameIn({ target, names = target }: Field, id: string, context: ValueContext): string | undefined {
  return names === undefined ? undefined : (context.nameOf(names, id) ?? recordMessages.gone)
}

function tagsValue(field: Field, tags: readonly string[], context: ValueContext): string {
  return tags.map((tag) => nameIn(field, tag, context) ?? tag).join(', ') || recordMessages.nothing
}

function numberValue(field: Field, value: number, { currency }: ValueContext): string {
  if (field.type === 'money') return formatMoneyExact(value, currency)
  // What was worked out has no end of digits; what was entered keeps those it has.
  if (field.type === 'percent') return field.readOnly ? formatPercent(value) : formatRate(value)
  if (field.type === 'quantity') return formatQuantity(value)
  return field.type === 'instant' ? formatDateTime(value) : formatNumber(value)
}

type Line = Readonly<Record<string, unknown>>

/** Lines as `Gift box $0.40, Freight $2.00`. */
function linesValue({ line: fields = {} }: Field, lines: readonly Line[], context: ValueContext): string {
  return lines.map((line) => lineValue(fields, line, context)).join(', ') || recordMessages.nothing
}

/** The values of a line; the id of a line of another row says nothing, nor does the name of a row that the line itself says. */
function lineValue(fields: Fields, line: Line, context: ValueContext): string {
  const texts = Object.entries(fields).flatMap(([name, field]) => {
    const isTold = field.namesLine === undefined && (line[name] ?? '') !== ''
    return isTold ? [{ text: fieldValue(name, field, line[name], context), isName: field.names !== undefined }] : []
  })
  const own = new Set(texts.flatMap(({ text, isName }) => (isName ? [] : [text])))
  return texts.flatMap(({ text, isName }) => (isName && own.has(text) ? [] : [text])).join(' ')
}

/** A field that a change touched, with its values in words. */
export interface ChangedField {
  readonly name: string
  readonly label: string
  readonly before: string
  readonly after: string
}

type Values = Readonly<Record<string, unknown>> | null

/** The fields of a history entry in the order of their declaration; sort keys, receipts and the like are left out. */
export function changedFields(
  entity: Entity,
  before: Values,
  after: Values,
  context: ValueContext,
): readonly ChangedField[] {
  return fieldsOf(entity).flatMap(([name, field]) => {
    const isTold = !field.internal && !(field.readOnly && field.type === 'json')
    if (!isTold || !(name in { ...before, ...after })) return []
    const [old, now] = [before, after].map((values) => fieldValue(name, field, values?.[name] ?? null, context))
    return old === now ? [] : [{ name, label: field.label, before: old ?? '', after: now ?? '' }]
  })
}

/** What a patch says of each field, in words, without the blank details that only go along with one, such as what was paid for it; of a list, what it says of the lines and entries that it names. */
export function patchedFields(
  entity: Entity,
  patch: Readonly<Record<string, unknown>>,
  context: ValueContext,
): readonly Pick<ChangedField, 'name' | 'label' | 'after'>[] {
  return fieldsOf(entity).flatMap(([name, field]) =>
    name in patch && !isBlankDetail(field, patch[name])
      ? [{ name, label: field.label, after: fieldValue(name, field, listOf(patch[name]), context) }]
      : [],
  )
}

function isBlankDetail({ type }: Field, value: unknown): boolean {
  return type === 'json' && value === null
}

/** The lines or entries that an edit of a list sets; any other value as it is. */
function listOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('lines' in value) return Object.values(value.lines as Readonly<Record<string, unknown>>).filter(Boolean)
  return 'add' in value || 'remove' in value ? [...entries(value, 'add'), ...entries(value, 'remove')] : value
}

function entries(edit: object, name: 'add' | 'remove'): readonly string[] {
  return (edit as Readonly<Record<string, readonly string[] | undefined>>)[name] ?? []
}
