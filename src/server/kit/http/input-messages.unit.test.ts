import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inputMessages } from './input-messages.ts'

it.each<[string, z.ZodMiniType, unknown, string]>([
  ['half a piece', z.int(), 1.5, 'must be a whole number'],
  ['letters for a count', z.int(), 'many', 'must be a number'],
  ['a number for a name', z.string(), 5, 'must be a text'],
  ['a word for a switch', z.boolean(), 'yes', 'must be true or false'],
  ['a word for a list', z.array(z.string()), 'a', 'must be a list'],
  ['a number for an object', z.strictObject({}), 5, 'must be an object'],
  ['nothing', z.string(), undefined, 'is missing'],
])('API-02 input of another kind is told what it must be: %s', (_what, schema, value, message) => {
  const { error } = schema.safeParse(value, { error: inputMessages })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

it('API-02 a wrong choice is told which there are', () => {
  const { error } = z.enum(['net', 'gross']).safeParse('neither', { error: inputMessages })
  expect(error?.issues[0]?.message).toContain('"net"|"gross"')
})
