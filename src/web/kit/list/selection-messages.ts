/** Words of choosing rows. */
export const selectionMessages = {
  count: (count: string) => `${count} selected`,
  all: (count: string) => `Select all ${count} that match`,
  clear: 'Clear the selection',
  start: 'Select several',
  stop: 'Stop selecting',
} as const
