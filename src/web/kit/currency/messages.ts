import type { Noun } from '../format/number.ts'

/** Words of exchange rates. */
export const currencyMessages = {
  costs: 'your costs',
  ownRate: 'your own rate',
  noRate: 'Enter a rate such as 0.92: this one is too small or too large.',
  /** `1 CNY = 0.1289 EUR` */
  equation: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
  of: (day: string, source: string) => `of ${day}, ${source}`,
  old: (age: string) => `${age} old`,
  days: { one: 'day', other: 'days' } satisfies Noun,
  refresh: 'newer ones are fetched as soon as the server can reach their source',
  converted: 'Prices of other currencies are converted at the rates',
  farTitle: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}?`,
  far: (rate: string, day: string) =>
    `The known rate${day === '' ? '' : ` of ${day}`} is ${rate}. Yours is more than 20% away from it.`,
  farConfirm: 'Use this rate',
  paid: (amount: string, rate: string, provenance: string) => `${amount} at ${rate} ${provenance}`,
} as const
