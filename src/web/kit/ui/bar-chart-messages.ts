/** Words of charts of bars. */
export const barChartMessages = { table: 'Show as table', share: 'Share' } as const
