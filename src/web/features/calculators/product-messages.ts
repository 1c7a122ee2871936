import type { UseWay } from './used-figures.ts'

const ways: Readonly<Record<UseWay, string>> = {
  margin: 'Price it by this margin',
  markup: 'Price it by this markup',
  fixed: 'Set this price by hand',
  costs: 'Take over these costs',
  paid: 'Take over the amount paid, with its rate',
}

/** Words of taking figures from a product and using them for one. */
export const calculatorProductMessages = {
  take: 'Take it from a product…',
  putOn: 'Use it for a product…',
  titleOfTaking: 'Take figures from a product',
  titleOfUsing: 'Use figures for a product',
  find: 'Find a product',
  findHelp: 'Part of its name, SKU or barcode',
  nothing: 'No product has that name.',
  noProducts: 'There are no products yet.',
  way: 'How',
  ways,
  figure: 'Figure',
  before: 'Now',
  after: 'After',
  price: 'Price',
  margin: 'Margin',
  cost: 'Total cost',
  apply: 'Use it',
  back: 'Another product',
  otherCurrency: (product: string, calculator: string) =>
    `This product is in ${product}, the figures are in ${calculator}. Choose ${product} in the calculator first.`,
  asIs: 'The product already has these figures.',
  noWay: 'These figures cannot be used for a product. Fill in those that are missing.',
  otherCosts: 'Other costs',
  saved: (calculator: string) => `Figures of the calculator “${calculator}” used`,
} as const
