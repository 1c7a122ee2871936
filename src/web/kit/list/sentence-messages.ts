/** What plain lists say of rows of any kind, where their pages say nothing of their own. */
export const plainSentences = {
  stamps: { createdAt: 'Added', updatedAt: 'Changed' } as Readonly<Record<string, string>>,
  search: (rows: string) => `Search ${rows}`,
  searchHint: ([first = '', second, ...more]: readonly string[]) =>
    [first, ...(second === undefined ? [] : [second.toLowerCase()])].join(', ') + (more.length > 0 ? ' …' : ''),
  nothing: (rows: string) => ({
    title: 'Nothing matches',
    text: `Change the search or the filters, or show all ${rows} again.`,
    reset: `Show all ${rows}`,
  }),
  chosen: (rows: string) => `Selected ${rows}`,
  create: (row: string) => `New ${row}`,
  newHelp: (title: string) => `It is added as soon as it has a ${title.toLowerCase()}.`,
  gone: { title: 'Not found', text: 'It was deleted, or it never existed.' },
  empty: (rows: string) => ({ title: `No ${rows} yet`, text: '', importFile: 'Import a file' }),
  all: (filter: string) => `Any ${filter.toLowerCase()}`,
} as const
