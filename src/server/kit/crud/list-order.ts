import type { Entity } from '#contract/entity.ts'
import { type DeclaredList, type ListSort, type Term, tiesOf } from '#contract/lists/declared-list.ts'
import type { ListTexts } from '#contract/lists/list-schema.ts'
import { columnName } from '../rows/columns.ts'
import { isTextField, sqlOf, storedSql } from './term-sql.ts'

/** The order of a list in SQL. */
export interface ListOrder {
  readonly order: string
  /** What downwards comes last where it is missing; the rows with it and those without it are read one after the other, each in `order`. */
  readonly apart?: { readonly value: string; readonly order: string }
  /** Whether rows are stored with what they are ordered by, so that the first of them can be read without the others. */
  readonly isStored: boolean
}

type Way = 'asc' | 'desc'

/** The order that a query asks for, and its way. */
export function askedOrder(
  list: DeclaredList,
  asked: ListTexts,
): { readonly sort: ListSort | undefined; readonly way: Way } {
  const { by, direction } = list.order
  const wanted = asked['sortBy'] ?? by
  const name = Object.hasOwn(list.sorts, wanted) ? wanted : by
  const sort = list.sorts[name]
  const first = name === by || list.takesAnySort ? direction : (sort?.first ?? 'asc')
  return { sort, way: (asked['sortDirection'] as Way | undefined) ?? first }
}

/** A list in one of its orders; `toldSql` is the value of one that a side works out by itself. */
export function listOrder(list: DeclaredList, sort: ListSort | undefined, way: Way, toldSql?: string): ListOrder {
  const { entity } = list
  const term = ownTerm(list, sort)
  const value = toldSql ?? (term && orderedSql(term, entity))
  const isSure = term ? term.isOpen === true || !mayBeMissing(term, entity) : value === undefined
  const isThere = term !== undefined && !mayBeMissing(term, entity)
  const together =
    sort?.currency === undefined || value === undefined ? [] : [currencySql(sort.currency, value, isThere)]
  const ties = [...tiesOf(list).map((each) => sqlOf(each, entity)), 'id']
  const ordered = (nulls: string): string => {
    const values = [...together, ...(value === undefined ? [] : [value])].map((each) => `${each} ${way}${nulls}`)
    return [...values, ...ties.map((each) => `${each} ${way}`)].join(', ')
  }
  // Without this, PostgreSQL sorts rows without a value among the largest.
  const order = ordered(isSure ? '' : ' nulls last')
  const isStored = toldSql === undefined || /^\w+$/.test(toldSql)
  // One index serves both ways only if missing values stay at its end.
  if (isSure || way === 'asc' || !isStored || value === undefined) return { order, isStored }
  return { order, isStored, apart: { value: together[0] ?? value, order: ordered('') } }
}

/** The term that orders before the ties. */
function ownTerm(list: DeclaredList, sort: ListSort | undefined): Term | undefined {
  return sort && 'field' in sort && sort.field !== tiesOf(list)[0]?.field ? sort : undefined
}

function mayBeMissing(term: Term, entity: Entity): boolean {
  if (term.needs || isText(term, entity)) return true
  const isMissable = (name: string): boolean => entity.fields[name]?.nullable === true
  return isMissable(term.field) && isMissable(term.otherwise ?? term.field)
}

/** Amounts of two currencies compare only by a rate: those of each currency stand together, and those without an amount last. */
function currencySql(currency: string, amount: string, isThere: boolean): string {
  const name = columnName(currency)
  return isThere ? `${name} collate "C"` : `case when ${amount} is not null then ${name} end collate "C"`
}

/** What a list is ordered by: an empty text is no value, and amounts of one currency compare as they are stored. */
export function orderedSql(term: Term, entity: Entity): string {
  const stored = storedSql(term, entity)
  return isText(term, entity) ? `nullif(${stored}, '')` : stored
}

function isText(term: Term, entity: Entity): boolean {
  return !term.ranked && (term.isFolded === true || isTextField(term, entity))
}
