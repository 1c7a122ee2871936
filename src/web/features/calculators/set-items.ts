import { FEWEST_ITEMS } from '#domain/calculators/bundle.ts'
import { calculatorWith } from '#domain/calculators/calculators.ts'
import { readQuestion } from '#domain/calculators/question.ts'
import type { CardState } from './card-state.ts'

/** How many products a set has. */
export function itemsOf({ calculator }: Pick<CardState, 'calculator'>): number {
  return Object.keys(calculator.cells).filter((cell) => /^cost\d+$/.test(cell)).length
}

/** A set with so many products; the figures of those that stay are kept. */
export function withItems({ question, words }: CardState, items: number): CardState {
  const calculator = calculatorWith('bundle', items)
  const pairs = question.givens.map(({ cell, text }) => [cell, text] as const)
  return {
    calculator,
    question: readQuestion(calculator, pairs),
    words: { ...words, items: items === FEWEST_ITEMS ? '' : String(items) },
  }
}
