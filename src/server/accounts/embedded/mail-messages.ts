/** The mails of the embedded accounts: a link works for so many days or hours. */
export const accountMails = {
  verify: {
    subject: 'Confirm your e-mail address',
    text: (to: string, url: string, days: number) =>
      `Please confirm that ${to} is your address:\n\n${url}\n\nThe link works for ${days} days.`,
  },
  join: {
    subject: 'Finish creating your account',
    text: (to: string, url: string, hours: number) =>
      `Someone, probably you, asked for an account with ${to}. Finish it here:\n\n${url}\n\n` +
      `The link works for ${hours} hours. If it was not you, do nothing: there will be no account.`,
  },
  known: {
    subject: 'You already have an account',
    text: (to: string, url: string) =>
      `Someone, probably you, asked for an account with ${to}. You have one: sign in, or choose a new password, here:\n\n${url}\n\n` +
      'If it was not you, do nothing: your account stays as it is.',
  },
  change: {
    subject: 'Confirm your new e-mail address',
    text: (to: string, url: string, hours: number) =>
      `You asked to sign in with ${to} from now on. Please confirm that it is yours:\n\n${url}\n\n` +
      `The link works for ${hours} hours. Until then your old address stays.`,
  },
  changed: {
    subject: 'Your e-mail address was changed',
    text: (replacement: string) =>
      `You now sign in with ${replacement}. If that was not you, someone knows your password: reset it at once.`,
  },
  password: {
    subject: 'Your password was changed',
    text: (to: string) =>
      `The password for ${to} was replaced by a link that was mailed to you, and every browser was signed out. ` +
      'If that was not you, somebody reads your mail: secure it, and choose a new password at once.',
  },
  reset: {
    subject: 'Choose a new password',
    text: (to: string, url: string, hours: number) =>
      `Someone, probably you, asked for a new password for ${to}. Choose it here:\n\n${url}\n\n` +
      `The link works for ${hours === 1 ? '1 hour' : `${hours} hours`}. If it was not you, do nothing: your password stays as it is.`,
  },
}

export const tokenMessages = {
  /** `screen` is where tokens are revoked. */
  stillWork: (tokens: number, screen: string) =>
    `${tokens === 1 ? 'One API token still works' : `${tokens} API tokens still work`}. ` +
    `Revoke under Settings, ${screen}, what somebody else may know.`,
}
