import * as z from 'zod/mini'
import { boundedText, commaList, dayText } from '../fields.ts'
import { UUID } from '../row-id.ts'
import { listFields } from '../endpoints/crud.ts'
import type { DeclaredList, ListFilter } from './declared-list.ts'
import { AMOUNT_TEXT } from './list-texts.ts'

const MOST_WORDS = 100
const MOST_SORT = 60
const MOST_TOLD = 128
/** Stops at the first error, so that where something else is possible too, both are told. */
const idAlone = z.string().check(z.regex(UUID, { error: 'must be a UUID in lower case', abort: true }))
const amount = z.string().check(z.regex(AMOUNT_TEXT, 'must be an amount'))

/** The query of a declared list: a text for each known name. */
export type ListTexts = Readonly<Record<string, string | undefined>>

type TextSchemas = Readonly<Record<string, z.ZodMiniType<string | undefined>>>

/** The filters of a declared list over REST. */
export function filterSchemas(list: DeclaredList): TextSchemas {
  return Object.fromEntries(
    Object.entries(list.filters).map(([name, filter]) => [name, z.optional(textSchema(filter))]),
  )
}

/** The query of a declared list over REST: filters, orders, search and pages; `more` are further names. */
export function listSchema(list: DeclaredList, more: TextSchemas = {}): z.ZodMiniType<ListTexts> {
  const sorts = Object.entries(list.sorts).flatMap(([name, sort]) => ('told' in sort && sort.isOfScreen ? [] : name))
  const sortBy = list.takesAnySort ? boundedText(MOST_SORT) : z.enum(sorts as [string, ...string[]])
  const { search, ...paged } = listFields
  return z.strictObject({
    ...paged,
    ...(list.entity.fields['searchText'] || list.searched ? { search } : {}),
    ...filterSchemas(list),
    ...more,
    sortBy: z.optional(described(sortBy, orderText(list, sorts))),
  }) as z.ZodMiniType<ListTexts>
}

/** A part of a query with what the description of the API says of it. */
function described<S extends z.ZodMiniType>(schema: S, description: string | undefined): S {
  if (description !== undefined) z.globalRegistry.add(schema, { description })
  return schema
}

/** What is not seen from the names of the orders; undefined if all is. */
function orderText({ sorts }: DeclaredList, names: readonly string[]): string | undefined {
  const ofAmounts = names.filter((name) => sorts[name]?.currency !== undefined).map((name) => `\`${name}\``)
  return ofAmounts.length === 0
    ? undefined
    : `By amount (${ofAmounts.join(', ')}), rows are ordered by their currency first and within it by the amount: two currencies compare only by a rate.`
}

const TERMS =
  'One or several, with commas between. A comma within one is written `%2C`, in an address `%252C`, and a percent sign `%25`, in an address `%2525`.'

function textSchema(filter: ListFilter): z.ZodMiniType<string> {
  switch (filter.by) {
    case 'words':
      return z.enum(['all', ...Object.keys(filter.words)])
    case 'told':
      if (filter.isOfIds) return commaList((id) => UUID.test(id), MOST_WORDS, 'must be ids with commas between')
      if (filter.isOfId) return z.union([z.enum(['all', ...filter.words]), idAlone]) as z.ZodMiniType<string>
      if (filter.words.length === 0) return boundedText(MOST_TOLD, 1)
      return z.enum(['all', ...filter.words] as [string, ...string[]])
    case 'value': {
      const form = filter.isId ? idAlone : boundedText(300, 1)
      return filter.absent === undefined ? form : (z.union([z.literal(filter.absent), form]) as z.ZodMiniType<string>)
    }
    case 'any': {
      const { of } = filter
      if (!of) return described(boundedText(2_000, 1), TERMS)
      return commaList((word) => of.includes(word), MOST_WORDS, `must be of: ${of.join(', ')}`)
    }
    case 'entries':
      return described(boundedText(2_000, 1), TERMS)
    case 'bound':
      return filter.isDay ? dayText : amount
  }
}
