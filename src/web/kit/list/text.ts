/** Words of lists. */
export const listText = {
  columns: 'Columns',
  resetColumns: 'Usual columns',
  filters: 'Filters',
  nothing: 'nothing',
  gone: 'one that is gone',
  /** Of a record that was open, or had just been made. */
  notHere: 'It was deleted on another device or in another tab, or the server did not take it.',
  yes: 'yes',
  no: 'no',
} as const
