import { DAY, FIRST_MOMENT, isDay, LAST_MOMENT } from '#domain/calendar-day.ts'
import { isCurrency } from '#domain/currency.ts'
import { MAX_PPM, MAX_UNITS } from '#domain/money.ts'
import * as z from 'zod/mini'

/** What every field says about itself, whatever it holds. */
export interface FieldOptions<T> {
  readonly label: string
  /** The value of a new row that was given none; null makes the field nullable. */
  readonly fallback: T
  readonly help?: string
  /** Where the value stands in REST bodies, when not under its own name: `costBreakdown.baseCost`. */
  readonly path?: string
  /** A second place where REST reads and writes the same value (PRICE-07). */
  readonly alias?: string
  /** Set by the write path alone; refused from outside by name. */
  readonly readOnly?: boolean
  /** Set by the server's own steps, such as a landing, and by no one else: read-only, and restored by a revert whatever else was changed. */
  readonly byServer?: boolean
  /** integer: counts things, so that undoing a change takes back what it added, whatever came and went since. */
  readonly isCounted?: boolean
  /** Kept and synced but not part of REST (sort keys, search text). */
  readonly internal?: boolean
  /** Part of the search text (PROD-12). */
  readonly search?: boolean
  /** Fields of one group are one decision, named for people: undone or kept together, never one by one (CHANGE-02). */
  readonly group?: string
  /** The kind of row that its id names, or its ids, or those of its lines: none that is not there can be named, but one that is deleted stays named. */
  readonly names?: string
  /** percent: text of any form is taken by REST; it counts as 0 where it is no number (PROF-02). */
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
  readonly nullable: boolean
  /** Accepts the stored form: units, ppm, epoch milliseconds. */
  readonly stored: z.ZodMiniType<T>
  /** Accepts the REST form: major-unit decimals, percent, ISO 8601. */
  readonly wire: z.ZodMiniType
  /** money: the field that names the currency. */
  readonly currencyField?: string
  /** choice: the values, in the order of display. */
  readonly choices?: readonly string[]
  /** reference: the kind of row it names, and the words for one that is not there. */
  readonly target?: string
  readonly missing?: string
  /** lines: the fields of one line; every line has an `id`. */
  readonly line?: Fields
  /** lines: the fields that say which thing a line is; two lines of one key are the same thing. A line whose key is empty is none. */
  readonly key?: readonly string[]
  /** tags: the form of one entry. */
  readonly entry?: z.ZodMiniType<string>
  /** text: characters; lines: entries; integer, percent, money: the stored form. */
  readonly max?: number
  readonly min?: number
}

export type Fields = Readonly<Record<string, Field>>
/** The stored form of a row's own fields. */
export type Values<F> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never }

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/
const decimal = z.union([z.number(), z.string().check(z.regex(DECIMAL, 'must be a decimal number'))])
/** The form of every id: a UUID in lower case. */
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const uuidOr = (required?: string) => z.string(required).check(z.regex(UUID, 'must be a UUID in lower case'))

/** A lower-case UUID, the form of every id. */
export const uuid = uuidOr()

/** Up to `most` values with commas between, each of the right form. */
export function commaList(isRight: (value: string) => boolean, most: number, message: string) {
  const areRight = (text: string): boolean => {
    const values = text.split(',', most + 1)
    return values.length <= most && values.every(isRight)
  }
  return z.string().check(z.refine(areRight, message))
}

// Without the u flag a pair of surrogates looks like two lone ones, so pairs are named first.
const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** Unicode text up to `max` characters, without what a database cannot store. */
export function boundedText(max: number, min = 0) {
  return z.string().check(
    // What is too long is looked at no further.
    z.maxLength(max, { error: `must have at most ${max} characters`, abort: true }),
    z.minLength(min, 'must not be empty'),
    z.refine((value) => !UNSTORABLE.test(value), 'must not contain NUL or broken characters'),
  )
}

const CURRENCY = /^[A-Z]{3}$/
/** What is said of a text that is no day. */
export const NO_DAY = 'must be a day of the calendar such as 2026-07-06'
/** What is said of a text that is no moment. */
export const NO_MOMENT = 'must be a date and time in ISO 8601, of a day of the calendar'

/** A day that the calendar has, such as `2026-07-06`. */
export const dayText = z.string().check(z.regex(DAY, { error: NO_DAY, abort: true }), z.refine(isDay, NO_DAY))

/** What is said of a text that is no currency. */
export const NO_CURRENCY = 'must be a currency of ISO 4217 such as EUR'

/** The code of a currency. */
export const currencyText = z
  .string()
  .check(z.regex(CURRENCY, { error: NO_CURRENCY, abort: true }), z.refine(isCurrency, NO_CURRENCY))

type Options<T> = FieldOptions<T | null> & { readonly nullable?: true }
type NullOf<O> = O extends { nullable: true } | { fallback: null } ? null : never
type FieldOf<T, O> = Field<T | NullOf<O>>

function field(type: FieldType, options: Options<unknown>, stored: z.ZodMiniType, wire: z.ZodMiniType): Field<never> {
  const nullable = options.nullable === true || options.fallback === null
  const made: Field = {
    ...options,
    type,
    nullable,
    stored: nullable ? z.nullable(stored) : stored,
    wire: nullable ? z.nullable(wire) : wire,
  }
  return made as Field<never>
}

/** What a text must be. */
interface TextForm {
  readonly max?: number
  readonly required?: string
  readonly pattern?: RegExp
  /** Of the texts that have the form, those that there are. */
  readonly isKnown?: (text: string) => boolean
  readonly patternMessage?: string
  /** The one spelling of a text; undefined for a text that is none. */
  readonly canonical?: (text: string) => string | undefined
}

/** Takes every spelling of a text, and keeps the one. */
export function canonicalText(canonical: (text: string) => string | undefined, message: string) {
  return [
    z.refine<string>((text) => canonical(text) !== undefined, message),
    z.overwrite<string>((text) => canonical(text) ?? text),
  ]
}

/** Text of at most `max` characters; `required` is the message that refuses blank text. */
export function text<const O extends Options<string> & TextForm>(options: O): FieldOf<string, O> {
  const { max = 300, required, pattern, isKnown, patternMessage = 'has the wrong form', canonical } = options
  const checks = [
    ...(required ? [z.refine((value) => String(value).trim() !== '', required)] : []),
    ...(pattern ? [z.regex(pattern, { error: patternMessage, abort: true })] : []),
    ...(isKnown ? [z.refine((value) => isKnown(String(value)), patternMessage)] : []),
    ...(canonical ? canonicalText(canonical, patternMessage) : []),
  ]
  const bounded = boundedText(max)
  const schema = checks.length > 0 ? bounded.check(...checks) : bounded
  return field('text', options, schema, schema)
}

/** One of a fixed list of words; other words may be read as one of them. */
export function choice<const C extends string, const O extends Options<C> & { readAs?: Readonly<Record<string, C>> }>(
  choices: readonly C[],
  options: O,
): FieldOf<C, O> {
  const schema = oneOf(choices, options.readAs)
  return { ...field('choice', options, schema, schema), choices }
}

/** One of these words, whichever of its spellings it comes in. */
export function oneOf<C extends string>(
  choices: readonly C[],
  readAs: Readonly<Record<string, C>> = {},
): z.ZodMiniType<C> {
  const schema = z.enum([...choices, ...Object.keys(readAs)], `must be one of: ${choices.join(', ')}`)
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
  const range = z.int().check(z.gte(min, 'is too small'), z.lte(max, 'is too large'))
  return { ...field('money', options, range, decimal), currencyField }
}

/** Whole numbers within limits, which are told in the form that people know. */
function whole(min: number, max: number, scale = 1, unit = '') {
  return z
    .int()
    .check(z.gte(min, `must be at least ${min / scale}${unit}`), z.lte(max, `must be at most ${max / scale}${unit}`))
}

type Limited = Options<number> & { min?: number; max?: number }

/** A percentage in integer ppm; `min` and `max` in ppm too. */
export function percent<const O extends Limited>(options: O): FieldOf<number, O> {
  const { min = -MAX_PPM, max = MAX_PPM, lenient } = options
  const wire = lenient ? z.union([z.number(), boundedText(60)]) : decimal
  return field('percent', options, whole(min, max, 10_000, ' %'), wire)
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
export function instant<const O extends Options<number>>(options: O): FieldOf<number, O> {
  const stored = z.int().check(z.gte(FIRST_MOMENT, NO_MOMENT), z.lte(LAST_MOMENT, NO_MOMENT))
  return field('instant', options, stored, z.string())
}

/** The id of another row of the same user, or null; `required` is what refuses null, though a row in the making has none. */
export function reference(
  target: string,
  options: FieldOptions<null> & { missing: string; required?: string },
): Field<string | null> {
  const form = uuidOr(options.required)
  const made: Field<string | null> = { ...field('reference', options, form, form), target }
  return options.required === undefined ? made : { ...made, stored: form, wire: form }
}

/** A set of short texts, merged as a set (SYNC-04). */
export function tags(options: FieldOptions<readonly string[]> & { max?: number }): Field<readonly string[]> {
  const { max = 100 } = options
  return set(boundedText(60, 1), options, max)
}

/** A set of ids of rows that may be deleted without this one; merged as a set, in the order in which they were put. */
export function ids(options: FieldOptions<readonly string[]> & { max?: number }): Field<readonly string[]> {
  const { max = 100 } = options
  return set(uuid, options, max)
}

function set(
  entry: z.ZodMiniType<string>,
  options: FieldOptions<readonly string[]>,
  max: number,
): Field<readonly string[]> {
  const schema = z.array(entry).check(z.maxLength(max, `must have at most ${max} entries`))
  return { ...field('tags', options, schema, schema), entry }
}

/**
 * A list of small records with an `id` each; merged line by line (SYNC-04). A list is replaced as a whole, so what was read may be sent
 * back: read-only fields of a line are taken and passed over, `derive` fills them.
 */
export function lines<F extends Fields>(
  line: F,
  options: FieldOptions<readonly never[]> & { max?: number; key?: readonly (keyof F & string)[] },
): Field<readonly ({ id: string } & Values<F>)[]> {
  const { max = 100 } = options
  const limit = z.maxLength(max, `must have at most ${max} lines`)
  const id = boundedText(60, 1)
  const stored = z.array(z.strictObject({ id, ...shapeOf(line, 'stored') })).check(limit)
  const wire = z.array(z.strictObject({ id: z.optional(id), ...shapeOf(line, 'wire') })).check(limit)
  return { ...field('lines', options, stored, wire), line, max }
}

function shapeOf(line: Fields, form: 'stored' | 'wire'): Record<string, z.ZodMiniType> {
  const known = Object.entries(line).filter(([, { internal }]) => form === 'stored' || !internal)
  return Object.fromEntries(
    known.map(([name, each]) => [name, form === 'wire' || each.readOnly ? z.optional(each[form]) : each.stored]),
  )
}

/**
 * A field of a line that lines from before it lack: what is absent counts as the fallback, and an edit of a line that does not name it leaves it
 * alone. The entity's `derive` fills it.
 */
export function joinedLater<T>(each: Field<T>): Field<T> {
  // The type tells what is there once `derive` has run.
  return { ...each, stored: z.optional(each.stored) as unknown as z.ZodMiniType<T> }
}

/** Structured data with a schema of its own; replaced as a whole. */
export function json<T>(schema: z.ZodMiniType<T>, options: FieldOptions<T>): Field<T> {
  return field('json', options, schema, schema)
}
