import type { CalculatorId } from '#domain/calculators/calculators.ts'
import { DATED } from '#domain/calculators/cell-text.ts'
import type { CellIssue } from '#domain/calculators/solve.ts'
import { formMessages } from '#web/kit/form/messages.ts'
import { textIssue } from './cell-words.ts'
import { formulaText } from './formula-text.ts'
import { calculatorsMessages as messages } from './messages.ts'

/** Cells whose lack of an answer has words of its own, whether it would be below 0 or comes of a division by 0. */
const OWN_WORDS: Readonly<Partial<Record<CalculatorId, Readonly<Record<string, () => string>>>>> = {
  discount: { extraSales: () => messages.noSales },
  breakEven: { units: () => messages.noUnits },
}

/** Why a cell has no value, in words that say the remedy. */
export function issueText(
  id: CalculatorId,
  cell: string,
  issue: CellIssue,
  given: string,
  labelOf: (cell: string) => string,
): string {
  switch (issue.code) {
    case 'zero':
      return OWN_WORDS[id]?.[cell]?.() ?? messages.zero(formulaText(issue.divisor, labelOf))
    case 'below-zero':
      return OWN_WORDS[id]?.[cell]?.() ?? messages.belowZero
    case 'whole-or-more':
      return messages.wholeOrMore
    case 'negative':
      return formMessages.negative
    case 'too-large':
      return formMessages.tooLarge
    case 'empty':
      return formMessages.issues.empty
    case 'not-a-number':
      return given === DATED ? messages.noRate : textIssue(given)
  }
}
