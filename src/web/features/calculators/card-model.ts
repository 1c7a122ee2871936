import type { CalculatorId } from '#domain/calculators/calculators.ts'
import type { Currencies } from '#domain/calculators/cell-text.ts'
import { asking, askableCells, withFigure } from '#domain/calculators/question.ts'
import { type Answer, type Question, solved } from '#domain/calculators/solve.ts'
import { groupedNumber, typed } from '#web/kit/form/typed-number.ts'
import { cellLabel } from './cell-labels.ts'
import { cellText, decimalTyped, unitOf } from './cell-words.ts'
import { issueText } from './issue-text.ts'
import type { Card } from './use-card.ts'

/** A calculator with its answer, as its card shows it. */
export interface CardModel {
  readonly id: CalculatorId
  readonly card: Card
  readonly currencies: Currencies
  readonly answer: Answer
  /** The given cells that can be asked for. */
  readonly askable: ReadonlySet<string>
}

/** Works out what a card shows. */
export function cardModel(id: CalculatorId, card: Card, currencies: Currencies): CardModel {
  const { calculator, question } = card
  const answer = solved(calculator, question, currencies)
  return { id, card, currencies, answer, askable: askableCells(calculator, question) }
}

/** What the field of a cell is told. */
export function fieldProps({ id, card, currencies, answer, askable }: CardModel, cell: string) {
  const { calculator, question } = card
  const [declared, state] = [calculator.cells[cell], answer.cells.get(cell)]
  if (!declared || !state) throw new Error(`There is no cell ${cell} in ${id}`)
  const given = question.givens.find((each) => each.cell === cell)?.text ?? ''
  const labelOf = (other: string) => cellLabel(id, other)
  return {
    label: labelOf(cell),
    text: cellText(declared, state, given, currencies, typed),
    restingText: cellText(declared, state, given, currencies, groupedNumber),
    unit: unitOf(declared, currencies),
    unitBefore: declared.kind === 'money',
    isFound: !state.isGiven,
    issue: state.issue && issueText(id, cell, state.issue, given, labelOf),
    onType: (text: string) => card.type(withFigure(calculator, question, cell, decimalTyped(text))),
    onAsk: askable.has(cell)
      ? () => card.choose({ question: asked(calculator, question, cell, currencies) })
      : undefined,
  }
}

function asked(calculator: Card['calculator'], question: Question, cell: string, currencies: Currencies): Question {
  return asking(calculator, question, cell, currencies) ?? question
}
