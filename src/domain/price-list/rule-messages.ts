import type { PriceRule } from './price-data.ts'

/** How figures in the name of a rule are written: shares in ppm, quantities in 1/10,000, days as `2026-07-06`. */
export interface RuleFormats {
  readonly rate: (ppm: number) => string
  readonly quantity: (value: number) => string
  readonly day: (day: string) => string
}

const chips = {
  product: 'Product’s price',
  promotion: 'Promotion',
  override: 'By hand',
  quantityBreak: (quantity: string) => `From ${quantity}`,
  percentOff: (percent: string) => `${percent} off`,
  percentUp: (percent: string) => `${percent} on top`,
  margin: (percent: string) => `Margin ${percent}`,
  markup: (percent: string) => `Markup ${percent}`,
  tradePrice: 'Trade price',
  listTier: (percent: string, quantity: string) => `${percent} off from ${quantity}`,
  listTerms: 'Product’s price',
} as const

/** The name of the rule that made a price: `10% off`, `By hand`. */
export function ruleMessage(
  { kind, label, percent, minQuantity, tierPercent }: PriceRule,
  { rate, quantity }: RuleFormats,
): string {
  switch (kind) {
    case 'promotion':
      return label || chips.promotion
    case 'percentOff':
      return (percent ?? 0) < 0 ? chips.percentUp(rate(-(percent ?? 0))) : chips.percentOff(rate(percent ?? 0))
    case 'margin':
    case 'markup':
      return chips[kind](rate(percent ?? 0))
    case 'quantityBreak':
      return chips.quantityBreak(quantity(minQuantity ?? 0))
    case 'listTier':
      return chips.listTier(rate(tierPercent ?? 0), quantity(minQuantity ?? 0))
    default:
      return chips[kind]
  }
}
