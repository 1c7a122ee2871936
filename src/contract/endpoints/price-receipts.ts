import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'

const amount = z.nullable(z.number())
const value = z.nullable(z.union([z.number(), z.string(), z.boolean()]))
const SOURCES = ['product', 'category', 'currency', 'profile', 'rate', 'shipment', 'what-if', 'default'] as const

const prices = z.object({
  totalCost: amount,
  retailPrice: amount,
  tradePrice: amount,
  margin: amount,
})

/** The receipt of a stored price: what it was made from, whether that makes it again, and what is otherwise today (PRICE-16). */
export const productPriceReceipt = endpoint({
  id: 'products.priceReceipt',
  method: 'GET',
  path: '/products/:id/price-receipt',
  summary: 'What a price was made from and where each input came from, replayed, and what has changed since (PRICE-16)',
  description: [
    'Amounts are in major units of `currency`, percentages in percent.',
    '`stored` is the price as it stands; `replayed` is made anew from `inputs` alone, and `matches` says that both are the same.',
    '`changed` names the rules that are others today, and `today` is the price that they would give: a stored price moves only by an act that names prices.',
  ].join('\n'),
  access: 'user',
  scope: 'read',
  params: z.strictObject({ id: uuid }),
  output: z.object({
    productId: z.string(),
    currency: z.string(),
    /** The version of the formulas; null where the price has no receipt that this version knows. */
    engine: z.nullable(z.int()),
    inputs: z.array(
      z.object({
        field: z.string(),
        value,
        source: z.enum(SOURCES),
        label: z.optional(z.string()),
        /** What was paid, and the dated rate that it was converted at. */
        origin: z.optional(
          z.object({
            amount: z.string(),
            currency: z.string(),
            rate: z.string(),
            date: z.string(),
            source: z.string(),
          }),
        ),
      }),
    ),
    stored: prices,
    replayed: z.nullable(prices),
    matches: z.boolean(),
    changed: z.array(z.object({ field: z.string(), was: value, is: value, source: z.enum(SOURCES) })),
    today: prices,
  }),
  errors: ['no-such-row'],
})
