import fc from 'fast-check'
import * as z from 'zod/mini'
import { WITH_CHECK } from './factories.ts'
import { SEED } from './seed.ts'

/** Ids that exist, so that values do not only miss. */
export type KnownIds = readonly string[]

/** What a schema without parts says about itself. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}

const MOST_ITEMS = 4
/** After so many texts without one that is accepted, only those of known forms are taken. */
const GUESSES = 20
/** Texts of forms that a schema can check but not tell. */
const WELL_FORMED = [
  '2026-07-06',
  '2026-07-06T12:30:00Z',
  'Europe/Berlin',
  'CNY',
  'de-CH',
  '1.25',
  'ann@example.test',
  'name',
  'id',
  'hourly',
  'scheduled',
  'high',
  '09:30',
  'FREQ=WEEKLY;BYDAY=MO',
  '0190a5c4-1111-7222-8333-444455556666',
]
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
  return (partsOf(schema, ids) ?? leafOf(schema, ids)).filter((value) => schema.safeParse(value).success)
}

/** Each part is accepted by itself: of a whole that is made first and looked at then, hardly any would be. */
function partsOf(schema: z.ZodMiniType, ids: KnownIds): fc.Arbitrary<unknown> | undefined {
  const inner = (each: z.core.$ZodType) => acceptedValue(each as z.ZodMiniType, ids)
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return objectOf(def, ids)
    case 'array':
      return arrayOf(schema, inner(def.element))
    case 'record':
      return fc.dictionary(inner(def.keyType) as fc.Arbitrary<string>, inner(def.valueType), { maxKeys: 3 })
    case 'union':
      return fc.oneof(...def.options.map(inner))
    case 'nullable':
      return fc.oneof({ weight: 2, arbitrary: inner(def.innerType) }, fc.constant(null))
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return inner(def.innerType)
    default:
      return undefined
  }
}

function objectOf({ shape, catchall }: z.core.$ZodObjectDef, ids: KnownIds): fc.Arbitrary<unknown> {
  const known = Object.entries(shape).map(([name, each]) => [name, namedValue(name, each as z.ZodMiniType, ids)])
  const own = fc.record(Object.fromEntries(known) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: Object.keys(shape).filter((name) => shape[name]?._zod.optin !== 'optional'),
  })
  if (!catchall || catchall._zod.def.type === 'never') return own
  const more = fc.dictionary(fc.string({ maxLength: 12 }), acceptedValue(catchall as z.ZodMiniType, ids), {
    maxKeys: 3,
  })
  return fc.tuple(own, more).map(([fixed, free]) => ({ ...free, ...fixed }))
}

/** Mostly what the rule of a name lets pass, where there is one. */
function namedValue(name: string, schema: z.ZodMiniType, ids: KnownIds): fc.Arbitrary<unknown> {
  const any = acceptedValue(schema, ids)
  const passing = WITH_CHECK[name]
  return passing ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...passing) }, any) : any
}

function arrayOf(schema: z.ZodMiniType, item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { minItems = 0, maxItems = MOST_ITEMS } = jsonOf(schema)
  return fc.array(item, { minLength: Math.min(minItems, MOST_ITEMS), maxLength: Math.min(maxItems, MOST_ITEMS) })
}

function leafOf(schema: z.ZodMiniType, ids: KnownIds): fc.Arbitrary<unknown> {
  const json = jsonOf(schema)
  const any = valueOf(json, ids)
  if (json.type !== 'string' || json.pattern?.startsWith(UUID_START)) return any
  const isAccepted = (text: unknown) => schema.safeParse(text).success
  const known = WELL_FORMED.filter(isAccepted)
  const isFree = fc.sample(any, { numRuns: GUESSES, seed: SEED }).some(isAccepted)
  if (known.length === 0 && !isFree) throw new Error(`WELL_FORMED has nothing for ${JSON.stringify(json)}`)
  if (known.length === 0) return any
  return isFree ? fc.oneof({ weight: 2, arbitrary: any }, fc.constantFrom(...known)) : fc.constantFrom(...known)
}

function jsonOf(schema: z.ZodMiniType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
}

function valueOf(schema: Schema, ids: KnownIds): fc.Arbitrary<unknown> {
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
    default:
      return fc.oneof(fc.constant({}), fc.string(), fc.integer(), fc.boolean())
  }
}

function bounded(limit: number | undefined, otherwise: number): number {
  if (limit === undefined || !Number.isSafeInteger(limit)) return otherwise
  return Math.max(Math.min(limit, 2 ** 31 - 1), -(2 ** 31))
}

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
  return fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' })
}
