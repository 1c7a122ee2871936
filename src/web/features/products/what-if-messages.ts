import { plural } from '#web/kit/format/number.ts'

export const whatIfMessages = {
  label: 'What-if figures',
  title: 'What if',
  explain: (count: string) => `for ${count} without their own pricing`,
  explainNone: 'for products without their own pricing: there are none',
  vat: 'VAT',
  retailMargin: 'Retail margin',
  tradeMargin: 'Trade margin',
  short: (vat: string, retail: string, trade: string) => `VAT ${vat}, margin ${retail}, trade ${trade}`,
  reset: 'Reset',
  hide: 'Hide',
} as const

export const unpricedMessages = {
  label: 'Products without a price',
  count: (products: string, count: number) =>
    plural(count, {
      one: `${products} with a cost has no price yet: set a margin, or see what it could sell for.`,
      other: `${products} with a cost have no price yet: set a margin, or see what they could sell for.`,
    }),
  set: 'Set a margin',
  tryOut: 'Try out figures',
} as const
