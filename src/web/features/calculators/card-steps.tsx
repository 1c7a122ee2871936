import type { CardModel } from './card-model.ts'
import { cellLabel } from './cell-labels.ts'
import { valueWords } from './cell-words.ts'
import { formulaText } from './formula-text.ts'
import { calculatorsMessages as messages } from './messages.ts'

/** Every figure that was worked out with its formula, in names and in values, in the order in which one follows from the other. */
export function CardSteps({ model: { id, card, answer, currencies } }: { readonly model: CardModel }) {
  if (answer.steps.length === 0) return null
  const wordsOf = (cell: string): string => {
    const [declared, value] = [card.calculator.cells[cell], answer.cells.get(cell)?.value]
    return declared && value ? valueWords(declared, value, currencies) : ''
  }
  return (
    <details className="mt-2 text-[13px]">
      <summary className="w-fit cursor-pointer rounded font-semibold text-muted hover:text-fg">
        {messages.steps}
      </summary>
      <ol className="mt-2 space-y-2">
        {answer.steps.map(({ cell, formula }) => (
          <li key={cell}>
            <p className="font-semibold text-pretty">
              {cellLabel(id, cell)} = {formulaText(formula, (other) => cellLabel(id, other))}
            </p>
            <p className="text-pretty text-muted">
              = {formulaText(formula, wordsOf)} = {wordsOf(cell)}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
