/** Messages of a device that never got the data of its account. */
export const notFetchedMessages = {
  title: 'Your data has not been fetched yet',
  text: 'This device does not have your data from the server yet, so it is not shown here.',
  offline: 'There is no connection at the moment.',
} as const
