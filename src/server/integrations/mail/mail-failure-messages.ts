/** Why a mail was not sent; `said` is how the mail server ends the sentence: `.` or `: its words`. */
export const mailFailureMessages = {
  login: 'The mail server did not accept the login. Ask the administrator to check SMTP_URL.',
  unsafe: (said: string) => `The mail server could not be reached over a safe connection${said}`,
  certificate: (code: string) =>
    `The mail server could not be reached over a safe connection: its certificate was not accepted (${code}).`,
  later: (said: string) => `The mail server asks to try again later${said}`,
  tooLarge: (said: string) => `The mail is too large for the mail server${said}`,
  addressRefused: (to: string, said: string) => `The mail server refused the address ${to}${said}`,
  refused: (said: string) => `The mail server refused the mail${said}`,
  broke: 'The connection broke before the mail server confirmed the mail.',
  unreached: 'The mail server could not be reached.',
  /** What the mail server said, as the end of a sentence. */
  said: (words: string) => (words === '' ? '.' : `: ${words}`),
}
