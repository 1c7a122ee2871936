/** What the rules of prices are called, in two or three words. */
export const ruleChips = {
  product: 'Product’s price',
  promotion: 'Promotion',
  override: 'By hand',
  quantityBreak: (quantity: string) => `From ${quantity}`,
  percentOff: (percent: string) => `${percent} off`,
  percentUp: (percent: string) => `${percent} on top`,
  margin: (percent: string) => `Margin ${percent}`,
  markup: (percent: string) => `Markup ${percent}`,
  tradePrice: 'Trade price',
  fromQuantity: (words: string, quantity: string) => `${words} from ${quantity}`,
  listTier: 'Product’s price',
  listTerms: 'Product’s price',
} as const
