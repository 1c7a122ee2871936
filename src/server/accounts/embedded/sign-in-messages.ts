export const formMessages = {
  email: 'E-mail',
  newEmail: 'New e-mail',
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
  passwordHelp: (min: number) => `At least ${min} characters.`,
}

export const stepMessages = {
  keptHere: 'Your account and your data are kept on this computer.',
  cancel: 'Cancel',
  forgot: 'Forgot your password?',
  back: 'Back to sign-in',
  create: { title: 'Create your account', button: 'Create account', other: 'I have an account' },
  signIn: { title: 'Sign in', button: 'Sign in', other: 'Create another account' },
  confirm: {
    title: 'Confirm that it is you',
    lead: (email: string) => `You are signed in as ${email}.`,
    button: 'Confirm',
    other: 'Use another account',
  },
}

export const linkMessages = {
  forgot: {
    title: 'Choose a new password',
    lead: 'We send a link to your e-mail address; it lets you choose another password.',
    button: 'Send the link',
  },
  checkMail: 'Check your mail',
  invited: (email: string) => `A message is on its way to ${email}. The link in it finishes your account.`,
  sent: (email: string) => `If there is an account for ${email}, a link is on its way to it.`,
  outbox: (folder: string) =>
    `Mail is not set up on this computer, so the message is a file in ${folder}. Open the newest one.`,
  isYours: (email: string) => `Is ${email} yours?`,
  join: {
    title: 'Finish your account',
    lead: (email: string) => `Enter the password you chose for ${email}.`,
    button: 'Finish',
    isMine: 'Yes, finish',
    wrong: 'That is not the password you chose.',
  },
  joined: 'Your account is ready',
  signInWith: (email: string) => `You sign in with ${email}.`,
  reset: {
    title: 'Choose a new password',
    lead: (email: string) => `For ${email}. You will be signed out everywhere else.`,
    button: 'Save the password',
  },
  resetDone: { title: 'Your password is changed', lead: 'Every other browser was signed out.' },
  verify: { title: 'Confirm your address', isMine: 'Yes, confirm' },
  verified: 'Your address is confirmed',
  taken: {
    title: 'This address is taken',
    lead: (email: string, kept: string) => `Another account on this computer uses ${email}, so yours keeps ${kept}.`,
  },
  dead: {
    title: 'This link no longer works',
    lead: 'It was used already, is too old, or a newer one was sent.',
  },
}

export const accountMessages = {
  title: 'Your sign-in',
  confirmed: (email: string) => `${email} (confirmed)`,
  unconfirmed: (email: string) => `${email} (not confirmed yet)`,
  sendAgain: 'Send the confirmation link again',
  email: { title: 'Change the e-mail address', button: 'Change the address' },
  password: { title: 'Change the password', button: 'Change the password' },
  back: 'Back to Pricewright',
  sent: (email: string) => `A link is on its way to ${email}. The address counts once you have confirmed it there.`,
  changed: 'The password is changed. Every other browser was signed out.',
}

export const providerMessages = {
  expired: {
    title: 'This page has expired',
    lead: 'It was opened too long ago or in another window. Please begin again.',
  },
  signOut: { title: 'Sign out on this computer?', button: 'Sign out', stay: 'Stay signed in' },
  signedOut: { title: 'You are signed out', lead: 'Your account and your data stay on this computer.' },
}
