/** Words of charts. */
export const chartMessages = {
  table: 'Show as table',
  chart: 'Show as chart',
  csv: 'Save as CSV',
  none: '–',
  total: 'Total',
  empty: 'Nothing in this range.',
  /** The name of the bars that are put together in a picture. */
  others: (count: string) => `${count} others`,
  others1: '1 other',
  /** The key of a column: what the arrow keys and Enter do. */
  keys: 'Arrow keys move between the columns, Enter opens what is behind one.',
} as const
