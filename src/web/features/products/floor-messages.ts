/** Words of prices below the lowest margin (PRICE-12). */
export const floorMessages = {
  title: 'Below the lowest margin',
  change: 'Change the price',
  keep: 'Keep it for this reason',
  reason: 'Reason',
  reasonHelp: 'It is recorded with the price and shows in its history.',
  missing: 'Enter why the price may be this low, or change the price.',
  kept: 'Kept below the lowest margin because',
  by: (who: string) => `${who},`,
} as const
