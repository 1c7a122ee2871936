import fc from 'fast-check'
import { type AnyRow, type Entity, fieldsOf } from '#contract/entity.ts'
import type { NumberSeries } from '#domain/documents/number-series.ts'
import { type DocumentStatus, type DocumentType, isMoveAllowed } from '#domain/documents/types.ts'
import { namedRows } from '#contract/named-rows.ts'
import { keyOfLine } from '#contract/line-keys.ts'
import { MAX_PPM, MAX_UNITS, UNITS_PER_MINOR } from '#domain/money.ts'
import { type Field, type Fields } from '#contract/fields.ts'

const WORDS = ['Mug', 'Küche', '=1+1', 'a"b', 'line\nbreak', '水', '🍵 tea', "O'Neil", '-5', '  padded ', '<b>']

/** Text that makes trouble where quoting, folding or markup is wrong. */
const troublesomeText = (max: number): fc.Arbitrary<string> =>
  fc
    .oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: Math.min(max, 40), unit: 'grapheme' }))
    .map((text) => text.replaceAll('\0', '').slice(0, max))
    .filter((text) => !/[\ud800-\udbff]$/.test(text))

const CURRENCIES = ['USD', 'EUR', 'JPY', 'KWD', 'ISK']

/** Texts by name that a rule looks into. */
export const WITH_CHECK: Readonly<Record<string, readonly string[]>> = {
  timeZone: ['UTC', 'Europe/Berlin'],
  startTime: ['', '09:30'],
  endTime: ['', '10:30'],
  repeatRule: ['', 'FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=MONTHLY;COUNT=5;BYDAY=-1FR'],
  iban: ['', 'DE89370400440532013000', 'GB82 WEST 1234 5698 7654 32'],
  bic: ['', 'COBADEFFXXX', 'DEUTDEFF'],
  page: ['', 'brands', 'products'],
}

function valueOf(name: string, field: Field, ids: readonly string[]): fc.Arbitrary<unknown> {
  const plain = plainValue(name, field, ids)
  return field.nullable && field.type !== 'reference' ? fc.option(plain, { nil: null, freq: 4 }) : plain
}

function plainValue(name: string, field: Field, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { min, max } = field
  switch (field.type) {
    case 'text':
      if (/currency$/i.test(name)) return fc.constantFrom(...CURRENCIES)
      return WITH_CHECK[name] ? fc.constantFrom(...WITH_CHECK[name]) : acceptedText(field)
    case 'choice':
      return fc.constantFrom(...(field.choices ?? []))
    case 'flag':
      return fc.boolean()
    case 'money':
      return max === 0 ? amounts(0).map((amount) => (amount === 0 ? 0 : -amount)) : amounts(min ?? 0)
    case 'percent':
      return fc.integer({ min: Math.max(min ?? 0, 0), max: Math.min(max ?? MAX_PPM, 900_000) })
    case 'quantity':
      return amounts(min ?? 0)
    case 'integer':
      return fc.integer({ min: min ?? -1_000, max: Math.min(max ?? 1_000_000, 1_000_000) })
    case 'instant':
      return fc.integer({ min: 0, max: 4_102_444_800_000 })
    case 'reference':
      return ids.length > 0 && isRequired(field) ? fc.constantFrom(...ids) : fc.constantFrom(null, ...ids)
    case 'tags':
      if (field.entry?.safeParse('a tag').success === false) return fc.uniqueArray(fc.uuid(), { maxLength: 4 })
      return fc.uniqueArray(
        troublesomeText(20).filter((text) => text !== ''),
        { maxLength: 4 },
      )
    case 'lines':
      return fc
        .uniqueArray(rowOf(field.line ?? {}, ids), { maxLength: 3, selector: (line) => keyOfLine(field, line) ?? line })
        .map((lines) => lines.map((line, index) => ({ id: `line-${index + 1}`, ...line })))
    case 'json':
      return fc.constant(field.fallback)
    default:
      throw new Error(`no values for a field of type ${String(field.type satisfies never)}`)
  }
}

function isRequired({ stored }: Field): boolean {
  return !stored.safeParse(null).success
}

/** The references that a row must have, by field, with the kinds that they name. */
export function requiredReferences(entity: Entity): readonly { readonly field: string; readonly target: string }[] {
  return fieldsOf(entity).flatMap(([field, declared]) =>
    declared.target !== undefined && isRequired(declared) ? [{ field, target: declared.target }] : [],
  )
}

/** Texts of the forms that fields ask for: a name, a day, an id, a rate, a country. */
const WELL_FORMED = ['Name', '2026-07-06', '0190a5c4-1111-7222-8333-444455556666', '1.0825', 'DE']

/** A text that a field keeps as it is: of what has several spellings the one that is kept. */
function acceptedText(field: Field): fc.Arbitrary<unknown> {
  const isKept = (text: string): boolean => field.stored.safeParse(text).data === text
  return troublesomeText(field.max ?? 300).map((text) => [text, ...WELL_FORMED].find(isKept) ?? field.fallback)
}

function amounts(min: number): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min, max: 100_000_000 }),
    fc.maxSafeNat().map((amount) => Math.max(min, amount % (MAX_UNITS + 1))),
    fc.constantFrom(Math.max(min, 0), MAX_UNITS, 375),
  )
}

function rowOf(fields: Fields, ids: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(name, field, ids)])))
}

/** Whole rows of an entity in stored form, derived fields filled with any value of their type. */
export function storedRow(entity: Entity, ids: readonly string[] = []): fc.Arbitrary<AnyRow> {
  return fc
    .tuple(fc.uuid(), rowOf(Object.fromEntries(fieldsOf(entity)), ids), fc.integer({ min: 0, max: 4_102_444_800_000 }))
    .map(([id, values, at]) => ({ ...values, id, version: 1, createdAt: at, updatedAt: at }))
}

/** What a caller may send for an entity, in stored form. */
export function writablePatch(entity: Entity): fc.Arbitrary<Record<string, unknown>> {
  const writable = fieldsOf(entity).filter(([, field]) => !field.readOnly && field.type !== 'reference')
  const patch = rowOf(Object.fromEntries(writable), [])
  const accepted = ACCEPTED[entity.kind]
  return accepted ? patch.map(accepted) : patch
}

/** Makes of what a caller may send what the rules between the fields let pass, by kind. */
const ACCEPTED: Readonly<Record<string, (patch: Record<string, unknown>) => Record<string, unknown>>> = {
  document: acceptedDocument,
  businessProfile: (patch) => ({ ...patch, numberSeries: (patch['numberSeries'] as NumberSeries[]).map(ownPrefix) }),
}

/** Numbers of two types never begin alike. */
function ownPrefix(series: NumberSeries): NumberSeries {
  return { ...series, prefix: series.documentType.slice(0, 10) }
}

/**
 * A new document may be in those statuses that a draft can go to, what it asks for must be small enough to be added up, what is paid over
 * is a credit, and it is due on no day before its own.
 */
function acceptedDocument(patch: Record<string, unknown>): Record<string, unknown> {
  const type = patch['documentType'] as DocumentType
  const status = patch['status'] as DocumentStatus
  const items = (patch['items'] as readonly Record<string, number>[]).map((item) => ({
    ...item,
    quantity: Number(item['quantity']) % 100_000_000,
    unitPrice: Number(item['unitPrice']) % 1_000_000_000,
  }))
  const payments = (patch['payments'] as readonly { readonly amount: number }[]).map((each) => ({
    ...each,
    // Nothing smaller can be paid.
    amount: Math.trunc(each.amount / UNITS_PER_MINOR) * UNITS_PER_MINOR + 0,
    keepAsCredit: true,
  }))
  return {
    ...patch,
    items,
    payments,
    movesStock: false,
    // A document without a date of its own is of the day on which it is stored, and due on none before.
    dueDate: patch['issueDate'] === null ? null : (patch['dueDate'] ?? null),
    status: isMoveAllowed(type, 'draft', status) ? status : 'draft',
  }
}

/** A margin of 100 % or more, a price from no quantity, sums beyond what can be kept and prices below a strict floor are refused on purpose; all else must pass. */
export function acceptedPatch(entity: Entity, data: Record<string, unknown>): Record<string, unknown> {
  const bounded = Object.entries(data).map(([name, value]) => [name, bound(entity.fields[name], value)])
  const rows = namedRows(entity, data).map(({ field }) => field.split('.', 1)[0] ?? '')
  const named = [...rows, ...Object.keys(data).filter((name) => namesLines(entity.fields[name]))]
  const percentages = ['pricingPercent', 'pricingValue'].filter((name) => entity.fields[name])
  return {
    ...Object.fromEntries(bounded),
    ...Object.fromEntries(named.map((name) => [name, nobody(entity.fields[name], data[name])])),
    ...Object.fromEntries(percentages.map((name) => [name, 250_000])),
    ...(entity.fields['floorAction'] ? { floorAction: 'warn' } : {}),
    ...(entity.kind === 'scheduledPrice' ? PLANNED : {}),
    ...(entity.kind === 'event' ? { ...EVENT_TIMES, originalStart: '', exceptions: ['2026-07-13T09:30:00'] } : {}),
    ...(entity.fields['tiers'] ? { tiers: [] } : {}),
    ...(typeof data['minQuantity'] === 'number' ? { minQuantity: Math.max(1, data['minQuantity']) } : {}),
    ...(entity.fields['options'] ? { options: [] } : {}),
  }
}

/** When an event takes place: both forms of it at the same time. */
const EVENT_TIMES = {
  startAt: 1_800_000_000_000,
  endAt: 1_800_003_600_000,
  startDay: '2027-01-15',
  endDay: '2027-01-15',
  startTime: '',
  endTime: '',
}

/** When a price is planned for. */
const PLANNED = { variantId: '', amount: 1, startsAt: 1_800_000_000_000, endsAt: null, promotion: false }

/** Whether a field names a line of another row, itself or in its own lines, such as a variant of the product beside it. */
function namesLines(field: Field | undefined): boolean {
  return field?.namesLine !== undefined || Object.values(field?.line ?? {}).some((inner) => namesLines(inner))
}

/** A value that names no row, since no other row is there. */
function nobody(field: Field | undefined, value: unknown): unknown {
  if (!field?.line || field.names !== undefined) return field?.fallback
  const inner = Object.entries(field.line).flatMap(([name, { names, namesLine, fallback }]) =>
    (names ?? namesLine) === undefined ? [] : [[name, fallback] as const],
  )
  return (value as object[]).map((line) => ({ ...line, ...Object.fromEntries(inner) }))
}

function bound(field: Field | undefined, value: unknown): unknown {
  if ((field?.type === 'money' || field?.type === 'quantity') && typeof value === 'number') return value % 1_000_000_000
  if (field?.type !== 'lines' || !field.line) return value
  const line = field.line
  return (value as Record<string, unknown>[]).map((each) =>
    Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, bound(line[name], inner)])),
  )
}
