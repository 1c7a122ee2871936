/** The message for each problem, and what to do about it (SHIP-01). */
export const landedMessages = {
  noQuantity: 'Enter a quantity above 0.',
  nothingReceived: 'Nothing of this shipment came, so there is nothing that could carry its cost.',
  noRate: (from: string, to: string) => `Enter the exchange rate from ${from} to ${to}.`,
  tooLarge: (most: string) => `The amount is larger than can be kept: at most ${most}.`,
  noWeight: (charge: string) => `Enter a weight: ${charge} is split by weight.`,
  noVolume: (charge: string) => `Enter a volume: ${charge} is split by volume.`,
  noLines: 'There is no line to carry this charge.',
  nothingToSplitBy: {
    value: 'No line has a value to split this charge by.',
    weight: 'No line has a weight to split this charge by.',
    volume: 'No line has a volume to split this charge by.',
    quantity: 'No line has a quantity to split this charge by.',
    equal: 'There is no line to carry this charge.',
    manual: 'Enter what each line carries of this charge.',
  },
  noAmount: 'Enter an estimated or an actual amount.',
  sharesDiffer: (sum: string, amount: string) => `The shares add up to ${sum}, the charge is ${amount}.`,
  shareSign: 'A share must have the same sign as the charge.',
  shareOfNoLine: 'A share belongs to a line that is not in this shipment.',
} as const
