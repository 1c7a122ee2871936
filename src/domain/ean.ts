/** A 13-digit EAN from its first 12 digits: the check digit weighs them 1, 3, 1, 3 … from the left (GS1). */
export function eanWithCheckDigit(digits: string): string {
  const sum = Array.from(digits, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
