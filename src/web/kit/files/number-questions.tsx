import { type DecimalSign, plainNumeral } from '#domain/numeral.ts'
import { formatNumber, formatRate } from '../format/number.ts'
import { ColumnQuestion } from './column-question.tsx'
import { tableFileMessages as messages } from './messages.ts'

const BETWEEN = '  ·  '
const PPM_OF_PERCENT = 10_000
const SIGNS: readonly DecimalSign[] = ['.', ',']

interface NumberQuestionProps<Answer> {
  /** What the column is called. */
  readonly name: string
  /** Some of its cells, as they stand in the file. */
  readonly cells: readonly string[]
  readonly chosen: Answer
  readonly onChoose: (answer: NonNullable<Answer>) => void
}

/** Asks how the numbers of a column are meant that can be read two ways, by what they come to. */
export function SignQuestion(props: NumberQuestionProps<DecimalSign | null>) {
  const { name, cells, chosen, onChoose } = props
  return (
    <ColumnQuestion
      question={messages.twoWays(name, cells.join(BETWEEN))}
      answers={SIGNS.map((sign) => ({
        label: readings(cells, sign),
        isChosen: chosen === sign,
        choose: () => onChoose(sign),
      }))}
    />
  )
}

/** Asks whether percentages such as 0.4 are fractions. */
export function FractionQuestion({ name, cells, chosen, onChoose }: NumberQuestionProps<boolean>) {
  return (
    <ColumnQuestion
      question={messages.fractional(name, cells.join(BETWEEN))}
      answers={[
        { label: messages.isFraction(percents(cells, 100)), isChosen: chosen, choose: () => onChoose(true) },
        { label: messages.isPercent(percents(cells, 1)), isChosen: !chosen, choose: () => onChoose(false) },
      ]}
    />
  )
}

/** What the cells come to with one decimal sign; a cell that is no number then stands as it is. */
function readings(cells: readonly string[], sign: DecimalSign): string {
  return cells
    .map((cell) => {
      const plain = plainNumeral(cell, sign)
      return plain === null ? `“${cell}”` : formatNumber(Number(plain))
    })
    .join(BETWEEN)
}

function percents(cells: readonly string[], times: number): string {
  const numbers = cells.map((cell) => Number(cell.replace(',', '.')) * times).filter(Number.isFinite)
  return numbers.map((number) => formatRate(Math.round(number * PPM_OF_PERCENT))).join(BETWEEN)
}
