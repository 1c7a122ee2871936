import { adjustmentWords } from '../adjustment-words.ts'

/** The codes and words, in a language, of a discount (UNCL 5189) and a surcharge (UNCL 7161, agreed between the parties). */
export function adjustmentReason(
  isCharge: boolean,
  language: string,
): { readonly code: string; readonly text: string } {
  const { discount, surcharge } = adjustmentWords(language)
  return isCharge ? { code: 'ZZZ', text: surcharge } : { code: '95', text: discount }
}
