/** Words of what takes room on this device, and of clearing it. */
export const usageMessages = {
  caption: 'What this device keeps, by kind',
  what: 'What',
  count: 'Number',
  size: 'About',
  drafts: 'texts that are not saved',
  pictures: 'pictures that wait',
  program: 'files of the program',
  clear: {
    title: 'Make the copy anew',
    lead: 'Removes your data from this device and fetches it again from the server. You stay signed in. Helps if something looks wrong or takes too much room.',
    clear: 'Clear and fetch again',
    clearing: 'Clearing…',
    offline: 'You are offline. The copy can only be made anew from the server.',
    refused: 'This is on this device alone and would be lost. Send, save or dismiss it first:',
    waiting: { one: 'change that waits to be sent', other: 'changes that wait to be sent' },
    refusedChanges: { one: 'change that the server refused', other: 'changes that the server refused' },
    typed: { one: 'text that was typed and not saved', other: 'texts that were typed and not saved' },
    pictures: { one: 'picture that waits to be uploaded', other: 'pictures that wait to be uploaded' },
  },
} as const
