export const renewalMessages = {
  stale: 'A cost was changed since these rates were proposed. Discard this and propose them again.',
  nothing: 'Every foreign cost has the newest rate already, or one of your own.',
  /** `day` is written as YYYY-MM-DD. */
  title: (day: string) => `Exchange rates of ${day}`,
}

/** Why the currency calls refuse their input. */
export const currencyMessages = {
  noDay: (text: string) => `"${text}" is no day: write it as YYYY-MM-DD.`,
  /** `from` is written as YYYY-MM-DD. */
  beforeStart: (from: string) => `The range must not end before it begins, on ${from}.`,
  tooManyDays: (most: number) => `The range must have at most ${most} days: ask for its parts one by one.`,
  noRates: (day: string) => `No exchange rates of ${day} or earlier are known.`,
  /** `problem` says what is wrong, to follow the name of a field. */
  badAmount: (text: string, problem: string) => `The amount "${text}" ${problem}.`,
  noCurrency: (text: string) => `"${text}" is not a currency. Use an ISO 4217 code such as USD.`,
  notRated: (source: string, code: string) => `There is no ${source} reference rate for ${code}.`,
}
