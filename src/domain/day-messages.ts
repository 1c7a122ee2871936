const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** How a day is written in a sentence. */
export const dayMessages = {
  /** The day of a moment in epoch milliseconds: `15 September 2026`. */
  inWords: (moment: number) => inWords.format(moment),
} as const
