/** Messages of declared lists that a first page draws. */
export const declaredMessages = {
  ahead: (first: string, rows: string) => `The first ${first} of ${rows}`,
  asked: 'Looking on the server…',
  found: (rows: string) => `${rows} found`,
  totals: 'Total of all results',
  keys: 'Arrow keys move, Enter opens, x selects. ? shows every key.',
  import: 'Import',
  delete: 'Delete',
  actions: 'Actions',
  actionsOn: (name: string) => `Actions on ${name}`,
} as const
