/** What keeps the local copy from working, by code; apart, because every page that shows a copy has these words. */
export const problemMessages = {
  'storage-full': 'This device has no room left for your data. Free some space; nothing that was saved is lost.',
  'storage-lost': 'The browser has removed the data kept on this device. It will be restored in a moment.',
  'storage-failed': 'The browser cannot keep your data on this device at the moment.',
  'other-user': 'Someone else is signed in. Your changes wait until you sign in again.',
  failed: 'Something went wrong while syncing. Pricewright will try again.',
  outdated: 'Pricewright was updated in another tab. Reload this one.',
} as const
