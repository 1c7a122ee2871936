import fc from 'fast-check'
import * as z from 'zod/mini'
import { WITH_CHECK } from './factories.ts'

/** Ids that exist, so that values do not only miss. */
export type KnownIds = readonly string[]

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

const MOST_ITEMS = 4
const DEEPEST = 4
const UUID_START = '^[0-9a-f]{8}-'

/** Values that a schema accepts, made from what it says about itself; nothing where there is no schema. */
export function acceptedValue(schema: z.ZodMiniType | undefined, ids: KnownIds): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined)
  // To read a schema takes longer than a hundred values of it.
  const ofIds = made.get(ids) ?? new WeakMap<z.ZodMiniType, fc.Arbitrary<unknown>>()
  made.set(ids, ofIds)
  const values = ofIds.get(schema) ?? valuesOf(schema, ids)
  ofIds.set(schema, values)
  return values
}

const made = new WeakMap<KnownIds, WeakMap<z.ZodMiniType, fc.Arbitrary<unknown>>>()

function valuesOf(schema: z.ZodMiniType, ids: KnownIds): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return valueOf(json, ids, 0).filter((value) => schema.safeParse(value).success)
}

function valueOf(schema: Schema, ids: KnownIds, depth: number): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((each) => valueOf(each, ids, depth)))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return textOf(schema, ids)
    case 'integer':
      return fc.oneof(
        fc.integer({ min: bounded(schema.minimum, -1_000), max: bounded(schema.maximum, 1_000_000) }),
        fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 0),
      )
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: -10, max: 1_000 }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, ids, depth + 1), {
        minLength: Math.min(schema.minItems ?? 0, MOST_ITEMS),
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      })
    case 'object':
      return objectOf(schema, ids, depth)
    default:
      return depth > DEEPEST ? fc.constant(null) : fc.oneof(fc.constant({}), fc.string(), fc.integer(), fc.boolean())
  }
}

function bounded(limit: number | undefined, otherwise: number): number {
  if (limit === undefined || !Number.isSafeInteger(limit)) return otherwise
  return Math.max(Math.min(limit, 2 ** 31 - 1), -(2 ** 31))
}

/** Texts of forms that a schema can check but not tell: a day, a moment, a time zone, a currency. */
const WELL_FORMED = ['2026-07-06', '2026-07-06T12:30:00Z', 'Europe/Berlin', 'CNY']

function textOf({ pattern, minLength = 0, maxLength = 60 }: Schema, ids: KnownIds): fc.Arbitrary<string> {
  if (pattern?.startsWith(UUID_START)) {
    return ids.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, fc.uuid()) : fc.uuid()
  }
  const key = `${pattern} ${minLength} ${maxLength}`
  const texts = texted.get(key) ?? (pattern === undefined ? freeText(minLength, maxLength) : matching(pattern))
  texted.set(key, texts)
  return texts
}

const texted = new Map<string, fc.Arbitrary<string>>()

function matching(pattern: string): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(pattern))
}

function freeText(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const any = fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' })
  return fc.oneof({ weight: 2, arbitrary: any }, fc.constantFrom(...WELL_FORMED))
}

/** Mostly what the rule of a name lets pass, where there is one. */
function namedValue(name: string, schema: Schema, ids: KnownIds, depth: number): fc.Arbitrary<unknown> {
  const any = valueOf(schema, ids, depth)
  const passing = WITH_CHECK[name]
  return passing ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...passing) }, any) : any
}

function objectOf(schema: Schema, ids: KnownIds, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const known = Object.entries(properties).map(([name, each]) => [name, namedValue(name, each, ids, depth + 1)])
  const own = fc.record(Object.fromEntries(known) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
  })
  if (typeof additionalProperties !== 'object') return own
  const more = fc.dictionary(fc.string({ maxLength: 12 }), valueOf(additionalProperties, ids, depth + 1), {
    maxKeys: 3,
  })
  return fc.tuple(own, more).map(([fixed, free]) => ({ ...free, ...fixed }))
}
