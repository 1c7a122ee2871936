import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'

/** Words of the sign-in screens and of the account's settings. */
export const accountsMessages = {
  signIn: 'Sign in',
  signInTitle: 'Sign in to Pricewright',
  signInLead: 'Your products, costs and prices, on every device you sign in on.',
  newHere: 'New here?',
  createAccount: 'Create your account',
  haveAccount: 'Already have an account?',
  agreement: 'By continuing you accept the',
  and: 'and the',
  terms: 'terms of service',
  privacy: 'privacy policy',
  endedTitle: 'Your sign-in has ended',
  ended: 'Sign in again to continue. What you changed meanwhile is kept on this device.',
  revokedTitle: 'This browser was signed out',
  revoked: 'It was signed out from another device, and what it kept of your data is deleted from it.',
  lost: (count: number) =>
    plural(count, {
      one: 'One change had not been saved on the server and is lost.',
      other: `${formatNumber(count)} changes had not been saved on the server and are lost.`,
    }),
  suspendedTitle: 'This account is suspended',
  suspended: 'Sign in to read why and whom to ask, and to download your data.',

  signUpLead: 'Pricewright tells you what each product really cost you, and what to sell it for.',
  signUpPoints: [
    'Costs from your supplier’s file, or typed in',
    'Every price with the reason behind it',
    'On all your devices, even offline',
  ],
  signUpButton: 'Continue',
  openApp: 'Open Pricewright',
  retry: 'Try again',

  signingOut: 'Signing out',
  unsentTitle: 'Some changes are not on the server yet',
  unsent: (count: number) =>
    plural(count, {
      one: 'One change has not been sent.',
      other: `${formatNumber(count)} changes have not been sent.`,
    }),
  typed: (count: number) =>
    plural(count, {
      one: 'The text of one field is not saved: it is still being typed in, perhaps in another tab.',
      other: `The texts of ${formatNumber(count)} fields are not saved: they are still being typed in, perhaps in another tab.`,
    }),
  takesAll: 'Signing out takes all data off this device.',
  typedWait: 'Go to that tab and leave the field: it is saved then. This page signs out by itself once all is sent.',
  unsentWait: 'It signs out by itself as soon as they are sent.',
  stay: 'Stay signed in',
  saveUnsent: 'Save them as a file',
  discard: 'Discard them and sign out',

  displacedTitle: (newcomer: string, inAnotherTab: boolean) =>
    inAnotherTab ? `${newcomer} signed in in another tab` : `${newcomer} is now signed in on this browser`,
  displacedHere: (former: string, newcomer: string, inAnotherTab: boolean) =>
    `${inAnotherTab ? 'This tab showed' : 'This browser keeps'} the data of ${former}. None of it was sent or shown as ${newcomer}.`,
  displacedWaiting: (former: string, count: number) =>
    plural(count, {
      one: `One change of ${former} waits on this device and was not sent. It is kept until you decide.`,
      other: `${formatNumber(count)} changes of ${former} wait on this device and were not sent. They are kept until you decide.`,
    }),
  displacedGone: (former: string) => `All changes of ${former} are on the server.`,
  sendAsFormer: (former: string) => `Sign in as ${former} and send them`,
  backAsFormer: (former: string) => `Sign in as ${former}`,
  discardFormer: (newcomer: string) => `Discard them and continue as ${newcomer}`,
  goOnAs: (newcomer: string) => `Continue as ${newcomer}`,
  overTitle: (account: string) => `You no longer work in “${account}”`,
  overWaiting: (count: number) =>
    plural(count, {
      one: 'One change that you made there was not accepted: you are not a member any more, or have another role. It is kept until you decide.',
      other: `${formatNumber(count)} changes that you made there were not accepted: you are not a member any more, or have another role. They are kept until you decide.`,
    }),
  overDiscard: 'Delete and continue',

  accountTitle: 'Your sign-in',
  changeAccount: 'Change e-mail or password',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  unconfirmed: (email: string) => `${email} is not confirmed yet.`,

  sessionsTitle: 'Where you are signed in',
  sessionsLead: 'A browser that you sign out here is refused at its next request.',
  thisBrowser: 'This browser',
  browser: 'Browser',
  lastSeen: 'Last seen',
  endSession: 'Sign out',
  endOthers: 'Sign out everywhere else',
  endedOthers: 'Every other browser is signed out.',
  unknownBrowser: 'Unknown browser',

  tokensTitle: 'API tokens',
  tokensLead: 'A token lets a program of yours use the API as you. It works until it expires or you revoke it.',
  noTokens: 'No tokens yet',
  newToken: 'New token',
  aToken: 'a new token',
  tokenName: 'Name',
  tokenNameHelp: 'What uses it: the till, the stock script.',
  tokenScope: 'Access',
  scopes: { read: 'Read', draft: 'Read and draft', write: 'Read and write' },
  /** What a token of each scope is for, below the choice. */
  scopeHelp: {
    read: 'Sees everything and changes nothing. For reports and exports.',
    draft:
      'For assistants (MCP): it reads and drafts changes, and only you can apply them. It cannot write anything else.',
    write: 'May change and delete everything. For programs of your own, not for assistants.',
  },
  tokenLife: 'Expires after',
  days: (count: number) => formatCount(count, { one: 'day', other: 'days' }),
  create: 'Create the token',
  cancel: 'Cancel',
  tokenMade: 'Copy the token now',
  tokenOnce: 'It is shown only once and cannot be read again.',
  copy: 'Copy',
  copied: 'Copied',
  done: 'Done',
  expires: 'Expires',
  lastUsed: 'Last used',
  neverUsed: 'Never used',
  revoke: 'Revoke',
  revokeTitle: (name: string) => `Revoke “${name}”?`,
  revokeText: 'The program that uses it is refused from its next request on.',
  confirmTitle: 'Please confirm that it is you',
  confirmText: 'To create a token, you must have signed in within the last five minutes.',
  confirm: 'Sign in again',
  loadFailed: 'This could not be loaded.',
  /** What of the account is read or changed, where that is denied. */
  thing: 'this part of your account',
  offline: {
    title: 'You are offline',
    text: 'This is kept on the server. It shows once the network is back.',
  },
} as const
