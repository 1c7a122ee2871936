import type { Lever } from '../asked.ts'
import {
  figureOf,
  has,
  hasFigures,
  type Intent,
  loosePercent,
  productOf,
  type Question,
  signedBy,
} from '../question.ts'

/** What would be if costs, duty, a rate or the margin moved. */
export const whatIf: Intent = (question) => {
  if (!has(question, 'if') && !has(question, 'raise', 'lower')) return undefined
  if (!hasFigures(question, 1)) return undefined
  const moved = movedBy(question)
  if (!moved) return undefined
  const product = productOf(question)
  const isAll = has(question, 'all') || question.reading.phrases.length === 0
  return {
    ask: 'whatIf',
    ...moved,
    ...(product && !(isAll && product === 'here' && !has(question, 'here')) ? { product } : {}),
  }
}

interface Moved {
  readonly lever: Lever
  readonly value: string
  readonly currency?: string
}

function movedBy(question: Question): Moved | undefined {
  const points = question.figures.find(({ kind }) => kind === 'points')?.value
  const percent = loosePercent(question)
  if (has(question, 'duty')) return dutyBy(question, points, percent)
  if (percent === undefined) return marginTo(question)
  const isMoved = has(question, 'raise', 'lower')
  if (!isMoved) return undefined
  const value = signedBy(question, percent)
  if (has(question, 'freight')) return { lever: 'freightPercent', value }
  const currency = question.reading.currencies[0]?.code
  if (currency !== undefined) return { lever: 'currencyPercent', value, currency }
  if (has(question, 'otherCosts')) return { lever: 'otherCostsPercent', value }
  if (has(question, 'supplier')) return { lever: 'supplierCostPercent', value }
  return has(question, 'cost') && has(question, 'if') ? { lever: 'supplierCostPercent', value } : undefined
}

/** Duty moves by points, or becomes a rate: `if duty were 25 %`. */
function dutyBy(question: Question, points: string | undefined, percent: string | undefined): Moved | undefined {
  if (points !== undefined) return { lever: 'dutyPoints', value: signedBy(question, points) }
  const isMoved = has(question, 'raise', 'lower')
  return percent === undefined || isMoved ? undefined : { lever: 'dutyRate', value: percent }
}

/** `What if all margins were 40 %`: of one product that is a price to solve. */
function marginTo(question: Question): Moved | undefined {
  const value = figureOf(question, 'margin')
  const isOfAll = has(question, 'all') && question.reading.phrases.length === 0
  return value !== undefined && has(question, 'if') && isOfAll ? { lever: 'marginRate', value } : undefined
}
