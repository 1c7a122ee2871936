export const foreignMessages = {
  currencyOf: (cost: string) => `Currency of ${cost}`,
  tooLarge: 'In this currency the amount would be too large.',
  worth: (amount: string) => `= ${amount}`,
  rateTitle: (from: string, to: string) => `Rate from ${from} to ${to}`,
  oneIs: (from: string, to: string) => `1 ${from} in ${to}`,
  askRate: (currency: string) =>
    `There is no reference rate for ${currency}. Enter your own, and the amount is converted.`,
  takeReference: (rate: string, provenance: string) => `Use ${rate} ${provenance}`,
  keep: 'The rate stays as it is until you change it.',
  update: (rate: string, day: string) => `Update the rate to ${rate} of ${day}`,
} as const
