/** The digits of a text; empty if it has any other character. */
function digitsOf(text: string): readonly number[] {
  return /^\d+$/.test(text) ? Array.from(text, Number) : []
}

function weighed(digits: readonly number[], weights: readonly number[]): number {
  return digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0)
}

/** GS1 location number: the check digit of every GS1 number. */
function isGln(text: string): boolean {
  const digits = digitsOf(text).toReversed()
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0)
  return digits.length === 13 && sum % 10 === 0
}

/** Norwegian organisation number: nine digits, check digit by 11. */
export function isNorwegianNumber(text: string): boolean {
  const digits = digitsOf(text)
  return digits.length === 9 && Number(text) > 0 && weighed(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
}

/** Swedish organisation number: ten digits, check digit by Luhn. */
export function isSwedishNumber(text: string): boolean {
  const digits = digitsOf(text)
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return digits.length === 10 && sum % 10 === 0
}

/** Belgian enterprise number: ten digits, the last two 97 less the rest. */
function isBelgianNumber(text: string): boolean {
  return digitsOf(text).length === 10 && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))
}

/** Australian business number: eleven digits, weighted by 89. */
function isAustralianNumber(text: string): boolean {
  const [first = 0, ...rest] = digitsOf(text)
  return rest.length === 10 && weighed([first - 1, ...rest], [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0
}

/** The check of a scheme's numbers, where Peppol has one (PEPPOL-COMMON-R040 to R057). */
const FORMS: Readonly<Record<string, (text: string) => boolean>> = {
  '0007': isSwedishNumber,
  '0088': isGln,
  '0096': (text) => /^\d{10}$/.test(text),
  '0106': (text) => /^\d{8}$/.test(text),
  '0151': isAustralianNumber,
  '0184': (text) => /^(DK)?\d{8}$/.test(text),
  '0190': (text) => /^\d{20}$/.test(text),
  '0192': isNorwegianNumber,
  '0198': (text) => /^DK\d{8}$/.test(text),
  '0208': isBelgianNumber,
  '9944': (text) => /^NL\d{9}B\d{2}$/.test(text),
}

/** Whether an e-invoice address has the form and check digits of its scheme; schemes without a known form accept any. */
export function isSchemeAddress(scheme: string, address: string): boolean {
  return FORMS[scheme]?.(address) ?? true
}
