import { latinNumber } from './local-digits.ts'
import { type DecimalSign, decimalSignOf, plainNumeral } from './numeral.ts'
import { trimEndOf } from './trim-text.ts'

/** Why typed text is no number. */
export type NumberInputIssue =
  | 'empty'
  | 'not-a-number'
  | 'misplaced-separator'
  | 'unfinished'
  | 'unbalanced'
  | 'division-by-zero'
  | 'too-long'

/** An exact decimal such as `1234.56`, or the issue. */
export type NumberInput = { readonly decimal: string } | { readonly issue: NumberInputIssue }

const LONGEST_INPUT = 200
/** Digits of a quotient that never ends. */
const QUOTIENT_DIGITS = 12

/**
 * Reads a typed number or simple sum: `1.234,56`, `1,234.56`, `1 234,56`, `12*3.5+2`, `(4+5)/3`. An ambiguous numeral (`1.234`) follows
 * `decimalSign`, the user's locale. The result is exact; quotients round to 12 digits.
 */
export function parseNumberInput(text: string, decimalSign: DecimalSign): NumberInput {
  if (text.trim() === '') return { issue: 'empty' }
  if (text.length > LONGEST_INPUT) return { issue: 'too-long' }
  const latin = latinNumber(text)
  const tokens = tokensOf(latin.text, latin.hasPoint ? '.' : decimalSign)
  if (typeof tokens === 'string') return { issue: tokens }
  const reader: Reader = { tokens, next: 0 }
  const sum = readSum(reader)
  if (typeof sum === 'string') return { issue: sum }
  if (reader.next < tokens.length) return { issue: tokens[reader.next] === ')' ? 'unbalanced' : 'not-a-number' }
  return { decimal: decimalOf(sum) }
}

/** A typed number or sum written for another decimal sign, by which it is read as the same; what is no numeral stays as it is. */
export function restateNumbers(text: string, from: DecimalSign, to: DecimalSign): string {
  if (from === to || text.length > LONGEST_INPUT) return text
  const latin = latinNumber(text)
  return latin.text.replace(NUMERALS, (numeral) => {
    const plain = plainNumeral(numeral, decimalSignOf(numeral) ?? (latin.hasPoint ? '.' : from))
    return plain?.replace('.', to) ?? numeral
  })
}

/** An exact fraction; the denominator is positive. */
interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

type Operator = '+' | '-' | '*' | '/' | '(' | ')'
type Token = Operator | Fraction

interface Reader {
  readonly tokens: readonly Token[]
  next: number
}

const OPERATORS: Readonly<Record<string, Operator>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '*': '*',
  '×': '*',
  '·': '*',
  '/': '/',
  '÷': '/',
  ':': '/',
  '(': '(',
  ')': ')',
}
// A space groups digits only where three follow; everywhere else it separates.
const NUMERALS = /[\d.,](?:[\d.,]|['’](?=\d)|\s(?=\d{3}(?!\d)))*/g
const BEGINS_NUMERAL = /^[\d.,]/

function tokensOf(text: string, decimalSign: DecimalSign): Token[] | NumberInputIssue {
  const tokens: Token[] = []
  for (let rest = text.trim(); rest !== ''; rest = rest.trimStart()) {
    const operator = OPERATORS[rest.charAt(0)]
    const [numeral] = operator ? [rest.charAt(0)] : BEGINS_NUMERAL.test(rest) ? (rest.match(NUMERALS) ?? []) : []
    if (numeral === undefined) return 'not-a-number'
    rest = rest.slice(numeral.length)
    if (operator) {
      tokens.push(operator)
      continue
    }
    const plain = plainNumeral(numeral, decimalSignOf(numeral) ?? decimalSign)
    if (plain === null) return 'misplaced-separator'
    tokens.push(fractionOf(plain))
  }
  return tokens
}

function fractionOf(plain: string): Fraction {
  const [whole = '', digits = ''] = plain.split('.')
  return { over: BigInt(whole + digits), under: 10n ** BigInt(digits.length) }
}

function readSum(reader: Reader): Fraction | NumberInputIssue {
  let sum = readProduct(reader)
  for (;;) {
    const operator = reader.tokens[reader.next]
    if (typeof sum === 'string' || (operator !== '+' && operator !== '-')) return sum
    reader.next++
    const term = readProduct(reader)
    if (typeof term === 'string') return term
    const signed = operator === '+' ? term.over : -term.over
    sum = { over: sum.over * term.under + signed * sum.under, under: sum.under * term.under }
  }
}

function readProduct(reader: Reader): Fraction | NumberInputIssue {
  let product = readFactor(reader)
  for (;;) {
    const operator = reader.tokens[reader.next]
    if (typeof product === 'string' || (operator !== '*' && operator !== '/')) return product
    reader.next++
    const factor = readFactor(reader)
    if (typeof factor === 'string') return factor
    const by = operator === '*' ? factor : inverse(factor)
    if (by.under === 0n) return 'division-by-zero'
    product = { over: product.over * by.over, under: product.under * by.under }
  }
}

function inverse({ over, under }: Fraction): Fraction {
  return over < 0n ? { over: -under, under: -over } : { over: under, under: over }
}

function readFactor(reader: Reader): Fraction | NumberInputIssue {
  const token = reader.tokens[reader.next++]
  if (token === undefined) return 'unfinished'
  if (typeof token === 'object') return token
  if (token === '+' || token === '-') {
    const factor = readFactor(reader)
    return typeof factor === 'string' || token === '+' ? factor : { ...factor, over: -factor.over }
  }
  if (token !== '(') return token === ')' ? 'unbalanced' : 'not-a-number'
  const inner = readSum(reader)
  if (typeof inner === 'string') return inner === 'unfinished' ? 'unbalanced' : inner
  return reader.tokens[reader.next++] === ')' ? inner : 'unbalanced'
}

function decimalOf({ over, under }: Fraction): string {
  const scale = 10n ** BigInt(QUOTIENT_DIGITS)
  const magnitude = over < 0n ? -over : over
  const scaled = (2n * magnitude * scale + under) / (2n * under)
  const digits = String(scaled).padStart(QUOTIENT_DIGITS + 1, '0')
  const fraction = trimEndOf(digits.slice(-QUOTIENT_DIGITS), '0')
  const sign = over < 0n && scaled !== 0n ? '-' : ''
  return `${sign}${digits.slice(0, -QUOTIENT_DIGITS)}${fraction === '' ? '' : `.${fraction}`}`
}
