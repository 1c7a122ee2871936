import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, type Noun } from '#web/kit/format/number.ts'

/** One line, many lines. */
export const LINE: Noun = { one: 'line', other: 'lines' }

/** The lines of a document. */
export const lineMessages = {
  label: 'Lines',
  position: '#',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  unitPrice: 'Unit price',
  discount: 'Discount',
  tax: 'Tax',
  total: 'Amount',
  unitCost: 'Unit cost',
  margin: 'Margin',
  private: 'Only you see this.',
  /** Positions count from 1. */
  cell: (column: string, position: number) => `${column}: ${formatNumber(position)}`,
  pick: 'Products and services',
  add: 'Add a line',
  addHint: 'Type a product, a service, or any words',
  full: (lines: number) => `A document holds at most ${formatCount(lines, LINE)}.`,
  more: (position: number) => `More about line ${formatNumber(position)}`,
  move: (position: number) => `Move line ${formatNumber(position)}`,
  removeShort: 'Remove',
  removed: (lines: number) => `${formatCount(lines, LINE)} removed`,
  pasted: (lines: number) => `${formatCount(lines, LINE)} pasted`,
  refusedCells: (cells: number) =>
    `${formatCount(cells, { one: 'cell', other: 'cells' })} could not be read and stayed as they were`,
  noDiscount: 'Enter a percentage (10%) or an amount.',
  open: (position: number) => `Line ${formatNumber(position)}`,
  done: 'Done',
  up: 'Move up',
  down: 'Move down',
  category: 'Tax category',
  byRate: 'By rate',
  why: (rule: string) => `${rule}. Why this price`,
  whyTitle: (name: string) => `Why this price · ${name}`,
  typed: 'Typed price',
  notPriced: 'No price yet',
  byRule: 'Use the rule’s price',
  ruleNow: (price: number, currency: string) => `The rules would give ${formatMoney(price, currency)} now.`,
  noName: 'No description',
  noPrice: 'Enter a price; 0 if it costs nothing.',
  noPriceShort: 'no price yet',
  showMargin: 'Show costs and margins',
  marginHelp: 'For your eyes: never printed, never sent.',
} as const
