/** What is said of numbers, to follow the name of a field, and how amounts are written in a sentence. */
export const decimalMessages = {
  notDecimal: 'must be a decimal number',
  tooLarge: 'is too large',
  tooLargeAtMost: (most: string) => `is too large: at most ${most}`,
  /** An amount of a currency: its whole part, and its decimals if it has some. */
  amount: (whole: number, decimals: string | undefined, currency: string) =>
    `${grouped(whole)}${decimals === undefined ? '' : `.${decimals}`} ${currency}`,
  smallestUnits: (count: number) => `${grouped(count)} of the smallest unit of its currency`,
} as const

function grouped(whole: number): string {
  return whole.toLocaleString('en-US')
}
