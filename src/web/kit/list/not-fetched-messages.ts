/** Messages of a device that never got the data of its account. */
export const notFetchedMessages = {
  title: 'Your data has not been fetched yet',
  text: 'This device has not got your data from the server so far, so what you have does not show here.',
  offline: 'There is no connection at the moment.',
} as const
