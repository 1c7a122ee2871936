import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'

const amount = z.nullable(z.number())
const value = z.nullable(z.union([z.number(), z.string(), z.boolean()]))
const SOURCES = [
  'product',
  'variant',
  'category',
  'currency',
  'profile',
  'rate',
  'shipment',
  'what-if',
  'default',
] as const

const figures = { totalCost: amount, retailPrice: amount, tradePrice: amount, margin: amount }

const input = z.object({
  field: z.string(),
  value,
  source: z.enum(SOURCES),
  label: z.optional(z.string()),
  /** The amount that was paid, and the dated rate that converted it. */
  origin: z.optional(
    z.object({ amount: z.string(), currency: z.string(), rate: z.string(), date: z.string(), source: z.string() }),
  ),
})

/** The receipt of one price: the product's own or a variant's. */
function receiptOf<S extends z.ZodMiniType>(prices: S) {
  return {
    inputs: z.array(input),
    stored: prices,
    replayed: z.nullable(prices),
    matches: z.boolean(),
    changed: z.array(z.object({ field: z.string(), was: value, is: value, source: z.enum(SOURCES) })),
    today: prices,
  }
}

/**
 * The receipts of a product's stored prices and its variants': the inputs of each, whether they still give that price, and what differs
 * today (PRICE-16).
 */
export const productPriceReceipt = endpoint({
  id: 'products.priceReceipt',
  members: 'work',
  method: 'GET',
  path: '/products/:id/price-receipt',
  summary: 'What a price was made from and where each input came from, replayed, and what has changed since (PRICE-16)',
  description: [
    'Amounts are in major units of `currency`, percentages in percent.',
    '`stored` is the price as it stands; `replayed` is made anew from `inputs` alone, and `matches` says that both are the same.',
    '`variants` tells the same of each variant: an input of source `variant` is its own, all others are those of the product.',
    '`changed` names the rules that are others today, and `today` is the price that they would give: a stored price moves only by an act that names prices.',
  ].join('\n'),
  access: 'user',
  scope: 'read',
  params: z.strictObject({ id: uuid }),
  output: z.object({
    productId: z.string(),
    currency: z.string(),
    /** The version of the formulas; null if this version cannot read the receipt. */
    engine: z.nullable(z.int()),
    ...receiptOf(z.object(figures)),
    variants: z.array(
      z.object({
        variantId: z.string(),
        name: z.string(),
        ...receiptOf(z.object({ ...figures, calculated_price: amount })),
      }),
    ),
  }),
  errors: ['no-such-row'],
})
