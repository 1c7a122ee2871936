/** What is wrong with the addresses of a mail, to follow the name of the field. */
export const recipientMessages = {
  noAddress: 'must be one e-mail address, such as ada@example.com',
  /** `named` are the wrong ones, or the first of them, in quotation marks. */
  wrong: (named: string, count: number) =>
    `must be e-mail addresses such as ada@example.com, separated by commas; ${named} ${count === 1 ? 'is not valid' : 'are not valid'}`,
  tooMany: (most: number) => `must be at most ${most} addresses`,
  tooManyInAll: (most: number) => `must be at most ${most} addresses, copies included`,
} as const
