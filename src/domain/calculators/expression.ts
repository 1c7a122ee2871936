import type { Fraction } from '../unrounded.ts'
import { dividedBy, fractionOf, minus, plus, times } from './fraction.ts'

/** The four operations. */
export type Operator = '+' | '−' | '×' | '÷'

/** A formula over the cells of a calculator. */
export type Expression =
  | { readonly cell: string }
  /** A number, as decimal text. */
  | { readonly number: string }
  /** A number that follows from the choices of the calculator. */
  | { readonly factor: string }
  | Operation

/** Two formulas and what is done with them. */
export interface Operation {
  readonly operator: Operator
  readonly left: Expression
  readonly right: Expression
}

/** What an equation is written with: the name of a cell, a whole number, or a formula. */
export type Term = string | number | Expression

/** Both sides are the same. */
export interface Equation {
  readonly left: Expression
  readonly right: Expression
}

/** left = right. */
export function equal(left: Term, right: Term): Equation {
  return { left: expressionOf(left), right: expressionOf(right) }
}

/** The sum of two terms or more. */
export function sum(first: Term, ...others: readonly Term[]): Expression {
  return others.reduce<Expression>((left, right) => operation('+', left, right), expressionOf(first))
}

/** left − right. */
export function difference(left: Term, right: Term): Operation {
  return operation('−', left, right)
}

/** left × right. */
export function product(left: Term, right: Term): Operation {
  return operation('×', left, right)
}

/** A number that follows from the choices. */
export function factor(name: string): Expression {
  return { factor: name }
}

function operation(operator: Operator, left: Term, right: Term): Operation {
  return { operator, left: expressionOf(left), right: expressionOf(right) }
}

function expressionOf(term: Term): Expression {
  if (typeof term === 'string') return { cell: term }
  return typeof term === 'number' ? { number: String(term) } : term
}

/** The cells that a formula names, each as often as it stands there. */
export function cellsIn(expression: Expression): readonly string[] {
  if ('cell' in expression) return [expression.cell]
  return 'operator' in expression ? [...cellsIn(expression.left), ...cellsIn(expression.right)] : []
}

/** The factors by their names, as decimal text. */
export type Factors = Readonly<Record<string, string>>

/** The formula with its factors put in, and without what then does nothing: `1 × a`, `a + 0`. */
export function settled(expression: Expression, factors: Factors): Expression {
  if ('factor' in expression) return { number: factors[expression.factor] ?? '0' }
  if (!('operator' in expression)) return expression
  const { operator } = expression
  const [left, right] = [settled(expression.left, factors), settled(expression.right, factors)]
  if (operator === '×' && (isNumber(left, '0') || isNumber(right, '0'))) return { number: '0' }
  if (operator === '×' && isNumber(left, '1')) return right
  if (operator === '×' && isNumber(right, '1')) return left
  if (operator === '+' && isNumber(left, '0')) return right
  if ((operator === '+' || operator === '−') && isNumber(right, '0')) return left
  return { operator, left, right }
}

function isNumber(expression: Expression, number: string): boolean {
  return 'number' in expression && expression.number === number
}

/** What a cell is by an equation that names it once; undefined where it does not, or names it twice. */
export function solvedFor({ left, right }: Equation, cell: string): Expression | undefined {
  const [inLeft, inRight] = [countOf(left, cell), countOf(right, cell)]
  if (inLeft + inRight !== 1) return undefined
  return inLeft === 1 ? isolated(left, cell, right) : isolated(right, cell, left)
}

function countOf(expression: Expression, cell: string): number {
  return cellsIn(expression).filter((each) => each === cell).length
}

/** Takes away what stands around the cell, from the outside in. */
function isolated(side: Expression, cell: string, other: Expression): Expression {
  if (!('operator' in side)) return other
  const { operator, left, right } = side
  if (countOf(left, cell) === 1) return isolated(left, cell, operation(INVERSE[operator], other, right))
  const rest =
    operator === '+' || operator === '×' ? operation(INVERSE[operator], other, left) : operation(operator, left, other)
  return isolated(right, cell, rest)
}

const INVERSE: Readonly<Record<Operator, Operator>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' }

/** The value of a formula, or the part of it that it would be divided by although it is 0. */
export type Evaluated = { readonly value: Fraction } | { readonly zero: Expression }

/** Works a formula out, exactly. Every cell of it must be known. */
export function evaluated(expression: Expression, values: ReadonlyMap<string, Fraction>): Evaluated {
  if (!('operator' in expression)) return { value: valueOf(expression, values) }
  const left = evaluated(expression.left, values)
  if ('zero' in left) return left
  const right = evaluated(expression.right, values)
  if ('zero' in right) return right
  const value = OPERATIONS[expression.operator](left.value, right.value)
  return value ? { value } : { zero: expression.right }
}

const OPERATIONS: Readonly<Record<Operator, (a: Fraction, b: Fraction) => Fraction | undefined>> = {
  '+': plus,
  '−': minus,
  '×': times,
  '÷': dividedBy,
}

function valueOf(expression: Exclude<Expression, Operation>, values: ReadonlyMap<string, Fraction>): Fraction {
  const value =
    'cell' in expression ? values.get(expression.cell) : fractionOf('number' in expression ? expression.number : '')
  if (!value) throw new Error(`A formula needs ${JSON.stringify(expression)}, which is not known`)
  return value
}
