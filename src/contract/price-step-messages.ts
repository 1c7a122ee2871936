import type { PriceStepKind } from '#domain/price-story.ts'

/** What the steps of a price are called, on screen and by the assistant (PRICE-06, CHAT-04). */
export const priceStepNames: Readonly<Record<PriceStepKind, string>> = {
  base: 'Supplier price',
  shipping: 'Shipping',
  duty: 'Import duty',
  extra: 'Other cost',
  vat: 'VAT on cost',
  cost: 'Total cost',
  margin: 'Margin',
  markup: 'Markup',
  manual: 'Difference to the price set by hand',
  retailPrice: 'Difference to the price you entered',
  salesVat: 'Sales VAT',
  ending: 'Price ending',
  floor: 'Lowest margin',
  price: 'Retail price',
}
