/** What is wrong with an exchange rate, to follow the name of the field. */
export const exchangeRateMessages = { noRate: 'must be a rate such as 0.92, from 0.00000001 to 100000000' } as const
