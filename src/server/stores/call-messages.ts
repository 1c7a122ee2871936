/** What the calls of stores refuse, each with what to do instead. */
export const callMessages = {
  whichStore: 'must be the ID of a store: there are several',
  noStore: 'No store of this shop system is connected. Connect one first.',
  noLog: 'There is no such log.',
  notConnected: (name: string) => `The store “${name}” is not connected. Connect it again first.`,
  otherCurrency: (list: string, store: string) =>
    `is in ${list}, and the store sells in ${store}. Choose a price list in ${store}`,
} as const
