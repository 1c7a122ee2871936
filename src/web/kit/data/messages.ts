/** What the local copy tells people. */
export const dataMessages = {
  undo: 'Undo',
  unsentFile: 'pricewright-unsent.json',
  denied: (act: string, thing: string) => `You do not have permission to ${act} ${thing}`,
  expired: 'Your sign-in has ended. Sign in again; nothing is lost.',
  unreachable: 'The server cannot be reached.',
  unreachableRemedy: 'Check your connection and try again.',
  notLoaded: 'This needs a part of Pricewright that could not be loaded.',
  gone: 'Something that this needs was deleted on another device.',
  unknown: 'Something went wrong. Please retry or contact support.',
} as const
