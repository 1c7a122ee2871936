import { searchTerms } from '#domain/text-fold.ts'
import type { Entity } from '#contract/entity.ts'
import type { DeclaredList, Hidden, ListFilter } from '#contract/lists/declared-list.ts'
import type { ListTexts } from '#contract/lists/list-schema.ts'
import { splitTerms } from '#contract/lists/list-texts.ts'
import { columnName } from '../rows/columns.ts'
import { anywhere, Conditions, paging } from './conditions.ts'
import type { ListPlan } from './crud.ts'
import { askedOrder, listOrder, type ListOrder, orderedSql } from './list-order.ts'
import { lettersOf } from './search-letters.ts'
import { sqlOf } from './term-sql.ts'

/** SQL over the row `src` for conditions and values that the list declares but does not store; `at` numbers a value. */
export interface ToldInSql {
  /** Where a search looks beside the row's own text. */
  readonly search?: (at: string) => string
  /** The ids of the rows that may have a word, given its letters and its pattern: see `FoundRows.narrow`. */
  readonly narrow?: (letters: string, pattern: string) => string
  readonly filters?: Readonly<Record<string, (word: string, at: ValuePlace) => string | ToldCondition>>
  readonly sorts?: Readonly<Record<string, string | ((asked: ListTexts, at: ValuePlace) => string)>>
}

/** A condition with the ids of the rows that may meet it: see `FoundRows.narrow`. */
export interface ToldCondition {
  readonly where: string
  readonly narrow: string
}

type ValuePlace = (value: unknown) => string

/** Plans the query of a declared list (API-03): the same rows in the same order as on screen. */
export function listPlanner(list: DeclaredList, told: ToldInSql = {}): (asked: ListTexts) => ListPlan {
  return (asked) => {
    const conditions = new Conditions()
    const narrows: string[] = []
    for (const [name, filter] of Object.entries(list.filters)) {
      const text = asked[name] ?? ''
      if (text !== '') narrows.push(...addFilter(conditions, list, filter, text, told.filters?.[name]))
      else if (filter.by === 'told' && filter.hides) addHidden(conditions, filter.hides)
    }
    conditions.search(asked['search'], told.search ?? ((at) => `${searchedIn(list)} like ${at}`))
    if (told.narrow) narrows.unshift(...narrowed(conditions, asked['search'], told.narrow))
    const values = [...conditions.values]
    const order = orderOf(list, asked, told, (value) => conditions.place(value))
    return {
      ...paging({ pageSize: list.pageSize?.toString(), ...asked }),
      where: conditions.where,
      values,
      ...order,
      // The ids of the first that knows them; the others are looked for in these.
      narrow: narrows.length > 1 ? `coalesce(${narrows.join(', ')})` : narrows[0],
      orderValues: conditions.values.slice(values.length),
    }
  }
}

/** The longest word is met by the fewest rows; the others are looked for in these. */
function narrowed(
  conditions: Conditions,
  search: string | undefined,
  narrow: NonNullable<ToldInSql['narrow']>,
): readonly string[] {
  const [longest = ''] = searchTerms(search ?? '').toSorted((a, b) => b.length - a.length)
  const letters = lettersOf(longest)
  return letters === undefined ? [] : [narrow(conditions.place(letters), conditions.place(anywhere(longest)))]
}

function searchedIn({ searched }: DeclaredList): string {
  return searched ? `(${searched.map((field) => sqlOf({ field, isFolded: true })).join(" || ' ' || ")})` : 'search_text'
}

type Filter<By> = Extract<ListFilter, { readonly by: By }>

type ToldFilter = NonNullable<ToldInSql['filters']>[string]

/** Adds a filter; answers the ids of the rows that may meet it, where an index knows them. */
function addFilter(
  conditions: Conditions,
  { entity }: DeclaredList,
  filter: ListFilter,
  text: string,
  told?: ToldFilter,
): readonly string[] {
  if (filter.by === 'bound') addBound(conditions, entity, filter, text)
  else if (filter.by !== 'told') addValue(conditions, entity, filter, text)
  else if (told && (text !== 'all' || filter.words.length === 0))
    return addTold(
      conditions,
      told(text, (value) => conditions.place(value)),
    )
  return []
}

function addTold(conditions: Conditions, told: string | ToldCondition): readonly string[] {
  if (typeof told === 'string') {
    conditions.must(told)
    return []
  }
  conditions.must(told.where)
  return [told.narrow]
}

function addHidden(conditions: Conditions, { field, value }: Hidden): void {
  conditions.must(`${columnName(field)} <> ${quoted(value)}`)
}

function addBound(conditions: Conditions, entity: Entity, { end, term, isDay }: Filter<'bound'>, text: string): void {
  const sign = end === 'from' ? '>=' : '<='
  // A row without a day is on neither side of one.
  if (isDay) conditions.add(text, (at) => `${orderedSql(term, entity)} ${sign} ${at}`)
  else conditions.add(text, (at) => `${sqlOf(term)} ${sign} ${at}::numeric`)
}

type ByValue = Filter<'words' | 'value' | 'any' | 'entries'>

function addValue(conditions: Conditions, entity: Entity, filter: ByValue, text: string): void {
  const column = columnName(filter.field)
  // As the list is ordered by it, so that one index serves both. Lists are not ordered by ids: they have indexes of their own.
  const value = filter.by === 'value' && filter.isId ? column : orderedSql(filter, entity)
  const isAmong = (condition: (at: string) => string): void => {
    const words = splitTerms(text)
    if (words.length > 0) conditions.add(words, condition)
  }
  if (filter.by === 'any') isAmong((at) => `${column} = any(${at}::text[])`)
  else if (filter.by === 'entries') isAmong((at) => `${column} ?| ${at}::text[]`)
  else if (filter.by === 'value' && text === filter.absent) conditions.must(`${value} is null`)
  else if (filter.by === 'value') conditions.add(text, (at) => `${value} = ${at}`)
  else if (Object.hasOwn(filter.words, text)) conditions.must(wordSql(value, filter.words[text]))
}

/**
 * A word of the declaration is said in the text itself: an index of the few rows with one answer fits, and the planner knows how many rows
 * have it. Of a value it would think that all have it where all have the same one, and walk through them.
 */
export function wordSql(column: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? column : `not ${column}`
  return `${column} = ${quoted(value)}`
}

function quoted(value: unknown): string {
  return `'${String(value).replaceAll("'", "''")}'`
}

function orderOf(list: DeclaredList, asked: ListTexts, told: ToldInSql, at: ValuePlace): ListOrder {
  const { sort, way } = askedOrder(list, asked)
  const toldSql = sort && 'told' in sort ? told.sorts?.[sort.told] : undefined
  return listOrder(list, sort, way, typeof toldSql === 'function' ? toldSql(asked, at) : toldSql)
}
