import * as z from 'zod/mini'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { boundedText } from '../fields.ts'
import { amount, currencyInput, decimalInput, idOf, percentInput, rateInput } from './figures.ts'
import { proposal } from './proposal.ts'
import { productSelection } from './selection.ts'
import { said, tool } from './tool.ts'

const title = said(z.optional(boundedText(200, 1)), 'What the change is called; the product names it otherwise')
const tagNames = z.array(boundedText(60, 1)).check(z.maxLength(20))

const DRAFTED =
  'Nothing is written: the answer is a draft change set, which only the user can apply in the product after looking at it.'

export const draftReprice = tool({
  name: 'draft_reprice',
  description: `Draft new prices for products: a margin, a markup, a change in percent, or one price. ${DRAFTED}`,
  scope: 'draft',
  args: z.strictObject({
    title,
    products: productSelection,
    to: said(
      z.discriminatedUnion('by', [
        z.strictObject({ by: z.literal('margin'), percent: rateInput }),
        z.strictObject({ by: z.literal('markup'), percent: rateInput }),
        z.strictObject({ by: z.literal('change'), percent: percentInput }),
        z.strictObject({ by: z.literal('price'), price: decimalInput }),
        z.strictObject({ by: z.literal('today') }),
      ]),
      'margin or markup in percent; change in percent of the price; one price for all; today: made again under the rules of today',
    ),
    ending: said(z.optional(z.enum(PRICE_ENDINGS)), 'How the prices end'),
  }),
  result: proposal,
})

export const draftBulkEdit = tool({
  name: 'draft_bulk_edit',
  description: `Draft one edit of many products: costs, duty, VAT, floor margin, category, brand, tags, stock, active or not. ${DRAFTED}`,
  scope: 'draft',
  args: z.strictObject({
    title,
    products: productSelection,
    edit: z
      .strictObject({
        categoryId: z.optional(z.nullable(idOf('a category'))),
        brandId: z.optional(z.nullable(idOf('a brand'))),
        isActive: z.optional(z.boolean()),
        costChangePercent: z.optional(percentInput),
        shippingCost: z.optional(decimalInput),
        importDutyPercent: z.optional(rateInput),
        vatPercent: z.optional(z.nullable(rateInput)),
        tradePrice: z.optional(z.nullable(decimalInput)),
        floorMarginPercent: z.optional(z.nullable(rateInput)),
        stock: z.optional(z.nullable(z.int().check(z.gte(-1_000_000), z.lte(1_000_000_000)))),
        addTags: z.optional(tagNames),
        removeTags: z.optional(tagNames),
      })
      .check(z.refine((edit) => Object.values(edit).some((value) => value !== undefined), 'must change something')),
  }),
  result: proposal,
})

export const draftProduct = tool({
  name: 'draft_product',
  description: `Draft a new product with its costs and its price or margin. ${DRAFTED}`,
  scope: 'draft',
  args: z.strictObject({
    title,
    name: boundedText(200, 1),
    sku: z.optional(boundedText(60)),
    description: z.optional(boundedText(2_000)),
    categoryId: z.optional(idOf('a category')),
    brandId: z.optional(idOf('a brand')),
    currency: z.optional(currencyInput),
    baseCost: said(z.optional(decimalInput), 'The supplier price of one piece'),
    shippingCost: z.optional(decimalInput),
    importDutyPercent: z.optional(rateInput),
    vatPercent: z.optional(rateInput),
    marginPercent: said(z.optional(percentInput), 'The price follows from it; give this or price'),
    price: said(z.optional(decimalInput), 'A fixed price; give this or marginPercent'),
    stock: z.optional(z.int().check(z.gte(0), z.lte(1_000_000_000))),
  }),
  result: proposal,
})

const draftLine = z
  .strictObject({
    productId: z.optional(idOf('a product')),
    serviceId: z.optional(idOf('a service')),
    description: said(z.optional(boundedText(500, 1)), 'What the line says, where it is neither product nor service'),
    quantity: decimalInput,
    unitPrice: said(z.optional(decimalInput), 'Without it the price that the customer gets for that product'),
    discountPercent: z.optional(percentInput),
  })
  .check(
    z.refine(
      ({ productId, serviceId, description }) => (productId ?? serviceId ?? description) !== undefined,
      'must name a product, a service or a description',
    ),
  )

export const draftDocument = tool({
  name: 'draft_document',
  description: `Draft a quote or an invoice for a customer. ${DRAFTED} Once applied it stands as a draft document that the user still sends.`,
  scope: 'draft',
  args: z.strictObject({
    title,
    documentType: z.enum(['quote', 'invoice']),
    customerId: z.optional(idOf('a customer')),
    items: z.array(draftLine).check(z.minLength(1), z.maxLength(50)),
    notes: z.optional(boundedText(2_000)),
  }),
  result: z.extend(proposal, {
    document: z.object({ currency: z.string(), subtotal: amount, taxAmount: amount, total: amount }),
  }),
})
