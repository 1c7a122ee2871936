import * as z from 'zod/mini'

const text = z.nullish(z.string())
const amount = z.nullish(z.union([z.string(), z.number()]))
const count = z.nullish(z.union([z.number(), z.string()]))

/** A variant as the Admin API tells it; what is not needed here is left aside. */
export const wireVariant = z.object({
  id: z.string(),
  sku: text,
  barcode: text,
  price: amount,
  compareAtPrice: amount,
  inventoryQuantity: count,
  selectedOptions: z.nullish(z.array(z.object({ name: z.string(), value: z.string() }))),
  inventoryItem: z.nullish(
    z.object({ id: z.string(), tracked: z.nullish(z.boolean()), unitCost: z.nullish(z.object({ amount })) }),
  ),
})

/** A product without its variants. */
export const wireHead = z.object({
  id: z.string(),
  title: text,
  descriptionHtml: text,
  vendor: text,
  productType: text,
  category: z.nullish(z.object({ fullName: text })),
  tags: z.nullish(z.array(z.string())),
  status: text,
  updatedAt: text,
  onlineStoreUrl: text,
  featuredMedia: z.nullish(z.object({ preview: z.nullish(z.object({ image: z.nullish(z.object({ url: text })) })) })),
  options: z.nullish(
    z.array(z.object({ name: z.string(), optionValues: z.nullish(z.array(z.object({ name: z.string() }))) })),
  ),
})

const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.nullish(z.string()) })
const variantPage = z.object({ nodes: z.array(wireVariant), pageInfo })

/** A product with the first page of its variants. */
export const wireProduct = z.extend(wireHead, { variants: variantPage })

export type WireVariant = z.infer<typeof wireVariant>
export type WireHead = z.infer<typeof wireHead>
export type WireProduct = z.infer<typeof wireProduct>
/** A product with all of its variants. */
export interface WholeProduct {
  readonly head: WireHead
  readonly variants: readonly WireVariant[]
}

const userErrors = z.array(z.object({ message: z.string(), code: text }))
/** What a store refuses of a change. */
export type UserErrors = z.infer<typeof userErrors>

const done = z.nullish(z.object({ userErrors }))
const bulkOperation = z.object({ id: z.string(), status: z.string(), url: text, objectCount: count })

/** What each operation answers in `data`. */
export const answers = {
  shop: z.object({
    shop: z.object({
      name: text,
      myshopifyDomain: z.string(),
      primaryDomain: z.nullish(z.object({ url: text })),
      currencyCode: text,
    }),
  }),
  count: z.object({ productsCount: z.nullish(z.object({ count: z.number() })) }),
  products: z.object({ products: z.object({ nodes: z.array(wireProduct), pageInfo }) }),
  product: z.object({ product: z.nullish(wireProduct) }),
  moreVariants: z.object({ product: z.nullish(z.object({ updatedAt: text, variants: variantPage })) }),
  levels: z.object({
    nodes: z.array(
      z.nullish(
        z.object({
          id: z.string(),
          inventoryLevels: z.object({
            nodes: z.array(
              z.object({
                location: z.object({ id: z.string() }),
                quantities: z.array(z.object({ name: z.string(), quantity: z.number() })),
              }),
            ),
          }),
        }),
      ),
    ),
  }),
  updateVariants: z.object({
    productVariantsBulkUpdate: z.nullish(z.object({ product: z.nullish(wireProduct), userErrors })),
  }),
  setQuantities: z.object({ inventorySetQuantities: done }),
  runBulk: z.object({
    bulkOperationRunQuery: z.nullish(z.object({ bulkOperation: z.nullish(bulkOperation), userErrors })),
  }),
  bulk: z.object({ node: z.nullish(bulkOperation) }),
  subscriptions: z.object({
    webhookSubscriptions: z.object({ nodes: z.array(z.object({ id: z.string(), topic: z.string(), uri: text })) }),
  }),
  subscribe: z.object({
    webhookSubscriptionCreate: z.nullish(
      z.object({ webhookSubscription: z.nullish(z.object({ id: z.string() })), userErrors }),
    ),
  }),
  unsubscribe: z.object({ webhookSubscriptionDelete: done }),
}

/** One line of a bulk operation's file: a product, or a variant that names its product. */
export const bulkLine = z.object({ id: z.string(), __parentId: z.nullish(z.string()) })

/** The envelope of every answer. `errors` is a text where the request was refused before it was read. */
export const envelope = z.object({
  data: z.optional(z.unknown()),
  errors: z.nullish(
    z.union([
      z.string(),
      z.array(
        z.object({
          message: z.nullish(z.string()),
          extensions: z.nullish(z.object({ code: text })),
        }),
      ),
      z.record(z.string(), z.unknown()),
    ]),
  ),
  extensions: z.nullish(
    z.object({
      cost: z.nullish(
        z.object({
          requestedQueryCost: z.nullish(z.number()),
          throttleStatus: z.nullish(
            z.object({ maximumAvailable: z.number(), currentlyAvailable: z.number(), restoreRate: z.number() }),
          ),
        }),
      ),
    }),
  ),
})
