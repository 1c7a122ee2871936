/** Words of the history of a row. */
export const historyMessages = {
  title: 'History',
  you: 'You',
  token: (name: string) => `API token ${name}`,
  system: 'Pricewright',
  somebody: 'Somebody',
  created: 'Created',
  restored: 'Restored',
  deleted: 'Deleted',
  changed: 'Changed',
  lost: 'Not applied, because a later edit took its place or the line was removed:',
  lostOnly: 'An edit that was not applied',
  from: 'from',
  to: 'to',
  more: 'Show older changes',
  empty: 'No changes yet.',
  offline: {
    title: 'You are offline',
    text: 'The history is kept on the server. It shows here once the network is back.',
  },
  waiting: 'Changes of this device that wait for the network are not in it yet.',
} as const
