/** What the local copy tells people. */
export const dataText = {
  undo: 'Undo',
  unsentFile: 'pricewright-unsent.json',
  problems: {
    'storage-full': 'This device has no room left for your data. Free some space; nothing that was saved is lost.',
    'storage-lost': 'The browser has removed the data kept on this device. Reload the page to fetch it again.',
    'storage-failed': 'The browser cannot keep your data on this device at the moment.',
    'other-user': 'Someone else is signed in. Your changes wait until you sign in again.',
    failed: 'Something went wrong while syncing. Pricewright will try again.',
    outdated: 'Pricewright was updated in another tab. Reload this one.',
  },
  denied: (act: string, thing: string) => `You do not have permission to ${act} ${thing}`,
  expired: 'Your sign-in has ended. Sign in again; nothing is lost.',
  unreachable: 'The server cannot be reached.',
  unreachableRemedy: 'Check your connection and try again.',
  unknown: 'Something went wrong. Please retry or contact support.',
} as const
