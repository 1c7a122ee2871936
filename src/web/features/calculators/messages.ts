import type { CalculatorId } from '#domain/calculators/calculators.ts'
import type { CONTENT_UNITS, PRICED_UNITS } from '#domain/calculators/unit-price.ts'

const titles: Readonly<Record<CalculatorId, string>> = {
  price: 'Price calculator',
  margin: 'Margin',
  markup: 'Markup',
  discount: 'Discount',
  vat: 'VAT',
  breakEven: 'Break-even',
  landedCost: 'Landed cost',
  bundle: 'Bundle',
  unitPrice: 'Price per unit',
  currency: 'Currency',
}

const leads: Readonly<Record<CalculatorId, string>> = {
  price: 'From the supplier price to the price on the shelf.',
  margin: 'Profit as a share of the price.',
  markup: 'Profit as a share of the cost.',
  discount: 'What a discount costs you.',
  vat: 'Put VAT on a price, or take it out.',
  breakEven: 'How much must be sold to cover the fixed costs.',
  landedCost: 'What goods cost once they have arrived.',
  bundle: 'Several products sold together.',
  unitPrice: 'The price of a kilogram, litre, piece or metre.',
  currency: 'An amount in another currency, at the rate of a day.',
}

const units: Readonly<Record<(typeof CONTENT_UNITS)[number] | (typeof PRICED_UNITS)[number], string>> = {
  g: 'g',
  kg: 'kg',
  '100g': '100 g',
  ml: 'ml',
  l: 'l',
  '100ml': '100 ml',
  piece: 'piece',
  cm: 'cm',
  m: 'm',
  m2: 'm²',
}

/** Words of the calculators beside their cells. */
export const calculatorsMessages = {
  title: 'Calculators',
  lead: 'Type over any figure: the others follow at once. Press = beside a figure to work it out from the rest.',
  currency: 'Currency',
  titles,
  leads,
  units,
  steps: 'How this is worked out',
  copy: 'Copy the link to these figures',
  fromLink: 'These are the figures of the link that you opened.',
  linked: 'as in the link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Copy the address of this page instead.',
  reset: 'Start again',
  choices: { dutyBasis: 'Duty on', vatCounts: 'VAT', unit: 'Content in', per: 'Price per', from: 'From', to: 'To' },
  dutyBasis: { cif: 'Value at the border', fob: 'Goods alone' },
  vatCounts: { reclaimed: 'Reclaimed', paid: 'Part of the cost' },
  item: (number: string) => `Product ${number}`,
  ofItem: (cell: string, number: string) => `${cell}, product ${number}`,
  addItem: 'Add a product',
  removeItem: (number: string) => `Remove product ${number}`,
  takeDated: 'Use the rate of the day',
  noRate: 'No exchange rate is known between these currencies. Enter your own.',
  belowZero: 'The other figures leave nothing for this: it would be below 0.',
  wholeOrMore: 'This must be below 100%.',
  zero: (formula: string) => `No answer: ${formula} is 0, and nothing can be divided by 0.`,
  noSales: 'No number of sales makes up for this: the discount takes the whole margin.',
  noUnits: 'No number of pieces covers this: each brings in no more than it costs.',
} as const
