/** Words of exchange rates. */
export const currencyText = {
  ownRate: 'your own rate',
  noRate: 'Enter a rate above 0.',
  /** `1 CNY = 0.1289 EUR` */
  equation: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
  of: (day: string, source: string) => `of ${day}, ${source}`,
  paid: (amount: string, rate: string, provenance: string) => `${amount} at ${rate} ${provenance}`,
} as const
