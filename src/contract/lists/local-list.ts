import { unitsPerMajor } from '#domain/money.ts'
import { codePointKey, compareText, foldText, matchesSearch, searchTerms } from '#domain/text-fold.ts'
import type { AnyRow } from '../entity.ts'
import { UUID } from '../row-id.ts'
import { type ListFilter, type ShownListing, type Term, tiesOf } from './declared-list.ts'
import { splitTerms } from './list-texts.ts'

/** The query of a list: a text for each filter that is set, as in addresses and REST queries. */
export interface AskedList {
  readonly search?: string
  readonly filters: Readonly<Record<string, string | undefined>>
  readonly sort: string
  readonly direction: 'asc' | 'desc'
}

/** Values and conditions that only the screen can work out for a row. */
export interface ToldOfRows<Row> {
  /** A text that is searched beside the row's own. */
  readonly text?: (row: Row) => string
  readonly filters?: Readonly<Record<string, (row: Row, word: string) => boolean>>
  readonly sorts?: Readonly<Record<string, (row: Row) => number | string | null>>
}

type Test = (row: AnyRow) => boolean
const ANY: Test = () => true

/** All rows that a list shows on all its pages, in order; the same as REST answers (API-03). */
export function listedRows<Row extends AnyRow>(
  list: ShownListing,
  rows: readonly Row[],
  asked: AskedList,
  told: ToldOfRows<Row> = {},
): readonly Row[] {
  const terms = searchTerms(asked.search ?? '')
  const tests = [
    ...(terms.length > 0
      ? [(row: Row) => matchesSearch(`${searched(list, row)} ${foldText(told.text?.(row) ?? '')}`, terms)]
      : []),
    ...Object.entries(list.filters).flatMap(([name, filter]) => {
      const text = asked.filters[name] ?? ''
      const test = text === '' ? unasked(filter) : testOf(filter, text, told.filters?.[name] as Told | undefined)
      return test === ANY ? [] : [test]
    }),
  ]
  const found = rows.filter((row) => tests.every((test) => test(row)))
  return inOrder(list, found, asked, told)
}

type Told = (row: AnyRow, word: string) => boolean

function testOf(filter: ListFilter, text: string, told: Told | undefined): Test {
  switch (filter.by) {
    case 'words':
      return wordTest(filter, text)
    case 'value':
      return valueTest(filter, text)
    case 'any': {
      const wanted = new Set(splitTerms(text).filter((word) => filter.of?.includes(word) ?? true))
      return wanted.size === 0 ? ANY : (row) => wanted.has(textOf(row, filter.field))
    }
    case 'entries': {
      const wanted = new Set(splitTerms(text))
      return wanted.size === 0
        ? ANY
        : (row) => (row[filter.field] as readonly string[]).some((each) => wanted.has(each))
    }
    case 'told':
      return told && isToldWord(filter, text) ? (row) => told(row, text) : ANY
    case 'bound':
      return boundTest(filter, text)
  }
}

function isToldWord({ words, isOfId = false }: ListFilter & { by: 'told' }, text: string): boolean {
  return words.length === 0 || words.includes(text) || (isOfId && UUID.test(text))
}

/** The rows that a filter hides while nothing is asked. */
function unasked(filter: ListFilter): Test {
  const { field, value } = (filter.by === 'told' && filter.hides) || {}
  return field === undefined ? ANY : (row) => row[field] !== value
}

function wordTest({ field, words }: ListFilter & { by: 'words' }, text: string): Test {
  if (!Object.hasOwn(words, text)) return ANY
  const wanted = words[text]
  return (row) => row[field] === wanted
}

function valueTest({ field, absent, isId }: ListFilter & { by: 'value' }, text: string): Test {
  if (text === absent) return (row) => (row[field] ?? '') === ''
  return isId && !UUID.test(text) ? ANY : (row) => row[field] === text
}

function boundTest({ end, term, isDay }: ListFilter & { by: 'bound' }, text: string): Test {
  const bound = isDay ? text : Number(text)
  const isBeyond = (value: number | string): boolean => (end === 'from' ? value >= bound : value <= bound)
  return (row) => {
    const value = valueOf(row, term)
    return value !== null && value !== '' && isBeyond(value)
  }
}

function searched({ searched: fields }: ShownListing, row: AnyRow): string {
  return fields ? foldText(fields.map((field) => textOf(row, field)).join(' ')) : textOf(row, 'searchText')
}

type Value = number | string | null

function inOrder<Row extends AnyRow>(
  list: ShownListing,
  found: readonly Row[],
  { sort, direction }: AskedList,
  told: ToldOfRows<Row>,
): readonly Row[] {
  const by = list.sorts[Object.hasOwn(list.sorts, sort) ? sort : list.order.by]
  const toldValue = by && 'told' in by ? told.sorts?.[by.told] : undefined
  const ties = tiesOf(list)
  const valued = found.map((row) => ({
    row,
    values: [
      ...(toldValue ? [toldValue(row)] : []),
      ...(by && 'field' in by && by.field !== ties[0]?.field ? [...currencyOf(row, by), orderedBy(row, by)] : []),
      ...ties.map((term) => valueOf(row, term)),
      row.id,
    ],
  }))
  const isOpen = by !== undefined && 'field' in by && by.isOpen === true
  const way = direction === 'asc' ? 1 : -1
  return valued.sort((a, b) => compareValues(a.values, b.values, way, isOpen)).map(({ row }) => row)
}

/** Compares by the first value that differs; rows without it come last, or count as the largest where it is open. */
function compareValues(a: readonly Value[], b: readonly Value[], way: 1 | -1, isOpen: boolean): number {
  const at = a.findIndex((value, index) => value !== b[index])
  const [one = null, other = null] = [a[at], b[at]]
  if (one === null || other === null) return (Number(one === null) - Number(other === null)) * (isOpen ? way : 1)
  return way * (typeof one === 'string' ? compareText(one, String(other)) : one - Number(other))
}

/** The currency that an amount is ordered within: amounts of two currencies compare only by a rate. */
function currencyOf(row: AnyRow, term: Term): readonly Value[] {
  if (term.currency === undefined) return []
  return [valueOf(row, term) === null ? null : valueOf(row, { field: term.currency })]
}

/** What a row is ordered by; an empty text is no value. */
function orderedBy(row: AnyRow, term: Term): Value {
  const value = valueOf(row, term)
  return value === '' ? null : value
}

/** What a row is ordered by or bounded in. */
function valueOf(row: AnyRow, { field, otherwise, currency, negated, ranked, isFolded, isCount, needs }: Term): Value {
  if (needs?.some((name) => (row[name] ?? 0) === 0)) return null
  if (isCount) return (row[field] as readonly unknown[]).length
  const value = (row[field] ?? row[otherwise ?? ''] ?? null) as number | string | null
  if (ranked) return ranked.indexOf(String(value))
  if (currency !== undefined && typeof value === 'number') {
    const sign = negated && row[negated.field] === negated.is ? -1 : 1
    return (sign * value) / unitsPerMajor(textOf(row, currency))
  }
  const text = isFolded ? foldText(String(value ?? '')) : value
  return typeof text === 'string' ? codePointKey(text) : text
}

function textOf(row: AnyRow, field: string): string {
  const value = row[field]
  return typeof value === 'string' ? value : ''
}
