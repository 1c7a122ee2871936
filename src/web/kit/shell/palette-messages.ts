/** Messages of the command palette. */
export const paletteMessages = {
  title: 'Go to a page or record',
  pages: 'Pages',
  records: 'Records',
  noMatch: 'Nothing matches. Try fewer letters.',
  failed: 'This part could not be searched. Please try again.',
  keys: 'Arrow keys choose, Enter opens.',
} as const
