/** What gave the price of a document's line. */
export const linePriceMessages = {
  supplier: 'Supplier price',
  /** `rule` gave a price in another currency, at the rate of a day. */
  converted: (rule: string, currency: string, day: string) => `${rule} · from ${currency} at the rate of ${day}`,
} as const
