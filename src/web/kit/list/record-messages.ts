/** Messages of one record: its page where it is gone, and its values in sentences. */
export const recordMessages = {
  notFound: 'Not found',
  noId: (thing: string) => `There is no ${thing} at this address.`,
  isGone: (thing: string) => `This ${thing} is gone`,
  bringBack: 'Restore it',
  /** `list` as its heading says it. */
  alsoHere: (names: string) => `Also editing this: ${names}`,
  /** Said to whoever may change nothing here. */
  looksOnly: 'You can look at this account, not change it.',
  backTo: (list: string) => `Go to the ${list.toLowerCase()}`,
  /** Of a record that was open, or had just been made. */
  notHere: 'It was deleted on another device or in another tab, or the server did not take it.',
  nothing: 'nothing',
  gone: 'one that is gone',
  yes: 'yes',
  no: 'no',
} as const
