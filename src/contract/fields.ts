import { FIRST_MOMENT, LAST_MOMENT } from '#domain/calendar-day.ts'
import { DAY, isDay } from '#domain/is-day.ts'
import { isCurrency } from '#domain/currencies.ts'
import { MAX_PPM, MAX_UNITS } from '#domain/money.ts'
import { isObjectWord } from '#domain/own-keys.ts'
import * as z from 'zod/mini'
import { fieldMessages } from './field-messages.ts'
import type { FieldParts } from './merged-parts.ts'
import { UUID } from './row-id.ts'
import { isBroken, unkeepableIn } from './unkeepable.ts'

/** Options of every field. */
export interface FieldOptions<T> {
  readonly label: string
  /** The value of a new row without input; null makes the field nullable. */
  readonly fallback: T
  readonly help?: string
  /** The path in REST bodies, if it is not the field's own name: `costBreakdown.baseCost`. */
  readonly path?: string
  /** A second path where REST reads and writes the same value (PRICE-07). */
  readonly alias?: string
  /** Set by the write path only; refused from outside by name. */
  readonly readOnly?: boolean
  /** Set only by the server's own steps, such as a landing: read-only, and restored by a revert whatever else was changed. */
  readonly byServer?: boolean
  /** Only the account's person changes it, signed in: no token does, by whatever call. */
  readonly byPersonAlone?: boolean
  /** integer: a count, so that undoing a change takes back what it added, whatever was added since. */
  readonly isCounted?: boolean
  /** Stored and synced but not part of REST (sort keys, search text). */
  readonly internal?: boolean
  /** Part of the search text (PROD-12). */
  readonly search?: boolean
  /** Fields of one group are one decision with a label: undone or kept as one, never one by one (CHANGE-02). */
  readonly group?: string
  /** The field that moves it along, such as the payments an invoice's status: where an undo takes that back, nobody chose what this holds since. */
  readonly follows?: string
  /** The kind of row that its id, ids or lines name: a missing row cannot be newly named, but a deleted one may stay named. */
  readonly names?: string
  /** text: the id of a line in this list of the row that the field `by` names; empty for none. A removed line may stay named. */
  readonly namesLine?: { readonly by: string; readonly list: string }
  /** text: an id by which the product finds something; it tells a person nothing. */
  readonly isUntold?: boolean
  /** money: entered by nobody, with more digits than its currency is paid in. */
  readonly isWorkedOut?: boolean
  /** percent: REST accepts any text; it counts as 0 if it is no number (PROF-02). */
  readonly lenient?: boolean
}

export type FieldType =
  | 'text'
  | 'choice'
  | 'flag'
  | 'money'
  | 'percent'
  | 'quantity'
  | 'integer'
  | 'instant'
  | 'reference'
  | 'tags'
  | 'lines'
  | 'json'

/** One typed field: the only place where its name, limits, label and default are written. */
export interface Field<T = unknown> extends FieldOptions<T> {
  readonly type: FieldType
  /** What it is called in our own files, which are the same in every language: its English label. */
  readonly column: string
  readonly nullable: boolean
  /** Accepts the stored form: units, ppm, epoch milliseconds. */
  readonly stored: z.ZodMiniType<T>
  /** Accepts the REST form: major-unit decimals, percent, ISO 8601. */
  readonly rest: z.ZodMiniType
  /** money: the field that names the currency. */
  readonly currencyField?: string
  /** instant: the field that names the time zone in which a text without an offset is a local time. */
  readonly zoneField?: string
  /** choice: the values, in display order. */
  readonly choices?: readonly string[]
  /** text: a day of the calendar, `2026-07-06`. */
  readonly isDay?: true
  /** reference: the kind of row that it names, and the message if that is missing. */
  readonly target?: string
  readonly missing?: string
  /** lines: the fields of one line; every line has an `id`. */
  readonly line?: Fields
  /** lines: the fields that identify a line; two lines with one key are the same thing. A line with an empty key has none. */
  readonly key?: readonly string[]
  /** tags: the form of one entry. */
  readonly entry?: z.ZodMiniType<string>
  /** json: its parts, where edits of two devices merge part by part (SYNC-04). */
  readonly parts?: FieldParts<T>
  /** text: characters; lines: entries; integer, percent, money: the stored form. */
  readonly max?: number
  readonly min?: number
}

export type Fields = Readonly<Record<string, Field>>
/** The stored form of a row's own fields. */
export type Values<F> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never }

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/
const decimal = z.union([z.number(), z.string().check(z.regex(DECIMAL, { error: () => fieldMessages.notDecimal }))])
const uuidOr = (required?: () => string) =>
  z.string(required && { error: required }).check(z.regex(UUID, { error: () => fieldMessages.notAnId }))

/** A lower-case UUID, the form of every id. */
export const uuid = uuidOr()

/** Up to `most` values separated by commas, each of the right form. */
export function commaList(isRight: (value: string) => boolean, most: number, message: string) {
  const areRight = (text: string): boolean => {
    const values = text.split(',', most + 1)
    return values.length <= most && values.every(isRight)
  }
  return z.string().check(z.refine(areRight, message))
}

/** Unicode text up to `max` characters, without what a database cannot store. */
export function boundedText(max: number, min = 0) {
  return z.string().check(
    // A text that is too long is not checked further.
    z.maxLength(max, { error: () => fieldMessages.tooLong(max), abort: true }),
    z.minLength(min, { error: () => fieldMessages.empty }),
    z.refine((value) => !isBroken(value), { error: () => fieldMessages.broken }),
  )
}

const CURRENCY = /^[A-Z]{3}$/

/** A day that the calendar has, such as `2026-07-06`. */
export const dayText = z
  .string()
  .check(
    z.regex(DAY, { error: () => fieldMessages.noDay, abort: true }),
    z.refine(isDay, { error: () => fieldMessages.noDay }),
  )

/** The code of a currency. */
export const currencyText = z
  .string()
  .check(
    z.regex(CURRENCY, { error: () => fieldMessages.noCurrency, abort: true }),
    z.refine(isCurrency, { error: () => fieldMessages.noCurrency }),
  )

type Options<T> = FieldOptions<T | null> & { readonly nullable?: true }
type NullOf<O> = O extends { nullable: true } | { fallback: null } ? null : never
type FieldOf<T, O> = Field<T | NullOf<O>>

function field(type: FieldType, options: Options<unknown>, stored: z.ZodMiniType, rest: z.ZodMiniType): Field<never> {
  const nullable = options.nullable === true || options.fallback === null
  const made: Field = {
    ...options,
    column: options.label,
    type,
    nullable,
    stored: nullable ? z.nullable(stored) : stored,
    rest: nullable ? z.nullable(rest) : rest,
  }
  return made as Field<never>
}

/** The form of a text. */
interface TextForm {
  readonly max?: number
  readonly required?: () => string
  readonly pattern?: RegExp
  readonly isDay?: true
  /** Whether a text of the right form is a known value. */
  readonly isKnown?: (text: string) => boolean
  readonly patternMessage?: () => string
  /** The canonical spelling of a text; undefined if it is invalid. */
  readonly canonical?: (text: string) => string | undefined
}

/** Accepts every spelling of a text, and stores the canonical one. */
export function canonicalText(canonical: (text: string) => string | undefined, message: () => string) {
  return [
    z.refine<string>((text) => canonical(text) !== undefined, { error: message }),
    z.overwrite<string>((text) => canonical(text) ?? text),
  ]
}

/** A character that leaves a mark: spaces, controls and fillers leave none, and a name of these alone cannot be seen or found. */
const VISIBLE = /[^\p{C}\p{Z}\s\u115f\u1160\u2800\u3164\uffa0]/u

/** Text of at most `max` characters; `required` is the message that refuses blank text. */
export function text<const O extends Options<string> & TextForm>(options: O): FieldOf<string, O> {
  const { max = 300, required, pattern, isKnown, patternMessage = () => fieldMessages.wrongForm, canonical } = options
  const checks = [
    ...(required ? [z.refine((value) => VISIBLE.test(String(value)), { error: required })] : []),
    ...(pattern ? [z.regex(pattern, { error: patternMessage, abort: true })] : []),
    ...(isKnown ? [z.refine((value) => isKnown(String(value)), { error: patternMessage })] : []),
    ...(canonical ? canonicalText(canonical, patternMessage) : []),
  ]
  const bounded = boundedText(max)
  const schema = checks.length > 0 ? bounded.check(...checks) : bounded
  return field('text', options, schema, schema)
}

/** One of a fixed list of values; other texts may be read as one of them. */
export function choice<const C extends string, const O extends Options<C> & { readAs?: Readonly<Record<string, C>> }>(
  choices: readonly C[],
  options: O,
): FieldOf<C, O> {
  const schema = oneOf(choices, options.readAs)
  return { ...field('choice', options, schema, schema), choices }
}

/** One of these values, in any of its spellings. */
function oneOf<C extends string>(choices: readonly C[], readAs: Readonly<Record<string, C>> = {}): z.ZodMiniType<C> {
  const schema = z.enum([...choices, ...Object.keys(readAs)], {
    error: () => fieldMessages.notOneOf(choices.join(', ')),
  })
  return schema.check(z.overwrite((word) => readAs[word] ?? word)) as unknown as z.ZodMiniType<C>
}

/** Yes or no. */
export function flag(options: FieldOptions<boolean>): Field<boolean> {
  return field('flag', options, z.boolean(), z.boolean())
}

/** An amount in units (1/10,000 of the minor unit) of the currency that `currencyField` names. */
export function money<const O extends Options<number> & { currencyField?: string; min?: number; max?: number }>(
  options: O,
): FieldOf<number, O> {
  const { currencyField = 'baseCurrency', min = -MAX_UNITS, max = MAX_UNITS } = options
  const range = z
    .int()
    .check(z.gte(min, { error: () => fieldMessages.tooSmall }), z.lte(max, { error: () => fieldMessages.tooLarge }))
  return { ...field('money', options, range, decimal), currencyField }
}

/** Whole numbers within limits; messages show the limits in the form that people use. */
function whole(min: number, max: number, scale = 1, unit = '') {
  return z
    .int()
    .check(
      z.gte(min, { error: () => fieldMessages.atLeast(`${min / scale}${unit}`) }),
      z.lte(max, { error: () => fieldMessages.atMost(`${max / scale}${unit}`) }),
    )
}

type Limited = Options<number> & { min?: number; max?: number }

/** A percentage in integer ppm; `min` and `max` in ppm too. */
export function percent<const O extends Limited>(options: O): FieldOf<number, O> {
  const { min = -MAX_PPM, max = MAX_PPM, lenient } = options
  const rest = lenient ? z.union([z.number(), boundedText(60)]) : decimal
  return field('percent', options, whole(min, max, 10_000, ' %'), rest)
}

/** A quantity, weight or volume in integer 1/10,000; `min` and `max` in 1/10,000 too. */
export function quantity<const O extends Limited>(options: O): FieldOf<number, O> {
  const { min = -MAX_UNITS, max = MAX_UNITS } = options
  return field('quantity', options, whole(min, max, 10_000), decimal)
}

/** A whole number. */
export function integer<const O extends Limited>(options: O): FieldOf<number, O> {
  const { min = -2_147_483_648, max = 2_147_483_647 } = options
  const range = whole(min, max)
  return field('integer', options, range, range)
}

/** A moment: epoch milliseconds when stored, ISO 8601 in REST. */
export function instant<const O extends Options<number> & { readonly zoneField?: string }>(
  options: O,
): FieldOf<number, O> {
  const stored = z
    .int()
    .check(
      z.gte(FIRST_MOMENT, { error: () => fieldMessages.noMoment }),
      z.lte(LAST_MOMENT, { error: () => fieldMessages.noMoment }),
    )
  return field('instant', options, stored, z.string())
}

/** The id of another row of the same user, or null; `required` is the message that refuses null, though an unsaved row has none. */
export function reference(
  target: string,
  options: FieldOptions<null> & { missing: string; required?: () => string },
): Field<string | null> {
  const form = uuidOr(options.required)
  const made: Field<string | null> = { ...field('reference', options, form, form), target }
  return options.required === undefined ? made : { ...made, stored: form, rest: form }
}

/** A set of short texts, merged as a set (SYNC-04). */
export function tags(options: FieldOptions<readonly string[]> & { max?: number }): Field<readonly string[]> {
  const { max = 100 } = options
  return set(boundedText(60, 1), options, max)
}

/** A set of ids of rows that may be deleted; merged as a set, in the order of adding. */
export function ids(options: FieldOptions<readonly string[]> & { max?: number }): Field<readonly string[]> {
  const { max = 100 } = options
  return set(uuid, options, max)
}

function set(
  entry: z.ZodMiniType<string>,
  options: FieldOptions<readonly string[]>,
  max: number,
): Field<readonly string[]> {
  const schema = z.array(entry).check(z.maxLength(max, { error: () => fieldMessages.tooManyEntries(max) }))
  return { ...field('tags', options, schema, schema), entry }
}

/**
 * A list of small records with an `id` each; merged line by line (SYNC-04). REST replaces the list as a whole, and what was read may be
 * sent back: read-only fields of a line are ignored, `derive` fills them.
 */
export function lines<F extends Fields>(
  line: F,
  options: FieldOptions<readonly never[]> & { max?: number; key?: readonly (keyof F & string)[] },
): Field<readonly ({ id: string } & Values<F>)[]> {
  const { max = 100 } = options
  const limit = z.maxLength(max, { error: () => fieldMessages.tooManyLines(max) })
  const id = lineId
  const stored = z.array(z.strictObject({ id, ...shapeOf(line, 'stored') })).check(limit, eachOnce)
  const rest = z.array(z.strictObject({ id: z.optional(id), ...shapeOf(line, 'rest') })).check(limit, eachOnce)
  return { ...field('lines', options, stored, rest), line, max }
}

/** The id of a record in a list. */
export const lineId = boundedText(60, 1).check(
  z.refine((id) => !isObjectWord(id), { error: () => fieldMessages.objectWord }),
)

/** Refuses two records of one id in a list: edits and credits name a line by its id, and would mean both. */
export const eachOnce = z.refine<readonly { readonly id?: string | undefined }[]>((all) => {
  const ids = all.flatMap(({ id }) => id ?? [])
  return new Set(ids).size === ids.length
}, fieldMessages.twoOfAnId)

function shapeOf(line: Fields, form: 'stored' | 'rest'): Record<string, z.ZodMiniType> {
  const known = Object.entries(line).filter(([, { internal }]) => form === 'stored' || !internal)
  return Object.fromEntries(
    known.map(([name, each]) => [name, form === 'rest' || each.readOnly ? z.optional(each[form]) : each.stored]),
  )
}

/**
 * A field of a line that was added later and that stored lines may lack: an absent value counts as the fallback, and an edit that does
 * not name it leaves it alone. The entity's `derive` fills it.
 */
export function joinedLater<T>(each: Field<T>): Field<T> {
  // The type is that after `derive`.
  return { ...each, stored: z.optional(each.stored) as unknown as z.ZodMiniType<T> }
}

/** A number with an exponent is kept in digits: so many at most. */
const MOST_DIGITS = 330

/** The bytes of JSON as the database says it, at most. */
function mostBytes(value: unknown): number {
  const text = JSON.stringify(value)
  const count = (what: RegExp): number => (text.match(what) ?? []).length
  return text.length + 2 * count(/[^ -~]/g) + MOST_DIGITS * count(/\de[+-]/g)
}

/** An object of any names and values, of so many KB at most: nothing in it is broken, and every number can be kept. */
export function anyValues(mostKb: number): z.ZodMiniType<Readonly<Record<string, unknown>>> {
  return z.record(z.string().check(z.maxLength(200)), z.unknown()).check(
    z.superRefine((value, context) => {
      for (const { field, message } of unkeepableIn(value))
        context.addIssue({ code: 'custom', path: field.split('.'), message })
    }),
    z.refine((value) => mostBytes(value) <= mostKb * 1024, { error: () => fieldMessages.tooManyKilobytes(mostKb) }),
  )
}

/** Structured data with its own schema; replaced as a whole, unless it has parts. */
export function json<T>(schema: z.ZodMiniType<T>, options: FieldOptions<T> & Pick<Field<T>, 'parts'>): Field<T> {
  return field('json', options, schema, schema)
}
