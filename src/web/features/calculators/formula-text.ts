import type { Expression, Operator } from '#domain/calculators/expression.ts'
import { typed } from '#web/kit/form/typed-number.ts'

const RANK: Readonly<Record<Operator, number>> = { '+': 1, '−': 1, '×': 2, '÷': 2 }

/** A formula in words: `Cost ÷ (1 − Margin)`, or with values in the place of the names of cells. */
export function formulaText(expression: Expression, nameOf: (cell: string) => string): string {
  if ('cell' in expression) return nameOf(expression.cell)
  if (!('operator' in expression)) return typed('number' in expression ? expression.number : '')
  const { operator, left, right } = expression
  const inner = (side: Expression, isRight: boolean): string => {
    const text = formulaText(side, nameOf)
    return needsBrackets(operator, side, isRight) ? `(${text})` : text
  }
  return `${inner(left, false)} ${operator} ${inner(right, true)}`
}

function needsBrackets(operator: Operator, side: Expression, isRight: boolean): boolean {
  if (!('operator' in side)) return false
  const [outer, own] = [RANK[operator], RANK[side.operator]]
  return own < outer || (isRight && own === outer && (operator === '−' || operator === '÷'))
}
