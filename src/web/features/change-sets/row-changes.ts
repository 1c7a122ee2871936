import { DOCUMENT_RULES, DOCUMENT_TYPES } from '#domain/documents/types.ts'
import { UNIT_CODES } from '#domain/documents/unit-codes.ts'
import { unitNames } from '#domain/documents/unit-messages.ts'
import { amountCurrency } from '#contract/amount-currency.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { document } from '#contract/entities/document.ts'
import { product } from '#contract/entities/product.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import { type Entity, fieldsOf } from '#contract/entity.ts'
import type { Field, Fields } from '#contract/fields.ts'
import { same } from '#contract/same.ts'
import { categoryMessages, methodMessages } from '#web/kit/documents/choice-messages.ts'
import { documentMessages } from '#web/kit/documents/messages.ts'
import { formatMoney } from '#web/kit/format/money.ts'
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
  /** What the variants are called that a product in a store has here, by id. */
  readonly variantsOf: (listing: Pick<ChangeSetRow, 'id' | 'after'>) => Readonly<Record<string, string>>
  /** What is left after fees of the prices that a row would send to a store. */
  readonly marginsOf: (row: ChangeSetRow) => readonly ChangedField[]
  /** For rows that name none. */
  readonly currency: string
}

type Choices = NonNullable<ValueContext['choices']>

const documentTypes = (): Choices[string] =>
  Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, DOCUMENT_RULES[type].label.one]))

/** Words for stored choices by field, those of lines as well: fields that mean the same in every kind. */
const madeChoices = (): Choices => ({
  ...changeSetsMessages.choices,
  documentType: documentTypes(),
  priceEnding: priceMessages.endings,
  unitCode: Object.fromEntries(UNIT_CODES.map((code) => [code, unitNames[code].one])),
  taxCategory: categoryMessages,
  method: methodMessages,
})
let choices: Choices | undefined

/** The same with the fields whose names mean something else in another kind. */
function choicesOf(kind: string): Choices {
  choices ??= madeChoices()
  if (kind !== document.kind) return choices
  return { ...choices, status: documentMessages.statuses, category: categoryMessages }
}

/** The fields that a row changes in people's words, each amount in the currency that held on its side; of lines each one that changes. */
export function rowChanges(row: ChangeSetRow, around: RowContext): readonly ChangedField[] {
  const entity = entityOf(row.kind)
  if (!entity) return []
  const choices: Choices =
    row.kind === storeListing.kind
      ? { ...choicesOf(row.kind), variantId: { ...row.names, ...around.variantsOf(row) } }
      : choicesOf(row.kind)
  const contextOf = (values: ChangeSetRow['before']): ValueContext => ({
    currency: amountCurrency(entity, values) || currencyOfRow(entity, row, around),
    nameOf: (kind, id) => around.nameOf(kind, id) ?? row.names?.[id],
    choices,
  })
  const contexts = [contextOf(row.before), contextOf(row.after)] as const
  const [old, now] = contexts.map(
    (context) => new Map(changedFields(entity, row.before, row.after, context).map((field) => [field.name, field])),
  )
  const changes = fieldsToTell(entity, row).flatMap(([name, field]): readonly ChangedField[] => {
    const [before, after] = [old?.get(name), now?.get(name)]
    const shown = before ?? after
    if (!shown || !isTold(row, name, field)) return []
    const lines = field.line ? lineChanges({ name, label: field.label, fields: field.line }, row, contexts) : []
    if (lines.length > 0) return lines
    return [{ ...shown, before: (before ?? shown).before, after: (after ?? shown).after }]
  })
  return [...changes, ...around.marginsOf(row)]
}

/** The fields of a row in the order of their weight: of a new product its price, of a new document its lines and its customer, by the name that it prints. */
function fieldsToTell(entity: Entity, { kind, before, after }: ChangeSetRow) {
  const fields = fieldsOf(entity)
  if (before !== null || after === null) return fields
  if (kind === product.kind) {
    const isAsEntered = after['retailPrice'] === after['effectivePrice']
    return inOrder(FIRST_OF_PRODUCT, isAsEntered ? fields.filter(([name]) => name !== 'retailPrice') : fields)
  }
  if (kind !== document.kind) return fields
  const isOnce = after['customerName'] ? 'customerId' : ''
  const shown = fields.filter(([name]) => name !== isOnce && name !== 'documentType' && name !== 'businessProfileId')
  return inOrder(FIRST_OF_DOCUMENT, shown)
}

const FIRST_OF_PRODUCT: readonly string[] = ['sku', 'effectivePrice', 'baseCost', 'margin', 'stock']
const FIRST_OF_DOCUMENT: readonly string[] = ['customerName', 'items', 'total', 'issueDate', 'dueDate']

function inOrder(first: readonly string[], fields: ReturnType<typeof fieldsOf>) {
  const weightOf = (name: string): number => [...first, name].indexOf(name)
  return fields.toSorted(([one], [other]) => weightOf(one) - weightOf(other))
}

/** The name of a row that comes or goes is its title; what is worked out matters where prices are; an id that names nothing, or the row itself, says nothing. */
function isTold({ kind, id, before, after }: ChangeSetRow, name: string, field: Field): boolean {
  if (id !== null && [before?.[name], after?.[name]].includes(id)) return false
  if (name === entityOf(kind)?.title && (before === null || after === null)) return false
  if (field.isUntold) return false
  // What is worked out is told of a new document by its total alone.
  if (kind !== product.kind) return !field.readOnly || (kind === document.kind && before === null && name === 'total')
  return name !== 'margin' || !isMarginRepeated(before, after)
}

type Line = Readonly<Record<string, unknown>>

/** A line as it is before or after, undefined where it is not there, and what its words are taken from. */
interface LineSide {
  readonly line: Line | undefined
  readonly context: ValueContext
}

interface ListOfLines {
  readonly name: string
  readonly label: string
  readonly fields: Fields
}

/** What changes in a list, line by line: of one that stays the fields that change, of one that comes or goes all that it says. */
function lineChanges(
  { name, label, fields }: ListOfLines,
  { before, after }: ChangeSetRow,
  [contextBefore, contextAfter]: readonly [ValueContext, ValueContext],
): readonly ChangedField[] {
  const [was, is] = [linesById(before?.[name]), linesById(after?.[name])]
  const told = Object.entries(fields).filter(([, field]) => isTextOfLine(field))
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id): readonly ChangedField[] => {
    const gone: LineSide = { line: was.get(id), context: contextBefore }
    const made: LineSide = { line: is.get(id), context: contextAfter }
    const title = titleOfLine(told, made.line ? made : gone)
    const called = title === '' ? label : `${label}, ${title}`
    if (!gone.line || !made.line) {
      return [{ name: `${name} ${id}`, label: called, before: wholeLine(told, gone), after: wholeLine(told, made) }]
    }
    return told.flatMap(([part, field]) => {
      if (same(gone.line?.[part] ?? null, made.line?.[part] ?? null)) return []
      const [from, to] = [lineValue(part, field, gone), lineValue(part, field, made)]
      return from === to
        ? []
        : [{ name: `${name} ${id} ${part}`, label: `${called}: ${field.label}`, before: from, after: to }]
    })
  })
}

function linesById(value: unknown): ReadonlyMap<string, Line> {
  const lines = (value ?? []) as readonly Line[]
  return new Map(lines.map((line, place) => [typeof line['id'] === 'string' ? line['id'] : String(place), line]))
}

function isTextOfLine({ internal, isUntold, readOnly, type, namesLine }: Field): boolean {
  return !internal && !isUntold && namesLine === undefined && !(readOnly && type === 'json')
}

type ToldFields = readonly (readonly [string, Field])[]

/** The first text of a line: what it is called. */
function titleOfLine(told: ToldFields, side: LineSide): string {
  const texts = told.filter(([, { type, names }]) => (type === 'text' || type === 'json') && names === undefined)
  const [name, field] = texts.find(([part]) => isSaid(side.line?.[part])) ?? []
  return name !== undefined && field ? lineValue(name, field, side) : ''
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

/** All that a line says, each value after what it is: `Quantity 10, Unit price €5.00`. */
function wholeLine(told: ToldFields, side: LineSide): string {
  const values = told.flatMap(([part, field]) => {
    const value = side.line?.[part]
    return isSaid(value) && value !== false ? [`${field.label} ${lineValue(part, field, side)}`] : []
  })
  return values.join(', ') || recordMessages.nothing
}

/** A value of a line. What was worked out is rounded as its currency is paid. */
function lineValue(name: string, field: Field, { line, context }: LineSide): string {
  const value = line?.[name] ?? null
  const isWorkedOut = field.readOnly === true || field.isWorkedOut === true
  if (field.type === 'money' && isWorkedOut && typeof value === 'number') return formatMoney(value, context.currency)
  return fieldValue(name, field, value, context)
}

/** The kind of a row where it is not the usual one, of a document its type; undefined for products. */
export function kindMessage(
  { kind, id, before, after }: Pick<ChangeSetRow, 'kind' | 'id' | 'before' | 'after'>,
  { typeOf }: Pick<RowContext, 'typeOf'>,
): string | undefined {
  if (kind === product.kind) return undefined
  if (kind === document.kind) {
    const type = after?.['documentType'] ?? before?.['documentType'] ?? (id === null ? undefined : typeOf(id))
    const name = typeof type === 'string' ? documentTypes()[type] : undefined
    if (name !== undefined) return name
  }
  return entityOf(kind)?.label.one ?? kind
}

function currencyOfRow(
  entity: Entity,
  { kind, id, before, after }: ChangeSetRow,
  { currencyOf, currency }: RowContext,
): string {
  const now = id === null ? undefined : currencyOf(kind, id)
  return amountCurrency(entity, after) || amountCurrency(entity, before) || now || currency
}
