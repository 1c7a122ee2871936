import { latinNumber } from './local-digits.ts'
import { decimalSignOf, plainNumeral } from './numeral.ts'

/** A number from text as people write it (`19`, `19,5 %`), as a decimal; `0` if it cannot be read (PROF-02). */
export function lenientDecimal(text: string): string {
  const numeral = latinNumber(text).text.replace(/[\s%]/g, '')
  return plainNumeral(numeral, decimalSignOf(numeral) ?? '.') ?? '0'
}
