import { type DecimalSign, decimalSignOf } from '../numeral.ts'

/** How the numbers of a column are written. */
export interface SignFacts {
  /** The number of cells that can only be read with this decimal sign. */
  readonly commas: number
  readonly points: number
  /** A few different ambiguous cells: `1,234`. */
  readonly open: readonly string[]
  /** Ambiguous cells use both signs: `1,234` beside `2.345`. */
  readonly isMixed: boolean
}

const SHOWN = 3

/** Finds the decimal signs of a column of text cells. */
export function signFacts(cells: readonly string[]): SignFacts {
  const numerals = cells.map((cell) => cell.replace(/[^\d.,]/g, '')).filter((numeral) => /[.,]/.test(numeral))
  const signs = numerals.map(decimalSignOf)
  const open = [...new Set(numerals.filter((_, index) => signs[index] === null))]
  const [comma, point] = [open.find((each) => each.includes(',')), open.find((each) => each.includes('.'))]
  const telling = [comma, point].filter((each) => each !== undefined)
  return {
    commas: signs.filter((sign) => sign === ',').length,
    points: signs.filter((sign) => sign === '.').length,
    open: [...new Set([...telling, ...open])].slice(0, SHOWN),
    isMixed: comma !== undefined && point !== undefined,
  }
}

/**
 * The decimal sign of a column: that of its own cells, else that of the file; null if its cells are ambiguous and nothing decides, so
 * that a person has to.
 */
export function columnSign({ commas, points, open, isMixed }: SignFacts, file: DecimalSign | null): DecimalSign | null {
  if (commas !== points) return commas > points ? ',' : '.'
  if (open.length === 0) return file ?? '.'
  return isMixed ? null : file
}
