/** Why costs and prices of a product or a service are refused. */
export const productMessages = {
  /** `percent` is the lowest margin. Begins so for every percentage. */
  belowFloor: (percent: string) =>
    `The price is below the lowest margin of ${percent}%. Raise it, or give a reason to keep it.`,
  costsTooLarge: (most: string) => `The costs add up to more than can be kept: at most ${most}.`,
  priceTooLarge: (most: string) => `The price comes out larger than can be kept: at most ${most}.`,
  variantCostsTooLarge: (variant: string, most: string) =>
    `The costs of "${variant}" add up to more than can be kept: at most ${most}.`,
  variantPriceTooLarge: (variant: string, most: string) =>
    `The price of "${variant}" comes out larger than can be kept: at most ${most}.`,
  /** `to` is the name of the part, and follows that of its field. */
  otherCurrency: (currency: string) => `to must be ${currency}, the currency of the product`,
} as const
