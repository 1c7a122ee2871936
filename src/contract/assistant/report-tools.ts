import * as z from 'zod/mini'
import { boundedText, dayText, uuid } from '../fields.ts'
import { amount, idOf, limitInput, namedRow, percent } from './figures.ts'
import { said, tool } from './tool.ts'

const marginFigures = {
  /** Products that have a margin. */
  products: z.int(),
  mean: percent,
  least: percent,
  most: percent,
  losing: z.int(),
  belowFloor: z.int(),
  withoutCost: z.int(),
  withoutPrice: z.int(),
}

export const marginReport = tool({
  name: 'margin_report',
  description:
    'The margins of all active products: mean, least, most, how many sell at a loss or below their floor; also by category, brand or currency.',
  scope: 'read',
  args: z.strictObject({
    by: said(z.optional(z.enum(['category', 'brand', 'currency'])), 'Group by it; without it only the whole'),
    limit: limitInput,
  }),
  result: z.object({
    whole: z.object(marginFigures),
    by: z.nullable(z.string()),
    /** The largest groups first; the name is null for products of none. */
    groups: z.array(z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()), ...marginFigures })),
    moreGroups: z.int(),
    /** Categories without products of their own, each with those of all categories below it. */
    above: z.array(z.object({ id: z.string(), name: z.string(), ...marginFigures })),
  }),
})

export const stockValue = tool({
  name: 'stock_value',
  description:
    'What the goods at hand of all active products cost, landed, in the currency of the business: the same figure as the dashboard, with the products that hold most of it.',
  scope: 'read',
  args: z.strictObject({ limit: limitInput }),
  result: z.object({
    day: z.string(),
    currency: z.string(),
    amount: z.string(),
    /** Products with goods at hand. */
    counted: z.int(),
    /** Those of them that have no known cost, in part at least. */
    withoutCost: z.int(),
    /** Products whose stock nobody counts. */
    uncounted: z.int(),
    /** What the amount leaves out, as there is no exchange rate. */
    leftOut: z.array(z.object({ currency: z.string(), amount: z.string(), products: z.int() })),
    products: z.array(z.object({ ...namedRow.shape, stock: z.nullable(z.string()), amount: z.string() })),
    /** How many products the amount is of. */
    valued: z.int(),
  }),
})

/** Amounts that a sum leaves out, as there is no exchange rate. */
const leftOutAmounts = z.array(z.object({ currency: z.string(), amount: z.string(), documents: z.int() }))

export const receivables = tool({
  name: 'receivables',
  description:
    'What customers owe today after payments and credit notes, by age, with the open invoices in the order that is asked, the customers that owe most, and how long customers took to pay.',
  scope: 'read',
  args: z.strictObject({
    customerId: z.optional(idOf('a customer')),
    order: said(
      z._default(z.enum(['oldest', 'largest']), 'oldest'),
      'Invoices due longest first, or the largest first',
    ),
    only: said(
      z.optional(z.enum(['overdue'])),
      'Only overdue invoices and the customers of these, those with most overdue first; all sums stay those of all that is open',
    ),
    limit: limitInput,
  }),
  result: z.object({
    day: z.string(),
    currency: z.string(),
    open: z.string(),
    overdue: z.string(),
    ages: z.array(z.object({ age: z.string(), amount: z.string(), invoices: z.int() })),
    invoices: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        customer: z.string(),
        dueDate: z.nullable(z.string()),
        /** Days since it was due; below 0 if that is still to come. */
        daysLate: z.nullable(z.int()),
        currency: z.string(),
        open: z.string(),
      }),
    ),
    /** Those that owe most, or have most overdue where only that is asked, in the currency of the business; the id is null for invoices without a customer of the list. */
    customers: z.array(
      z.object({ id: z.nullable(z.string()), name: z.string(), open: z.string(), overdue: z.string() }),
    ),
    /** Invoices in other currencies, which are converted at the reference rate of their own day. */
    converted: z.int(),
    /** What is open in currencies without a rate, which the sums leave out. */
    leftOut: leftOutAmounts,
    /** The invoices of the last 365 days that a payment settled: the days from their issue, null where there are none. */
    paid: z.object({
      from: z.string(),
      to: z.string(),
      invoices: z.int(),
      meanDays: amount,
      medianDays: amount,
      onTime: percent,
    }),
  }),
})

export const compareSuppliers = tool({
  name: 'compare_suppliers',
  description: 'What each supplier asked for one piece of a product in its shipments, the cheapest first.',
  scope: 'read',
  args: z.strictObject({ productId: idOf('a product'), limit: limitInput }),
  result: z.object({
    product: namedRow,
    /** The currency that prices are compared in. */
    currency: z.string(),
    offers: z.array(
      z.object({
        supplier: z.string(),
        shipment: namedRow,
        variant: z.nullable(z.string()),
        day: z.string(),
        price: z.string(),
        priceCurrency: z.string(),
        /** Null without a rate. */
        compared: amount,
      }),
    ),
    suppliers: z.int(),
  }),
})

const soldFigures = {
  /** Without VAT, after credit notes. */
  net: z.string(),
  /** Of the lines whose cost is known; null where that of none is. */
  profit: amount,
  margin: percent,
  /** Of all units of measure together. */
  quantity: z.string(),
  linesWithoutCost: z.int(),
}

export const salesReport = tool({
  name: 'sales_report',
  description:
    'What was sold and received between two days, the same figures as the analytics: sales without VAT after credit notes, profit, margin, quantity, payments received; also by product, service, customer, category or brand, and for one customer or product.',
  scope: 'read',
  args: z.strictObject({
    from: said(z.optional(dayText), 'YYYY-MM-DD; without days the last 365'),
    to: said(z.optional(dayText), 'YYYY-MM-DD, included'),
    by: said(
      z.optional(z.enum(['product', 'service', 'customer', 'category', 'brand'])),
      'Divide by it; without it only the whole',
    ),
    customerId: z.optional(idOf('a customer')),
    productId: z.optional(idOf('a product')),
    categoryId: said(z.optional(uuid), 'A category, with those below it'),
    brandId: said(z.optional(uuid), 'A brand'),
    sortBy: z._default(z.enum(['net', 'profit', 'quantity']), 'net'),
    order: z._default(z.enum(['most', 'least']), 'most'),
    limit: limitInput,
  }),
  result: z.object({
    from: z.string(),
    to: z.string(),
    currency: z.string(),
    documents: z.int(),
    whole: z.object(soldFigures),
    /** Payments; null where one product is asked for. */
    received: amount,
    /** Payments in currencies without a rate, which are not in `received`. */
    receivedLeftOut: leftOutAmounts,
    /** Documents in other currencies, whose sales or payments are converted at the reference rate of their own day. */
    converted: z.int(),
    by: z.nullable(z.string()),
    groups: z.array(z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()), ...soldFigures })),
    moreGroups: z.int(),
    /** What was sold without any of them, such as lines in words; null where nothing was. */
    ofNone: z.nullable(z.object(soldFigures)),
    /** Sales in currencies without a rate, which the sums leave out. */
    leftOut: leftOutAmounts,
    /** Invoices that were set to credited without a credit note: no sum has them. */
    creditedByHand: z.int(),
  }),
})

const evidence = z.object({
  figure: z.string(),
  value: z.string(),
  currency: z.nullable(z.string()),
  row: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
})

export const insights = tool({
  name: 'insights',
  description:
    'What asks for a decision in the shop: low margins, costs that rose, prices below cost, promotions that break the 30-day rule, and more, the most severe first, each with its figures.',
  scope: 'read',
  args: z.strictObject({ kind: said(z.optional(boundedText(40, 1)), 'Only those of a kind'), limit: limitInput }),
  result: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        type: z.enum(['warning', 'opportunity', 'info']),
        impact: z.enum(['high', 'medium', 'low']),
        title: z.string(),
        text: z.string(),
        productId: z.nullable(z.string()),
        stake: z.nullable(z.object({ amount: z.string(), currency: z.string(), per: z.string() })),
        evidence: z.array(evidence),
      }),
    ),
    count: z.int(),
  }),
})
