/** Words of charts of bars. */
export const barChartText = { table: 'Show as table', share: 'Share' } as const
