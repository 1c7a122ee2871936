import { expect, it } from 'vitest'
import * as z from 'zod/mini'
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
