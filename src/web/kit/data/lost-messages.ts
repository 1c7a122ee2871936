/** What is said where the device has lost its copy. */
export const lostMessages = {
  title: 'The browser removed the data kept on this device',
  nothing: 'No change was lost: the copy has been restored.',
  fetched: 'Your data is fetched from the server again.',
  written: (names: readonly string[]) => `Restored, and waiting to be sent: ${names.join(', ')}.`,
  missing: (names: readonly string[]) => `Lost before it was sent, please enter it again: ${names.join(', ')}.`,
} as const
