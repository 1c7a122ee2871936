import { breakEvenCalculator } from './break-even.ts'
import { bundleCalculator, FEWEST_ITEMS, type ITEM_CELLS, MOST_ITEMS, type SetCell } from './bundle.ts'
import type { Calculator } from './calculator.ts'
import { currencyCalculator } from './currency.ts'
import { discountCalculator } from './discount.ts'
import { landedCostCalculator } from './landed-cost.ts'
import { marginCalculator, markupCalculator } from './margin.ts'
import { priceCalculator } from './price.ts'
import { unitPriceCalculator } from './unit-price.ts'
import { vatCalculator } from './vat.ts'

/** Every calculator by its name, which is also that of its figures in the address; a set of products with as few as it can have (PAGE-03). */
export const calculators = {
  margin: marginCalculator,
  markup: markupCalculator,
  vat: vatCalculator,
  price: priceCalculator,
  discount: discountCalculator,
  breakEven: breakEvenCalculator,
  landedCost: landedCostCalculator,
  bundle: bundleCalculator(FEWEST_ITEMS),
  currency: currencyCalculator,
  unitPrice: unitPriceCalculator,
} as const satisfies Record<string, Calculator>

/** The name of a calculator. */
export type CalculatorId = keyof typeof calculators

/** What a calculator calls its cells; those of each product of a set without its number. */
export type CellName<Id extends CalculatorId> = Id extends 'bundle'
  ? (typeof ITEM_CELLS)[number] | SetCell
  : keyof (typeof calculators)[Id]['cells'] & string

/**
 * A calculator by its name; a set of products with so many of them, as far as it can have them. It begins with the VAT rate `usualVat`, as
 * decimal text, where one is given.
 */
export function calculatorWith(id: CalculatorId, items: number, usualVat?: string): Calculator {
  if (id !== 'bundle') return startingWith(calculators[id], usualVat)
  return bundleCalculator(Math.min(MOST_ITEMS, Math.max(FEWEST_ITEMS, Math.trunc(items) || FEWEST_ITEMS)))
}

function startingWith(calculator: Calculator, usualVat: string | undefined): Calculator {
  if (usualVat === undefined) return calculator
  const cells = Object.entries(calculator.cells).map(([name, cell]) => [
    name,
    cell.usualVat ? { ...cell, start: usualVat } : cell,
  ])
  return { ...calculator, cells: Object.fromEntries(cells) }
}
