/** Messages of declared lists that a first page draws. */
export const declaredMessages = {
  found: (rows: string) => `${rows} found`,
  totals: 'All that were found',
  keys: 'Arrow keys move, Enter opens, x selects, Shift with x selects a range, Ctrl with C copies.',
  keysOfStory: 'Space shows how the price comes about.',
  keysOfEdits: 'F2 edits where the row stands.',
  keysOfRemoval: 'Delete deletes.',
  delete: 'Delete',
  actions: 'Actions',
  actionsOn: (name: string) => `Actions on ${name}`,
} as const
