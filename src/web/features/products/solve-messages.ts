import type { SolvedCell } from '#domain/solve-price.ts'
import type { KeptBy, SolveProblem } from './solve-cells.ts'

const cells: Readonly<Record<SolvedCell, string>> = {
  shelfPrice: 'Shelf price',
  margin: 'Margin',
  discount: 'Discount',
  baseCost: 'Supplier price',
  shippingCost: 'Shipping',
}

const questions: Readonly<Record<SolvedCell, string>> = {
  shelfPrice: 'What must it sell for?',
  margin: 'What margin is left?',
  discount: 'What discount can you give?',
  baseCost: 'What can the supplier charge?',
  shippingCost: 'What can shipping cost?',
}

const left = 'Raise the shelf price, or lower the margin, the discount or the other costs.'

export const solveMessages = {
  title: 'Price calculator',
  cells,
  questions,
  shopperPays: 'The shopper pays',
  profit: 'Profit on each',
  loss: 'Loss on each',
  margin: 'Margin',
  keep: 'Keep it as',
  ways: { margin: 'Margin', byHand: 'Fixed price' } satisfies Record<KeptBy, string>,
  keptBy: {
    margin: (margin: string) => `Priced by a margin of ${margin}: when a cost changes, the price follows.`,
    byHand: (price: string) => `Fixed at ${price} by hand: when a cost changes, the margin changes.`,
  },
  thenAt: (price: string, margin: string) => `The product then sells for ${price} at a margin of ${margin}.`,
  thenPrice: (price: string) => `The product then sells for ${price}.`,
  noDiscount: 'The discount is not kept on the product. Give it in a price list or a planned price.',
  replaces: (cost: string, paid: string, currency: string) =>
    `${cost}: the ${paid} paid in ${currency} and its exchange rate are replaced by this amount.`,
  belowFloor: (price: string) => `Below the lowest price of ${price}`,
  variants: 'Variants with a cost or price of their own keep it.',
  use: 'Use it',
  asIs: 'The product already has these values.',
  saved: (cell: string) => `${cell} taken from the price calculator`,
  noAnswer: 'No answer',
  problems: (cell: SolvedCell): Readonly<Record<SolveProblem, string>> => ({
    'percent-too-high': 'Margin and discount must each be from 0 to below 100%. Lower the one that is not.',
    'no-cost': 'There is no cost yet. Enter the supplier price or shipping.',
    'no-price': 'Enter a shelf price above 0.',
    'nothing-left':
      cell === 'discount'
        ? 'No discount leaves this margin: the shelf price is too low without one. Raise it, or lower the margin.'
        : `Nothing is left for the ${cells[cell].toLowerCase()}: the margin and the other costs take the whole price. ${left}`,
    'too-large': 'The answer is too large. Lower the margin, the discount or the costs.',
  }),
} as const
