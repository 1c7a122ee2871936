import type { Cell } from '#domain/calculators/calculator.ts'
import { type Currencies, DATED, shownText } from '#domain/calculators/cell-text.ts'
import type { CellState } from '#domain/calculators/solve.ts'
import { ppmFromDecimal, quantityFromDecimal, unitsFromDecimal } from '#domain/money.ts'
import { parseNumberInput } from '#domain/number-input.ts'
import type { Fraction } from '#domain/unrounded.ts'
import { formatExchangeRate } from '#web/kit/currency/exchange-rate-text.ts'
import { formMessages } from '#web/kit/form/messages.ts'
import { signOfLocale } from '#web/kit/form/typed-number.ts'
import { currencySymbol, formatMoneyExact } from '#web/kit/format/money.ts'
import { formatQuantity, formatRate } from '#web/kit/format/number.ts'

/** What somebody typed as plain decimal text; as it was typed where it is no number. */
export function decimalTyped(text: string): string {
  const input = parseNumberInput(text.replace(/[%٪]\s*$/, ''), signOfLocale(''))
  return 'decimal' in input ? input.decimal : text.trim()
}

/** The text of a cell's field: what was given, or what was worked out; a number as it is `written`, to be typed on or to be read. */
export function cellText(
  cell: Cell,
  { isGiven, value }: CellState,
  given: string,
  currencies: Currencies,
  written: (decimal: string) => string,
): string {
  const text = isGiven ? (given === DATED ? currencies.rate : given) : value ? shownText(cell, value, currencies) : ''
  return /^-?\d+(\.\d+)?$/.test(text) ? written(text) : text
}

/** The sign that a cell's figure is written with; an amount's stands before it. */
export function unitOf({ kind, inOther }: Cell, { currency, other }: Currencies): string {
  if (kind === 'money') return currencySymbol(inOther ? other : currency)
  return kind === 'percent' ? '%' : ''
}

/** A value in words of the user's region: `€60.00`, `40%`. */
export function valueWords(cell: Cell, value: Fraction, currencies: Currencies): string {
  const text = shownText(cell, value, currencies)
  if (cell.kind === 'rate') return formatExchangeRate(text)
  if (cell.kind === 'percent') return formatRate(scaled(ppmFromDecimal(text)))
  if (cell.kind === 'quantity') return formatQuantity(scaled(quantityFromDecimal(text)))
  const code = cell.inOther ? currencies.other : currencies.currency
  return formatMoneyExact(scaled(unitsFromDecimal(text, code)), code)
}

/** No value of a calculator is larger than what is kept. */
function scaled(result: ReturnType<typeof ppmFromDecimal>): number {
  return 'value' in result ? result.value : 0
}

/** Why a typed text is no number. */
export function textIssue(text: string): string {
  const input = parseNumberInput(text.replace(/[%٪]\s*$/, ''), signOfLocale(''))
  return formMessages.issues['issue' in input ? input.issue : 'not-a-number']
}
