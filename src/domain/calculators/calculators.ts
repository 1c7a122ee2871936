import { breakEvenCalculator } from './break-even.ts'
import { bundleCalculator, FEWEST_ITEMS } from './bundle.ts'
import type { Calculator } from './calculator.ts'
import { currencyCalculator } from './currency.ts'
import { discountCalculator } from './discount.ts'
import { landedCostCalculator } from './landed-cost.ts'
import { marginCalculator, markupCalculator } from './margin.ts'
import { unitPriceCalculator } from './unit-price.ts'
import { vatCalculator } from './vat.ts'

/** Every calculator by its name, which is also that of its figures in the address; a set of products with as few as it can have (PAGE-03). */
export const calculators = {
  margin: marginCalculator,
  markup: markupCalculator,
  discount: discountCalculator,
  vat: vatCalculator,
  breakEven: breakEvenCalculator,
  landedCost: landedCostCalculator,
  bundle: bundleCalculator(FEWEST_ITEMS),
  unitPrice: unitPriceCalculator,
  currency: currencyCalculator,
} as const satisfies Record<string, Calculator>

/** The name of a calculator. */
export type CalculatorId = keyof typeof calculators

/** The cells of a calculator by name; those of a set without the number of the product. */
export type CellOf<Id extends CalculatorId> = keyof (typeof calculators)[Id]['cells'] & string
