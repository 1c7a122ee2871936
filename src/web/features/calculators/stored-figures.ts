import { type Ppm, ppmFromDecimal, type Units, unitsFromDecimal } from '#domain/money.ts'
import { textOfValue } from '#domain/calculators/cell-text.ts'
import { dividedBy } from '#domain/calculators/fraction.ts'
import type { Fraction } from '#domain/unrounded.ts'
import type { CardModel } from './card-model.ts'

/** More digits than units and parts per million have. */
const DIGITS = 12

/** A figure of a card as what is stored of it; undefined while it has no value. */
export interface StoredFigures {
  readonly money: (cell: string) => Units | undefined
  /** One part of an amount: that of each piece. */
  readonly share: (cells: readonly string[], of: string) => Units | undefined
  readonly percent: (cell: string) => Ppm | undefined
}

/** Reads the figures of a card in stored units. */
export function storedFigures({ card, answer, currencies }: CardModel): StoredFigures {
  const { currency } = currencies
  const valueOf = (cell: string): Fraction | undefined => answer.cells.get(cell)?.value
  const unitsOf = (value: Fraction | undefined): Units | undefined =>
    value && valueIn(unitsFromDecimal(textOfValue({ kind: 'money' }, value, DIGITS), currency))
  return {
    money: (cell) => unitsOf(valueOf(cell)),
    share(cells, of) {
      const [divisor, ...amounts] = [of, ...cells].map(valueOf)
      const parts = amounts.map((amount) => unitsOf(amount && divisor && dividedBy(amount, divisor)))
      return parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0)
    },
    percent(cell) {
      const [declared, value] = [card.calculator.cells[cell], valueOf(cell)]
      return declared && value && valueIn(ppmFromDecimal(textOfValue(declared, value, DIGITS)))
    },
  }
}

function valueIn(scaled: ReturnType<typeof ppmFromDecimal>): number | undefined {
  return 'value' in scaled ? scaled.value : undefined
}
