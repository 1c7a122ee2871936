/** Messages of the chart that adds up amounts step by step. */
export const waterfallMessages = {
  step: 'Step',
  amount: 'Amount',
  running: (sum: string) => `${sum} so far`,
} as const
