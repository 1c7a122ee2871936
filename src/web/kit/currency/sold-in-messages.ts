/** Words of the choice of another currency for a record. */
export const soldInMessages = {
  label: 'Sold in',
  title: (from: string, to: string) => `Sell in ${to} instead of ${from}?`,
  lead: 'The amounts are either converted or keep their figures. Undo takes it back.',
  what: 'What happens to the amounts',
  convert: 'Convert the amounts',
  convertHelp: (rate: string) => `At ${rate}.`,
  noRate: (from: string, to: string) => `There is no exchange rate from ${from} to ${to}. Enter your own to convert.`,
  ownRate: (from: string, to: string) => `1 ${from} in ${to}`,
  keep: 'Keep the figures',
  keepHelp: 'Only the currency changes: for amounts that were entered in the wrong one.',
  amount: 'Amount',
  none: '–',
  tooLarge: (issue: string) => `This is not possible: it ${issue}.`,
  cancel: 'Cancel',
  take: (to: string) => `Change to ${to}`,
} as const
