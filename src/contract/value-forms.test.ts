import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { LAST_MOMENT } from '#domain/calendar-day.ts'
import { commands } from './commands/registry.ts'
import { entities } from './entities/registry.ts'
import { fieldsOf, general } from './entity.ts'
import { scheduledPrice } from './entities/scheduled-price.ts'
import type { Field } from './fields.ts'
import { fromRest } from './rest-codec.ts'

type Schema = z.ZodMiniType

interface Definition {
  readonly innerType?: Schema
  readonly element?: Schema
  readonly valueType?: Schema
  readonly options?: readonly Schema[]
  readonly shape?: Readonly<Record<string, Schema>>
}

/** Every text schema within a schema, with its path. */
function textsIn(schema: Schema, path: string): (readonly [string, Schema])[] {
  const {
    type,
    innerType,
    element,
    valueType,
    options = [],
    shape = {},
  } = schema._zod.def as Definition & { type: string }
  if (type === 'string') return [[path, schema]]
  const inner = [innerType, element, valueType, ...options].filter((each) => each !== undefined)
  const parts = inner.flatMap((each) => textsIn(each, path))
  return [...parts, ...Object.entries(shape).flatMap(([name, each]) => textsIn(each, `${path}.${name}`))]
}

function formsOf(fields: Readonly<Record<string, Field>>, path: string): (readonly [string, Schema])[] {
  return Object.entries(fields).flatMap(([name, { stored, rest, line }]) => [
    ...textsIn(stored, `${path}.${name}`),
    ...textsIn(rest, `${path}.${name} of REST`),
    ...(line ? formsOf(line, `${path}.${name}`) : []),
  ])
}

async function endpointForms(): Promise<(readonly [string, Schema])[]> {
  const folder = new URL('endpoints/', import.meta.url)
  const names = readdirSync(folder).filter((name) => !name.includes('.test.'))
  const modules = (await Promise.all(names.map((name) => import(new URL(name, folder).href)))) as Record<
    string,
    unknown
  >[]
  const found = modules.flatMap((module) => Object.values(module)).flatMap(endpointsIn)
  return found.flatMap(({ id, query, body }) => [
    ...(query ? textsIn(query, `${id} query`) : []),
    ...(body ? textsIn(body, `${id} body`) : []),
  ])
}

interface Declared {
  readonly id: string
  readonly method: string
  readonly query?: Schema
  readonly body?: Schema
}

function endpointsIn(value: unknown): Declared[] {
  if (typeof value !== 'object' || value === null || '_zod' in value) return []
  if ('method' in value && 'path' in value) return [value as unknown as Declared]
  return Object.values(value).flatMap(endpointsIn)
}

/** The forms that accept `asked` but not texts of another form: those of that form. */
const taking = (forms: readonly (readonly [string, Schema])[], asked: string, other: string) =>
  forms.filter(([, form]) => form.safeParse(asked).success && !form.safeParse(other).success)

const commandForms = commands.flatMap(({ name, input }) => textsIn(input, `${name} input`))

const all = async () => [
  ...entities.flatMap(({ kind, fields }) => formsOf(fields, kind)),
  ...(await endpointForms()),
  ...commandForms,
]

describe('the form of a value', () => {
  it('API-01 is looked at in entities, calls and commands alike', async () => {
    expect(new Set(commandForms.map(([path]) => path.split(' ')[0])).size).toBeGreaterThan(20)
    const days = taking(await all(), '2026-02-28', 'no-day').map(([path]) => path)
    expect(days).toContain('document/record-payment input.payment.date')
  })

  it('DOC-01 PLIST-01 SHIP-01 a day is one of the calendar, wherever one is taken', async () => {
    const forms = taking(await all(), '2026-02-28', 'no-day')
    expect(forms.length).toBeGreaterThan(25)
    for (const day of [
      '2026-02-30',
      '2026-04-31',
      '2026-13-01',
      '2025-02-29',
      '0026-07-06',
      '9999-12-31',
      '2026-2-3',
    ]) {
      expect([day, forms.filter(([, form]) => form.safeParse(day).success).map(([name]) => name)]).toEqual([day, []])
    }
    const firsts = ['2028-02-29', '1900-01-01', '2999-12-31']
    expect(forms.every(([, form]) => firsts.every((day) => form.safeParse(day).success))).toBe(true)
  })

  it('PRICE-09 a currency is one of ISO 4217, wherever one is taken', async () => {
    const forms = taking(await all(), 'EUR', 'no currency').filter(([, form]) => form.safeParse('GBP').success)
    // Units of measure and languages may have three characters too.
    const currencies = forms.filter(([, form]) => !['C62', 'de-AT'].some((other) => form.safeParse(other).success))
    expect(currencies.length).toBeGreaterThan(25)
    for (const code of ['XYZ', 'EURO', 'eur', 'XXX', 'EU']) {
      expect([code, currencies.filter(([, form]) => form.safeParse(code).success).map(([name]) => name)]).toEqual([
        code,
        [],
      ])
    }
  })

  it('PLIST-05 a moment is of a day of the calendar, and no further away than one', () => {
    const instants = entities.flatMap((each) => fieldsOf(each).filter(([, { type }]) => type === 'instant'))
    expect(instants.length).toBeGreaterThan(5)
    for (const [name, { stored }] of instants) {
      expect([name, stored.safeParse(LAST_MOMENT + 1).success, stored.safeParse(Date.now()).success]).toEqual([
        name,
        false,
        true,
      ])
    }
    const asked = (startsAt: string) => fromRest(general(scheduledPrice), { startsAt }, undefined)
    for (const none of [
      '2026-02-30T00:00:00Z',
      '2026-02-30',
      '6 July 2026',
      '2026-07-06T25:00:00Z',
      '9999-01-01T00:00:00Z',
    ]) {
      expect([none, asked(none).issues.map(({ field }) => field)]).toEqual([none, ['startsAt']])
    }
    expect(asked('2026-07-06T12:30:00+02:00').patch).toEqual({ startsAt: Date.UTC(2026, 6, 6, 10, 30) })
  })

  it('API-02 a text is one that can be kept, wherever one is taken', async () => {
    const own = entities.flatMap(({ kind, fields }) => formsOf(taken(fields), kind))
    const forms = [...own, ...(await endpointForms()), ...commandForms].filter(([path]) => !READ_AS_OTHER.test(path))
    expect(forms.length).toBeGreaterThan(400)
    for (const text of ['\ud800', 'a\udc00', 'a\0']) {
      expect([text, forms.filter(([, form]) => form.safeParse(text).success).map(([name]) => name)]).toEqual([text, []])
    }
  })
})

/** Fields that callers write as they are kept. */
function taken(fields: Readonly<Record<string, Field>>): Readonly<Record<string, Field>> {
  return Object.fromEntries(Object.entries(fields).filter(([, { readOnly, type }]) => !readOnly && type !== 'instant'))
}

/** Moments, which are kept as numbers, and what was wrong with a row of a file, which is kept as far as it can be read. */
const READ_AS_OTHER =
  /\.(starts|ends|tried)At$|^events\.\w+ body\.(start|end)(At|Date)$|^changeSets\.upload body\.rows\.problems/
