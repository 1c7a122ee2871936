import { currencies } from '#domain/currencies.ts'
import { unitsPerMajor } from '#domain/money.ts'
import type { Entity } from '#contract/entity.ts'
import { type DeclaredList, type Hidden, type ListFilter, type Term, tiesOf } from '#contract/lists/declared-list.ts'
import type { ListTexts } from '#contract/lists/list-schema.ts'
import { splitTerms } from '#contract/lists/list-texts.ts'
import { columnName } from '../rows/columns.ts'
import { Conditions, paging } from './conditions.ts'
import type { ListPlan } from './crud.ts'

/** SQL over the row `src` for conditions and values that the list declares but does not store; `at` numbers a value. */
export interface ToldInSql {
  /** Where a search looks beside the row's own text. */
  readonly search?: (at: string) => string
  readonly filters?: Readonly<Record<string, (word: string, at: ValuePlace) => string>>
  readonly sorts?: Readonly<Record<string, string | ((asked: ListTexts, at: ValuePlace) => string)>>
}

type ValuePlace = (value: unknown) => string

/** Plans the query of a declared list (API-03): the same rows in the same order as on screen. */
export function listPlanner(list: DeclaredList, told: ToldInSql = {}): (asked: ListTexts) => ListPlan {
  return (asked) => {
    const conditions = new Conditions()
    for (const [name, filter] of Object.entries(list.filters)) {
      const text = asked[name] ?? ''
      if (text !== '') addFilter(conditions, filter, text, told.filters?.[name])
      else if (filter.by === 'told' && filter.hides) addHidden(conditions, filter.hides)
    }
    conditions.search(asked['search'], told.search ?? ((at) => `${searchedIn(list)} like ${at}`))
    const values = [...conditions.values]
    const order = orderOf(list, asked, told, (value) => conditions.place(value))
    return {
      ...paging({ pageSize: list.pageSize?.toString(), ...asked }),
      where: conditions.where,
      values,
      order,
      orderValues: conditions.values.slice(values.length),
    }
  }
}

function searchedIn({ searched }: DeclaredList): string {
  return searched ? `(${searched.map((field) => sqlOf({ field, isFolded: true })).join(" || ' ' || ")})` : 'search_text'
}

type Filter<By> = Extract<ListFilter, { readonly by: By }>

type ToldFilter = NonNullable<ToldInSql['filters']>[string]

function addFilter(conditions: Conditions, filter: ListFilter, text: string, told?: ToldFilter): void {
  if (filter.by === 'bound') addBound(conditions, filter, text)
  else if (filter.by !== 'told') addValue(conditions, filter, text)
  else if (told && (text !== 'all' || filter.words.length === 0))
    conditions.must(told(text, (value) => conditions.place(value)))
}

function addHidden(conditions: Conditions, { field, value }: Hidden): void {
  conditions.add(value, (at) => `${columnName(field)} <> ${at}`)
}

function addBound(conditions: Conditions, { end, term, isDay }: Filter<'bound'>, text: string): void {
  const value = sqlOf(term)
  const compared = `${value} ${end === 'from' ? '>=' : '<='}`
  conditions.add(text, (at) => (isDay ? `(${value} <> '' and ${compared} ${at})` : `${compared} ${at}::numeric`))
}

function addValue(conditions: Conditions, filter: Filter<'words' | 'value' | 'any' | 'entries'>, text: string): void {
  const column = columnName(filter.field)
  const is = (value: unknown): void => conditions.add(value, (at) => `${column} = ${at}`)
  const isAmong = (condition: (at: string) => string): void => {
    const words = splitTerms(text)
    if (words.length > 0) conditions.add(words, condition)
  }
  if (filter.by === 'any') isAmong((at) => `${column} = any(${at}::text[])`)
  else if (filter.by === 'entries') isAmong((at) => `${column} ?| ${at}::text[]`)
  else if (filter.by === 'value' && text === filter.absent)
    conditions.must(filter.isId ? `${column} is null` : `${column} = ''`)
  else if (filter.by === 'value') is(text)
  else if (Object.hasOwn(filter.words, text)) is(filter.words[text])
}

function orderOf(list: DeclaredList, asked: ListTexts, told: ToldInSql, at: ValuePlace): string {
  const { by, direction } = list.order
  const wanted = asked['sortBy'] ?? by
  const name = Object.hasOwn(list.sorts, wanted) ? wanted : by
  const sort = list.sorts[name]
  const first = name === by || list.takesAnySort ? direction : (sort?.first ?? 'asc')
  const way = asked['sortDirection'] ?? first
  const isTie = sort && 'field' in sort && sort.field === tiesOf(list)[0]?.field
  const toldSql = sort && 'told' in sort ? told.sorts?.[sort.told] : undefined
  const ownSql = sort && 'field' in sort && !isTie ? orderedSql(sort, list.entity) : undefined
  const value = typeof toldSql === 'function' ? toldSql(asked, at) : (toldSql ?? ownSql)
  // Without this, PostgreSQL sorts rows without a value among the largest.
  const nulls = sort && 'field' in sort && sort.isOpen ? '' : ' nulls last'
  const ties = tiesOf(list).map((term) => `${sqlOf(term, list.entity)} ${way}`)
  const currency = sort && 'field' in sort && sort.currency !== undefined ? sort.currency : undefined
  // Amounts of two currencies compare only by a rate: those of each currency stand together.
  const together =
    currency === undefined || value === undefined
      ? []
      : [`case when ${value} is not null then ${columnName(currency)} end collate "C" ${way}${nulls}`]
  return [...together, ...(value === undefined ? [] : [`${value} ${way}${nulls}`]), ...ties, `id ${way}`].join(', ')
}

/** The SQL that a list is ordered by; an empty text is no value. */
function orderedSql(term: Term, entity: Entity): string {
  const isText = term.isFolded === true || isTextField(term, entity)
  return isText && !term.ranked ? `nullif(${sqlOf(term, entity)}, '')` : sqlOf(term, entity)
}

/** The SQL that a row is ordered or filtered by. */
function sqlOf({ needs, ...term }: Term, entity?: Entity): string {
  if (!needs) return valueSql(term, entity)
  return `case when ${needs.map((name) => `${columnName(name)} <> 0`).join(' and ')} then ${valueSql(term, entity)} end`
}

function valueSql({ field, otherwise, currency, ranked, isFolded, isCount }: Term, entity?: Entity): string {
  if (isCount) return `jsonb_array_length(${columnName(field)})`
  const column =
    otherwise === undefined ? columnName(field) : `coalesce(${columnName(field)}, ${columnName(otherwise)})`
  if (currency !== undefined) return inMajor(column, columnName(currency))
  if (ranked) return `array_position(array[${ranked.map((word) => `'${word}'`).join(', ')}], ${column})`
  if (isFolded) return `${folded(column)} collate "C"`
  return entity && isTextField({ field }, entity) ? `${column} collate "C"` : column
}

function isTextField({ field }: Term, { fields }: Entity): boolean {
  const type = fields[field]?.type
  return type === 'text' || type === 'choice'
}

/** Folds text as `foldText` does. */
function folded(column: string): string {
  const plain = `lower(regexp_replace(normalize(${column}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`
  // In the C locale `lower` changes ASCII characters only.
  const longer = { ß: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe', þ: 'th', Þ: 'th' }
  return Object.entries(longer).reduce(
    (text, [letter, letters]) => `replace(${text}, '${letter}', '${letters}')`,
    `translate(${plain}, 'øłđðħıςØŁĐÐĦ', 'olddhiσolddh')`,
  )
}

/** An amount in major units in SQL, so that one range and one order fit every currency. */
export function inMajor(column: string, currency: string): string {
  const of = (digits: number): string =>
    currencies
      .filter(({ minorDigits }) => minorDigits === digits)
      .map(({ code }) => `'${code}'`)
      .join(', ')
  return `${column}::numeric / case when ${currency} in (${of(0)}) then ${unitsPerMajor('JPY')}
    when ${currency} in (${of(3)}) then ${unitsPerMajor('KWD')} else ${unitsPerMajor('USD')} end`
}
