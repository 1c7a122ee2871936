/** Several terms as one text separated by commas; a comma within a term becomes `%2C`. */
export function joinedTerms(words: readonly string[]): string {
  return words.map((word) => word.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',')
}

/** The terms of such a text. */
export function splitTerms(text: string): readonly string[] {
  return text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('%2C', ',').replaceAll('%25', '%'))
}

/** The form of an amount in major units of any currency. */
export const AMOUNT_TEXT = /^\d{1,11}(?:\.\d{1,6})?$/
