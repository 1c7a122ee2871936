import * as z from 'zod/mini'
import { boundedText } from '../fields.ts'
import { customerList } from '../lists/customer-list.ts'
import { documentList } from '../lists/document-list.ts'
import { filterSchemas } from '../lists/list-schema.ts'
import type { DeclaredList } from '../lists/declared-list.ts'
import { productList } from '../lists/product-list.ts'
import { serviceList } from '../lists/service-list.ts'
import { amount, currencyInput, decimalInput, limitInput, percent } from './figures.ts'
import { said, tool } from './tool.ts'

const search = said(z.optional(boundedText(200)), 'Words that the row has in its name, number or other texts')

/** Bounds of a figure of products, decimal texts; rows without that figure are beyond each. */
const bounds = z.strictObject({
  from: said(z.optional(decimalInput), 'At least so much'),
  below: said(z.optional(decimalInput), 'Less than so much'),
  to: said(z.optional(decimalInput), 'At most so much'),
})
const productBounds = said(
  z.optional(
    z.strictObject({
      margin: said(z.optional(bounds), 'In percent'),
      price: said(z.optional(bounds), 'In major units of comparedIn, or without it of the currency of each product'),
      stock: z.optional(bounds),
    }),
  ),
  'Only products whose figures are within these bounds',
)
export type ProductBounds = z.output<typeof productBounds>

/** How rows of a list are found: words, its filters by name, an order, and how many. */
function findArgs(list: DeclaredList) {
  const sorts = Object.entries(list.sorts).flatMap(([name, sort]) => ('told' in sort && sort.isOfScreen ? [] : name))
  const { userId: _, ...filters } = filterSchemas(list)
  return z.strictObject({
    search,
    filter: said(z.optional(z.strictObject(filters)), 'Filters of the list on screen'),
    sortBy: z.optional(z.enum(sorts as [string, ...string[]])),
    sortDirection: z.optional(z.enum(['asc', 'desc'])),
    limit: limitInput,
  })
}

/** Rows that were found, and how many there are. */
function found<S extends z.ZodMiniType>(item: S) {
  return z.object({ items: z.array(item), total: z.int() })
}

const foundProduct = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  category: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  currency: z.string(),
  cost: amount,
  price: amount,
  tradePrice: amount,
  margin: percent,
  stock: z.nullable(z.int()),
  isActive: z.boolean(),
})

export const findProducts = tool({
  name: 'find_products',
  description:
    'Find products of the catalogue by words and filters, with cost, price, trade price, margin and stock. Use it first to get the id of a product that the user names. filter.problem finds losing, priceless or below-floor products, bounds those with a margin, price or stock within limits.',
  scope: 'read',
  args: z.extend(findArgs(productList), {
    bounds: productBounds,
    comparedIn: said(
      z.optional(currencyInput),
      'Bound prices and order prices or costs as amounts of this currency, at the rates of today; without it an amount counts in the currency of its product',
    ),
  }),
  result: z.extend(found(foundProduct), {
    /** Null where no product has another currency. */
    compared: z.nullable(
      z.object({
        currency: z.string(),
        /** Of the rates. */
        day: z.string(),
        /** Currencies of products without a rate: these are within no bounds, and come last. */
        without: z.array(z.string()),
      }),
    ),
  }),
})

export const findServices = tool({
  name: 'find_services',
  description: 'Find services by words and filters, with price, cost and margin.',
  scope: 'read',
  args: findArgs(serviceList),
  result: found(
    z.object({
      id: z.string(),
      name: z.string(),
      category: z.string(),
      pricingModel: z.string(),
      currency: z.string(),
      cost: amount,
      price: amount,
      margin: percent,
      isActive: z.boolean(),
    }),
  ),
})

export const findCustomers = tool({
  name: 'find_customers',
  description: 'Find customers by words and filters. Use it first to get the id of a customer that the user names.',
  scope: 'read',
  args: findArgs(customerList),
  result: found(
    z.object({
      id: z.string(),
      name: z.string(),
      company: z.string(),
      email: z.string(),
      country: z.string(),
      status: z.string(),
      paymentDays: z.nullable(z.int()),
    }),
  ),
})

export const findDocuments = tool({
  name: 'find_documents',
  description:
    'Find invoices, quotes, credit notes, receipts and purchase orders by words and filters: type, status (also overdue), customer, days of issue.',
  scope: 'read',
  args: findArgs(documentList),
  result: found(
    z.object({
      id: z.string(),
      number: z.string(),
      documentType: z.string(),
      status: z.string(),
      customer: z.string(),
      customerId: z.nullable(z.string()),
      issueDate: z.nullable(z.string()),
      /** Of a quote the day until which it is valid. */
      dueDate: z.nullable(z.string()),
      currency: z.string(),
      total: amount,
      /** What is still to be paid; null where nothing is asked for. */
      open: amount,
    }),
  ),
})
