import * as z from 'zod/mini'
import { isTimeZone, momentOf } from '#domain/calendar-day.ts'
import { endpoint } from '../endpoint.ts'
import { general } from '../entity.ts'
import { priceList } from '../entities/price-list.ts'
import { priceListPrice } from '../entities/price-list-price.ts'
import { scheduledPrice } from '../entities/scheduled-price.ts'
import { fieldMessages } from '../field-messages.ts'
import { boundedText, dayText, uuid } from '../fields.ts'
import { UUID } from '../row-id.ts'
import { listSchema } from '../lists/list-schema.ts'
import { listPriceList, priceListList, scheduledPriceList } from '../lists/price-list-list.ts'
import { crudEndpoints, listFields } from './crud.ts'

const calls = crudEndpoints(general(priceList), listSchema(priceListList))
/** PLIST-01. */
const listId = z.strictObject({
  id: z.string().check(z.regex(UUID, 'Price list ID is required')),
})
const signedOut = 'User ID is required'
export const priceLists = {
  list: { ...calls.list, signedOut },
  get: { ...calls.get, signedOut },
  create: calls.create,
  put: { ...calls.put, params: listId },
  patch: { ...calls.patch, params: listId },
  remove: { ...calls.remove, params: listId },
}
export const priceListPrices = crudEndpoints(general(priceListPrice), listSchema(listPriceList))
export const scheduledPrices = crudEndpoints(general(scheduledPrice), listSchema(scheduledPriceList))

const timeZone = z.optional(z.string().check(z.refine(isTimeZone, 'must be a time zone such as Europe/Berlin')))
const instant = z
  .string()
  .check(z.refine((text) => momentOf(text) !== undefined, { error: () => fieldMessages.noMoment }))
const amount = z.nullable(z.number())
/** `1` adds cost, margin and floor; without it, answers of this call may be shown to customers. */
const figures = z.optional(z.enum(['0', '1']))

const breakPrice = z.object({ minQuantity: z.number(), price: z.number() })
const listedPrice = z.object({
  productId: z.string(),
  /** Empty for the product itself; its variants follow it. */
  variantId: z.string(),
  name: z.string(),
  sku: z.string(),
  currency: z.string(),
  price: amount,
  /** Why there is no price. */
  reason: z.nullable(z.string()),
  /** Without sales VAT: by the list, or because the product was priced so, whatever the shop shows by now. */
  withoutVat: z.boolean(),
  rule: z.object({
    kind: z.string(),
    label: z.string(),
    percent: amount,
    minQuantity: amount,
    tierPercent: amount,
  }),
  /** Prices for more pieces, by rising quantity. */
  breaks: z.array(breakPrice),
  figures: z.optional(z.object({ cost: amount, margin: amount, floorPrice: amount, belowFloor: z.boolean() })),
})

const listPricesQuery = z.strictObject({
  page: listFields.page,
  pageSize: listFields.pageSize,
  quantity: z.optional(z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/, 'must be a quantity'))),
  /** The moment that prices are asked for; now by default. */
  at: z.optional(instant),
  figures,
})

export const priceListContents = endpoint({
  id: 'priceLists.prices',
  members: 'work',
  method: 'GET',
  path: '/price-lists/:id/prices',
  summary:
    'The prices that a list gives, in its order, each with the rule that won; `missing` names products that are no more',
  access: 'user',
  scope: 'read',
  params: listId,
  query: listPricesQuery,
  output: z.object({ items: z.array(listedPrice), more: z.boolean(), total: z.int(), missing: z.array(z.string()) }),
  errors: ['no-such-row', 'list-too-large'],
})

const asOfQuery = z.strictObject({
  date: dayText,
  timeZone,
  page: listFields.page,
  pageSize: listFields.pageSize,
  figures,
})

const pastPrice = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  currency: z.string(),
  price: amount,
  tradePrice: amount,
  cost: z.optional(amount),
})

export const pricesAsOf = endpoint({
  id: 'prices.asOf',
  members: 'work',
  method: 'GET',
  path: '/prices/as-of',
  summary: 'The prices of all products at the end of a past day, by name (LEDGER-02)',
  access: 'user',
  scope: 'read',
  query: asOfQuery,
  output: z.object({ asOf: z.string(), items: z.array(pastPrice), more: z.boolean() }),
})

export const pricesAsOfFile = endpoint({
  id: 'prices.asOfFile',
  members: 'work',
  method: 'GET',
  path: '/prices/as-of.csv',
  summary: 'The same as one CSV file',
  access: 'user',
  scope: 'read',
  rateLimit: 30,
  query: z.strictObject({ date: dayText, timeZone, figures }),
  produces: 'text/csv',
})

const lowestPriceQuery = z.strictObject({
  priceListId: z.optional(uuid),
  variantId: z.optional(boundedText(60, 1)),
  /** The moment that is asked about; now by default. */
  at: z.optional(instant),
  timeZone,
})

export const lowestProductPrice = endpoint({
  id: 'products.lowestPrice',
  members: 'work',
  method: 'GET',
  path: '/products/:id/lowest-price',
  summary:
    'The lowest price of the 30 days before the reduction in force (LEDGER-03); of the price in a list where one is named',
  access: 'user',
  scope: 'read',
  params: z.strictObject({ id: uuid }),
  query: lowestPriceQuery,
  output: z.object({
    currency: z.string(),
    lowestPrice: amount,
    since: z.nullable(z.string()),
    from: z.string(),
    to: z.string(),
    reduction: z.enum(['promotion', 'cut', 'none']),
    currentPrice: amount,
  }),
  errors: ['no-such-row'],
})
