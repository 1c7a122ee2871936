import { isCurrency } from '../currencies.ts'
import { type Ppm, ppmFromDecimal, quantityFromDecimal, type Units, unitsFromDecimal } from '../money.ts'
import { type MoneyCell, parseDecimalCell, parseMoneyCell } from '../number-cell.ts'
import type { DecimalSign } from '../numeral.ts'
import { hasMarkup, plainText } from './plain-text.ts'
import { problemMessages } from './problem-messages.ts'

/** The value of a cell, nothing if it is blank, or why it could not be read. */
export type CellValue<T> = { readonly value: T } | { readonly problem: string } | null

/** Amounts of one currency. */
export interface AmountFormat {
  readonly currency: string
  readonly decimal: DecimalSign
}

/** An amount in units of the expected currency; another currency in the cell is a problem by name (PRICE-09). */
export function amountCell(cell: string, { currency, decimal }: AmountFormat): CellValue<Units> {
  if (isBlank(cell)) return null
  const read = parseMoneyCell(cell, { decimal })
  if ('issue' in read) return numberProblem(cell, read.issue, decimal)
  const found = otherCurrency(read, currency)
  if (found !== null) return { problem: problemMessages.otherCurrency(cell, found, currency) }
  const units = unitsFromDecimal(read.decimal, currency)
  if ('issue' in units) return { problem: problemMessages.outOfRange(cell, units.issue) }
  return units.value < 0 ? { problem: problemMessages.negative(cell) } : units
}

const DASHES = /^[-–—]+$/

/** A dash in a price list means that there is no value. */
function isBlank(cell: string): boolean {
  const text = cell.trim()
  return text === '' || DASHES.test(text)
}

const DOLLARS =
  'USD CAD AUD NZD HKD SGD TWD MXN ARS CLP COP BBD BMD BND BSD BZD DOP FJD GYD JMD KYD LRD NAD SBD SRD TTD UYU XCD'
/** Currencies that share a symbol. */
const SHARED: Readonly<Record<string, string>> = {
  $: DOLLARS,
  '¥': 'JPY CNY',
  kr: 'SEK NOK DKK ISK',
  rs: 'INR PKR LKR NPR MUR SCR IDR',
}

/** The currency or symbol of a cell if it is not the expected one. */
function otherCurrency(read: Exclude<MoneyCell, { issue: unknown }>, currency: string): string | null {
  if (read.currency !== null) return read.currency === currency ? null : read.currency
  const sign = read.sign?.toLowerCase().replace(/\.$/, '')
  const owners = sign === undefined ? undefined : SHARED[sign]
  return owners === undefined || owners.split(' ').includes(currency) ? null : (read.sign ?? null)
}

function numberProblem(cell: string, issue: string, decimal: DecimalSign): { problem: string } {
  const isSign = issue === 'other-decimal-sign'
  return {
    problem: isSign ? problemMessages.otherDecimalSign(cell, decimal) : problemMessages.notANumber(cell, decimal),
  }
}

/** A percentage in ppm: `17.5`, `17,5 %`; as a fraction 0.175 is 17.5 %, unless the cell has a percent sign. */
export function percentCell(cell: string, decimal: DecimalSign, fractions: boolean): CellValue<Ppm> {
  if (isBlank(cell)) return null
  const read = parseDecimalCell(cell, { decimal })
  if ('issue' in read) return numberProblem(cell, read.issue, decimal)
  const shift = fractions && !cell.trim().endsWith('%') ? 'e2' : ''
  const ppm = ppmFromDecimal(`${read.decimal}${shift}`)
  return 'issue' in ppm ? { problem: problemMessages.outOfRange(cell, ppm.issue) } : ppm
}

/** A quantity such as hours, in 1/10,000. */
export function quantityCell(cell: string, decimal: DecimalSign): CellValue<number> {
  if (isBlank(cell)) return null
  const read = parseDecimalCell(cell, { decimal })
  if ('issue' in read) return numberProblem(cell, read.issue, decimal)
  const quantity = quantityFromDecimal(read.decimal)
  return 'issue' in quantity ? { problem: problemMessages.outOfRange(cell, quantity.issue) } : quantity
}

const LARGEST_COUNT = 2_147_483_647
const IN_WORDS = /^(in|out)[\s_-]?(of[\s_-]?)?stock$|^(true|false|yes|no)$/i

/** A whole number; `In stock` and the like state no number. */
export function countCell(cell: string, decimal: DecimalSign): CellValue<number> {
  if (isBlank(cell) || IN_WORDS.test(cell.trim())) return null
  const read = parseDecimalCell(cell, { decimal })
  if ('issue' in read) return numberProblem(cell, read.issue, decimal)
  const count = Number(read.decimal)
  if (!Number.isInteger(count) || Math.abs(count) > LARGEST_COUNT) return { problem: problemMessages.notWhole(cell) }
  return { value: count }
}

const YES =
  /^(true|yes|y|1|active|enabled|published|visible|online|on|ja|j|wahr|aktiv|oui|vrai|actif|si|sí|verdadero|activo|actief|waar)$/i
const NO =
  /^(false|no|n|0|-1|inactive|disabled|draft|archived|unlisted|unpublished|hidden|offline|off|nein|falsch|inaktiv|non|faux|inactif|falso|inactivo|nee|inactief|onwaar)$/i

/** Yes or no, in five languages and the terms of shop systems. */
export function flagCell(cell: string): CellValue<boolean> {
  const text = cell.trim()
  if (text === '') return null
  if (YES.test(text)) return { value: true }
  return NO.test(text) ? { value: false } : { problem: problemMessages.notAFlag(cell) }
}

/** A currency by its code or by a symbol of its own. */
export function currencyCell(cell: string): CellValue<string> {
  const text = cell.trim()
  if (text === '') return null
  if (isCurrency(text.toUpperCase())) return { value: text.toUpperCase() }
  const read = parseMoneyCell(`1 ${text}`, { decimal: '.' })
  const named = 'issue' in read ? null : read.currency
  return named === null ? { problem: problemMessages.notACurrency(cell) } : { value: named }
}

// Without the u flag a pair of surrogates looks like two lone ones, so pairs are matched first.
const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** Trimmed text of at most so many characters, with HTML converted to plain text. */
export function textCell(cell: string, max: number): CellValue<string> {
  const trimmed = cell.trim()
  if (trimmed === '') return null
  if (UNSTORABLE.test(trimmed)) return { problem: problemMessages.unstorable }
  const text = hasMarkup(trimmed) ? plainText(trimmed) : trimmed
  if (text.length > max) return { problem: problemMessages.tooLong(text.length, max) }
  return text === '' ? null : { value: text }
}

/** The address of a picture. */
export function linkCell(cell: string, max: number): CellValue<string> {
  const address = textCell(cell, max)
  if (address === null || 'problem' in address || /^https?:\/\//i.test(address.value)) return address
  return { problem: problemMessages.notALink(cell) }
}
