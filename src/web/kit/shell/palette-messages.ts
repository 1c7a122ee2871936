/** Messages of the command palette. */
export const paletteMessages = {
  title: 'Search or do…',
  ofPage: 'With the selection',
  recent: 'Recently opened',
  acts: 'Actions',
  pages: 'Pages',
  records: 'Records',
  information: 'Information',
  forCustomer: 'For this customer',
  theme: (choice: string) => `Theme: ${choice.toLowerCase()}`,
  noMatch: 'Nothing matches. Try fewer letters.',
  failed: 'This part could not be searched. Please try again.',
  keys: 'Arrow keys choose, Enter opens.',
} as const
