import { currencies } from '#domain/currencies.ts'
import { unitsPerMajor } from '#domain/money.ts'
import type { Entity } from '#contract/entity.ts'
import type { Term } from '#contract/lists/declared-list.ts'
import { columnName } from '../rows/columns.ts'

/** The SQL that a row is filtered by; an amount is in major units. */
export function sqlOf(term: Term, entity?: Entity): string {
  if (term.currency === undefined) return storedSql(term, entity)
  return ifNeeded(term, inMajor(columnOf(term), columnName(term.currency)))
}

/** The same, with an amount as it is stored: in units of its own currency. */
export function storedSql(term: Term, entity?: Entity): string {
  return ifNeeded(term, valueSql(term, entity))
}

function ifNeeded({ needs }: Term, value: string): string {
  if (!needs) return value
  return `case when ${needs.map((name) => `${columnName(name)} <> 0`).join(' and ')} then ${value} end`
}

function columnOf({ field, otherwise, negated }: Term): string {
  const value = otherwise === undefined ? columnName(field) : `coalesce(${columnName(field)}, ${columnName(otherwise)})`
  return negated ? `(case when ${columnName(negated.field)} = '${negated.is}' then -${value} else ${value} end)` : value
}

function valueSql(term: Term, entity?: Entity): string {
  const { field, ranked, isFolded, isCount } = term
  if (isCount) return `jsonb_array_length(${columnName(field)})`
  const column = columnOf(term)
  if (ranked) return `array_position(array[${ranked.map((word) => `'${word}'`).join(', ')}], ${column})`
  if (isFolded) return `${folded(column)} collate "C"`
  return entity && isTextField(term, entity) ? `${column} collate "C"` : column
}

/** Whether a term is a text as it is stored. */
export function isTextField({ field }: Term, { fields }: Entity): boolean {
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
