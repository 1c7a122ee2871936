import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { clearIssues } from '#contract/clear-issues.ts'
import { UUID } from '#contract/row-id.ts'
import { listSchema } from '#contract/lists/list-schema.ts'
import { declaredLists } from '#contract/lists/registry.ts'
import { inputError } from './input-error.ts'

it.each<[string, z.ZodMiniType, unknown, string]>([
  ['half a piece', z.int(), 1.5, 'must be a whole number'],
  ['letters for a count', z.int(), 'many', 'must be a number'],
  ['a number for a name', z.string(), 5, 'must be a text'],
  ['a word for a switch', z.boolean(), 'yes', 'must be true or false'],
  ['a word for a list', z.array(z.string()), 'a', 'must be a list'],
  ['a number for an object', z.strictObject({}), 5, 'must be an object'],
  ['nothing', z.string(), undefined, 'is missing'],
])('API-02 input of another kind is told what it must be: %s', (_what, schema, value, message) => {
  const { error } = schema.safeParse(value, { error: inputError })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

it.each<[string, z.ZodMiniType, unknown, string]>([
  ['a list too many', z.array(z.int()).check(z.maxLength(2)), [1, 2, 3], 'must have at most 2 entries'],
  ['a list without anything', z.array(z.int()).check(z.minLength(1)), [], 'must not be empty'],
  ['a list too few', z.array(z.int()).check(z.minLength(2)), [1], 'must have at least 2 entries'],
  ['a text too long', z.string().check(z.maxLength(3)), 'long', 'must have at most 3 characters'],
  ['a text without a letter', z.string().check(z.minLength(1)), '', 'must not be empty'],
  ['a number too large', z.int().check(z.lte(5000)), 9000, 'must be at most 5,000'],
  ['a number too small', z.number().check(z.gte(0.5)), 0, 'must be at least 0.5'],
  ['what must be more', z.int().check(z.positive()), 0, 'must be more than 0'],
  ['what must be less', z.number().check(z.lt(1)), 1, 'must be less than 1'],
  ['what cannot be counted', z.int().check(z.lte(5)), 1e308, 'must be at most 5'],
  ['a number far below', z.int().check(z.gte(-5)), -1e308, 'must be at least -5'],
  ['a number that nothing bounds', z.int(), 1e308, 'must be at most 9,007,199,254,740,991'],
  [
    'a text that is empty and of the wrong form',
    z.string().check(z.minLength(1), z.regex(/x/, 'no x')),
    '',
    'must not be empty',
  ],
])('API-02 a limit is told once, in words: %s', (_what, schema, value, message) => {
  const { error } = schema.safeParse(value, { error: inputError })
  expect(clearIssues(error?.issues ?? []).map((issue) => issue.message)).toEqual([message])
})

/** How the product's own messages begin. */
const OURS = /^(must|cannot|holds) /

const uuid = z.string().check(z.regex(UUID, { error: 'must be a UUID in lower case', abort: true }))
const choice = z.enum(['all', 'net', 'gross'])

it.each<[string, z.ZodMiniType, unknown, string]>([
  ['a word of a list', choice, 'neither', 'must be one of: all, net, gross'],
  ['a list, where nothing is given', choice, undefined, 'is missing'],
  ['one word', z.literal('none'), 'nil', 'must be none'],
  ['a word or an ID', z.union([z.literal('none'), uuid]), 'nil', 'must be none, or a UUID in lower case'],
  ['a list or an ID', z.union([choice, uuid]), 'x', 'must be one of: all, net, gross, or a UUID in lower case'],
  ['two that are asked for alike', z.union([z.string(), z.string()]), 5, 'must be a text'],
  ['forms with messages of their own', z.union([z.string('is no name'), z.number()]), true, 'Invalid input'],
])('API-02 a value outside of what is possible is told what is: %s', (_what, schema, value, message) => {
  const { error } = schema.safeParse(value, { error: inputError })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

it.each(Object.entries(declaredLists))(
  'API-03 a filter or order of %s that does not exist is told in our words',
  (_, list) => {
    const filters = listSchema(list)
    const names = [...Object.keys(list.filters), 'sortBy', 'sortDirection', 'total']
    for (const name of names) {
      const { error } = filters.safeParse({ [name]: '\0' }, { error: inputError })
      // Any order is taken where the specification says so.
      const told = error?.issues.map(({ message }) => message) ?? []
      expect([name, told.filter((message) => !OURS.test(message))]).toEqual([name, []])
    }
  },
)
