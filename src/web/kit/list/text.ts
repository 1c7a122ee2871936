/** Words of lists. */
export const listText = {
  columns: 'Columns',
  resetColumns: 'Usual columns',
  filters: 'Filters',
  nothing: 'nothing',
  gone: 'one that is gone',
  yes: 'yes',
  no: 'no',
} as const
