/** Words of exchange rates. */
export const currencyText = {
  ownRate: 'your own rate',
  noRate: 'Write a rate such as 0.92: this one is too small or too large.',
  /** `1 CNY = 0.1289 EUR` */
  equation: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
  of: (day: string, source: string) => `of ${day}, ${source}`,
  paid: (amount: string, rate: string, provenance: string) => `${amount} at ${rate} ${provenance}`,
} as const
