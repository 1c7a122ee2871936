import * as z from 'zod/mini'
import { calculators } from '#domain/calculators/calculators.ts'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { SOLVED_CELLS } from '#domain/solve-price.ts'
import { boundedText, dayText } from '../fields.ts'
import {
  amount,
  currencyChangeInput,
  currencyInput,
  decimalInput,
  idOf,
  limitInput,
  namedRow,
  percent,
  percentInput,
  rateInput,
} from './figures.ts'
import { productSelection } from './selection.ts'
import { said, tool } from './tool.ts'

const productId = idOf('a product')
const variantId = said(z.optional(boundedText(60, 1)), 'The id of one variant; without it the product itself')

const priceStep = z.object({
  /** What the step does, such as `duty`, `margin`, `ending`; `cost` and `price` are totals. */
  kind: z.string(),
  /** The user's own name of a cost. */
  label: z.nullable(z.string()),
  amount: z.string(),
  running: z.string(),
  percent,
  base: amount,
  /** Where its figure comes from, such as `product`, `category`, `profile`. */
  source: z.nullable(z.string()),
})

export const explainPrice = tool({
  name: 'explain_price',
  description:
    'Explain how the price of a product comes about: every step from the supplier price over shipping, duty, other costs, margin, VAT and price ending to the shelf price. The steps add up to the price exactly.',
  scope: 'read',
  args: z.strictObject({ productId, variantId }),
  result: z.object({
    product: namedRow,
    variant: z.nullable(namedRow),
    currency: z.string(),
    cost: amount,
    price: amount,
    tradePrice: amount,
    margin: percent,
    steps: z.array(priceStep),
    /** Rules that are others today than when the price was made; the price itself stays until it is made again. */
    changed: z.array(z.object({ field: z.string(), was: z.nullable(z.string()), is: z.nullable(z.string()) })),
    /** What today's rules would give. */
    priceToday: amount,
  }),
})

const figuresOfProduct = { cost: amount, price: amount, margin: percent }

export const whatIf = tool({
  name: 'what_if',
  description:
    'Try a change of costs, duty, exchange rate, margin or price ending on one product, some or all of them, exactly, without changing anything. Answers how prices and margins would move.',
  scope: 'read',
  args: z.strictObject({
    products: said(z.optional(productSelection), 'Which products; all active ones if absent'),
    supplierCostPercent: said(z.optional(percentInput), 'Supplier prices change by this percentage: 5 or -3'),
    freightPercent: said(z.optional(percentInput), 'Shipping costs change by this percentage'),
    otherCostsPercent: said(z.optional(percentInput), 'Other costs change by this percentage'),
    dutyPoints: said(z.optional(percentInput), 'Import duty changes by these percentage points'),
    dutyRate: said(z.optional(rateInput), 'Import duty becomes this percentage'),
    hsCode: said(
      z.optional(z.string().check(z.regex(/^\d{2}[\d. ]{0,12}$/, 'must be the beginning of an HS code, such as 8517'))),
      'The duty applies to goods whose HS code begins so; without it to all',
    ),
    currency: said(z.optional(currencyInput), 'The currency of costs whose rate changes by currencyPercent'),
    currencyPercent: said(
      z.optional(currencyChangeInput),
      'That currency becomes dearer by this percentage; negative: cheaper',
    ),
    marginPoints: said(z.optional(percentInput), 'Margins change by these percentage points'),
    marginRate: said(z.optional(rateInput), 'Margins become this percentage'),
    ending: said(z.optional(z.enum(PRICE_ENDINGS)), 'Prices end so'),
    keep: said(
      z._default(z.enum(['prices', 'margins']), 'margins'),
      'What stays while costs move: margins (prices follow), or prices (margins give)',
    ),
    limit: limitInput,
  }),
  result: z.object({
    tried: z.int(),
    changed: z.int(),
    /** Not tried for want of a rate, or because a figure would be too large. */
    leftOut: z.int(),
    belowFloor: z.int(),
    losing: z.int(),
    /** Means over the products that have a margin before and after. */
    marginBefore: percent,
    marginAfter: percent,
    /** Those that move most. */
    examples: z.array(
      z.object({
        product: namedRow,
        currency: z.string(),
        before: z.object(figuresOfProduct),
        after: z.object(figuresOfProduct),
      }),
    ),
  }),
})

const solvedCells = z.object({
  shelfPrice: z.string(),
  margin: z.string(),
  discount: z.string(),
  baseCost: z.string(),
  shippingCost: z.string(),
})

export const solvePrice = tool({
  name: 'solve_price',
  description:
    'Solve the price of a product for another cell, through duty, VAT and price ending: the shelf price for a margin, the margin of a shelf price, the greatest discount, the highest supplier price or shipping cost that a price allows. What is not given stays as the product has it.',
  scope: 'read',
  args: z.strictObject({
    productId,
    solve: said(z.enum(SOLVED_CELLS), 'The cell to find'),
    shelfPrice: said(z.optional(decimalInput), 'The price before a discount, as the shop shows it'),
    marginPercent: said(z.optional(percentInput), 'The margin of the paid price without VAT'),
    discountPercent: said(z.optional(percentInput), 'The discount off the shelf price; 0 if absent'),
  }),
  result: z.object({
    product: namedRow,
    currency: z.string(),
    solve: z.enum(SOLVED_CELLS),
    before: z.object({ shelfPrice: amount, margin: percent, baseCost: z.string(), shippingCost: z.string() }),
    solved: solvedCells,
  }),
})

const CALCULATORS = Object.keys(calculators) as [keyof typeof calculators, ...(keyof typeof calculators)[]]

export const calculate = tool({
  name: 'calculate',
  description: [
    'Calculate with one of the calculators, without any product. Give all that you know: figures that contradict each other are refused. What is not given and does not follow stays at its start (isAssumed), which is no fact.',
    ...Object.entries(calculators).map(
      ([name, { cells, ...more }]) =>
        `${name}: ${Object.keys(cells).join(', ')}${
          'choices' in more && more.choices
            ? `; choices ${Object.entries(more.choices)
                .map(([choice, values]) => `${choice} ${(values as readonly string[]).join('|')}`)
                .join(', ')}`
            : ''
        }`,
    ),
  ].join('\n'),
  scope: 'read',
  isPublic: true,
  args: z.strictObject({
    calculator: z.enum(CALCULATORS),
    given: said(
      z
        .record(z.string().check(z.maxLength(40)), decimalInput)
        .check(z.refine((given) => Object.keys(given).length <= 40, 'must have at most 40 figures')),
      'Figures by cell; percentages as 40 for 40 %',
    ),
    choices: z.optional(
      z
        .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40)))
        .check(z.refine((chosen) => Object.keys(chosen).length <= 10, 'must have at most 10 choices')),
    ),
    solve: said(z.optional(boundedText(40, 1)), 'The cell that is asked for, where the figures alone do not say it'),
    currency: z.optional(currencyInput),
    otherCurrency: said(z.optional(currencyInput), 'The second currency of the calculator currency'),
  }),
  result: z.object({
    calculator: z.enum(CALCULATORS),
    currency: z.string(),
    otherCurrency: z.nullable(z.string()),
    cells: z.array(
      z.object({
        cell: z.string(),
        kind: z.enum(['money', 'percent', 'quantity', 'rate']),
        /** Null where there is none: then `issue` says why, if it is that cell's own. */
        value: z.nullable(z.string()),
        /** The caller gave it. */
        isGiven: z.boolean(),
        /** Nobody gave it: it stands at the start of the calculator, and the others follow from it too. */
        isAssumed: z.boolean(),
        issue: z.nullable(z.string()),
      }),
    ),
  }),
})

export const convertCurrency = tool({
  name: 'convert_currency',
  description:
    'Convert an amount at the reference rates of the European Central Bank, those of today or of a past day.',
  scope: 'read',
  isPublic: true,
  args: z.strictObject({
    amount: decimalInput,
    from: currencyInput,
    to: currencyInput,
    day: said(z.optional(dayText), 'YYYY-MM-DD; today if absent'),
  }),
  result: z.object({
    amount: z.string(),
    from: z.string(),
    result: z.string(),
    to: z.string(),
    /** 1 `from` = `rate` `to`. */
    rate: z.string(),
    date: z.string(),
    source: z.string(),
    ageDays: z.int(),
    stale: z.boolean(),
  }),
})

export const priceHistory = tool({
  name: 'price_history',
  description: 'How the price of a product moved over time, newest first, and the lowest price of the last 30 days.',
  scope: 'read',
  args: z.strictObject({ productId, variantId, limit: limitInput }),
  result: z.object({
    product: namedRow,
    variant: z.nullable(namedRow),
    currency: z.string(),
    points: z.array(z.object({ at: z.string(), price: amount })),
    lowest: z.object({ price: amount, days: z.int() }),
  }),
})
