import type * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { currencyChangeInput, decimalInput, percentInput, rateInput } from './figures.ts'

const taken = (schema: z.ZodMiniType, values: readonly (string | number)[]) =>
  values.filter((value) => schema.safeParse(value).success)

it.each([
  ['a change', percentInput, [-100, -99.9999, 0, 12.5, 100_000], [-100.0001, -150, -500, 100_000.0001, 999_999]],
  ['a rate', rateInput, [0, 0.0001, 19, 100_000], [-1, -0.0001, 100_001]],
  ['what a currency changes by', currencyChangeInput, [-99.9999, 0, 5], [-100, -150, 100_001]],
  ['a number', decimalInput, [-1e12, 0, 19.9, 1e12], [-1e12 - 1, 1e12 + 1]],
] as const)('CHAT-04 %s has the same limits as a text and as a number', (_name, schema, right, wrong) => {
  for (const [values, kept] of [
    [right, right],
    [wrong, []],
  ] as const) {
    expect(taken(schema, values)).toEqual(kept)
    expect(taken(schema, values.map(String))).toEqual(kept.map(String))
  }
})

it.each(['-1', -1])('CHAT-04 a percentage beyond its limits is told them: %j', (value) => {
  const messages = rateInput.safeParse(value).error?.issues.map(({ message }) => message)
  expect(new Set(messages)).toEqual(new Set(['must be a percentage from 0 to 100000']))
})
