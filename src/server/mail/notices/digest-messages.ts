/** The weekly digest of prices and costs. */
export const digestMessages = {
  subject: (prices: number, costs: number) =>
    `Your week: ${[
      ...(prices > 0 ? [prices === 1 ? '1 price' : `${prices} prices`] : []),
      ...(costs > 0 ? [costs === 1 ? '1 cost' : `${costs} costs`] : []),
    ].join(' and ')} changed`,
  week: (business: string, from: string, to: string) => `${business === '' ? '' : `${business}, `}${from} to ${to}`,
  prices: (count: number) => (count === 1 ? 'One price changed:' : `${count} prices changed:`),
  costs: (count: number) => (count === 1 ? 'One cost changed:' : `${count} costs changed:`),
  more: (count: number) => `and ${count} more`,
  below: (count: number, isMore: boolean) =>
    count === 1
      ? 'One product is below its lowest margin:'
      : `${isMore ? 'More than ' : ''}${count} products are below their lowest margin:`,
  noneBelow: 'No product is below its lowest margin.',
  seeBelow: 'See these products',
  seeChanges: 'See all changes',
} as const
