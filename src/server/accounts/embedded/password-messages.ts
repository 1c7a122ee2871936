export const addressMessages = {
  invisible: 'This address has characters that cannot be seen. Type it instead of pasting it.',
  wrong: 'Enter an e-mail address, such as ada@example.com.',
}

export const passwordMessages = {
  tooShort: (min: number) => `Use at least ${min} characters. A few words in a row are easy to remember.`,
  tooLong: (max: number) => `Use at most ${max} characters.`,
  hasEmail: 'Use a password that does not contain your e-mail address.',
  hasProduct: 'Use a password that does not contain the name of this product.',
  guessable: 'This password is among the first that attackers try. A few words in a row are easy to remember.',
}

/** Why a password was not accepted. */
export const verdictMessages = {
  noMatch: 'E-mail and password do not match.',
  notOfAccount: 'That is not the password of this account.',
  notPresent: 'That is not your present password.',
  tooMany: (seconds: number) => `Too many wrong passwords. Try again in ${seconds} s.`,
}
